// Two people, each at a browser of their own, meet by a link and play: the server is killed in the middle,
// both pass, agree on what is dead, and see the same result.

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBrowser } from "../../../testing/browser.mjs";
import { Served } from "../../tests/served.ts";

let browser: Browser;
const server = new Served();
const errors: string[] = [];

beforeAll(async () => {
  await server.start();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await server.end();
});

/** Somebody at a browser of their own. */
async function person(address: string, viewport = { width: 1280, height: 900 }): Promise<Page> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.goto(address);
  return page;
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const cell = (page: Page, label: string) =>
  page.locator(`.board-place [role=gridcell][aria-label^="${label}"]`);

/** One of them plays there, and both see the stone. */
async function plays(by: Page, other: Page, point: string, color: string): Promise<void> {
  await cell(by, `${point},`).click();
  for (const page of [by, other])
    await cell(page, `${point}, ${color}`).waitFor({ state: "attached" });
}

async function passes(by: Page, other: Page, saved: number): Promise<void> {
  await button(by, /^Pass/).click();
  for (const page of [by, other]) await page.getByText(`Saved: ${saved}`).waitFor();
}

it("two friends meet by a link, play over a killed server, and have the same result", async () => {
  const ann = await person(server.address);
  await ann.getByRole("link", { name: "Play a friend" }).click();
  await ann.locator("[name=friend-size]").selectOption("9x9");
  await ann.locator("[name=friend-clock]").selectOption("none");
  await ann.locator("[name=friend-side]").selectOption("black");
  await button(ann, "Make a link").click();
  const link = await ann.locator("[name=link]").inputValue();

  const bob = await person(link, { width: 390, height: 844 });
  await bob.getByText("9 × 9").waitFor();
  await button(bob, "Play").click();
  for (const page of [ann, bob]) await page.getByText("Saved: 1").waitFor();

  await plays(ann, bob, "D4", "black");
  await plays(bob, ann, "F6", "white");
  await server.kill();
  await ann.getByText("Not connected").waitFor();
  await server.start();
  await plays(ann, bob, "C3", "black");
  await passes(bob, ann, 5);
  await passes(ann, bob, 6);

  await cell(ann, "F6,").click();
  await button(ann, "Black proposes these").click();
  await button(bob, "White accepts").click();
  const results = [ann, bob].map((page) => page.locator("section.end h2").textContent());
  for (const page of [ann, bob])
    await page.locator("section.end h2", { hasText: "Black wins" }).waitFor();
  const [one, two] = await Promise.all(results);
  expect(one).toBe(two);
  expect(errors).toEqual([]);
});

it("an address of no game says so", async () => {
  const page = await person(`${server.address}/#play/nowhere`);
  await page.getByText("The server knows no game at this address.").waitFor();
});
