#!/usr/bin/env bash
# tests/bench/peers.sh   programs that a package brings, beside ours: processor time for the same piece of work, in
# turns in one run, the median of three turns (one with SHINPAN_QUICK), and how many times ours goes into theirs.
# A peer that is not there is skipped, and that is said. Needs the benchmarks in build/release/bin; ./bench runs it.
# The records and random games are those of ../shared/bench where it is there, and else the examples.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
PATH=$PATH:/usr/games
bin=build/release/bin
turns=3
seconds=0.5
at_most=1000
if [ -n "${SHINPAN_QUICK:-}" ]; then turns=1 seconds=0.1 at_most=200; fi

records=$(mktemp -d)
trap 'rm -rf "$records"' EXIT
if [ -e ../shared/bench/records_1000.tar.xz ]; then
    tar -xJf ../shared/bench/records_1000.tar.xz -C "$records"
    find "$records" -name '*.sgf' | sort | tail -n "+$((at_most + 1))" | xargs -r rm
else
    cp examples/gnugo_19x19_*.sgf "$records"
fi
mapfile -t games < <(find "$records" -name '*.sgf' | sort)
scored=(examples/gnugo_7x7_*.sgf examples/gnugo_9x9_*.sgf)

# processor_time COMMAND...: its seconds
processor_time() {
    local TIMEFORMAT='%U %S'
    { time "$@" >/dev/null 2>&1; } 2>&1 | awk '{ print $1 + $2 }'
}

# each N SECONDS: microseconds for one of N
each() { awk -v n="$1" -v s="$2" 'BEGIN { print s / n * 1e6 }'; }

# counter NAME FILTER PROGRAM: a number of Google Benchmark's
counter() {
    "$bin/$3" --benchmark_filter="$2" --benchmark_min_time="$seconds" --benchmark_format=json 2>/dev/null |
        sed -n "s|.*\"$1\": \([^,]*\),\?|\1|p"
}

sabaki() { node tests/bench/peers/sabaki.mjs "$@"; }
gtp() { printf "$1\n" "${@:2}" | gnugo --mode gtp --level 1; }

our_move() { counter move 'playouts/9$' board_bench | awk '{ print $1 * 1e6 }'; }
their_move() {
    if [ -e ../shared/bench/random_games_9.txt.gz ]; then
        zcat ../shared/bench/random_games_9.txt.gz | sabaki board
    else
        sabaki board examples/gnugo_9x9_*.sgf
    fi
}
# The same games on both sides: what is judged and played in a hundred passes more. All 500 games, since the moves of a
# few are learned by the processor's branch predictor, which makes them a third cheaper than moves of games are.
our_judged_move() {
    local games=$records/random_games moves few many
    zcat ../shared/bench/random_games_9.txt.gz >"$games"
    moves=$("$bin/shinpan_moves" 9 "$games" simple 1)
    few=$(processor_time "$bin/shinpan_moves" 9 "$games" simple 20)
    many=$(processor_time "$bin/shinpan_moves" 9 "$games" simple 120)
    awk -v a="$few" -v b="$many" -v n="$moves" 'BEGIN { print (b - a) / 100 / n * 1e6 }'
}
their_judged_move() { their_move; }
our_node_move() { zcat ../shared/bench/random_games_9.txt.gz | node tests/bench/peers/wasm.mjs "$records/package"; }
their_node_move() { their_move; }
our_node_playout() { node tests/bench/peers/playouts.mjs "$records/package" 9; }
their_node_playout() { their_move; }
our_playout() { counter 'playouts/s' 'playouts/9$' board_bench | awk '{ print 1e6 / $1 }'; }
their_playout() { sabaki playout; }
our_tree() {
    SHINPAN_RECORDS=$(dirname "${games[0]}") counter items_per_second 'sgf_read$' sgf_bench |
        awk '{ print 1e6 / $1 }'
}
their_tree() { sabaki tree "${games[@]}"; }
# Our tree holds places in the text; records have copied values, as theirs.
our_records() {
    SHINPAN_RECORDS=$(dirname "${games[0]}") counter items_per_second 'sgf_read_records$' sgf_bench |
        awk '{ print 1e6 / $1 }'
}
their_records() { their_tree; }
referee() { "$bin/shinpan" referee --json --jobs 1 "$@"; }
our_replay() { each ${#games[@]} "$(processor_time referee --rules aga --dead none "$records")"; }
their_replay() { each ${#games[@]} "$(processor_time gtp 'loadsgf %s' "${games[@]}")"; }
our_score() { each ${#scored[@]} "$(processor_time referee --rules japanese-1989 --dead estimate "${scored[@]}")"; }
their_score() { each ${#scored[@]} "$(processor_time gtp 'loadsgf %s\nfinal_score' "${scored[@]}")"; }

median() { sort -g | sed -n "$(((turns + 1) / 2))p"; }

# beside WHAT PEER NAME: our_NAME and their_NAME in turns
beside() {
    local turn
    local -a ours=() theirs=()
    for ((turn = 0; turn < turns; ++turn)); do
        ours+=("$("our_$3")")
        theirs+=("$("their_$3")")
    done
    awk -v what="$1" -v peer="$2" -v a="$(printf '%s\n' "${ours[@]}" | median)" \
        -v b="$(printf '%s\n' "${theirs[@]}" | median)" \
        'BEGIN { printf "%-44s %10.3f %12.3f  %-26s %6.0f\n", what, a, b, peer, b / a }'
}

# Installed already, or from npm's registry.
has_sabaki() {
    command -v node >/dev/null && command -v npm >/dev/null || return 1
    (cd tests/bench/peers && { npm ls --silent >/dev/null 2>&1 ||
        npm ci --omit-lockfile-registry-resolved=true --fetch-retries=0 --fetch-timeout=10000 --no-audit \
            --no-fund --silent >/dev/null 2>&1; })
}

printf '%-44s %10s %12s  %-26s %6s\n' 'microseconds' ours theirs peer times
if has_sabaki; then
    beside 'a move on 9x9 (ours in a playout)' '@sabaki/go-board, checked' move
    [ ! -e ../shared/bench/random_games_9.txt.gz ] ||
        beside 'a move on 9x9, the same games' '@sabaki/go-board, checked' judged_move
    if [ -e build/wasm/bin/shinpan.wasm ] && [ -e ../shared/bench/random_games_9.txt.gz ] &&
        bash tools/npm_package.sh build/wasm/bin/shinpan.wasm "$records/package" >/dev/null 2>&1; then
        beside 'a move on 9x9, both in Node' '@sabaki/go-board, checked' node_move
        beside 'a random legal move on 9x9, both in Node' '@sabaki/go-board, checked' node_playout
    else
        echo 'skipped: our WebAssembly module, or the random games, are not there'
    fi
    beside 'a uniform playout on an empty 9x9' '@sabaki/deadstones' playout
    beside 'a record read into a tree of places in it' '@sabaki/sgf' tree
    beside 'a record read, its moves and names copied' '@sabaki/sgf' records
else
    echo 'skipped: @sabaki/go-board, deadstones and sgf are not installed, and npm cannot get them'
fi
if command -v gnugo >/dev/null; then
    beside 'a record replayed (ours refereed)' 'GNU Go, loadsgf' replay
    beside 'a small game scored, dead stones guessed' 'GNU Go, final_score' score
else
    echo 'skipped: GNU Go is not installed'
fi
