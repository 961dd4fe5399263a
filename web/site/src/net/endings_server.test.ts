// Every ending that the rules know and every dispute, played between two browsers through the buttons of
// their pages: both show the same result, and the referee finds it in the record that a page saves.

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { endings, type Ending } from "../../tests/endings_played.ts";
import { chooseRules, linkOf, onPhone, person, withServer } from "../../tests/friends.ts";
import { small } from "../../tests/played.ts";
import { program } from "../../tests/served.ts";
import { button, cell } from "../../tests/visits.ts";

const server = withServer();
const run = promisify(execFile);

type Player = "Black" | "White";

const takesMoves = (page: Page) =>
  page.locator(".below button:not([disabled]):not([aria-disabled=true])", { hasText: /^Pass$/ });

/** A match of two pages; what is done at either is there at both before anything else is done. */
class Match {
  private saved = 1;
  /** Groups that are marked dead, by a stone of each; each page has marks of its own. */
  private readonly marked = new Map<string, boolean>();

  constructor(private readonly pages: Readonly<Record<Player, Page>>) {}

  get both(): readonly Page[] {
    return Object.values(this.pages);
  }

  private async entered(): Promise<void> {
    ++this.saved;
    for (const page of this.both)
      await page.getByText(`Saved: ${this.saved}`, { exact: true }).waitFor();
  }

  /** Whose page takes a move. */
  private async mover(): Promise<Page> {
    const { Black, White } = this.pages;
    return (await takesMoves(Black).count()) > 0 ? Black : White;
  }

  private async mark(page: Page): Promise<void> {
    for (const [at, dead] of this.marked) {
      const label = (await cell(page, at).getAttribute("aria-label"))!;
      if (label.includes("stone, dead") !== dead) await cell(page, at).click();
    }
  }

  /** Both say it: one offers, the other accepts. */
  private async agree(name: string): Promise<void> {
    const { Black, White } = this.pages;
    await this.mark(Black);
    await button(Black, name).click();
    await this.entered();
    await button(White, "Accept").click();
    await this.entered();
  }

  /** Marks that took the place of others are accepted after ten seconds, and the page says so. */
  private async accept(page: Page, name: string): Promise<void> {
    const taken = page.getByText(`Saved: ${this.saved + 1}`, { exact: true });
    const early = page.getByText("The marks were changed less than ten seconds ago");
    await button(page, name).click();
    await taken.or(early).first().waitFor();
    while (!(await taken.isVisible())) {
      await page.waitForTimeout(500);
      if (await button(page, name).isVisible()) await button(page, name).click();
    }
  }

  private async press(name: string): Promise<void> {
    if (/^(marks|plays) a /.test(name)) {
      for (const page of this.both) await button(page, name).click();
      return;
    }
    if (name === "Both lose")
      for (const page of this.both) await page.getByText("Other ways to end").click();
    if (/^Both /.test(name)) return this.agree(name);
    const page = this.pages[name.split(" ")[0] as Player];
    if (/ proposes | says that /.test(name)) await this.mark(page);
    if (name.endsWith(" accepts")) await this.accept(page, name);
    else await button(page, name).click();
    await this.entered();
  }

  /** The last pass, after which the server computes the score. */
  async passLast(): Promise<void> {
    await button(await this.mover(), "Pass").click();
    for (const page of this.both) await page.getByText("The score was computed").waitFor();
  }

  /** Words as in endings_played.ts. */
  async go(words: string): Promise<void> {
    for (const word of words.split(" ")) {
      const [what, at = ""] = word.split(":");
      if (what === "mark") this.marked.set(at, !this.marked.get(at));
      else if (what === "dead") {
        this.marked.set(at, true);
        for (const page of this.both)
          await cell(page, at)
            .and(page.locator("[aria-label*='stone, dead']"))
            .waitFor({ state: "attached" });
      } else if (word.includes("_")) await this.press(word.replaceAll("_", " "));
      else {
        const page = await this.mover();
        this.marked.clear();
        await (word === "pass" ? button(page, "Pass") : cell(page, word)).click();
        await this.entered();
      }
    }
  }
}

let pages: Readonly<Record<Player, Page>> | undefined;

/** A game of the same two under these rules. */
async function matchUnder(rules: string): Promise<Match> {
  pages ??= { Black: await person(server.address), White: await person(server.address, onPhone) };
  const { Black, White } = pages;
  await Black.goto(`${server.address}/#friend`);
  await Black.locator(".terms").waitFor();
  await chooseRules(Black, rules);
  await White.goto(await linkOf(Black));
  await button(White, "Play").click();
  for (const page of [Black, White]) await page.getByText("Saved: 1", { exact: true }).waitFor();
  return new Match(pages);
}

const resultAt = (page: Page) => page.locator("tr.result td").first();

/** What the referee finds in the record that the page saves. */
async function refereed(page: Page): Promise<string> {
  const saving = page.waitForEvent("download");
  await button(page, "Save as SGF").click();
  const { stdout } = await run(program, ["referee", await (await saving).path()]);
  return /Result +(\S+)/.exec(stdout)![1]!;
}

async function isSettled(played: Match, result: string): Promise<void> {
  for (const page of played.both) await resultAt(page).getByText(result, { exact: true }).waitFor();
  expect(await refereed(played.both[0]!)).toBe(result);
}

/** Where the program says what is dead, over the net the server does: its word needs no agreement. */
const computed = endings.filter(({ rules }) => rules === "igfip");
const played = endings.filter((one) => !computed.includes(one));

it.each<Ending>(played)("$ending ($rules)", async ({ rules, moves, says, rest, result }) => {
  const match = await matchUnder(rules);
  await match.go(`${small} ${moves}`);
  if (says)
    for (const page of match.both) await page.locator(".end").filter({ hasText: says }).waitFor();
  await match.go(rest);
  await isSettled(match, result);
});

it.each<Ending>(computed)("the server's word ($rules)", async ({ rules, result }) => {
  const match = await matchUnder(rules);
  await match.go(`${small} pass`);
  await match.passLast();
  await isSettled(match, result);
});

const groupDead = "Both_agree:_the_marked_groups_are_dead,_whatever_the_rest";

it("a single group is agreed on, and stays agreed when the analysis begins", async () => {
  const match = await matchUnder("simple-territory-07");
  await match.go(`${small} pass pass mark:D4 ${groupDead}`);
  for (const page of match.both)
    await cell(page, "D4").and(page.locator("[aria-label*='dead']")).waitFor({ state: "attached" });
  await match.go("Both_agree:_the_game_ends_here Both_agree:_the_marked_stones_are_dead");
  await isSettled(match, "W+11");
});

it("both lose where an effective move is found after the stop and they cannot agree", async () => {
  const match = await matchUnder("japanese-1989");
  await match.go(`${small} pass pass Both_lose`);
  for (const page of match.both)
    await page.locator("section.end h2").getByText("Both lose").waitFor();
  expect(await refereed(match.both[0]!)).toBe("BothLose");
});
