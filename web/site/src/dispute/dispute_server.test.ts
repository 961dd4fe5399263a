// A disputed game at the director's page, with the real program: from the players' record through the
// ruleset's procedure into the ruling, the event's file and the report.

import { expect, it } from "vitest";
import { violations } from "../../../testing/browser.mjs";
import { button, isWithin, onPhone, person, withTournament } from "../../tests/friends.ts";

const server = withTournament();

const rows = Array.from({ length: 9 }, (_, i) =>
  i === 2 ? ". . X . O . . X ." : ". . X . O . . . .",
);
const line = (color: "B" | "W", column: string): string =>
  [..."abcdefghi"].map((row) => `;${color}[${column}${row}]`).join("");
const moves = [...line("B", "c").matchAll(/;B\[..\]/g)]
  .flatMap(([black], i) => [black, [...line("W", "e").matchAll(/;W\[..\]/g)][i]![0]])
  .join("");
/** Black's lone stone at H7 is what the players do not agree on; they wrote a result down all the same. */
const record = `(;GM[1]FF[4]SZ[9]RU[AGA]KM[7.5]${moves};B[hc];W[];B[];RE[B+R])`;

const ask = async (request: object): Promise<Record<string, never>> => {
  const answer = await fetch(`${server.address}/api/v1/tournament`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: server.address },
    body: JSON.stringify(request),
  });
  return (await answer.json()) as Record<string, never>;
};

async function eventOfTwo(): Promise<void> {
  const conditions = { title: "Cup", rules: "japanese-1989", size: "9x9", komi: 6.5, rounds: 1 };
  await ask({ new: "cup", conditions });
  for (const name of ["Alder", "Birch"])
    await ask({ event: "cup", do: { deed: "registered", player: { name, rank: 30 } } });
  await ask({ event: "cup", pair: { round: 1 } });
}

it("the players' record is replayed, the procedure carried out, and what comes of it ruled", async () => {
  await eventOfTwo();
  const page = await person(`${server.address}/#tournament/cup/rulings/1`);
  await page.locator("[name=game]").selectOption("1");
  expect(await button(page, "Make this ruling").isDisabled()).toBe(true); // no result is chosen
  await button(page, "Settle a disputed position").click();
  await page.locator("[name=dispute-record]").setInputFiles({
    name: "game.sgf",
    mimeType: "application/x-go-sgf",
    buffer: Buffer.from(record),
  });
  const told = page.locator(".dispute .side [role=status]");
  await told.getByText("21 moves of the record").waitFor();
  await told.getByText("The record names other rules").waitFor();
  await told.getByText("The record has komi 7.5").waitFor();
  expect(await violations(page)).toEqual([]);
  await button(page, "On to the procedure").click();
  await page.getByText("The game has stopped").first().waitFor();
  await page.reload(); // the dispute is kept
  await page.locator("[name=game]").selectOption("1");
  await button(page, "Settle a disputed position").click();
  await page.getByText("The game has stopped").first().waitFor();
  await page.getByRole("button", { name: "Suggest" }).click();
  await button(page, /^Black (says|proposes)/).click();
  await button(page, /^White (accepts|agrees)/).click();
  await page.locator("#dispute-outcome ~ p strong").waitFor();
  expect(await violations(page)).toEqual([]);
  await button(page, "Take it into the ruling").click();
  expect(await page.locator("[name=end]").inputValue()).toBe("white_wins");
  await page.locator("[name=words]").fill("The lone stone is dead");
  await button(page, "Make this ruling").click();
  await page.getByText("Look at the record").waitFor();
  const { rulings } = (await ask({ event: "cup", ask: "view" })) as unknown as {
    rulings: readonly Record<string, string | readonly string[]>[];
  };
  expect(rulings[0]).toMatchObject({ kind: "result", end: "white_wins" });
  expect(rulings[0]!["score"]).toMatch(/^W\+\d/);
  expect(rulings[0]!["evidence"]).toContainEqual({ kind: "dead", stones: ["H7"] });
  await page.getByText("Dead: H7").waitFor();
  const link = (await page.getByText("Look at the record").getAttribute("href"))!;
  await page.goto(link);
  await page.locator("main[data-screen=record]").waitFor();
  await page.context().close();
});

it("a position is set up by taps and pasted, on a phone, and leaves the result to the arbiter", async () => {
  const page = await person(`${server.address}/#tournament/cup/rulings/1`, onPhone);
  await button(page, "Settle a disputed position").click();
  await page.getByText("Paste a position").click();
  await page.locator("[name=paste]").fill(rows.join("\n"));
  await button(page, "Take this position").click();
  await button(page, "On to the procedure").click();
  await button(page, "Both players pass").click();
  await page.getByText("The game has stopped").first().waitFor();
  expect(await isWithin(page)).toBe(true);
  await page.locator("[name=prisoners-B]").waitFor();
  await button(page, "Take it into the ruling").click();
  expect(await page.locator("[name=end]").inputValue()).toBe("");
  const found = page.locator(".found");
  await found.getByText("passes in a row").waitFor();
  expect(await isWithin(page)).toBe(true);
  await found.getByRole("button", { name: /^Remove: Japanese/ }).click();
  expect(await found.getByText("komi 6.5").count()).toBe(0);
  await page.context().close();
});
