// How fast the site is, in a real browser on this machine: npm run measure   [SHINPAN_CLICKS=200] [SHINPAN_ESTIMATES=0 leaves the estimates out]
// The table of sizes; from the address to a page that answers; from a click to its stone; an estimate. Prints, and judges
// nothing: a busy machine says little. The clicks are a hand's, which comes, presses and lets go, 50 ms each. They are timed
// by the browser's own Event Timing, from the click to the frame that shows what came of it: it rounds to 8 ms and leaves out
// what is below 16 after that, so that 8 stands for 12 ms and less, 16 for up to 20. Beside it stands what the page works.

import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { openBrowser, serve } from "../testing/browser.mjs";
import { enginePath } from "../testing/engine.mjs";
import { builtSite } from "../testing/site.mjs";
import { sizesOf, tableOf } from "./sizes.mjs";

const clicks = Number(process.env.SHINPAN_CLICKS ?? 200);
const module = enginePath();
if (!module) throw new Error("no engine: cmake --preset wasm && cmake --build build/wasm --target shinpan_wasm");

/** @param {readonly number[]} values @param {number} share */
function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
/** @param {string} what @param {readonly number[]} values in milliseconds @param {string} [more] */
function report(what, values, more = "") {
  const [median, p99] = [0.5, 0.99].map((share) => quantile(values, share).toFixed(1).padStart(7));
  console.log(`${what.padEnd(58)} median ${median} ms  p99 ${p99} ms  of ${values.length}${more}`);
}

/** Numbers from 0 to 1, the same every time. @param {number} seed */
function randomFrom(seed) {
  let state = seed;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}

/** A game of random legal plays on the upper rows, with its captures: points. @param {number} moves @param {number} rows */
async function randomGame(moves, rows = 9) {
  const { instance } = /** @type {WebAssembly.WebAssemblyInstantiatedSource} */ (await WebAssembly.instantiate(readFileSync(/** @type {string} */ (module)), {
    env: { emscripten_notify_memory_growth: () => undefined }, wasi_snapshot_preview1: { proc_exit: () => undefined },
  }));
  const exported = /** @type {any} */ (instance.exports);
  exported._initialize();
  const run = (/** @type {string} */ name, /** @type {number[]} */ ...args) => /** @type {number} */ (exported[`shinpan_${name}`](...args));
  const name = run("alloc", 16);
  new Uint8Array(exported.memory.buffer).set(new TextEncoder().encode("japanese\0"), name);
  const game = run("game_new", name, 19, 19, 13, 0);
  const random = randomFrom(5);
  const points = [];
  while (points.length < moves) {
    // On a part of the board, so that it fills and stones are taken.
    const at = Math.floor(random() * rows) * 19 + Math.floor(random() * 19);
    if (run("game_play", game, (points.length % 2) + 1, at) === 0) points.push(at);
  }
  return { points, taken: run("game_prisoners", game, 1) + run("game_prisoners", game, 2) };
}

/** Watches in the page when a click's event began, when the page had done its work, and what Event Timing says. */
function watch() {
  const seen = { work: /** @type {number[]} */ ([]), frames: /** @type {number[]} */ ([]), timing: /** @type {number[]} */ ([]) };
  Object.assign(globalThis, { seen });
  addEventListener("click", (event) => {
    const begun = event.timeStamp;
    const channel = new MessageChannel();
    let work = 0;
    // Preact renders in a microtask or after the next frame: wait for the change of the board.
    const observer = new MutationObserver(() => { work = performance.now() - begun; });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    requestAnimationFrame(() => {
      channel.port1.onmessage = () => {
        seen.frames.push(performance.now() - begun);
        seen.work.push(work);
        observer.disconnect();
      };
      channel.port2.postMessage(null);
    });
  }, { capture: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === "click") seen.timing.push(entry.duration);
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: "event", durationThreshold: 16, buffered: true }));
}

