// A hundred players on the wall and on paper.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { violations } from "../../../testing/browser.mjs";
import { button, person, withTournament } from "../../tests/friends.ts";
import { begin, pair } from "../../tests/desks.ts";

const server = withTournament();
const players = 100;
const turn = 8000; // milliseconds

const onWall = { viewport: { width: 1920, height: 1080 } } as const;

interface InSight {
  /** The first words of the rows that are whole in sight. */
  readonly rows: readonly string[];
  readonly hasHead: boolean;
}

const inSight = (page: Page): Promise<InSight> =>
  page.locator(".wall-sheet").evaluate((place) => {
    const { top, bottom } = place.getBoundingClientRect();
    const head = place.querySelector("thead")!.getBoundingClientRect();
    const rows = [...place.querySelectorAll("tbody tr")].filter((row) => {
      const at = row.getBoundingClientRect();
      return at.top >= head.bottom - 2 && at.bottom <= bottom + 1;
    });
    return {
      rows: rows.map((row) => row.querySelector("th")!.textContent),
      hasHead: Math.abs(head.top - top) < 2,
    };
  });

it("a list longer than the screen is turned page by page, with no row lost", async () => {
  const first = await person(`${server.address}/#tournament`);
  await begin(first, "hundred", players);
  await pair(first, "hundred", 1);
  await first.context().close();
  const page = await person("about:blank", onWall);
  await page.clock.install();
  await page.goto(`${server.address}/#tournament/hundred/wall`);
  await button(page, "Pairings by name").click();
  const seen: string[] = [];
  for (
    let turns = 0;
    (await page.locator(".wall-head h2").textContent())!.includes("by name");
    ++turns
  ) {
    expect(turns).toBeLessThan(20);
    const { rows, hasHead } = await inSight(page);
    expect(hasHead).toBe(true);
    expect(rows.length).toBeGreaterThan(5);
    seen.push(...rows);
    await page.clock.runFor(turn);
  }
  expect(new Set(seen).size).toBe(players);
  await page.locator(".wall-head h2", { hasText: "Wall list" }).waitFor();
  await page.context().close();
});

it("is read from afar, is held, and is sound to axe", async () => {
  const page = await person(`${server.address}/#tournament/hundred/wall`, onWall);
  await page.locator(".wall-sheet tbody tr").first().waitFor();
  const size = await page
    .locator(".wall-sheet td")
    .first()
    .evaluate((cell) => parseFloat(getComputedStyle(cell).fontSize));
  expect(size).toBeGreaterThanOrEqual(28); // pixels of 1080: a thumb's width on a screen of a metre
  await button(page, "Hold").click();
  expect(await button(page, "Hold").getAttribute("aria-pressed")).toBe("true");
  expect(await violations(page)).toEqual([]);
  await page.context().close();
});

/** How many pages of paper there would be. */
async function pagesOf(page: Page): Promise<number> {
  const paper = await page.pdf({ format: "A4", margin: { top: "1cm", bottom: "1cm" } });
  return [...paper.toString("latin1").matchAll(/\/Type \/Page\b(?!s)/g)].length;
}

it("slips come four a page, and no sheet has an empty one", async () => {
  const page = await person(`${server.address}/#tournament/hundred/print`);
  await page.locator(".paper tbody tr").first().waitFor();
  await page.locator("[name=sheet]").selectOption("slips");
  await page.locator(".slip-page").first().waitFor();
  expect(await pagesOf(page)).toBe(Math.ceil(players / 2 / 4));
  await page.locator("[name=sheet]").selectOption("tables");
  await page.locator(".pairings").waitFor();
  expect(await pagesOf(page)).toBe(2);
  await page.locator("[name=sheet]").selectOption("standings");
  await page.locator(".paper .wall-list").waitFor();
  expect(await pagesOf(page)).toBeLessThanOrEqual(3);
  await page.locator("[name=sheet]").selectOption("report");
  await page.locator(".report section").nth(3).waitFor();
  for (const part of ["After round 1", "Crosstable", "Games of round 1", "History"])
    await page.locator(".report h3", { hasText: part }).waitFor();
  await page.context().close();
});
