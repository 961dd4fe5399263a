#!/usr/bin/env bash
# slow_table.sh RESULTS: the page docs/slow.md, from the results of the steps of ./test slow.
set -euo pipefail

cat <<PAGE
# The slow tests

\`./test slow\` wrote this on $(date -u +%Y-%m-%d), at commit $(git rev-parse --short HEAD 2>/dev/null || echo unknown), on $(nproc) cores.

| step | seconds | passed | failed | skipped |
| --- | ---: | ---: | ---: | ---: |
PAGE
awk -F '\t' '{ printf "| %s | %d | %d | %d | %d |\n", $1, $2, $3, $4, $5 }' "$1"
