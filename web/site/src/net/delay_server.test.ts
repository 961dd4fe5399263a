// Whoever looks on sees the game as many moves late as the players agreed on, and all of it at its end.

import { expect, it } from "vitest";
import {
  button,
  cell,
  choose,
  linkOf,
  onPhone,
  person,
  plays,
  resigns,
  withServer,
} from "../../tests/friends.ts";

const server = withServer();

it("a third page sees moves late, and all of them when the game is over", async () => {
  const ann = await person(`${server.address}/#friend`);
  await choose(ann);
  await ann.locator(".terms [name=delay]").selectOption("1");
  const bob = await person(await linkOf(ann), onPhone);
  await bob.getByText("Whoever looks on: sees the game 1 move late").waitFor();
  await button(bob, "Play").click();
  for (const page of [ann, bob]) await page.getByText("Saved: 1").waitFor();
  const zoe = await person(server.address);
  await zoe.goto(ann.url());
  await zoe.getByText("Whoever looks on: sees the game 1 move late").waitFor();
  await plays(ann, bob, "D4", "black");
  await plays(bob, ann, "F6", "white");
  await cell(zoe, "D4, black").waitFor({ state: "attached" });
  await plays(ann, bob, "C3", "black");
  await cell(zoe, "F6, white").waitFor({ state: "attached" });
  expect(await cell(zoe, "C3, black").count()).toBe(0);
  await resigns(bob);
  await cell(zoe, "C3, black").waitFor({ state: "attached" });
  await zoe.locator("section.end h2", { hasText: "Black wins" }).waitFor();
});