/** What an estimate takes in the page's engine, on a game at its beginning, in its middle and at its end.
 * @param {import("playwright-core").Browser} browser @param {string} address @param {string} wasm */
async function estimates(browser, address, wasm) {
  const { points } = await randomGame(320, 19);
  const page = await browser.newPage();
  await page.goto(address);
  for (const moves of [60, 180, 320])
    for (const playouts of [100, 200, 300, 400]) {
      const times = await page.evaluate(async ({ wasm, played, playouts }) => {
        const { instance } = await WebAssembly.instantiateStreaming(fetch(wasm), {
          env: { emscripten_notify_memory_growth: () => undefined }, wasi_snapshot_preview1: { proc_exit: () => undefined },
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
      }, { wasm, played: points.slice(0, moves), playouts });
      report(`an estimate on 19x19 after ${moves} moves, ${playouts} playouts`, times, `, the quickest ${Math.min(...times).toFixed(1)} ms`);
    }
  await page.close();
}

/** @param {import("playwright-core").Browser} browser @param {string} address */
async function untilInteractive(browser, address) {
  const times = [];
  for (let i = 0; i < 7; ++i) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector("form.new-game button.main")) return;
        observer.disconnect();
        requestAnimationFrame(() => Object.assign(globalThis, { interactive: performance.now() }));
      }).observe(document, { subtree: true, childList: true });
    });
    await page.goto(address);
    await page.waitForFunction(() => "interactive" in globalThis);
    times.push(/** @type {number} */ (await page.evaluate(() => /** @type {any} */ (globalThis).interactive)));
    await context.close();
  }
  report("from the address to a page that answers, cold", times);
}

/** @param {import("playwright-core").Page} page @param {string} what */
async function told(page, what) {
  await page.waitForTimeout(1500);
  const seen = /** @type {{ work: number[], frames: number[], timing: number[] }} */ (await page.evaluate(() => {
    const found = /** @type {any} */ (globalThis).seen;
    const copy = { work: [...found.work], frames: [...found.frames], timing: [...found.timing] };
    found.work.length = found.frames.length = found.timing.length = 0;
    return copy;
  }));
  const total = seen.frames.length;
  const late = seen.timing.filter((time) => time > 16).length;
  const short = Math.max(0, total - seen.timing.length);
  const timing = [...new Array(short).fill(8), ...seen.timing];
  report(`${what}: Event Timing`, timing, `, ${short} of them 8 or less, ${total - short - late} of 16, ${late} of more`);
  report(`${what}: click to the frame drawn`, seen.frames);
  report(`${what}: click to the page's work done`, seen.work);
}

