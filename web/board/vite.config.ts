// The demo page: `npm run demo`.
import { defineConfig } from "vite";

export default defineConfig({
  root: new URL("./demo", import.meta.url).pathname,
  base: "./",
  build: { outDir: new URL("../../build/web/board", import.meta.url).pathname, emptyOutDir: true },
});
