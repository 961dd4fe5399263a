// A game under the rules of Igfip between two browsers, as its page has it: the opponent's pass is told, what
// is captured is counted, the score is computed when both have passed, and a referee's word replaces it.

import { expect, it } from "vitest";
import {
  button,
  cell,
  chooseRules,
  linkOf,
  onPhone,
  person,
  saved,
  withServer,
} from "../../tests/friends.ts";

const server = withServer();

it("the score is computed at the end, and the referee's word replaces it", async () => {
  const ann = await person(`${server.address}/#friend`);
  await chooseRules(ann, "igfip");
  const bob = await person(await linkOf(ann), onPhone);
  await button(bob, "Play").click();
  const both = [ann, bob];
  const told = async (text: string): Promise<void> => {
    for (const page of both) await page.getByText(text).first().waitFor();
  };
  await saved(1, ...both);
  await cell(ann, "B1,").click();
  await saved(2, ...both);
  await cell(bob, "A1,").click();
  await saved(3, ...both);
  await cell(ann, "A2,").click();
  await saved(4, ...both);
  await told("Black has taken 1 stone");
  await button(bob, /^Pass/).click();
  await ann.getByText("White passed.").first().waitFor();
  await saved(5, ...both);
  await button(ann, /^Pass/).click();
  await saved(7, ...both); // the pass, and what the server computes
  await told("The score was computed");
  await told("Within a day either player may call the referee");
  for (const page of both)
    expect(await page.locator("tr.result td").first().textContent()).toBe("B+24");

  await bob.getByText("More", { exact: true }).click();
  await bob.getByText("Call the referee", { exact: true }).click();
  await button(bob, "Dead or alive").click();
  await saved(8, ...both);
  const eve = await person(`${server.address}/#desk`);
  await eve.locator("[name=code]").fill(server.code);
  await button(eve, "Enter").click();
  await eve.getByRole("link", { name: "To the game" }).click();
  await eve.locator("[name=power]").selectOption("ruling");
  await eve.locator("[name=player]").selectOption("W");
  await eve.locator("[name=words]").fill("Black was late");
  await button(eve, "Make this ruling").click();
  for (const page of both)
    await page.locator("section.end h2", { hasText: "White wins" }).waitFor();
  await told("Black was late");
  expect(await ann.getByText("The score was computed").count()).toBe(0);
});
