// People at browsers of their own who meet on a real server, and what tests of their games have in common.

import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { openBrowser } from "../../testing/browser.mjs";
import { Served } from "./served.ts";

let browser: Browser;
const errors: string[] = [];

/** A server for the tests of this file, with a browser for whoever comes. */
export function withServer(server = new Served()): Served {
  beforeAll(async () => {
    await server.start();
    browser = await openBrowser();
  });
  afterEach(() => expect(errors.splice(0)).toEqual([]));
  afterAll(async () => {
    await browser?.close();
    await server.end();
  });
  return server;
}

const toldOfTournament = /#tournament.*\n/;

/** A program that keeps tournaments in a folder of its own, likewise. */
export const withTournament = (): Served =>
  withServer(new Served((folder) => ["tournament", "--folder", folder], toldOfTournament));

/** A program that shows the event of a file; whoever starts it ends it. */
export const showing = (file: string): Served =>
  new Served(() => ["tournament", "show", file], toldOfTournament);

/** Somebody at a browser of their own. */
export async function person(
  address: string,
  { language, ...options }: BrowserContextOptions & { language?: string } = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
    ...(language && { locale: language }),
    ...options,
  });
  const page = await context.newPage();
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.goto(address);
  return page;
}

export const onPhone = { viewport: { width: 360, height: 740 } } as const;

/** Whether nothing is wider than the window. */
export const isWithin = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
export const cell = (page: Page, label: string) =>
  page.locator(`.board-place [role=gridcell][aria-label^="${label}"]`);

/** Fills the form of an invitation: on 9x9, as Black unless another side is said, without a clock. */
export async function choose(
  page: Page,
  side = "black",
  size = "9",
  clock = "none",
): Promise<void> {
  await page.locator(`.terms [name=size][value="${size}"]`).check();
  await page.locator(".terms [name=clock]").selectOption(clock);
  await page.locator(".terms [name=side]").selectOption(side);
}

/** Fills the form of an invitation: on 5x5 under these rules, as Black, without a clock. */
export async function chooseRules(page: Page, rules: string): Promise<void> {
  await choose(page, "black", "other");
  for (const side of ["Columns", "Rows"]) await page.locator(".terms").getByLabel(side).fill("5");
  await page.locator(".terms [name=all-rules]").selectOption(rules);
}

/** The link that somebody makes. */
export async function invite(page: Page, side = "black", clock = "none"): Promise<string> {
  await choose(page, side, "9", clock);
  return linkOf(page);
}

/** The link that comes of the form as it is filled. */
export async function linkOf(page: Page): Promise<string> {
  await page.locator(".terms button[type=submit]").click();
  return page.locator("[name=link]").inputValue();
}

/** Ann, who is Black, and Bob have begun a game. */
export async function table(address: string): Promise<readonly [Page, Page]> {
  const ann = await person(`${address}/#friend`);
  const bob = await person(await invite(ann), onPhone);
  await button(bob, "Play").click();
  for (const page of [ann, bob]) await page.getByText("Saved: 1").waitFor();
  return [ann, bob];
}

/** One of them plays there, and both see the stone. */
export async function plays(by: Page, other: Page, point: string, color: string): Promise<void> {
  await cell(by, `${point},`).click();
  for (const page of [by, other])
    await cell(page, `${point}, ${color}`).waitFor({ state: "attached" });
}

/** So many entries of the game are saved, and all these pages know it. */
export async function saved(count: number, ...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.getByText(`Saved: ${count}`, { exact: true }).waitFor();
}

export async function passes(by: Page, other: Page, entries: number): Promise<void> {
  await button(by, /^Pass/).click();
  await saved(entries, by, other);
}

export async function resigns(page: Page): Promise<void> {
  await button(page, "Resign").click();
  await page.locator(".below [role=alertdialog] .main").click();
}
