#!/usr/bin/env bash
# site.sh: builds the play site, web/site/dist, with the engine's WebAssembly module in it. Does nothing that is done.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"

bash tools/web.sh engine
bash tools/web.sh install

page=web/site/dist/index.html
newer() { find web/board web/site docs/rules docs/decisions docs/notorious.md docs/terms.md examples tests/cases src/bindings/wasm build/wasm/bin/*.wasm -newer "$page" -type f -not -path "*/dist/*" -not -name "*.test.ts" -not -path "*/node_modules/*" -print -quit; }
[ -e "$page" ] && [ -z "$(newer)" ] || npm --prefix web run build
