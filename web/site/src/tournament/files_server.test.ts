// Files of other programs and teams at the director's page, and what the desk says in other languages.

import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { violations } from "../../../testing/browser.mjs";
import { button, isWithin, onPhone, person, withTournament } from "../../tests/friends.ts";
import { askDesk, begin, enter, pair } from "../../tests/desks.ts";
import type { View } from "./view.ts";

const server = withTournament();

const at = (path: string, language?: string): Promise<Page> =>
  person(`${server.address}/#tournament/${path}`, { ...(language && { language }) });

const viewOf = async (page: Page, event: string): Promise<View> =>
  (await askDesk(page, { event, ask: "view" })) as View;

const endings = ["json", "xml", "h9", "tou", "txt", "players.csv", "results.csv"];

it("an event is saved in every format, and opened again as a new one", async () => {
  const page = await at("");
  await begin(page, "night", 6);
  const { games } = await pair(page, "night", 1);
  const [first] = games;
  const score = { end: "white_wins", score: "W+3.5" };
  const { white, black } = first!;
  await enter(page, "night", [{ deed: "reported", round: 1, white, black, ...score }]);
  await page.goto(`${server.address}/#tournament/night/files`);
  const files: Record<string, Buffer> = {};
  const buttons = page.locator(".formats button");
  await buttons.first().waitFor();
  for (let i = 0; i < endings.length; ++i) {
    const waiting = page.waitForEvent("download");
    await buttons.nth(i).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toBe(`night.${endings[i]}`);
    files[endings[i]!] = readFileSync(await download.path());
  }
  await page.locator("[name=save-h9]").click();
  await page.getByText("the score of a game cannot be stored in this format").waitFor();
  expect(await violations(page)).toEqual([]);
  for (const [ending, players] of [
    ["xml", 6],
    ["h9", 6],
    ["json", 6],
    ["tou", 6],
  ] as const) {
    await page.goto(`${server.address}/#tournament`);
    const buffer = files[ending]!;
    const file = { name: `copy ${ending}.${ending}`, mimeType: "text/plain", buffer };
    await page.locator("[name=open-file]").setInputFiles(file);
    expect(await page.locator("[name=file-id]").inputValue()).toBe(`copy-${ending}`);
    await button(page, "Open it").click();
    const toEvent = page.getByRole("link", { name: "To the tournament" });
    await toEvent.or(page.locator(".entrants")).first().waitFor();
    const opened = await viewOf(page, `copy-${ending}`);
    expect([opened.players.length, opened.games.length]).toEqual([players, 3]);
  }
  await page.context().close();
});

it("players and results come from tables; what cannot be read is told with its line", async () => {
  const page = await at("");
  await begin(page, "tables", 0);
  await page.goto(`${server.address}/#tournament/tables/files`);
  const take = (part: string, text: string): Promise<void> =>
    page.locator(`[name=take-${part}]`).setInputFiles({
      ...{ name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(text) },
    });
  await take("players", "name,rank,shoe\nOak,3d,44\nElm,2d,39\n");
  await page.getByText("2 players taken from list.csv.").waitFor();
  await page.getByText("Line 1:").waitFor();
  const { games } = await pair(page, "tables", 1, false);
  const names = ["", "Oak", "Elm"];
  const row = `${names[games[0]!.white]},${names[games[0]!.black]}`;
  await take("results", `round,white,black,result\n1,${row},0-1\n`);
  await page.getByText("1 result taken from list.csv.").waitFor();
  expect((await viewOf(page, "tables")).games[0]!.end).toBe("black_wins");
  await take("results", "round,white,black,result\n1,Oak,Pine,1-0\n");
  await page.getByText("Line 2: there is no player Pine").waitFor();
  await page.context().close();
});

