#!/usr/bin/env bash
# estimate_figures.sh BIN FOLDER: writes all of docs/estimate.md below its line "## Figures" anew, BIN being
# where the benches were built and FOLDER where the case files lie. 2400 playouts are measured on a
# sample. About ten minutes of CPU.
set -euo pipefail
bin=$1
folder=$2
page=$(dirname "${BASH_SOURCE[0]}")/../../docs/estimate.md
parts=$(mktemp -d)
trap 'rm -r "$parts"' EXIT
"$bin/shinpan_removal_bench" --playouts 2400 --sample 1000 "$folder" >"$parts/2400" &
"$bin/shinpan_removal_bench" --playouts 80 --marks --misses "$folder" >"$parts/80"
"$bin/shinpan_disputes" --sample 40 --nodes 100000 "$folder" >"$parts/disputes"
wait
sed '/^## Figures$/q' "$page" >"$parts/head"
cat "$parts/head" "$parts/80" "$parts/2400" "$parts/disputes" >"$page"
