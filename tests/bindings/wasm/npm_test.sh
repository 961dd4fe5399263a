#!/usr/bin/env bash
# npm_test.sh SHINPAN.wasm FOLDER   packs the npm package, installs it in FOLDER as a user would, and runs its tests and
# the example program there; prints the modules' sizes. TypeScript comes from npm's registry the first time.
set -euo pipefail
module=$(realpath "$1")
work=$(realpath -m "$2")
project=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)
package=$project/src/bindings/wasm
rm -rf "$work"
mkdir -p "$work/tests"

bash "$project/tools/npm_package.sh" "$module" "$work/package"
(cd "$work" && npm pack --silent --pack-destination "$work" ./package >/dev/null)
tar -xzf "$work"/shinpan-*.tgz -C "$work/tests"
mkdir -p "$work/tests/node_modules"
mv "$work/tests/package" "$work/tests/node_modules/shinpan"
ln -s "$package/node_modules/@types" "$work/tests/node_modules/@types"
for needed in LICENSE README.md dist/index.js dist/index.d.ts dist/worker.js dist/shinpan.wasm dist/shinpan-referee.wasm; do
    [ -s "$work/tests/node_modules/shinpan/$needed" ] || { echo "the package lacks $needed"; exit 1; }
done

cd "$work/tests"
cp "$project"/tests/bindings/wasm/npm/* "$project"/examples/programs/ko.mjs .
echo '{ "type": "module" }' >package.json
"$package/node_modules/.bin/tsc" -p .
for one in "$work"/package/dist/*.wasm; do
    echo "$(basename "$one"): $(stat -c %s "$one") bytes, $(gzip -9 -c "$one" | wc -c) compressed"
done
if ! node ko.mjs >ko.out || ! grep -q 'A1 is refused: repetition, §8, as after move 6' ko.out || ! grep -q '^B+3$' ko.out; then
    cat ko.out
    echo "the example program does not say what it should"
    exit 1
fi
node -e 'const { readFileSync } = require("node:fs"); process.exit(Number(!process.argv.slice(2).every((shown) =>
    readFileSync(process.argv[1], "utf8").includes(readFileSync(shown, "utf8").trim()))))' \
    "$project/docs/libraries.md" ko.mjs ko.out || { echo "docs/libraries.md shows something else"; exit 1; }
status=0
SHINPAN_PROJECT=$project node --test --test-reporter=tap . >tap.out || status=$?
grep -B1 -A30 '^ *not ok' tap.out | head -200 || true
awk '/^# (pass|fail|skipped) [0-9]+$/ { n[$2] = $3 }
     END { printf "%d passed, %d failed, %d skipped\n", n["pass"] + 1, n["fail"], n["skipped"] }' tap.out
exit $status
