#!/usr/bin/env bash
# packages.sh run|site|pack|test|slow: installs Debian's packages that Shinpan needs to run, to build its play site as
# well, to be packed, to be tested, or to be tested in the slow tier. Touches nothing, and needs no network, when they are there.
set -euo pipefail

to_run=(g++ cmake ninja-build ccache pkg-config libexpected-dev libtomlplusplus-dev libcli11-dev
        libboost1.81-dev libboost-json1.81-dev liblhasa-dev libcairo2-dev librsvg2-dev
        libsqlite3-dev libsqlitecpp-dev libsodium-dev zlib1g-dev libssl-dev libqrcodegencpp-dev liblemon-dev
        libpugixml-dev bubblewrap)
for_site=(emscripten zopfli)
to_pack=(dpkg-dev file python3)
to_test=(doctest-dev librapidcheck-dev libbenchmark-dev xz-utils valgrind gnugo
         clang-16 clang-format-14 libclang-rt-16-dev libfuzzer-16-dev chromium fonts-ipafont-gothic python3)
for_slow=("${to_pack[@]}" clang-tidy-14 debootstrap llvm-16)
sooner=(chromium-headless-shell) # tests in a browser take two thirds of the time with it, and do without

say() { echo "$*" >&2; }

# Debian's npm and a foreign Node exclude each other, so theirs are taken only where none will do.
node_will_do() {
    command -v node >/dev/null && command -v npm >/dev/null &&
        [ "$(node --version | sed 's/^v\([0-9]*\).*/\1/')" -ge 18 ]
}

is_installed() { [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

case ${1:-} in
run) packages=("${to_run[@]}") ;;
site) packages=("${to_run[@]}" "${for_site[@]}") ;;
pack) packages=("${to_run[@]}" "${for_site[@]}" "${to_pack[@]}") ;;
test) packages=("${to_run[@]}" "${for_site[@]}" "${to_test[@]}") ;;
slow) packages=("${to_run[@]}" "${for_site[@]}" "${to_test[@]}" "${for_slow[@]}") ;;
*) say "usage: packages.sh run|site|pack|test|slow"; exit 2 ;;
esac
[ "$1" = run ] || node_will_do || packages+=(nodejs npm)

if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
    say "This is no Debian. Shinpan needs what Debian calls: ${packages[*]}"
    for tool in cmake ninja c++; do
        command -v "$tool" >/dev/null || { say "$tool is missing: install it and try again."; exit 1; }
    done
    exit 0
fi

# missing PACKAGE...: those that are not installed, a line each.
missing() {
    local package
    for package in "$@"; do
        is_installed "$package" || echo "$package"
    done
}

as_root=()
get() {
    "${as_root[@]}" apt-get update -q >&2 || return
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends "$@" >&2
}

mapfile -t wanted < <(missing "${packages[@]}")
mapfile -t wished < <(case $1 in test | slow) missing "${sooner[@]}" ;; esac)
[ $((${#wanted[@]} + ${#wished[@]})) -gt 0 ] || exit 0

say "Missing packages: ${wanted[*]} ${wished[*]}"
if [[ " ${wanted[*]} " == *" libboost1.81-dev "* ]]; then
    say "libboost1.81-dev replaces the -dev packages of Debian's default Boost (1.74), if they are installed."
fi
if [ "$(id -u)" -ne 0 ]; then
    if command -v sudo >/dev/null; then
        say "Installing them with apt-get needs root, so sudo may ask for your password."
        as_root=(sudo)
    elif [ ${#wanted[@]} -gt 0 ]; then
        say "Installing them needs root, and there is no sudo. As root: apt-get install ${wanted[*]}"
        exit 1
    else
        exit 0
    fi
fi
if [ ${#wanted[@]} -gt 0 ] && ! get "${wanted[@]}"; then
    say "These packages could not be installed; apt-get says why above: ${wanted[*]}"
    exit 1
fi
[ ${#wished[@]} -eq 0 ] || get "${wished[@]}" || say "Going on without ${wished[*]}, which could not be installed."
