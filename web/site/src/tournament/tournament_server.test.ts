// A weekend at the director's page, with the real program: forty players, five rounds, and what goes wrong.

import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, it, onTestFinished } from "vitest";
import { violations } from "../../../testing/browser.mjs";
import { button, isWithin, onPhone, person, showing, withTournament } from "../../tests/friends.ts";
import { askDesk as ask } from "../../tests/desks.ts";
import type { View } from "./view.ts";

const server = withTournament();
const rounds = 5;
const players = 40;

const viewOf = async (page: Page, round = 0, after = -1): Promise<View> =>
  (await ask(page, { event: "weekend-cup", ask: "view", round, after })) as View;

const at = (tab: string): Promise<Page> =>
  person(`${server.address}/#tournament/weekend-cup/${tab}`);

const goTo = async (page: Page, name: string): Promise<void> =>
  page.locator(".tournament nav").getByRole("link", { name }).first().click();

async function toRound(page: Page, round: number): Promise<void> {
  await goTo(page, "Rounds");
  await goTo(page, `Round ${round}`);
  await page.locator(`.rounds [aria-current]`, { hasText: `Round ${round}` }).waitFor();
}

/** Enters so many results by keys alone, from the first game on that has none; all unless told how many. */
async function enterResults(page: Page, count = Infinity): Promise<void> {
  const open = page.locator("tr.outstanding");
  await open.first().getByRole("button").first().focus();
  for (let left = await open.count(); left > 0 && count > 0; --count) {
    await open.locator("button:focus").waitFor();
    await page.keyboard.press(left % 3 === 0 ? "b" : "w");
    --left;
    await expect.poll(() => open.count(), { interval: 10 }).toBe(left);
  }
}

async function pairAndPlay(page: Page, round: number): Promise<void> {
  await toRound(page, round);
  await button(page, /^Pair all/).click();
  await page.getByText("Everybody who is here has a game").waitFor();
  await enterResults(page);
  await page.getByText("All results are in.").waitFor();
}

const register = (page: Page) => page.getByRole("form", { name: "Register" });

it("an event begins, and players register by a line and Enter; what is wrong stays as typed", async () => {
  const page = await person(`${server.address}/#tournament`);
  await page.locator("[name=title]").fill("Weekend cup");
  await button(page, "Begin the tournament").click();
  await button(page, "Take the usual ones").click();
  expect(await page.locator("[name=sanctions]").inputValue()).toContain("30 minutes");
  await button(page, "Begin the tournament").click();
  await register(page).locator("[name=name]").fill("Meier");
  await register(page).locator("[name=rank]").fill("3x");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").waitFor();
  expect(await register(page).locator("[name=name]").inputValue()).toBe("Meier");
  await register(page).locator("[name=rank]").fill("3d");
  await page.keyboard.press("Enter");
  await page.getByText("1 player, 1 here").waitFor();
  expect(await register(page).locator("[name=name]").inputValue()).toBe("");
  for (let number = 2; number <= players; ++number) {
    const player = { name: `Player${number}`, given: "Kim", rank: 12 + ((number * 7) % 22) };
    await ask(page, { event: "weekend-cup", do: { deed: "registered", player } });
  }
  await page.getByText(`${players} players, ${players} here`).waitFor();
  await page.locator("[name=find]").fill("meier");
  expect(await page.locator(".entrants tbody tr").count()).toBe(1);
  await page.context().close();
});

it("a killed program loses nothing, and the page goes on when it is back", async () => {
  const page = await at("round/1");
  await button(page, `Pair all ${players}`).click();
  await page.locator("tr.outstanding").first().waitFor();
  await enterResults(page, 7);
  const before = await viewOf(page);
  await server.kill();
  await page.locator("tr.outstanding").first().getByRole("button").first().click();
  await page.getByText("The program does not answer.").waitFor();
  await server.start();
  await page.getByText("The program does not answer.").waitFor({ state: "detached" });
  expect(await viewOf(page)).toEqual(before);
  await enterResults(page);
  await page.getByText("All results are in.").waitFor();
  await page.context().close();
});

