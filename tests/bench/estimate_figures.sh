#!/usr/bin/env bash
# estimate_figures.sh BIN FOLDER: writes all of docs/research/estimate.md below its line "## Figures" anew, BIN being
# where the benches were built and FOLDER where the case files lie. 150 playouts take about 10 ms, 4500 about
# 0.3 s. About twenty-five minutes of CPU. docs/estimate.md has the most important of them.
set -euo pipefail
bin=$1
folder=$2
page=$(dirname "${BASH_SOURCE[0]}")/../../docs/research/estimate.md
parts=$(mktemp -d)
trap 'rm -r "$parts"' EXIT
"$bin/shinpan_removal_bench" --playouts 4500 "$folder" >"$parts/long" &
"$bin/shinpan_removal_bench" --playouts 150 --marks --misses "$folder" >"$parts/short"
"$bin/shinpan_disputes" --sample 40 --nodes 1000000 "$folder" >"$parts/disputes"
wait
sed '/^## Figures$/q' "$page" >"$parts/head"
cat "$parts/head" "$parts/short" "$parts/long" "$parts/disputes" >"$page"
