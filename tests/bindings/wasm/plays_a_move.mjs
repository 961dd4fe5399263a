// node plays_a_move.mjs MODULE.wasm: loads the module with no glue but two trivial imports, and plays.
import { readFileSync } from "node:fs";
import assert from "node:assert/strict";

const module = await WebAssembly.compile(readFileSync(process.argv[2]));
const imports = {};
for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    (imports[from] ??= {})[name] = () => { throw new Error(`the core called ${from}.${name}`); };
}
const { exports } = await WebAssembly.instantiate(module, imports);
exports._initialize?.();

const [black, white, played, occupied, repetition] = [1, 2, -1, 1, 3];
for (const [col, row] of [[0, 3], [2, 4], [4, 0], [1, 3], [4, 1], [0, 4], [1, 4]])
    assert.equal(exports.play(col, row), played);
assert.equal(exports.at(1, 4), black);
assert.equal(exports.at(0, 4), 0, "captured");
assert.equal(exports.at(1, 3), white);
assert.equal(exports.play(1, 4), occupied);
assert.equal(exports.play(0, 4), repetition, "the ko may not be retaken");
console.log("1 passed, 0 failed, 0 skipped");