/** @param {import("playwright-core").Browser} browser @param {string} address @param {number} slowed */
async function clickToStone(browser, address, slowed) {
  const { points, taken } = await randomGame(clicks);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(address);
  await page.getByRole("heading", { name: "New game" }).waitFor();
  await page.locator("input[name=size][value='19']").check();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.getByRole("grid").waitFor();
  const box = /** @type {{ x: number, y: number, width: number, height: number }} */ (await page.locator(".board-place [role=grid]").boundingBox());
  const client = await context.newCDPSession(page);
  await client.send("Performance.enable", { timeDomain: "threadTicks" });
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowed });
  const profile = process.env.SHINPAN_PROFILE && slowed === 1;
  if (profile) { await client.send("Profiler.enable"); await client.send("Profiler.start"); }
  const spot = (/** @type {number} */ at) => [box.x + ((at % 19) + 0.5) * box.width / 19, box.y + (Math.floor(at / 19) + 0.5) * box.height / 19];
  await page.evaluate(() => { const { seen } = /** @type {any} */ (globalThis); seen.work.length = seen.frames.length = seen.timing.length = 0; });
  /** One after the other, each when the frame of the last one is drawn. @param {readonly number[]} all */
  const clickAll = async (all) => {
    for (const [i, at] of all.entries()) {
      const [x, y] = spot(at);
      await page.mouse.move(/** @type {number} */ (x), /** @type {number} */ (y));
      await page.waitForTimeout(50 * slowed);
      await page.mouse.down();
      await page.waitForTimeout(50);
      await page.mouse.up();
      while (await page.evaluate(() => /** @type {any} */ (globalThis).seen.frames.length) <= i) await page.waitForTimeout(20);
      await page.waitForTimeout(50 * slowed);
    }
  };
  const before = await spent(client);
  await clickAll(points);
  const after = await spent(client);
  const slow = slowed === 1 ? "" : `, CPU ${slowed} times slower`;
  if (profile) {
    const { profile: found } = await client.send("Profiler.stop");
    printProfile(found);
  }
  await told(page, `a play on 19x19 with ${taken} captures${slow}`);
  const each = (/** @type {Record<string, number>} */ from, /** @type {Record<string, number>} */ to, /** @type {number} */ count) =>
    console.log(`  processor time of the page's thread a click: ${Object.entries(to).map(([name, time]) =>
      `${name} ${((time - (from[name] ?? 0)) * 1000 / count).toFixed(2)} ms`).join(", ")}`);
  each(before, after, points.length);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  for (let i = 0; i < 2; ++i) await page.getByRole("button", { name: "Pass", exact: true }).click();
  await page.getByRole("heading", { name: "The game has stopped" }).waitFor();
  await page.evaluate(() => { const { seen } = /** @type {any} */ (globalThis); seen.work.length = seen.frames.length = seen.timing.length = 0; });
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowed });
  const stopped = await spent(client);
  const marks = points.slice(0, Math.min(50, clicks));
  await clickAll(marks);
  const marked = await spent(client);
  await told(page, `a group marked, recounted live${slow}`);
  each(stopped, marked, marks.length);
  await context.close();
}

/** Seconds of the page's thread so far. @param {import("playwright-core").CDPSession} client @returns {Promise<Record<string, number>>} */
async function spent(client) {
  const { metrics } = await client.send("Performance.getMetrics");
  const wanted = /** @type {Record<string, string>} */ ({ TaskDuration: "all tasks", ScriptDuration: "script", LayoutDuration: "layout", RecalcStyleDuration: "style" });
  return Object.fromEntries(metrics.filter(({ name }) => name in wanted).map(({ name, value }) => [wanted[name], value]));
}

/** What the time went into: the functions with the most of it. @param {any} profile */
function printProfile(profile) {
  const own = new Map();
  const byId = new Map(profile.nodes.map((/** @type {any} */ node) => [node.id, node]));
  (profile.samples ?? []).forEach((/** @type {number} */ id, /** @type {number} */ i) => {
    const { functionName, url, lineNumber } = byId.get(id).callFrame;
    const key = `${functionName || "(anonymous)"} ${url.split("/").pop()}:${lineNumber}`;
    own.set(key, (own.get(key) ?? 0) + (profile.timeDeltas?.[i] ?? 0) / 1000);
  });
  for (const [key, time] of [...own].sort((a, b) => b[1] - a[1]).slice(0, 40)) console.log(`  ${time.toFixed(0).padStart(6)} ms  ${key}`);
}

const folder = await builtSite();
const sizes = sizesOf(folder);
console.log(tableOf(sizes));
console.log(`load of the machine: ${loadavg().map((load) => load.toFixed(1)).join(" ")}`);
const site = await serve(folder);
const browser = await openBrowser();
await untilInteractive(browser, site.address);
if (process.env.SHINPAN_ESTIMATES !== "0") await estimates(browser, site.address, site.address + (sizes.find(({ file }) => file.endsWith(".wasm"))?.file ?? ""));
if (process.env.SHINPAN_CLICKS !== "0") for (const slowed of [1, 4]) await clickToStone(browser, site.address, slowed);
await browser.close();
await site.close();