it("a file of a thousand players is opened", async () => {
  const page = await at("");
  await begin(page, "large", 0);
  const rows = Array.from(
    { length: 1000 },
    (_, i) => `Name${i},Given,${(i % 29) + 1}k,Club ${i % 50}`,
  );
  const text = `name,given,rank,club\n${rows.join("\n")}\n`;
  await askDesk(page, { event: "large", take: "players", file: { name: "p.csv", text } });
  const saved = await askDesk(page, { event: "large", ask: "file", format: "opengotha" });
  const xml = Buffer.from(saved.t === "file" ? saved.text : "");
  expect(xml.length).toBeGreaterThan(256 * 1024);
  await page.goto(`${server.address}/#tournament`);
  await page.reload();
  const file = { name: "thousand.xml", mimeType: "text/xml", buffer: xml };
  await page.locator("[name=open-file]").setInputFiles(file);
  await button(page, "Open it").click();
  await page.getByText("1000 players").first().waitFor();
  await page.context().close();
});

it("teams are put together board by board, and have their points and their players' table", async () => {
  const page = await at("");
  await begin(page, "teams", 4, { team_size: 2, system: "swiss" });
  await page.goto(`${server.address}/#tournament/teams/players`);
  const form = page.getByRole("form", { name: "Teams" });
  for (const [name, one, other] of [
    ["Hill", 1, 2],
    ["Shore", 3, 4],
  ] as const) {
    await form.locator("[name=team]").fill(name);
    await form.locator("[name=member-1]").selectOption(String(one));
    await form.locator("[name=member-2]").selectOption(String(other));
    await button(page, "Register").last().click();
    await page.locator(".entrants th", { hasText: name }).waitFor();
  }
  await page.getByRole("button", { name: /^Change: Shore/ }).click();
  const amend = page.locator("tr.opened form").first();
  await amend.getByRole("button", { name: /^Up/ }).click();
  await amend.getByRole("button", { name: "Save" }).click();
  await expect.poll(async () => (await viewOf(page, "teams")).players[5]!.members).toEqual([4, 3]);
  const { games } = await pair(page, "teams", 1);
  expect(games.map((game) => [game.white, game.black].sort())).toEqual([
    [1, 4],
    [2, 3],
  ]);
  await page.goto(`${server.address}/#tournament/teams/standings`);
  await page.getByRole("heading", { name: "The players of the teams" }).waitFor();
  expect(await page.locator(".wall-list").first().locator("tbody tr").count()).toBe(2);
  expect(await page.locator(".wall-list").nth(1).locator("tbody tr").count()).toBe(4);
  expect(await violations(page)).toEqual([]);
  await page.context().close();
});

const tongues = [
  {
    language: "fr",
    refused: /a une partie à la ronde 1/,
    registered: /^Inscription/,
    cost: "parties entre joueurs",
    file: "Ligne 2 : B joue contre soi-même à la ronde 1.",
  },
  {
    language: "de",
    refused: /hat in Runde 1 eine Partie/,
    registered: /^Angemeldet/,
    cost: "Partien zwischen Spielern",
    file: "Zeile 2: B spielt in Runde 1 gegen sich selbst.",
  },
  {
    language: "ja",
    refused: /1回戦に対局があります/,
    registered: /^登録/,
    cost: "再対局",
    file: "2行目：Bが1回戦で自分自身と当たっています。",
  },
] as const;

it("refusals, files, history and what a round cost are told in every language", async () => {
  const first = await at("");
  await begin(first, "tongues", 4);
  await pair(first, "tongues", 1, false);
  await first.context().close();
  for (const { language, refused, registered, cost, file } of tongues) {
    const page = await at("tongues/players", language);
    await page.locator("[name=absent-1-1]").selectOption("absent");
    await page.getByRole("alert").filter({ hasText: refused }).waitFor();
    expect(await page.locator("[name=absent-1-1]").inputValue()).toBe("not_paired");
    await page.goto(`${server.address}/#tournament/tongues/files`);
    await page.locator("[name=take-players]").setInputFiles({
      ...{ name: "a.h9", mimeType: "text/plain", buffer: Buffer.from("1 A 3k\n2 B 2k 2+\n") },
    });
    await page.getByRole("alert").filter({ hasText: file }).waitFor();
    await page.goto(`${server.address}/#tournament/tongues/history`);
    await page.locator(".history .what", { hasText: registered }).first().waitFor();
    await page.goto(`${server.address}/#tournament/tongues/round/1`);
    await page.locator(".why ~ details summary").click();
    await page.locator(".sums th", { hasText: cost }).waitFor();
    expect(await page.locator(".tournament [lang=en]").count()).toBe(0);
    await page.context().close();
  }
});

