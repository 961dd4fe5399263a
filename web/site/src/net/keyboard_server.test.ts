// A whole game over the net by the keyboard and what the accessibility tree tells: each thing is found by its
// role and its name, reached with Tab, and used with keys; there is no mouse.

import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { onPhone, person, withServer } from "../../tests/friends.ts";

const server = withServer();

type Role = Parameters<Page["getByRole"]>[0];

const has = (place: Locator): Promise<boolean> =>
  place.evaluateAll((found) => found.includes(document.activeElement as never));

/** Goes on with Tab until that has the focus. */
async function reach(page: Page, role: Role, name: string | RegExp): Promise<void> {
  const place = page.getByRole(role, { name });
  await place.first().waitFor();
  for (let steps = 0; steps < 200; ++steps) {
    if (await has(place)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the keyboard does not reach the ${role} ${String(name)}`);
}

async function press(page: Page, name: string | RegExp, role: Role = "button"): Promise<void> {
  await reach(page, role, name);
  await page.keyboard.press("Enter");
}

/** From the one of several to choose from that is chosen, with the arrows to another. */
async function turnTo(page: Page, name: string, chosen: string): Promise<void> {
  await reach(page, "radio", chosen);
  const wanted = page.getByRole("radio", { name, exact: true });
  for (let steps = 0; steps < 10 && !(await has(wanted)); ++steps)
    await page.keyboard.press("ArrowUp");
}

async function choose(page: Page, name: string | RegExp, value: string): Promise<void> {
  await reach(page, "combobox", name);
  await page.keyboard.type(value);
}

/** Goes to a point of the board by its name, and does there what can be done. */
async function at(page: Page, point: string): Promise<void> {
  await reach(page, "gridcell", /^[A-J]\d/);
  await page.keyboard.type(point.toLowerCase());
  await page.keyboard.press("Enter");
}

const tells = (page: Page, role: Role, name: string | RegExp): Promise<void> =>
  page.getByRole(role, { name }).first().waitFor({ state: "attached" });

async function saved(count: number, ...pages: Page[]): Promise<void> {
  for (const page of pages)
    await page
      .getByRole("status")
      .filter({ hasText: `Saved: ${count}` })
      .waitFor();
}

it("a whole game is played with the keyboard, by roles and names alone, at both pages", async () => {
  const ann = await person(server.address);
  await press(ann, /^Play a friend/, "link");
  await turnTo(ann, "9 × 9", "19 × 19");
  await choose(ann, "You play", "Black");
  await choose(ann, "Clock", "none");
  await press(ann, "Make a link");
  const link = ann.getByRole("textbox", { name: "Send this link to your friend:" });
  const bob = await person(await link.inputValue(), onPhone);
  await press(bob, "Play");
  await saved(1, ann, bob);

  await at(ann, "D4");
  for (const page of [ann, bob]) await tells(page, "gridcell", "D4, black stone, last move");
  await at(bob, "F6");
  for (const page of [ann, bob]) await tells(page, "gridcell", "F6, white stone, last move");
  await press(ann, /^Pass/);
  await saved(4, ann, bob);
  await press(bob, /^Pass/);
  await saved(5, ann, bob);

  await at(ann, "F6");
  await tells(ann, "gridcell", /^F6, white stone, dead/);
  await press(ann, /^Black (proposes|says)/);
  const blackSays = bob.getByRole("group", { name: "Black", exact: true });
  await blackSays.getByText("Black says these are dead: F6.").waitFor();
  await press(bob, "White accepts");
  for (const page of [ann, bob]) await tells(page, "heading", /Black wins/);
  const results = [ann, bob].map((page) =>
    page.getByRole("row", { name: /^Result/ }).textContent(),
  );
  const [one, two] = await Promise.all(results);
  expect(one).toBe(two);
});
