// A game to measure with that was played to its end: one of the project's examples, with dead stones on the
// board.

import { fileURLToPath } from "node:url";

/** @typedef {import("playwright-core").Page} Page */

const record = fileURLToPath(
  new URL("../../../examples/gnugo_19x19_japanese_handicap_4.sgf", import.meta.url),
);
const side = 19;

/** The stones on the board of the page, "black", "white" or "" a point. @param {Page} page */
const stonesOn = (page) =>
  page
    .locator(".board-place [role=gridcell]")
    .evaluateAll((cells) =>
      cells.map(
        (cell) => /(black|white) stone/.exec(cell.getAttribute("aria-label") ?? "")?.[1] ?? "",
      ),
    );

/** The points beside a point. @param {number} at */
const beside = (at) => [
  ...(at % side > 0 ? [at - 1] : []),
  ...(at % side < side - 1 ? [at + 1] : []),
  ...(at >= side ? [at - side] : []),
  ...(at < side * (side - 1) ? [at + side] : []),
];

/** A point of each chain. @param {readonly string[]} stones */
function chainsOf(stones) {
  const seen = new Set();
  const chains = [];
  for (const [at, stone] of stones.entries()) {
    if (stone === "" || seen.has(at)) continue;
    chains.push(at);
    const open = [at];
    for (let here = open.pop(); here !== undefined; here = open.pop()) {
      seen.add(here);
      open.push(...beside(here).filter((to) => stones[to] === stone && !seen.has(to)));
    }
  }
  return chains;
}

/** Puts the game on the table as it stands at its end, where stones are marked dead; a point of each chain.
 * @param {Page} page @param {string} address */
export async function openFinished(page, address) {
  await page.goto(`${address}#new`);
  await page.locator("input[name=record]").setInputFiles(record);
  await page.getByRole("button", { name: "To the end", exact: true }).click();
  await page.getByRole("button", { name: "Play on from here", exact: true }).click();
  await page.getByRole("heading", { name: "The game has stopped" }).waitFor();
  return chainsOf(await stonesOn(page));
}
