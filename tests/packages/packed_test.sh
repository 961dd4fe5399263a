#!/usr/bin/env bash
# packed_test.sh BUILD FOLDER: what cpack packs of the build, in FOLDER: Debian's package has its files below /usr, the
# archive in a folder of its own.
set -euo pipefail
if ! command -v dpkg-deb >/dev/null; then
    echo "skipped: dpkg-deb, which shows what is in Debian's package, is not there"
    echo "0 passed, 0 failed, 1 skipped"
    exit 0
fi
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
rm -rf "$2"
pack() { # GENERATOR
    cpack --config "$1/CPackConfig.cmake" -G "$2" -B "$3" -D CPACK_DEBIAN_PACKAGE_SHLIBDEPS=OFF -D CPACK_STRIP_FILES=OFF
}
pack "$1" DEB "$2" >/dev/null
pack "$1" TGZ "$2" >/dev/null

passed=0 failed=0
expect() { # WHAT EXPECTED GOT
    if [ "$2" = "$3" ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        diff <(echo "$2") <(echo "$3") | sed "s/^/$1: /" || true
    fi
}

files_below() { # FOLDER: of a list of tar, zsh's folder being the one that Debian has
    sed -n "s|^$1/\(.*[^/]\)\$|\1|p" | sed 's|zsh/site-functions|zsh/vendor-completions|' | LC_ALL=C sort
}

expect "Debian's package" "$(cat "$here/program_files.txt")" \
    "$(dpkg-deb --fsys-tarfile "$2"/*.deb | tar -t | files_below ./usr)"
archive=$(basename "$2"/*.tar.gz .tar.gz)
expect "the archive" "$(cat "$here/program_files.txt")" "$(tar -tzf "$2/$archive.tar.gz" | files_below "$archive")"
echo "$passed passed, $failed failed, 0 skipped"
[ "$failed" -eq 0 ]
