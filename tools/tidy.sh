#!/usr/bin/env bash
# tidy.sh [FILE...]: clang-tidy 14 over all sources of src, or over these, with the checks of .clang-tidy. Left out are
# those for WebAssembly alone, which the build for this machine does not know.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
mkdir -p build
cmake --preset dev >build/tidy.log
if [ $# -eq 0 ]; then
    mapfile -t all < <(find src -name '*.cpp' -not -path 'src/bindings/wasm/*' | sort)
    set -- "${all[@]}"
fi
printf '%s\0' "$@" | xargs -0 -n 4 -P "$(nproc)" clang-tidy-14 --quiet -p build/dev
