// A collection of thousands of games: from the file that is chosen to all of its games in the list and kept,
// from the address to the list of them, and from a word to the games that have it.

import { randomGame } from "./random_game.mjs";
import { report } from "./report.mjs";

const letters = "abcdefghijklmnopqrs";

/** A file of so many games of 19x19, of 200 moves each, with other names. @param {number} games */
async function fileOf(games) {
  const { points } = await randomGame(200);
  const moves = points
    .map(
      (at, i) => `;${i % 2 === 0 ? "B" : "W"}[${letters[at % 19]}${letters[Math.floor(at / 19)]}]`,
    )
    .join("");
  const all = Array.from(
    { length: games },
    (_, i) =>
      `(;GM[1]FF[4]SZ[19]RU[Japanese]PB[Black ${i}]PW[White ${i % 97}]DT[${1900 + (i % 120)}-05-05]RE[B+R]` +
      `${moves})`,
  );
  return {
    name: "collection.sgf",
    mimeType: "application/x-go-sgf",
    buffer: Buffer.from(all.join("\n")),
  };
}

/** @param {import("playwright-core").Browser} browser @param {string} address @param {number} games */
export async function openCollection(browser, address, games) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${address}#records`);
  const all = page.locator(".together [role=status]").filter({ hasText: `${games} records` });
  const file = await fileOf(games);
  const timed = async (/** @type {string} */ what, /** @type {() => Promise<unknown>} */ done) => {
    const begun = performance.now();
    await done();
    report(`${games} games: ${what}`, [performance.now() - begun]);
  };
  await page.locator("input[name=records]").waitFor({ state: "attached" });
  await timed("from the file to the list", async () => {
    await page.locator("input[name=records]").setInputFiles(file);
    await all.waitFor({ timeout: 300_000 });
  });
  await page.getByText("Opening:").waitFor({ state: "detached", timeout: 300_000 });
  await timed("from the address to the list", async () => {
    await page.reload();
    await all.waitFor({ timeout: 60_000 });
  });
  await timed("from a word to the games that have it", async () => {
    await page.getByRole("searchbox").fill("white 96 1999");
    await page.locator(".together [role=status]").filter({ hasText: " of " }).waitFor();
  });
  await context.close();
}
