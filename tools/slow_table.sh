#!/usr/bin/env bash
# slow_table.sh RESULTS: the page docs/slow.md, from the results of the steps of ./test slow, and what it lists.
set -euo pipefail

cat <<PAGE
# The slow tests

\`./test slow\` wrote this on $(date -u +%Y-%m-%d), at commit $(git rev-parse --short HEAD 2>/dev/null || echo unknown), on $(nproc) cores.

| step | seconds | passed | failed | skipped |
| --- | ---: | ---: | ---: | ---: |
PAGE
awk -F '\t' '{ printf "| %s | %d | %d | %d | %d |\n", $2, $3, $4, $5, $6 }' "$1"

cat <<'PAGE'

The sanitizers of `./test` leave out what takes them long. The release build of `./test` runs it; the other cases of the
same files go through the same code under the sanitizers, and the slow tier runs these too:

PAGE
grep -rzoP --include='*_test.cpp' 'TEST_CASE\("[^"]*"(?=\s*\*\s*doctest::test_suite\("long"\))' tests |
    tr '\0' '\n' | sed 's/^\([^:]*\):TEST_CASE("\(.*\)"$/- `\1`: \2/' | sort
