// Two who do not come to an end: the pages tell the facts, and offer what the rules and the referee can do.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { violations } from "../../../testing/browser.mjs";
import { button, cell, isWithin, passes, plays, table, withServer } from "../../tests/friends.ts";

const server = withServer();

const panel = (page: Page) => page.getByRole("group", { name: "The game is getting nowhere" });

it("after three changes each, or three passes, the rules and the referee are offered", async () => {
  const [ann, bob] = await table(server.address);
  let saved = 1;
  for (const point of ["D4", "C3", "G7"]) {
    expect(await panel(bob).count()).toBe(0);
    await plays(ann, bob, point, "black");
    await passes(bob, ann, (saved += 2));
  }
  await panel(bob).getByText("Black has made 3 moves in a row").waitFor();
  expect(await panel(ann).count()).toBe(0);
  expect(await bob.locator("section.end").count()).toBe(0); // nothing happens by itself
  await passes(ann, bob, ++saved);
  for (let times = 0; times < 7; ++times) {
    for (const page of [ann, bob])
      expect(await panel(page).getByText("Each player has three times changed").count()).toBe(0);
    if (times % 2 === 0) {
      if (times === 0) {
        await cell(bob, "D4, black").click();
        await cell(bob, "D4, black stone, dead").waitFor({ state: "attached" });
      }
      await button(bob, "White proposes these").click();
    } else await button(ann, "Black says that no stone is dead").click();
    ++saved;
    for (const page of [ann, bob]) await page.getByText(`Saved: ${saved}`).waitFor();
  }
  for (const page of [ann, bob]) {
    await panel(page)
      .getByText(/three times changed .* about .*D4/)
      .waitFor();
    await panel(page)
      .getByRole("button", { name: /asks to play on/ })
      .waitFor();
  }
  expect(await violations(bob)).toEqual([]);
  expect(await isWithin(bob)).toBe(true);
  await panel(ann).getByRole("button", { name: "Call the referee" }).click();
  for (const page of [ann, bob])
    await page.getByText("Black has called the referee: Dead or alive").waitFor();
  expect(await panel(bob).count()).toBe(0);
});
