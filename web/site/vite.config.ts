// The play site: `vite build --config site/vite.config.ts` writes web/site/dist, with relative addresses, for
// any server of files. The engine is the WebAssembly modules of Shinpan's own build.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { documents } from "./content/plugin.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const engine = (name: string): string => here(`../../build/wasm/bin/${name}.wasm`);

/** Writes the service worker, with the list of all files and a version that changes when one of them does. */
function offline(): Plugin {
  return {
    name: "offline",
    enforce: "post", // when Vite has taken out the chunks that held nothing but styles
    apply: "build",
    generateBundle(_, bundle) {
      // They come in any order.
      const parts = Object.values(bundle).sort((a, b) => (a.fileName < b.fileName ? -1 : 1));
      const names = parts.map(({ fileName }) => fileName).filter((file) => file !== "index.html");
      const files = ["./", ...names, "manifest.webmanifest", "icon.svg"];
      const hash = createHash("sha256");
      for (const part of parts)
        hash.update(part.fileName).update(part.type === "chunk" ? part.code : part.source);
      const source = readFileSync(here("./src/app/service_worker.js"), "utf8")
        .replace("__VERSION__", hash.digest("hex").slice(0, 12))
        .replace("__FILES__", JSON.stringify(files));
      this.emitFile({ type: "asset", fileName: "service_worker.js", source });
    },
  };
}

export default defineConfig({
  root: here("."),
  base: "./",
  plugins: [documents(here("../..")), offline()],
  resolve: {
    alias: [
      { find: /^shinpan-board$/, replacement: here("../board/src/index.ts") },
      { find: /^shinpan-board\/board\.css$/, replacement: here("../board/src/board.css") },
      { find: /^shinpan\.wasm/, replacement: engine("shinpan") },
      { find: /^shinpan-referee\.wasm/, replacement: engine("shinpan-referee") },
      { find: /^shinpan$/, replacement: here("../../src/bindings/wasm/src/index.ts") },
      {
        find: /^shinpan\/(worker|protocol)$/,
        replacement: here("../../src/bindings/wasm/src/$1.ts"),
      },
    ],
  },
  esbuild: { jsx: "automatic", jsxImportSource: "preact" },
  worker: { format: "es" },
  build: {
    outDir: here("./dist"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false }, // without it a browser that preloads no modules fetches them later
  },
});