it("one withdraws, one is excused for a round, and one comes late", async () => {
  const page = await at("players");
  await page.locator("[name=absent-5-2]").selectOption("agreed_absent");
  await expect.poll(async () => (await viewOf(page)).players[4]!.absent).toEqual([2]);
  await page.locator("[name=absent-6-3]").selectOption("absent");
  await expect.poll(async () => (await viewOf(page)).players[5]!.unannounced).toEqual([3]);
  await page.locator("[name=absent-6-3]").selectOption("not_paired");
  await expect.poll(async () => (await viewOf(page)).players[5]!.absent).toEqual([]);
  await page.locator(".entrants tbody tr").nth(6).getByRole("button").click();
  await page.getByRole("form", { name: "Withdraw" }).getByRole("button").click();
  await expect.poll(async () => (await viewOf(page)).players[6]!.absent).toEqual([2, 3, 4, 5]);
  await register(page).locator("[name=name]").fill("Late");
  await register(page).locator("[name=rank]").fill("5k");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await viewOf(page)).players[players]?.absent).toEqual([1]);
  await pairAndPlay(page, 2);
  const { games, byes, standings } = await viewOf(page, 2, 2);
  expect([games.length, byes.length]).toEqual([19, 1]);
  const paired = games.flatMap(({ white, black }) => [white, black]);
  expect(paired.filter((number) => number === 5 || number === 7)).toEqual([]);
  expect(paired.concat(byes)).toContain(players + 1);
  const excused = standings.rows.find(({ player }) => player === 5)!;
  expect(excused.results.map(({ state }) => state)).toEqual(["paired", "agreed_absent"]);
  await page.context().close();
});

it("a dispute is ruled on, and the ruling lifted on appeal", async () => {
  const page = await at("round/3");
  await pairAndPlay(page, 3);
  const disputed = (await viewOf(page, 3)).games.find(({ end }) => end === "white_wins")!;
  const end = async (): Promise<string> =>
    (await viewOf(page, 3)).games.find(({ table }) => table === disputed.table)!.end;
  await goTo(page, "Rulings");
  await page.locator("[name=game]").selectOption(String(disputed.table));
  await page.locator("[name=end]").selectOption("black_wins");
  await page.locator("[name=clause]").fill("7.2");
  await page.locator("[name=evidence]").fill("B D4 is dead\nproven in 40 positions");
  await button(page, "Make this ruling").click();
  await page.getByRole("alert").waitFor(); // a ruling needs its reason
  expect(await page.locator("[name=clause]").inputValue()).toBe("7.2");
  await page.locator("[name=words]").fill("The corner is dead");
  await button(page, "Make this ruling").click();
  await page.locator("li", { hasText: "The corner is dead" }).waitFor();
  expect(await end()).toBe("black_wins");
  await page.getByText("Appeal", { exact: true }).click();
  await page.locator("[name=appeal-words]").fill("It is seki");
  await button(page, "Enter the appeal").click();
  await page.locator("[name=hearing-words]").fill("Seki by example 3");
  await button(page, "Appeal upheld").click();
  await page.getByText("The appeal was upheld").waitFor();
  expect(await end()).toBe("white_wins");
  await page.context().close();
});

it("the page says why two players do not meet, and what the round cost", async () => {
  const page = await at("round/3");
  const [first, second] = (await viewOf(page, 3)).games;
  await page.locator(".why summary").click();
  await page.locator("[name=one]").selectOption(String(first!.white));
  await page.locator("[name=opponent]").selectOption(String(second!.white));
  await button(page, "Ask").click();
  await page.locator(".why [role=status] p").waitFor();
  await page.locator("[name=opponent]").selectOption(String(first!.black));
  await button(page, "Ask").click();
  await page.getByText("They do meet in this round.").waitFor();
  await page.getByText("What the round cost").click();
  await page.locator(".sums tbody tr").first().waitFor();
  await page.context().close();
});