const criteriaOf = (page: Page): Promise<string[]> =>
  page.locator(".criteria strong").allTextContents();
const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement!.getAttribute("name"));

it("criteria of places are chosen and ordered by keys, and tables fixed for players by name", async () => {
  const page = await at("");
  await begin(page, "laid", 3);
  await page.goto(`${server.address}/#tournament/laid/conditions`);
  await page.locator(".criteria li").first().waitFor();
  expect(await criteriaOf(page)).toEqual(["MMS", "SOSM", "SOSOSM"]);
  await page.locator("[name=up-SOSOSM]").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter"); // the button goes along, and keeps the focus
  expect(await criteriaOf(page)).toEqual(["SOSOSM", "MMS", "SOSM"]);
  expect(await focused(page)).toBe("down-SOSOSM");
  await page.locator("[name=remove-MMS]").click();
  await page.locator("[name=criterion]").selectOption({ label: "NBW: Number of wins" });
  await button(page, "Add").click();
  expect(await criteriaOf(page)).toEqual(["SOSOSM", "SOSM", "NBW"]);
  await page.locator("fieldset:has(> .more [name=add-fixed-table]) summary").click();
  await page.locator("[name=add-fixed-table]").click();
  await page.locator("[name=fixed-player-1]").selectOption({ label: "Player002 Kim 3d" });
  expect(await button(page, "Save").isDisabled()).toBe(true); // its table is missing
  await page.locator("[name=fixed-table-1]").fill("7");
  expect(await violations(page)).toEqual([]);
  await button(page, "Save").click();
  const laid = async () => {
    const told = await askDesk(page, { event: "laid", ask: "conditions" });
    return told.t === "conditions" ? told.conditions : {};
  };
  await expect.poll(laid).toMatchObject({
    ...{ placement: ["SOSOSM", "SOSM", "NBW"], fixed_tables: { 2: 7 } },
  });
  await page.context().close();
});

it("a new event has the komi of its rules, and keeps one that the director chose", async () => {
  const page = await at("");
  const komi = page.locator("[name=komi]");
  await page.locator("[name=rules]").selectOption("aga");
  expect(await komi.inputValue()).toBe("7.5");
  await page.locator("[name=rules]").selectOption("japanese-1989");
  expect(await komi.inputValue()).toBe("6.5");
  await komi.fill("6.5");
  await page.locator("[name=rules]").selectOption("aga");
  expect(await komi.inputValue()).toBe("6.5");
  await page.locator("[name=title]").fill("Chosen");
  await page.locator("[name=sanctions]").fill("None");
  await button(page, "Begin the tournament").click();
  await page.getByText("0 players, 0 here").waitFor();
  await page.goto(`${server.address}/#tournament/chosen/conditions`);
  await page.locator("[name=rules]").selectOption("chinese-practice");
  expect(await komi.inputValue()).toBe("6.5");
  await page.context().close();
});

it("the files and a form of teams stay within a phone", async () => {
  const page = await person(`${server.address}/#tournament/teams/files`, onPhone);
  for (const tab of ["files", "players", "conditions"]) {
    await page.goto(`${server.address}/#tournament/teams/${tab}`);
    await page.locator(".tournament :is(tbody tr, li, fieldset):visible").first().waitFor();
    for (const folded of await page.locator(".more > summary").all()) await folded.click();
    expect(await isWithin(page), tab).toBe(true);
    expect(await violations(page), tab).toEqual([]);
  }
  await page.context().close();
});
