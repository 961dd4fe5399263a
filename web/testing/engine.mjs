// Where the engine's WebAssembly module is: SHINPAN_WASM, or where ./test builds it; undefined where there is
// none.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

export function enginePath() {
  const path = process.env.SHINPAN_WASM
    ?? fileURLToPath(new URL("../../build/wasm/bin/shinpan.wasm", import.meta.url));
  return existsSync(path) ? path : undefined;
}
