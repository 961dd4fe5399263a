#!/usr/bin/env bash
# coverage.sh: how many lines of src the fast tests run, for each storey and room. Fails below nine of ten
# lines of go, formats or referee.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
build=build/coverage
cmake --preset coverage
cmake --build "$build"

rm -rf "$build/profiles"
# Tests of what is not in src; and those of engines, whose sandbox lets no profile be written.
other='^(install|packed|load|tools|format|house|header_cost.*|structure|python.*|engines)$'
LLVM_PROFILE_FILE=$PWD/$build/profiles/%m.profraw ctest --test-dir "$build" --parallel "$(nproc)" \
    --timeout 1200 --label-exclude 'slow|release' --exclude-regex "$other"
llvm-profdata-16 merge --failure-mode=all -o "$build/all.profdata" "$build"/profiles/*.profraw

objects=()
for program in "$build"/bin/* "$build"/tests/shinpan_* "$build"/libshinpan.so; do
    [ ! -f "$program" ] || objects+=(-object "$program")
done
llvm-cov-16 export -summary-only -instr-profile "$build/all.profdata" "${objects[@]}" |
    python3 tools/coverage_table.py "$PWD/src"
