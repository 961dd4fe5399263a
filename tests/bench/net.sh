#!/usr/bin/env bash
# tests/bench/net.sh [FOLDER OF PROGRAMS]   games over the net: the figures of docs/performance_site.md and docs/research/performance.md, in about four minutes.
# Each run has a server of its own on this machine; its file lies in build/bench, on the disk that is measured.
# SHINPAN_SOAK_MINUTES: how long the soak is (1). What is not there (boardgame.io, perf) is skipped, and that is said.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
load=${1:-build/release/bin}/shinpan-load
peer=tests/bench/peers/net
mkdir -p build/bench
folder=$(mktemp -d build/bench/net.XXXXXX)
trap 'rm -rf "$folder"' EXIT
cores=()
[ "$(nproc)" -lt 2 ] || cores=(--server-core 0 --own-core 1)

run() { # WHAT ARGUMENT...
    echo
    echo "== $1: shinpan-load ${*:2}"
    "$load" "${@:2}" --folder "$folder"
}

# So many games with boardgame.io's server, each state on disk before it is told.
run_peer() {
    echo
    echo "== boardgame.io 0.50.2, $1 games: moves a second; a move to both players, median and 99th percentile (ms)"
    if [ ! -d "$peer/node_modules" ] && ! npm --prefix "$peer" ci --ignore-scripts --silent >"$folder/npm.log" 2>&1; then
        echo "skipped: npm cannot install it"
        return
    fi
    mkdir -p "$folder/peer"
    taskset -c 0 node "$peer/server.mjs" "$folder/peer" >"$folder/ports" 2>/dev/null &
    local server=$!
    for _ in $(seq 100); do [ -s "$folder/ports" ] || sleep 0.1; done
    # shellcheck disable=SC2046
    timeout 60 taskset -c "$(($(nproc) > 1))" node "$peer/load.mjs" $(cat "$folder/ports") "$1" 10 || echo "it failed"
    kill "$server"
    wait "$server" 2>/dev/null || true
    rm -rf "$folder/peer" "$folder/ports"
}

# Where the server's processor time goes: each sample of the stack counts for the first part that it names.
profile() {
    echo
    echo "== the server's processor time by part, sampled by perf (per cent)"
    command -v perf >/dev/null || { echo "skipped: no perf"; return; }
    "$load" play --games 100 --seconds 8 "${cores[@]}" --folder "$folder" >"$folder/play" 2>/dev/null &
    local run=$!
    sleep 3
    local server
    server=$(pgrep -P "$run" | head -n 1)
    perf record -q -F 499 --call-graph dwarf,16384 -o "$folder/perf.data" -p "$server" -- sleep 3 >/dev/null 2>&1 || true
    wait "$run"
    perf script -i "$folder/perf.data" -F ip,sym 2>/dev/null | awk -f tests/bench/net_parts.awk
}

echo "$(nproc) processors, load $(cut -d ' ' -f 1 /proc/loadavg), $(date -u +%Y-%m-%d)"
run "as fast as it goes" play --games 100 --seconds 10 "${cores[@]}"
run_peer 100
run "the same on 2,000 games at 1,000 moves a second" play --games 2000 --rate 1000 --seconds 20 "${cores[@]}"
run "connections that say nothing" idle --connections 9000
run "killed a hundred times" kill --games 50 --times 100
run "soak" soak --games 100 --rate 1000 --minutes "${SHINPAN_SOAK_MINUTES:-1}"
profile
