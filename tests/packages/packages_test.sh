#!/usr/bin/env bash
# packages_test.sh PACKAGES FOLDER [KINDS]: installs each package of the folder PACKAGES on a bare system, which it makes
# in FOLDER, as docs/packages.md says, and uses it there. KINDS are some of "deb archive container npm wheel".
set -euo pipefail
packages=$(realpath "$1") bare=$(realpath -m "$2")
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
project=$(cd "$here/../.." && pwd)
if [ "$(id -u)" -ne 0 ] || ! command -v debootstrap >/dev/null; then
    echo "skipped: bare systems need root and debootstrap"
    echo "0 passed, 0 failed, 1 skipped"
    exit 0
fi
source "$here/bare.sh"
passed=0 failed=0
ko="A1 is refused: repetition, §8, as after move 6.*B\+3"  # of the examples' programs

# expect WHAT PATTERN TEXT: that the whole text, of however many lines, matches the extended regular expression.
expect() {
    if [[ $3 =~ $2 ]]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        printf '%s: expected "%s", got:\n%s\n' "$1" "$2" "$3"
    fi
}

# installs ROOT PACKAGE...: Debian's packages, without what they recommend.
installs() {
    local root=$1
    shift
    within "$root" sh -ec "apt-get update -q; apt-get install -qq --no-install-recommends $*" </dev/null
}

# judges ROOT PROGRAM: what an installed program says of a record, of one in Shift JIS, and on its page.
judges() {
    cp "$project/examples/white_passes_last.sgf" "$bare/$1/empty/game.sgf"
    printf '(;GM[1]SZ[5]CA[Shift_JIS]PB[\x90\xbc];B[cc])' >"$bare/$1/empty/japanese.sgf"
    expect "$1: a verdict" 'Rules +AGA.*Result +B\+5 \(agreed\)' "$(within "$1" "$2" referee game.sgf 2>&1)"
    expect "$1: a record in Shift JIS" 'PB\[西\]' "$(within "$1" "$2" convert japanese.sgf - 2>&1)"
    expect "$1: the play site" '^HTTP/1.1 200 .*<title>' "$(served "$1" "$2" serve --port 0 --no-games)"
}

test_deb() {
    fresh deb
    installs deb /packages/shinpan_*.deb
    judges deb shinpan
    expect "deb: its files" "^$(cat "$here/program_files.txt")\$" "$(files_of_deb)"
}

files_of_deb() { # below /usr
    within deb dpkg -L shinpan | LC_ALL=C sort | while read -r file; do
        [ -d "$bare/deb$file" ] || echo "${file#/usr/}"
    done
}

test_archive() {
    fresh archive
    mkdir "$bare/archive/opt/shinpan"
    tar -xzf "$packages"/shinpan-*-linux-*.tar.gz --strip-components 1 -C "$bare/archive/opt/shinpan"
    judges archive /opt/shinpan/bin/shinpan
    expect "archive: it needs nothing but glibc" '^((ld-linux|libc\.|libm\.|linux-vdso)[^ ]* ?)+$' \
        "$(within archive ldd /opt/shinpan/bin/shinpan | awk '{ sub(".*/", "", $1); printf "%s ", $1 }')"
}

test_container() { # the last stage of the Containerfile, step by step
    fresh container
    local stage command
    stage=$(awk '/^FROM/ { stage = "" } { stage = stage $0 "\n" } END { printf "%s", stage }' "$project/Containerfile")
    cp "$packages"/shinpan_*.deb "$bare/container/tmp"
    while read -r command; do within container sh -ec "$command"; done < <(sed -n 's/^RUN //p' <<<"$stage")
    mapfile -t command < <(sed -n 's/^CMD //p' <<<"$stage" | tr -d '[]" ' | tr , '\n')
    expect "container: the play site" '^HTTP/1.1 200 .*<title>' \
        "$(served container runuser -u shinpan -- env SHINPAN_PORT=0 "${command[@]}")"
    expect "container: games are kept" 'games\.db' "$(within container ls /var/lib/shinpan)"
}

test_npm() {
    fresh npm
    installs npm nodejs
    (cd "$bare/npm/empty" &&
        npm install --silent --offline --no-audit --no-fund "$packages"/shinpan-[0-9].*.tgz \
            "$packages"/shinpan-board-*.tgz)
    cp "$project/examples/programs/ko.mjs" "$here/board.mjs" "$bare/npm/empty"
    expect "npm: the engine" "$ko" "$(within npm node ko.mjs 2>&1)"
    expect "npm: the board" '^81 white' "$(within npm node board.mjs 2>&1)"
}

test_wheel() {
    fresh wheel
    installs wheel python3-venv
    cp "$project/examples/programs/ko.py" "$bare/wheel/empty"
    within wheel python3 -m venv /opt/venv
    within wheel sh -c '/opt/venv/bin/pip install --quiet --no-index /packages/shinpan-*.whl'
    expect "wheel: the module" "$ko" "$(within wheel /opt/venv/bin/python ko.py 2>&1)"
}

for kind in ${3:-deb archive container npm wheel}; do
    echo "== $kind"
    test_$kind
    rm -rf "${bare:?}/$kind"
done
echo "$passed passed, $failed failed, 0 skipped"
[ "$failed" -eq 0 ]
