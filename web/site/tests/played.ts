// Games played on the site: what tests of whole games have in common.

import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { button, cell, visit, type Circumstances, type Visit } from "./visits.ts";

/** The site where a game begins, on a fresh visit. */
export const withSite = (test: Visit, options: Circumstances = {}): Promise<void> =>
  visit(
    "#new",
    async (page, context) => {
      await heading(page, "New game").waitFor();
      await test(page, context);
    },
    { reducedMotion: "reduce", ...options },
  );

export const heading = (page: Page, name: string) =>
  page.getByRole("heading", { name, exact: true });
export const moveCount = (page: Page): Promise<number> => page.locator(".moves li").count();
export const moves = (page: Page, count: number) =>
  page.waitForFunction((wanted) => document.querySelectorAll(".moves li").length === wanted, count);
export const counts = (page: Page, result: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector("tr.result td")?.textContent === wanted,
    result,
    { timeout: 20_000 },
  );
/** Waits until the panel of the end says that the game is over. */
export const isOver = (page: Page) => reads(page, ".end", "The game is over");
/** Waits until the last that is said is this; what happened just before may stand in the same message. */
export const hears = (page: Page, sentence: string) =>
  page.waitForFunction((wanted) => {
    const said = document.querySelector(".board-place [role=status]")?.textContent ?? "";
    return said === wanted || said.endsWith(`. ${wanted}`);
  }, sentence);
export const reads = (page: Page, selector: string, text: string | RegExp) =>
  page.locator(selector).filter({ hasText: text }).first().waitFor();

export async function start(
  page: Page,
  {
    rules = "japanese-1989",
    size = 5,
    bot = 0,
  }: { rules?: string; size?: number; bot?: number } = {},
): Promise<void> {
  if ([9, 13, 19].includes(size)) await page.locator(`input[name=size][value='${size}']`).check();
  else {
    await page.locator("input[name=size][value=other]").check();
    for (const side of ["Columns", "Rows"]) await page.getByLabel(side).fill(String(size));
  }
  await page.locator("select[name=all-rules]").selectOption(rules);
  if (bot > 0) {
    await page.locator("select[name=seat-W]").selectOption("bot");
    await page.locator("select[name=level-W]").selectOption(String(bot));
  }
  await button(page, "Start").click();
  await page.locator(".board-place [role=grid]").waitFor();
}

/** Plays "C3 D4 pass ..." by mouse, or by finger. */
export async function play(
  page: Page,
  names: string,
  by: "click" | "tap" = "click",
): Promise<void> {
  for (const name of names.split(" ")) {
    const before = await moveCount(page);
    await (name === "pass" ? button(page, "Pass") : cell(page, name))[by]();
    await moves(page, before + 1);
  }
}

/** Opens a record and puts it on the table as it stands at its end. */
export async function openGame(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page
    .locator("input[name=record]")
    .setInputFiles({ name, mimeType: "application/x-go-sgf", buffer });
  await button(page, "To the end").click();
  await button(page, "Play on from here").click();
  await page.locator(".moves").waitFor();
}

/** Opens one of the project's example records. */
export async function openExample(page: Page, name: string): Promise<void> {
  const path = fileURLToPath(new URL(`../../../examples/${name}.sgf`, import.meta.url));
  if (!existsSync(path)) throw new Error(`no example ${name}`);
  await openGame(page, `${name}.sgf`, readFileSync(path));
}

/**
 * On 5x5: White has the three columns on the right and a stone at A1; Black the two on the left and a stone
 * at D4.
 */
export const small = "B1 C1 B2 C2 B3 C3 B4 C4 B5 C5 D4 A1";
