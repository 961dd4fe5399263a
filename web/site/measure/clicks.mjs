// From a click to what comes of it. The clicks are a hand's, which comes, presses and lets go, 50 ms each,
// and looks. Nothing asks the page anything until it has had time to answer. They are timed by the browser's
// own Event Timing, from the click to the frame that shows what came of it: it rounds to 8 ms and leaves out
// what is below 16 after that, so that 8 stands for 12 ms and less, 16 for up to 20. Beside it stands what
// the page works.

import { openFinished } from "./finished_game.mjs";
import { randomGame } from "./random_game.mjs";
import { printProfile, report } from "./report.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").CDPSession} Session */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

const viewport = { width: 1280, height: 900 };
const pause = 50; // milliseconds
const randomMarks = 50;

/**
 * Watches in the page when a click's event began, when the page had done its work, and what Event Timing
 * says.
 */
function watch() {
  const none = () => /** @type {number[]} */ ([]);
  const seen = { work: none(), frames: none(), timing: none() };
  Object.assign(globalThis, { seen });
  addEventListener(
    "click",
    (event) => {
      const begun = event.timeStamp;
      const channel = new MessageChannel();
      let work = 0;
      // Preact renders in a microtask or after the next frame: wait for the change of the board.
      const observer = new MutationObserver(() => {
        work = performance.now() - begun;
      });
      observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      requestAnimationFrame(() => {
        channel.port1.onmessage = () => {
          seen.frames.push(performance.now() - begun);
          seen.work.push(work);
          observer.disconnect();
        };
        channel.port2.postMessage(null);
      });
    },
    { capture: true },
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.name === "click") seen.timing.push(entry.duration);
  }).observe(/** @type {any} */ ({ type: "event", durationThreshold: 16, buffered: true }));
}

/** What was seen since the last time. @param {Page} page */
const seenIn = (page) =>
  page.evaluate(() => {
    const { seen } = /** @type {any} */ (globalThis);
    const copy = /** @type {{ work: number[], frames: number[], timing: number[] }} */ (
      structuredClone(seen)
    );
    seen.work.length = seen.frames.length = seen.timing.length = 0;
    return copy;
  });

/** Clicks one after the other, each when the frame of the last one is drawn.
 * @param {Page} page @param {Box} box of a board of 19x19
 * @param {readonly number[]} points @param {number} slowed */
async function clickAll(page, box, points, slowed = 1) {
  const drawn = () => page.evaluate(() => /** @type {any} */ (globalThis).seen.frames.length);
  for (const [i, at] of points.entries()) {
    const [col, row] = [at % 19, Math.floor(at / 19)];
    await page.mouse.move(
      box.x + ((col + 0.5) * box.width) / 19,
      box.y + ((row + 0.5) * box.height) / 19,
    );
    await page.waitForTimeout(pause * slowed);
    await page.mouse.down();
    await page.waitForTimeout(pause);
    await page.mouse.up();
    do await page.waitForTimeout(2 * pause * slowed);
    while ((await drawn()) <= i);
  }
}

/** Event Timing tells of an event some time after it. @param {Page} page */
const untilTold = (page) => page.waitForTimeout(1500);

/** Prints what the clicks took. @param {Page} page @param {string} what */
async function told(page, what) {
  await untilTold(page);
  const seen = await seenIn(page);
  const total = seen.frames.length;
  const late = seen.timing.filter((time) => time > 16).length;
  const short = Math.max(0, total - seen.timing.length);
  const shares = `, ${short} of them 8 or less, ${total - short - late} of 16, ${late} of more`;
  report(`${what}: Event Timing`, [...new Array(short).fill(8), ...seen.timing], shares);
  report(`${what}: click to the frame drawn`, seen.frames);
  report(`${what}: click to the page's work done`, seen.work);
}

/** @type {Record<string, string>} */
const tasks = {
  TaskDuration: "all tasks",
  ScriptDuration: "script",
  LayoutDuration: "layout",
  RecalcStyleDuration: "style",
};

/** Seconds of the page's thread so far. @param {Session} client @returns {Promise<Record<string, number>>} */
async function spent(client) {
  const { metrics } = await client.send("Performance.getMetrics");
  const wanted = metrics.filter(({ name }) => name in tasks);
  return Object.fromEntries(
    wanted.map(({ name, value }) => [/** @type {string} */ (tasks[name]), value]),
  );
}

/** @typedef {{ page: Page, client: Session, box: Box, slowed: number }} Table */

