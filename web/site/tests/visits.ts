// Visits to the site in a real browser, and what the tests of its screens have in common.

import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { browserPath, openBrowser, serve } from "../../testing/browser.mjs";
import { builtSite } from "../../testing/site.mjs";

export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
} satisfies BrowserContextOptions;

let browser: Browser;
let site: Awaited<ReturnType<typeof serve>>;

/** Tests on the built site; skipped, with the reason, where no browser is. */
export function onSite(name: string, tests: () => void): void {
  const missing = browserPath() === undefined;
  if (missing) console.log("Skipped: the browser is not there.");
  describe.skipIf(missing)(name, () => {
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

export type Visit = (page: Page, context: BrowserContext) => Promise<void>;

export interface Circumstances extends BrowserContextOptions {
  /** Done with the page before it is opened. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** A fresh visit, at an address of the site such as "#rules"; no error may happen in it. */
export async function visit(
  address: string,
  test: Visit,
  { prepare, ...options }: Circumstances = {},
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  await prepare?.(page);
  await page.goto(site.address + address);
  await page.locator("main h1").waitFor();
  await test(page, context);
  await context.close();
  expect(errors).toEqual([]);
}

export const cell = (page: Page, name: string) =>
  page.locator(`.board-place [role=gridcell][aria-label^="${name},"]`);
/** Waits until a point is called so; what comes after that in its name may be anything. */
export const shows = (page: Page, label: string) =>
  page
    .locator(`.board-place [role=gridcell][aria-label^="${label}"]`)
    .waitFor({ state: "attached" });
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const alert = (page: Page, text: string) =>
  page.getByRole("alert").filter({ hasText: text }).waitFor();

/** Follows a link of the head; where there is no room for them, they come with the menu. */
export async function goTo(page: Page, name: string): Promise<void> {
  const menu = button(page, "Menu");
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("link", { name, exact: true }).click();
}

/** Types a point's name on the board that has the focus, and plays there. */
export async function type(page: Page, name: string): Promise<void> {
  await page.keyboard.type(name.toLowerCase());
  await page.keyboard.press("Enter");
}

/** The text that a button saves. */
export async function saved(page: Page, name: string): Promise<string> {
  const waiting = page.waitForEvent("download");
  await button(page, name).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await waiting).createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

/** Lets the page be hidden, as in a tab in the background, or seen again. */
export const turns = (page: Page, to: "hidden" | "seen"): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, to === "hidden");

/** Waits until a worker is at work, or until none is; `name` is what its file is called. */
export const works = (page: Page, name: string, wanted: boolean) =>
  expect
    .poll(() => page.workers().some((worker) => worker.url().includes(name)), { timeout: 10_000 })
    .toBe(wanted);
