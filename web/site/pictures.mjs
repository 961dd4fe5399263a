// npm run views: the site's screens as the documents show them, in docs/pictures.
import { fileURLToPath } from "node:url";
import { openBrowser, serve } from "../testing/browser.mjs";
import { builtSite } from "../testing/site.mjs";

/** @typedef {import("playwright-core").Page} Page */

const root = fileURLToPath(new URL("../../", import.meta.url));
/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole("button", { name, exact: true }).click();

/** Puts the game of a record on the table, as it stands at its end. @param {Page} page @param {string} file */
async function openGame(page, file) {
  await page.locator("input[name=record]").setInputFiles(`${root}examples/${file}`);
  await press(page, "To the end");
  await press(page, "Play on from here");
  await page.locator(".moves").waitFor();
}

/** @param {Page} page @param {string} name */
const goTo = (page, name) => page.getByRole("link", { name, exact: true }).click();

/** Each with its look, and the way to it: from the form of a new game, the first to the front page. */
const views = /** @type {const} */ ([
  [
    "front_page",
    "light",
    async (/** @type {Page} */ page) => {
      await page.goto(page.url().split("#")[0] ?? "");
      await page.locator(".hero [role=grid]").waitFor();
    },
  ],
  [
    "new_game",
    "light",
    async (/** @type {Page} */ page) => {
      await page.locator("select[name=handicap]").selectOption("4");
      await page.locator("select[name=seat-W]").selectOption("bot");
    },
  ],
  [
    "end",
    "light",
    async (/** @type {Page} */ page) => {
      await openGame(page, "gnugo_19x19_chinese.sgf");
      await press(page, "Suggest");
      await page.locator("tr.result").first().waitFor();
    },
  ],
  [
    "count",
    "dark",
    async (/** @type {Page} */ page) => {
      await openGame(page, "gnugo_9x9_japanese.sgf");
      await press(page, "Suggest");
      await press(page, "Both agree: the marked stones are dead");
      await goTo(page, "Count");
      await page.locator(".above select").selectOption({ index: 1 });
      for (let i = 0; i < 4; ++i) await page.locator(".steps button").nth(2).click();
    },
  ],
  [
    "every_ruleset",
    "light",
    async (/** @type {Page} */ page) => {
      await openGame(page, "sending_two_returning_one.sgf");
      await goTo(page, "Every ruleset");
      await page.locator("tbody tr").nth(20).waitFor();
    },
  ],
]);

const site = await serve(await builtSite());
const browser = await openBrowser();
for (const [name, look, way] of views) {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    colorScheme: look,
    reducedMotion: "reduce",
  });
  await page.goto(`${site.address}#new`);
  await page.locator(".first-board [role=grid]").waitFor();
  await way(page);
  await page.waitForTimeout(3000); // what the referee finds comes by and by
  const path = `${root}docs/pictures/${name}.jpg`;
  await page.screenshot({ path, type: "jpeg", quality: 85 });
  console.log(path);
  await page.close();
}
await browser.close();
await site.close();
