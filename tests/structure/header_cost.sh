#!/usr/bin/env bash
# header_cost.sh COMPILER GENERATED MOST KNOWN FOLDER...   every header of these folders of src has, preprocessed alone
# with all that it includes, at most so many lines: what including it costs. GENERATED holds the headers that CMake
# makes. KNOWN lists headers that have more, each with why; one that is listed and has not is a failure too.
set -euo pipefail
compiler=$1 generated=$2 most=$3 known=$4
shift 4
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

lines_of() { "$compiler" -std=c++20 -w -I src -I "$generated" -E -x c++ "$1" | wc -l; }
is_known() { grep -q "^$1: " "$known"; }

passed=0 failed=0 skipped=0
for header in $(find "${@/#/src/}" -name '*.hpp' | sort); do
    lines=$(lines_of "$header")
    if [ "$lines" -le "$most" ] && is_known "$header"; then
        echo "$header: $lines lines preprocessed; take it off $known"
        failed=$((failed + 1))
    elif [ "$lines" -le "$most" ]; then
        passed=$((passed + 1))
    elif is_known "$header"; then
        skipped=$((skipped + 1))
    else
        echo "$header: $lines lines preprocessed; at most $most"
        failed=$((failed + 1))
    fi
done
[ $skipped -eq 0 ] || echo "skipped: $skipped headers with more than $most lines, each with its reason in $known"
echo "$passed passed, $failed failed, $skipped skipped"
[ $failed -eq 0 ] && [ $passed -gt 0 ]
