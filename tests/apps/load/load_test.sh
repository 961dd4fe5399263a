#!/usr/bin/env bash
# load_test.sh PROGRAM KIB: what shinpan-load counts, small, against real servers of its own. A silent page may take
# so many KiB: a sanitizer's build has its own beside each allocation.
set -euo pipefail
program=$1 most_of_a_page=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# figure KEY: of the run before
figure() { sed -n "s/.*\"$1\":\([0-9.]*\).*/\1/p" "$folder/said.json"; }

# counts WHAT ARGUMENT...: runs it; the run itself fails where an acknowledged entry is not in the file, or there
# twice, and where a result is not the referee's
counts() {
    local what=$1
    shift
    if ! timeout 60 "$program" "$@" --folder "$folder" --json >"$folder/said.json" 2>"$folder/errors"; then
        echo "$what: not as it should be"
        cat "$folder/said.json" "$folder/errors"
        exit 1
    fi
}

# holds WHAT ARITHMETIC
holds() {
    if ! awk "BEGIN { exit !($2) }"; then
        echo "not so: $1: $2"
        cat "$folder/said.json"
        exit 1
    fi
}

counts "games as fast as they go" play --games 12 --seconds 1 --conditions "tromp-taylor 9x9 7.5 0 byoyomi:3600:30:5"
holds "moves are acknowledged" "$(figure moves) >= 100"
holds "nothing is in the file but what was said, and the starts with their nigiri" \
    "$(figure kept_entries) == $(figure acknowledged) + 2 * $(figure games_begun)"
holds "no connection breaks" "$(figure breaks) == 0"

counts "games at a rate" play --games 12 --seconds 1 --rate 50
holds "as many moves as were asked for" "$(figure moves) >= 35 && $(figure moves) <= 51"

counts "games whose server is killed" kill --games 8 --times 3
holds "it was killed three times" "$(figure kills) == 3"
holds "moves are acknowledged between" "$(figure acknowledged) >= 24"
holds "every page lost its connection each time" "$(figure breaks) >= 3 * 16"

counts "games for longer" soak --games 8 --minutes 0.02
holds "results are looked at" "$(figure kept_results) == $(figure games_over)"

counts "silent pages" idle --connections 50
holds "all are connected" "$(figure connections) == 50"
holds "a page takes little" "$(figure kib_a_connection) < $most_of_a_page"
