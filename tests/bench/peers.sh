#!/usr/bin/env bash
# tests/bench/peers.sh [GAMES]   our uniform playout's move beside @sabaki/go-board's immutable move on 9x9, in
# turns in one run, processor time; prints both and their ratio. Needs build/release/bin/board_bench and node.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
games=${1:-../shared/bench/random_games_9.txt.gz}
(cd tests/bench/peers && npm ci --omit-lockfile-registry-resolved=true --no-audit --no-fund --silent)

median() { sort -g | sed -n 2p; }
ours=()
theirs=()
for _ in 1 2 3; do
    ours+=("$(build/release/bin/board_bench --benchmark_filter=playouts/9 --benchmark_min_time=0.5 \
        --benchmark_format=json 2>/dev/null | sed -n 's/.*"move": \(.*\),\?/\1/p' | tr -d ,)")
    theirs+=("$(zcat "$games" | (cd tests/bench/peers && node sabaki.mjs 9 60))")
done
our=$(printf '%s\n' "${ours[@]}" | median)
their=$(printf '%s\n' "${theirs[@]}" | median)
awk -v a="$our" -v b="$their" 'BEGIN {
    printf "our playout %.1f ns a move, @sabaki/go-board %d ns a move: 1/%.0f\n", a * 1e9, b, b / (a * 1e9) }'
