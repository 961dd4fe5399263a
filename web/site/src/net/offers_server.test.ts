// What players ask of each other over the net: whoever asks sees what they have offered and may take it back,
// and either may ask to take back what ended the game.

import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import {
  button,
  cell,
  chooseRules,
  linkOf,
  passes,
  plays,
  table,
  withServer,
} from "../../tests/friends.ts";

const server = withServer();
let ann: Page, bob: Page; // Black, White

beforeAll(async () => {
  [ann, bob] = (await table(server.address)) as [Page, Page];
});

const offer = (page: Page, name: string) => page.getByRole("group", { name });
const waits = "You wait for your opponent's answer.";

it("an offer stands on the page of whoever made it, who may take it back", async () => {
  await plays(ann, bob, "D4", "black");
  await plays(bob, ann, "F6", "white");
  await passes(ann, bob, 4);
  await passes(bob, ann, 5);
  const ends = "White offers: Both agree: the game ends here";
  await button(bob, "Both agree: the game ends here").click();
  await offer(bob, ends).getByText(waits).waitFor();
  await button(ann, "Accept").waitFor();
  expect(await button(bob, "Accept").count()).toBe(0);
  await button(bob, "Take the offer back").click();
  for (const page of [ann, bob]) await offer(page, ends).waitFor({ state: "detached" });
});

it("White asks to take back what ended the game, and Black agrees", async () => {
  await cell(ann, "F6,").click();
  await button(ann, "Black proposes these").click();
  await button(bob, "White accepts").click();
  for (const page of [ann, bob]) await page.getByText("Black wins").first().waitFor();
  await button(bob, /^Take back$/).click();
  await offer(bob, "White asks to take back").getByText(waits).waitFor();
  await button(ann, "Accept").click();
  for (const page of [ann, bob])
    await page.getByText("Black wins").first().waitFor({ state: "detached" });
});

it("a group that is offered is named on both pages", async () => {
  await ann.goto(`${server.address}/#friend`);
  await chooseRules(ann, "simple-territory-07");
  await bob.goto(await linkOf(ann));
  await button(bob, "Play").click();
  await plays(ann, bob, "B3", "black");
  await plays(bob, ann, "D3", "white");
  await passes(ann, bob, 4);
  await passes(bob, ann, 5);
  await cell(ann, "D3,").click();
  await button(ann, "Both agree: the marked groups are dead").click();
  for (const page of [ann, bob]) await page.getByText(/^Black offers: .*\(D3\)$/).waitFor();
  await offer(ann, "Black offers").getByText(waits).waitFor();
  await button(bob, "Decline").click();
  for (const page of [ann, bob]) await offer(page, "Black offers").waitFor({ state: "detached" });
});
