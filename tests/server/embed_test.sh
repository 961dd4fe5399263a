#!/usr/bin/env bash
# embed_test.sh CMAKE COMPILER: a site of which only a file's content has changed becomes another object, with a
# cache of objects and without one.
set -euo pipefail
cmake=$1 compiler=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
passed=0 failed=0 skipped=0

# embedded CONTENT LAUNCHER...: is it in the object?
embedded() {
    local content=$1
    shift
    mkdir -p "$folder/site"
    printf '%s' "$content" >"$folder/site/page.html"
    "$cmake" -D FROM="$folder/site" -D INTO="$folder/into" -P cmake/embed.cmake
    "$@" "$compiler" -std=c++20 -Isrc -c "$folder/into/embedded.cpp" -o "$folder/embedded.o"
    grep -q "$content" "$folder/embedded.o"
}

expect() { # WHAT COMMAND...
    local what=$1
    shift
    if "$@"; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "$what: no"; fi
}

expect "the content is in the object" embedded one-page env
expect "and the new one behind it" embedded two-page env
if command -v ccache >/dev/null; then
    export CCACHE_DIR=$folder/cache CCACHE_NODISABLE=1
    expect "with a cache the content is in the object" embedded one-page ccache
    expect "and the new one behind it" embedded two-page ccache
    sum_of() { sha256sum <"$folder/into/embedded.cpp"; }
    before=$(sum_of)
    embedded six-page ccache
    expect "the source tells one site from another" [ "$before" != "$(sum_of)" ]
else
    skipped=3
    echo "skipped: 3 tests of the embedded site, for want of ccache"
fi

echo "$passed passed, $failed failed, $skipped skipped"
[ "$failed" -eq 0 ]
