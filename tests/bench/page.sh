#!/usr/bin/env bash
# page.sh: what a player waits for in the play site, in a real browser: the first page, an estimate, a click to its stone.
# The figures are web/site/measure.mjs's, which also says how they are taken. Skipped, with the reason, where it cannot be.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

skipped() { echo "Skipped: $1."; exit 0; }
command -v em++ >/dev/null || skipped "the play site needs Emscripten (em++)"
mkdir -p build/bench
bash tools/site.sh >build/bench/site.log 2>&1 || { tail -n 40 build/bench/site.log >&2; exit 1; }
has_browser='import("./web/testing/browser.mjs").then(({ browserPath }) => process.exit(browserPath() ? 0 : 1))'
node --input-type=module -e "$has_browser" || skipped "there is no Chromium"
npm --prefix web run --silent measure
