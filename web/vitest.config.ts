// `npm test`: the unit tests in Node, and the tests in a real browser, which build the pages first.
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      { find: /^shinpan$/, replacement: here("../src/bindings/wasm/src/index.ts") },
      {
        find: /^shinpan\/(worker|protocol)$/,
        replacement: here("../src/bindings/wasm/src/$1.ts"),
      },
      { find: /^shinpan-board$/, replacement: here("board/src/index.ts") },
      { find: /^shinpan-board\/board\.css$/, replacement: here("board/src/board.css") },
    ],
  },
  test: {
    include: ["*/tests/**/*.test.ts", "site/src/**/*.test.ts"],
    // What needs the program with the site in it runs after that was built: `tools/web.sh served PROGRAM`.
    // So does what needs the server's core as WebAssembly: `tools/web.sh pages`.
    exclude: [
      ...(process.env.SHINPAN ? [] : ["**/*_server.test.ts"]),
      ...(process.env.SHINPAN_SERVER_CORE ? [] : ["**/*_core.test.ts"]),
    ],
    reporters: ["default", "./testing/sum_reporter.mjs"],
    retry: 1, // a browser under load loses a race now and then; what needed it is told
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Each worker has a browser of its own, which is busy on another core than its test.
    maxWorkers: Math.min(4, availableParallelism()),
    minWorkers: 1,
    // What is served by the program has the site in it.
    globalSetup:
      process.env.SHINPAN || process.env.SHINPAN_SERVER_CORE ? [] : ["testing/build_site.mjs"],
  },
});
