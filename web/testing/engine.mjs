// Where the engine's WebAssembly module is: SHINPAN_WASM, or where ./test builds it. Without it the tests
// fail, and say how it is built.
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export function enginePath() {
  const path =
    process.env.SHINPAN_WASM ??
    fileURLToPath(new URL("../../build/wasm/bin/shinpan.wasm", import.meta.url));
  if (!existsSync(path))
    throw new Error(`the engine is not there: ${path}; \`bash tools/web.sh engine\` builds it`);
  return path;
}

/** What the module holds, for `load`. */
export const engineBytes = () => readFileSync(enginePath());
