#!/usr/bin/env bash
# format.sh [--check]: gives our C++ the format of .clang-format; --check changes nothing and fails where that differs.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
mapfile -t files < <(find include src tests \( -name '*.cpp' -o -name '*.hpp' \) -not -path '*/node_modules/*' | sort)
if [ "${1:-}" = --check ]; then
    clang-format-14 --dry-run -Werror "${files[@]}"
else
    clang-format-14 -i "${files[@]}"
fi
