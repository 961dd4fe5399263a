// `npm test`: the unit tests in Node, and the tests in a real browser, which build the pages first.
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: {
    alias: [{ find: /^shinpan$/,
    replacement: fileURLToPath(new URL("../src/wasm/src/index.ts", import.meta.url)) }] },
  test: {
    include: ["*/tests/**/*.test.ts"],
    reporters: ["default", "./testing/sum_reporter.mjs"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
