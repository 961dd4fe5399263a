// What an estimate takes in the page's engine.

import { randomGame } from "./random_game.mjs";
import { report } from "./report.mjs";

/** Times in milliseconds of twenty estimates, in the page.
 * @param {{ wasm: string, played: readonly number[], playouts: number }} what */
async function inPage({ wasm, played, playouts }) {
  const { instance } = await WebAssembly.instantiateStreaming(fetch(wasm), {
    env: { emscripten_notify_memory_growth: () => undefined },
    wasi_snapshot_preview1: { proc_exit: () => undefined },
  });
  const engine = /** @type {any} */ (instance.exports);
  engine._initialize();
  const name = engine.shinpan_alloc(16);
  new Uint8Array(engine.memory.buffer).set(new TextEncoder().encode("japanese\0"), name);
  const game = engine.shinpan_game_new(name, 19, 19, 13, 0);
  played.forEach((at, i) => engine.shinpan_game_play(game, (i % 2) + 1, at));
  const times = [];
  for (let i = 0; i < 23; ++i) {
    const begun = performance.now();
    engine.shinpan_free(engine.shinpan_game_estimate(game, playouts, i));
    if (i >= 3) times.push(performance.now() - begun); // the browser has compiled it by then
  }
  return times;
}

/** On a game at its beginning, in its middle and at its end.
 * @param {import("playwright-core").Browser} browser @param {string} address @param {string} wasm */
export async function estimates(browser, address, wasm) {
  const { points } = await randomGame(320, 19);
  const page = await browser.newPage();
  await page.goto(address);
  for (const moves of [60, 180, 320])
    for (const playouts of [100, 200, 300, 400]) {
      const times = await page.evaluate(inPage, { wasm, played: points.slice(0, moves), playouts });
      const quickest = Math.min(...times).toFixed(1);
      report(
        `an estimate on 19x19 after ${moves} moves, ${playouts} playouts`,
        times,
        `, the quickest ${quickest} ms`,
      );
    }
  await page.close();
}
