// Visits to the site as it is built, in a real browser.

import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";
import { browserPath, openBrowser, serve } from "../../testing/browser.mjs";
import { enginePath } from "../../testing/engine.mjs";
import { builtSite } from "../../testing/site.mjs";

const engine = enginePath();

/** Why the site cannot be tested here; null where it can. */
export const missing = engine === undefined ? "engine's WebAssembly module" : browserPath() === undefined ? "browser" : null;
if (missing) console.log(`Skipped: the ${missing} is not there.`);

export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

let browser: Browser;
let site: Awaited<ReturnType<typeof serve>>;

export async function openSite(): Promise<void> {
  site = await serve(await builtSite());
  browser = await openBrowser();
}

export async function closeSite(): Promise<void> {
  await browser?.close();
  await site?.close();
}

/** A fresh visit, at an address of the site such as "#rules"; no error may happen in it. */
export async function visit(hash: string, test: (page: Page, context: BrowserContext) => Promise<void>, options: BrowserContextOptions = {}): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.goto(site.address + hash);
  await page.locator("main h1").waitFor();
  await test(page, context);
  await context.close();
  expect(errors).toEqual([]);
}
