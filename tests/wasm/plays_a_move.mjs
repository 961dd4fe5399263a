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

assert.equal(exports.at(2, 3), 0);
exports.put(1, 2, 3);
assert.equal(exports.at(2, 3), 1);
assert.equal(exports.at(3, 2), 0);
console.log("1 passed, 0 failed, 0 skipped");
