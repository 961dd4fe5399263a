#!/usr/bin/env bash
# web.sh install|engine|test|served PROGRAM|pages: fetches what web/ needs, by its lock file; builds the engine that its tests
# need; checks types, faults and format, then runs the tests, in Node and in a browser; runs those that need the
# program with the site in it; plays the pages' end of the line against the server's core as WebAssembly.
# Needs the network only when the lock file changed since the last time.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../web"

install() {
    cmp -s package-lock.json node_modules/.installed-lock.json && return
    echo "Installing the packages of web/package-lock.json."
    npm ci --ignore-scripts || return
    cp package-lock.json node_modules/.installed-lock.json
}

engine() (
    cd ..
    cmake --preset wasm
    cmake --build build/wasm --target shinpan_wasm shinpan_wasm_referee
)

# checked SCRIPT NAME: runs one of package.json's scripts, and says whether all is well.
checked() {
    npm run --silent "$1" || { echo "$2: faults, as told above (npm run $1, in web)"; return 1; }
    echo "$2: no faults"
}

case ${1:-} in
install) install ;;
engine) engine ;;
test)
    install && checked check Types && checked lint ESLint && checked format:check Prettier &&
        checked messages:check Messages && npm run --silent test
    ;;
served) SHINPAN=$(realpath "../$2") npx vitest run _server.test.ts ;;
pages)
    (cd .. && cmake --preset wasm && cmake --build build/wasm --target server_core)
    SHINPAN_SERVER_CORE=$(realpath ../build/wasm/bin/server_core.wasm) npx vitest run _core.test.ts
    ;;
*) echo "usage: web.sh install|engine|test|served PROGRAM|pages" >&2; exit 2 ;;
esac
