#!/usr/bin/env bash
# board_package.sh FOLDER   makes the npm package `shinpan-board` in FOLDER, ready for npm install and npm publish.
# TypeScript's compiler is the one of web/package-lock.json.
set -euo pipefail
to=$1
project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
from=$project/web/board
bash "$project/tools/web.sh" install
mkdir -p "$to"
"$project/web/node_modules/.bin/tsc" -p "$from" --outDir "$to/dist"
cp "$from/src/board.css" "$to/dist"
cp "$from/package.json" "$from/README.md" "$project/LICENSE" "$to"
