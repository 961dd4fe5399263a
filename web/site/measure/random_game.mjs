// A game to measure with: random legal plays, the same ones every time.

import { engineBytes } from "../../testing/engine.mjs";

/** Numbers from 0 to 1. @param {number} seed */
function randomFrom(seed) {
  let state = seed;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}

/** The functions of the engine's module. @returns {Promise<any>} */
async function engine() {
  const imports = {
    env: { emscripten_notify_memory_growth: () => undefined },
    wasi_snapshot_preview1: { proc_exit: () => undefined },
  };
  const loaded = /** @type {WebAssembly.WebAssemblyInstantiatedSource} */ (
    await WebAssembly.instantiate(engineBytes(), imports)
  );
  const exported = /** @type {any} */ (loaded.instance.exports);
  exported._initialize();
  return exported;
}

/** The points of plays on the upper rows of 19x19, so that they fill, and how many stones they take.
 * @param {number} moves @param {number} rows */
export async function randomGame(moves, rows = 9) {
  const exported = await engine();
  const run = (/** @type {string} */ name, /** @type {number[]} */ ...args) =>
    /** @type {number} */ (exported[`shinpan_${name}`](...args));
  const name = run("alloc", 16);
  new Uint8Array(exported.memory.buffer).set(new TextEncoder().encode("japanese\0"), name);
  const game = run("game_new", name, 19, 19, 13, 0);
  const random = randomFrom(5);
  const points = [];
  while (points.length < moves) {
    const at = Math.floor(random() * rows) * 19 + Math.floor(random() * 19);
    if (run("game_play", game, (points.length % 2) + 1, at) === 0) points.push(at);
  }
  return { points, taken: run("game_prisoners", game, 1) + run("game_prisoners", game, 2) };
}