it("games are paired by hand, changed and taken back", async () => {
  const page = await at("round/4");
  const { unpaired } = await viewOf(page, 4);
  for (const number of [unpaired[0]!, unpaired[9]!])
    await page.locator(`[name=unpaired-${number}]`).check();
  await button(page, "Pair the 2 ticked").click();
  await page.locator("tr.outstanding").waitFor();
  const [before] = (await viewOf(page, 4)).games;
  await button(page, "Change: Table 1").click();
  await button(page, "Swap colours").click();
  await expect.poll(async () => (await viewOf(page, 4)).games[0]!.white).toBe(before!.black);
  await button(page, "Change: Table 1").click();
  await page.locator("[name=table]").fill("12");
  await button(page, "Save").click();
  await page.locator("tr[data-table='12']").waitFor();
  await button(page, "Change: Table 12").click();
  await button(page, "Take the game back").click();
  await page.getByText(`Without a game: ${unpaired.length}`).waitFor();
  await page.context().close();
});

it("a wrong result is corrected two rounds later; final standings are opened by an undoing", async () => {
  const page = await at("round/4");
  await pairAndPlay(page, 4);
  const wrong = (await viewOf(page, 2)).games.find(({ end }) => end === "white_wins")!;
  const winsOf = async (player: number): Promise<number> =>
    (await viewOf(page, 2, 4)).standings.rows
      .find((row) => row.player === player)!
      .results.reduce((sum, { points = 0 }) => sum + points, 0);
  const [white, black] = [await winsOf(wrong.white), await winsOf(wrong.black)];
  await toRound(page, 2);
  await page.getByRole("button", { name: `Table ${wrong.table}: Black`, exact: true }).click();
  await page.locator(`tr[data-table='${wrong.table}']`, { hasText: "0–1" }).waitFor();
  expect([await winsOf(wrong.white), await winsOf(wrong.black)]).toEqual([white - 1, black + 1]);
  await pairAndPlay(page, rounds);
  await goTo(page, "Standings");
  await page.getByText("Provisional after round 5.").waitFor();
  await page.locator("[name=approved-by]").fill("Eve");
  await button(page, "Approve as final").click();
  await page.getByText("Final after round 5").waitFor();
  await page.locator(".criterion").first().focus();
  await page.locator(".criterion .meaning").first().waitFor();
  await goTo(page, "History");
  await button(page, /^Undo/).first().click();
  await page.getByText("undone", { exact: true }).waitFor();
  await goTo(page, "Standings");
  await page.getByText("Provisional after round 5.").waitFor();
  await page.context().close();
});

it("rounds that somebody did not play are told by what they were", async () => {
  const page = await at("standings/2");
  await page.getByText(/^Rounds that were not played/).click();
  await page.locator(".unplayed td", { hasText: "absent, with notice" }).first().waitFor();
  await page.locator(".unplayed td", { hasText: "a bye" }).first().waitFor();
  await page.context().close();
});

const tabs = [
  "players",
  "round/2",
  "standings",
  "rulings",
  "conditions",
  "history",
  "files",
  "print",
  "wall",
];

/** What stands in a tab when it has come. */
const content = ".tournament :is(tbody tr, li, fieldset):visible";

it("every tab is sound to axe, and within a small phone in every language", async () => {
  for (const language of ["en", "fr", "de", "ja"]) {
    const page = await person(`${server.address}/#tournament`, { ...onPhone, language });
    for (const tab of tabs) {
      await page.goto(`${server.address}/#tournament/weekend-cup/${tab}`);
      await page.locator(content).first().waitFor();
      expect(await isWithin(page), `${language} ${tab}`).toBe(true);
      if (language === "en") expect(await violations(page), tab).toEqual([]);
    }
    await page.context().close();
  }
});

it("whoever only looks on sees all, and no button that changes anything", async () => {
  const shown = showing(join(server.folder, "weekend-cup.json"));
  onTestFinished(() => shown.end());
  await shown.start();
  const page = await person(`${shown.address}/#tournament/weekend-cup/round/5`);
  await page.locator(".games tbody tr").first().waitFor();
  expect(await page.locator(".tournament button").count()).toBe(0);
  for (const tab of ["players", "standings", "rulings", "history"]) {
    await page.goto(`${shown.address}/#tournament/weekend-cup/${tab}`);
    await page.locator(content).first().waitFor();
    expect(await page.locator(".tournament form, .tournament td :enabled").count()).toBe(0);
  }
  const undo = { event: "weekend-cup", do: { deed: "undone", entry: 9 } };
  expect(await ask(page, undo)).toMatchObject({ t: "error" });
  await page.context().close();
});
