#!/usr/bin/env bash
# package.sh [deb|archive|npm|wheel]...: makes packages in build/packages: Debian's; an archive for any Linux with
# glibc; those of engine and board for npm; Python's. All where none is named. What it takes is installed first.
# docs/packages.md tells how to install each.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
into=$PWD/build/packages
mkdir -p "$into"

built() { # PRESET TARGET...
    local preset=$1
    shift
    cmake --preset "$preset" && cmake --build "build/$preset" --target "$@"
}

pack() { # PRESET GENERATOR
    bash tools/site.sh
    built "$1" all
    cpack --config "build/$1/CPackConfig.cmake" -G "$2" -B "build/$1/packed"
    cp "build/$1/packed"/shinpan[-_]*.* "$into"
}

make_deb() { pack debian DEB; }
make_archive() { pack portable TGZ; }

make_npm() {
    bash tools/web.sh engine
    rm -rf build/npm
    bash tools/npm_package.sh build/wasm/bin/shinpan.wasm build/npm/engine
    bash tools/board_package.sh build/npm/board
    npm pack --silent --pack-destination "$into" ./build/npm/engine ./build/npm/board
}

make_wheel() {
    built portable shinpan_c
    python3 tools/wheel.py build/portable/libshinpan.so "$into"
}

[ $# -gt 0 ] || set -- deb archive npm wheel
bash tools/packages.sh pack
for kind in "$@"; do
    case $kind in
    deb | archive | npm | wheel) "make_$kind" ;;
    *) echo "usage: package.sh [deb|archive|npm|wheel]..." >&2; exit 2 ;;
    esac
done
