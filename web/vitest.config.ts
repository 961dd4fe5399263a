// `npm test`: the unit tests in Node, and the tests in a real browser, which build the pages first.
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
    exclude: process.env.SHINPAN ? [] : ["**/*_server.test.ts"],
    reporters: ["default", "./testing/sum_reporter.mjs"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
