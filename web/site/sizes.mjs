// What the built site weighs: node site/sizes.mjs prints a table. Sizes are bytes as written and as they go
// over the wire: packed by zopfli, as the program has them, or by gzip -9 where there is none.
//
//   const sizes = sizesOf("site/dist");       // each file, with whether the page waits for it
//   console.log(tableOf(sizes));

import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

/** @param {string} path */
function packedSize(path) {
  const packed = spawnSync("zopfli", ["-c", path], { maxBuffer: 1 << 26 });
  return (packed.status === 0 ? packed.stdout : gzipSync(readFileSync(path), { level: 9 })).length;
}

/** @typedef {{ file: string, bytes: number, packed: number, first: boolean }} FileSize */

/**
 * The page waits for what index.html names and for the engine without its bot; all else comes when it is there.
 * @param {string} dist
 * @param {{ firstAlone?: boolean }} [which] Only what the page waits for, which is packed in a third of the time.
 * @returns {FileSize[]}
 */
export function sizesOf(dist, { firstAlone = false } = {}) {
  const page = readFileSync(`${dist}/index.html`, "utf8");
  const named = new Set([...page.matchAll(/assets\/[^"]+/g)].map(([file]) => file));
  const isFirst = (/** @type {string} */ file) =>
    file === "index.html" || named.has(file) || /shinpan-referee[^/]*\.wasm$/.test(file);
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`.slice(dist.length + 1))
    .filter((file) => isFirst(file) || !firstAlone)
    .map((file) => ({
      file,
      bytes: statSync(`${dist}/${file}`).size,
      packed: packedSize(`${dist}/${file}`),
      first: isFirst(file),
    }))
    .sort((a, b) => Number(b.first) - Number(a.first) || b.packed - a.packed);
}

/** @param {readonly FileSize[]} sizes */
const packedOf = (sizes) => sizes.reduce((sum, { packed }) => sum + packed, 0);

/** @param {readonly FileSize[]} sizes */
export const firstLoad = (sizes) => packedOf(sizes.filter(({ first }) => first));

/** @param {readonly FileSize[]} sizes */
export function tableOf(sizes) {
  const line = (
    /** @type {string | number} */ a,
    /** @type {string | number} */ b,
    /** @type {string} */ what,
  ) => `${String(a).padStart(9)} ${String(b).padStart(9)}  ${what}`;
  return [
    line("bytes", "packed", "file (* the page waits for it)"),
    ...sizes.map(({ file, bytes, packed, first }) =>
      line(bytes, packed, `${first ? "*" : " "} ${file}`),
    ),
    line("", firstLoad(sizes), "first load"),
    line("", packedOf(sizes), "everything, kept for offline"),
  ].join("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(tableOf(sizesOf(fileURLToPath(new URL("./dist", import.meta.url)))));
