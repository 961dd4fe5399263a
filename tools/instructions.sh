#!/usr/bin/env bash
# tools/instructions.sh [FOLDER]   instructions a move of the referee and of playouts, counted by callgrind
# FOLDER holds random_games_9.txt.gz and random_games_19.txt.gz (../shared/bench). A move is the difference of
# three passes over the first 100 games and one pass, or of 3000 uniform playouts and 1000, so that starting up and
# reading cancel. Valgrind knows no AVX-512: the build is x86-64-v3. It counts one instruction that copies many bytes
# as one a byte, so the C library is told to copy without it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
folder=${1:-../shared/bench}
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

export GLIBC_TUNABLES=glibc.cpu.x86_rep_movsb_threshold=1000000
cmake --preset x86-64-v3 -D SHINPAN_BENCH=ON >"$work/log"
cmake --build build/x86-64-v3 --target shinpan_moves >>"$work/log"

counted() { # ARGUMENT...
    valgrind --tool=callgrind --callgrind-out-file=/dev/null build/x86-64-v3/bin/shinpan_moves "$@" \
        2>&1 >"$work/moves" | sed -n 's/.*Collected : //p'
}

for size in 9 19; do
    zcat "$folder/random_games_$size.txt.gz" | sed -n 1,100p >"$work/games"
    for rule in simple positional situational; do
        once=$(counted "$size" "$work/games" "$rule" 1)
        thrice=$(counted "$size" "$work/games" "$rule" 3)
        echo "${size}x$size $rule: $(((thrice - once) / 2 / $(cat "$work/moves"))) instructions a move"
    done
done

for size in 9 13 19; do
    once=$(counted "$size" playouts 1000)
    begun=$(cat "$work/moves")
    thrice=$(counted "$size" playouts 3000)
    echo "${size}x$size playouts: $(((thrice - once) / ($(cat "$work/moves") - begun))) instructions a move"
done
