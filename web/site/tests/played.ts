// A page of the site for a test, and playing on it: what tests of whole games have in common.

import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe } from "vitest";
import { browserPath, openBrowser, serve } from "../../testing/browser.mjs";
import { enginePath } from "../../testing/engine.mjs";
import { builtSite } from "../../testing/site.mjs";

let browser: Browser;
let site: Awaited<ReturnType<typeof serve>>;

export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** Tests on the built site in a real browser; skipped where either is not there. */
export function onSite(name: string, tests: () => void): void {
  describe.skipIf(enginePath() === undefined || browserPath() === undefined)(name, () => {
    beforeAll(async () => {
      site = await serve(await builtSite());
      browser = await openBrowser();
    });
    afterAll(async () => {
      await browser?.close();
      await site?.close();
    });
    tests();
  });
}

/** A fresh page, on which no error may happen. */
export async function withSite(test: (page: Page, context: BrowserContext) => Promise<void>, options: BrowserContextOptions = {}): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.goto(site.address);
  await page.getByRole("heading", { name: "New game" }).waitFor();
  await test(page, context);
  await context.close();
  if (errors.length > 0) throw new Error(errors.join("\n"));
}

export const cell = (page: Page, name: string) => page.locator(`.board-place [role=gridcell][aria-label^="${name},"]`);
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
export const moveCount = (page: Page): Promise<number> => page.locator(".moves li").count();
export const moves = (page: Page, count: number) =>
  page.waitForFunction((wanted) => document.querySelectorAll(".moves li").length === wanted, count);
export const counts = (page: Page, result: string) =>
  page.waitForFunction((wanted) => document.querySelector("tr.result td")?.textContent === wanted, result, { timeout: 20_000 });
export const hears = (page: Page, sentence: string) =>
  page.waitForFunction((wanted) => document.querySelector(".board-place [role=status]")?.textContent === wanted, sentence);
export const reads = (page: Page, selector: string, text: string) => page.locator(selector).filter({ hasText: text }).first().waitFor();

export async function start(page: Page, { rules = "japanese-1989", size = 5, bot = false }: { rules?: string; size?: number; bot?: boolean } = {}): Promise<void> {
  if ([9, 13, 19].includes(size)) await page.locator(`input[name=size][value='${size}']`).check();
  else {
    await page.locator("input[name=size][value=other]").check();
    for (const side of ["Columns", "Rows"]) await page.getByLabel(side).fill(String(size));
  }
  await page.locator("select[name=all-rules]").selectOption(rules);
  if (bot) {
    await page.locator("select[name=seat-W]").selectOption("bot");
    await page.locator("select[name=level-W]").selectOption("2");
  }
  await button(page, "Start").click();
  await page.getByRole("grid").waitFor();
}

/** Plays "C3 D4 pass ..." by mouse, or by finger. */
export async function play(page: Page, names: string, by: "click" | "tap" = "click"): Promise<void> {
  for (const name of names.split(" ")) {
    const before = await moveCount(page);
    await (name === "pass" ? button(page, "Pass") : cell(page, name))[by]();
    await moves(page, before + 1);
  }
}

/** Opens one of the project's example records. */
export async function openExample(page: Page, name: string): Promise<void> {
  const path = fileURLToPath(new URL(`../../../examples/${name}.sgf`, import.meta.url));
  if (!existsSync(path)) throw new Error(`no example ${name}`);
  await page.locator("input[name=record]").setInputFiles({ name: `${name}.sgf`, mimeType: "application/x-go-sgf", buffer: readFileSync(path) });
  await page.getByRole("grid").waitFor();
}

/** On 5x5: White has the three columns on the right and a stone at A1; Black the two on the left and a stone at D4. */
export const small = "B1 C1 B2 C2 B3 C3 B4 C4 B5 C5 D4 A1";
