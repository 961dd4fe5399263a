// A real browser for tests: Debian's Chromium, and a server for a folder of files on a free port of this
// machine.
//
//   const site = await serve("../build/web/board");
//   const browser = await openBrowser();
//   const page = await browser.newPage();
//   await page.goto(site.address);
//   await browser.close(); await site.close();

import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

// Chromium without its windows, which takes less of the machine, or the whole of it.
const programs = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"].map(
  (name) => `/usr/bin/${name}`,
);

/** Where the browser is: CHROMIUM, or where distributions put it; undefined where there is none. */
export function browserPath() {
  return [process.env.CHROMIUM, ...programs].find((path) => path && existsSync(path));
}

export async function openBrowser() {
  const executablePath = browserPath();
  if (!executablePath)
    throw new Error("no Chromium: install Debian's package chromium, or name one in CHROMIUM");
  return chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"],
  });
}

/** @type {Record<string, string>} */
const types = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** @param {string} folder */
export async function serve(folder) {
  const root = resolve(folder);
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
    let file = normalize(join(root, path));
    if (file !== root && !file.startsWith(root + sep)) file = join(root, "index.html");
    if (existsSync(file) && statSync(file).isDirectory()) file = join(file, "index.html");
    if (!existsSync(file)) {
      response.writeHead(404).end("not found");
      return;
    }
    response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" });
    createReadStream(file).pipe(response);
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", () => listening(undefined)));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return {
    address: `http://127.0.0.1:${address.port}/`,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed(undefined));
      }),
  };
}

const axe = readFileSync(
  fileURLToPath(new URL("../node_modules/axe-core/axe.min.js", import.meta.url)),
  "utf8",
);
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What axe finds wrong with a page, by WCAG 2.2 AA and its best practices: "rule: the first element".
 * @param {import("playwright-core").Page} page
 * @returns {Promise<string[]>}
 */
export async function violations(page) {
  await page.evaluate(axe);
  const run = `axe.run({ runOnly: ${JSON.stringify(tags)} })`;
  const results = /** @type {{ violations: { id: string, nodes: { html: string }[] }[] }} */ (
    await page.evaluate(run)
  );
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`);
}
