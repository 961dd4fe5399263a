#!/usr/bin/env bash
# npm_package.sh SHINPAN.wasm FOLDER   makes the npm package `shinpan` in FOLDER, ready for npm publish. The module
# without the bot, shinpan-referee.wasm, lies beside the other.
# TypeScript's compiler comes from npm's registry the first time, into src/bindings/wasm/node_modules.
set -euo pipefail
module=$1 to=$2
project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
from=$project/src/bindings/wasm
(cd "$from" && { npm ls --prefix . --silent >/dev/null 2>&1 || npm ci --prefix . --omit-lockfile-registry-resolved=true --no-audit --no-fund; })
mkdir -p "$to"
"$from/node_modules/.bin/tsc" -p "$from" --outDir "$to/dist"
cp "$module" "$(dirname "$module")/shinpan-referee.wasm" "$to/dist"
cp "$from/package.json" "$from/README.md" "$project/LICENSE" "$to"
