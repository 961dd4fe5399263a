// Japanese confirmation of life and death over the net: what the players do not agree on is tried by
// hypothetical play at the referee's page, and the position is as it was.

import type { Page } from "playwright-core";
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

/** Black has played into White's land, where it would cost White a point to take the stone. */
const moves = "B1 C1 B2 C2 B3 C3 B4 C4 B5 C5 A4 D4 A2 E4 E3 D2 pass E2 pass pass";

const boardOf = (page: Page): Promise<(string | null)[]> =>
  page
    .locator(".board-place [role=gridcell]")
    .evaluateAll((cells) =>
      cells.map((one) => one.getAttribute("aria-label")!.replace(", dead", "")),
    );

it("complaint 20: life and death are tried by hypothetical play, which costs nobody a point", async () => {
  const ann = await person(`${server.address}/#friend`);
  await ann.locator(".terms").waitFor();
  await chooseRules(ann, "japanese-1989");
  const bob = await person(await linkOf(ann), onPhone);
  await button(bob, "Play").click();
  const players = [ann, bob];
  await saved(1, ...players);
  let count = 1;
  for (const [i, word] of moves.split(" ").entries()) {
    const page = players[i % 2]!;
    await (word === "pass" ? button(page, /^Pass/) : cell(page, `${word},`)).click();
    await saved(++count, ...players);
  }
  await cell(bob, "E3,").click();
  await cell(bob, "E3, black stone, dead").waitFor({ state: "attached" });
  await button(bob, "White proposes these").click();
  await saved(++count, ...players);
  await button(ann, "Black says that no stone is dead").click();
  await saved(++count, ...players);
  await bob.getByText("More", { exact: true }).click();
  await bob.getByText("Call the referee", { exact: true }).click();
  await button(bob, "Dead or alive").click();
  await saved((count += 2), ...players); // the call, and the rest that it has

  const eve = await person(`${server.address}/#desk`);
  await eve.locator("[name=code]").fill(server.code);
  await button(eve, "Enter").click();
  await eve.getByRole("link", { name: "To the game" }).click();
  await saved(count, eve);
  const confirmation = eve.locator(".confirmation");
  await button(eve, "Show the play at E3").waitFor();
  await eve.locator(".letter").first().waitFor(); // the groups have their letters on the board
  const before = await boardOf(eve);
  await confirmation.getByText("take Black's 1 stone at E3? Yes: dead.").waitFor();
  await confirmation.getByText("Article 7.2").first().waitFor();
  await button(eve, "Show the play at E3").click();
  await button(eve, "Next step").click();
  await expect.poll(() => boardOf(eve)).not.toEqual(before); // tried, on the referee's board alone
  expect(await boardOf(ann)).toEqual(await boardOf(bob));
  await button(eve, "Back to the game").click();
  await expect.poll(() => boardOf(eve)).toEqual(before);
  for (const page of players) expect(await page.locator(".confirmation").count()).toBe(0);

  await eve.locator("[name=power]").selectOption("status_ruled");
  await eve.locator("[name=stones]").fill("e3");
  await eve.locator("[name=clause]").fill("7.1");
  await eve.locator("[name=words]").fill("shown by hypothetical play");
  await button(eve, "Make this ruling").click();
  await saved(++count, ...players);
  await eve.locator("[name=words]").fill("agree on the end");
  await button(eve, "Make this ruling").click();
  await saved((count += 2), ...players); // the answer, and the end of the rest
  await button(ann, /^Black (proposes|says)/).click();
  await button(bob, "White accepts").click();
  for (const page of players)
    await page.locator("tr.result td").first().getByText("W+10.5", { exact: true }).waitFor();
});
