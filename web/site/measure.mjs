// How fast the site is, in a real browser on this machine: npm run measure
//
//   SHINPAN_CLICKS=200       how many plays, and how many marks; 0 leaves them out
//   SHINPAN_ESTIMATES=0      leaves the estimates out
//   SHINPAN_GAMES=10000      how many games the collection has that is opened; 0 leaves it out
//   SHINPAN_PROFILE=1        prints what the time of the plays and of the marks went into
//
// The table of sizes; from the address to a page that answers; an estimate; from a click to its stone, or to
// its mark and count, and, to compare it with, from a click to a circle on a page that has nothing else.
// Prints, and judges nothing: a busy machine says little.

import { loadavg } from "node:os";
import { openBrowser, serve } from "../testing/browser.mjs";
import { builtSite } from "../testing/site.mjs";
import { openCollection } from "./measure/collection.mjs";
import { clickToMark, clickToStone, leastOfAll } from "./measure/clicks.mjs";
import { estimates } from "./measure/estimates.mjs";
import { report } from "./measure/report.mjs";
import { sizesOf, tableOf } from "./sizes.mjs";

/** @param {import("playwright-core").Browser} browser @param {string} address */
async function untilInteractive(browser, address) {
  const times = [];
  for (let i = 0; i < 7; ++i) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector(".home button.main")) return;
        observer.disconnect();
        requestAnimationFrame(() => Object.assign(globalThis, { interactive: performance.now() }));
      }).observe(document, { subtree: true, childList: true });
    });
    await page.goto(address);
    await page.waitForFunction(() => "interactive" in globalThis);
    times.push(
      /** @type {number} */
      (await page.evaluate(() => /** @type {any} */ (globalThis).interactive)),
    );
    await context.close();
  }
  report("from the address to a page that answers, cold", times);
}

const games = Number(process.env.SHINPAN_GAMES ?? 10_000);
const clicks = Number(process.env.SHINPAN_CLICKS ?? 200);
const folder = await builtSite();
const sizes = sizesOf(folder);
console.log(tableOf(sizes));
const site = await serve(folder);
const browser = await openBrowser();
const load = () =>
  console.log(
    `load of the machine: ${loadavg()
      .map((share) => share.toFixed(1))
      .join(" ")}`,
  );
load();
await untilInteractive(browser, site.address);
const wasm = sizes.find(({ first, file }) => first && file.endsWith(".wasm"))?.file ?? "";
if (process.env.SHINPAN_ESTIMATES !== "0")
  await estimates(browser, site.address, site.address + wasm);
if (games > 0) await openCollection(browser, site.address, games);
if (clicks > 0) {
  load();
  await leastOfAll(browser, clicks);
  for (const slowed of [1, 4]) {
    await clickToStone(browser, site.address, clicks, slowed);
    await clickToMark(browser, site.address, clicks, slowed);
  }
  load();
}
await browser.close();
await site.close();
