// The play site as files, for the tests that open it in a browser: built unless it stands there as its
// sources are.

import { existsSync, readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { enginePath } from "./engine.mjs";

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/** @param {string} path @returns {number} */
function newest(path) {
  const found = statSync(path);
  if (path.endsWith(".test.ts")) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(found.mtimeMs, ...readdirSync(path).map((name) => newest(`${path}/${name}`)));
}

/** The folder of the site. */
export async function builtSite() {
  const folder = here("../site/dist");
  const page = `${folder}/index.html`;
  const documents = [
    "docs/rules",
    "docs/decisions",
    "docs/notorious.md",
    "docs/terms.md",
    "examples",
    "tests/cases",
  ];
  const sources = [
    "../site/src",
    "../site/public",
    "../site/content",
    "../site/index.html",
    "../site/vite.config.ts",
    "../board/src",
    "../../src/bindings/wasm/src",
  ]
    .concat(documents.map((path) => `../../${path}`))
    .map(here);
  const changed = Math.max(...[...sources, enginePath()].map(newest));
  if (!existsSync(page) || statSync(page).mtimeMs < changed) {
    process.env.NODE_ENV = "production";
    await build({ configFile: here("../site/vite.config.ts"), logLevel: "error" });
  }
  return folder;
}