/** The board on the page, ready to be clicked on.
 * @param {Page} page @param {number} slowed @returns {Promise<Table>} */
async function tableOn(page, slowed) {
  const client = await page.context().newCDPSession(page);
  await client.send("Performance.enable", { timeDomain: "threadTicks" });
  const box = /** @type {Box} */ (await page.locator(".board-place [role=grid]").boundingBox());
  return { page, client, box, slowed };
}

/** Prints where the time of what is done went, where SHINPAN_PROFILE=1 asks for it.
 * @param {Table} table @param {() => Promise<void>} done */
async function profiled({ client, slowed }, done) {
  if (!process.env.SHINPAN_PROFILE || slowed !== 1) return done();
  await client.send("Profiler.enable");
  await client.send("Profiler.start");
  await done();
  printProfile((await client.send("Profiler.stop")).profile);
}

/** Clicks on points, and prints what it took.
 * @param {Table} table @param {string} what @param {readonly number[]} points */
async function timed({ page, client, box, slowed }, what, points) {
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowed });
  await untilTold(page); // of what came before these clicks
  await seenIn(page);
  const before = await spent(client);
  await clickAll(page, box, points, slowed);
  const after = await spent(client);
  await told(page, what + (slowed === 1 ? "" : `, CPU ${slowed} times slower`));
  const each = Object.entries(after).map(
    ([name, time]) =>
      `${name} ${(((time - (before[name] ?? 0)) * 1000) / points.length).toFixed(2)} ms`,
  );
  console.log(`  processor time of the page's thread a click: ${each.join(", ")}`);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 1 });
}

/** A game on the table, on 19x19. @param {Page} page @param {string} address */
async function begin(page, address) {
  await page.addInitScript(watch);
  await page.goto(`${address}#new`);
  await page.getByRole("heading", { name: "New game" }).waitFor();
  await page.locator("input[name=size][value='19']").check();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.getByRole("grid").waitFor();
}

/** Plays of a random game, and what a colour reaches there marked dead: half of the board.
 * @param {import("playwright-core").Browser} browser @param {string} address
 * @param {number} clicks @param {number} slowed */
export async function clickToStone(browser, address, clicks, slowed) {
  const { points, taken } = await randomGame(clicks);
  const page = await browser.newPage({ viewport });
  await begin(page, address);
  const table = await tableOn(page, slowed);
  await profiled(table, () => timed(table, `a play on 19x19 with ${taken} captures`, points));
  for (let i = 0; i < 2; ++i) await page.getByRole("button", { name: "Pass", exact: true }).click();
  await page.getByRole("heading", { name: "The game has stopped" }).waitFor();
  await timed(
    table,
    "half of a random game's stones marked",
    points.slice(0, Math.min(randomMarks, clicks)),
  );
  await page.close();
}

/** Marks of dead stones in a game that was played to its end, each on another chain than the one before.
 * @param {import("playwright-core").Browser} browser @param {string} address
 * @param {number} clicks @param {number} slowed */
export async function clickToMark(browser, address, clicks, slowed) {
  const page = await browser.newPage({ viewport });
  await page.addInitScript(watch);
  const chains = await openFinished(page, address);
  const table = await tableOn(page, slowed);
  const points = Array.from({ length: clicks }, (_, i) => chains[i % chains.length] ?? 0);
  await profiled(table, () =>
    timed(table, `a group marked at a game's end, ${chains.length} chains`, points),
  );
  await page.close();
}

/** What this browser takes on this machine where next to nothing is to do: a picture gets a circle.
 * @param {import("playwright-core").Browser} browser @param {number} clicks */
export async function leastOfAll(browser, clicks) {
  const { points } = await randomGame(clicks);
  const page = await browser.newPage({ viewport });
  await page.setContent(`<svg width="648" height="648" style="background: #e4bb76"></svg>`);
  await page.evaluate(watch);
  await page.evaluate(() => {
    const svg = /** @type {SVGSVGElement} */ (document.querySelector("svg"));
    svg.addEventListener("click", ({ offsetX, offsetY }) => {
      const circle = document.createElementNS("http://www.w3.org/2000/svg", "circle");
      for (const [name, value] of Object.entries({ cx: offsetX, cy: offsetY, r: 16 }))
        circle.setAttribute(name, String(value));
      svg.append(circle);
    });
  });
  await clickAll(page, /** @type {Box} */ (await page.locator("svg").boundingBox()), points);
  await told(page, "a page with nothing but a circle a click");
  await page.close();
}
