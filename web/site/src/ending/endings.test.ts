// Every ending that the rules know, with two players who do not agree on A1 and D4: what comes out is not
// what the two passes alone would have given.

import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { engineBytes } from "../../../testing/engine.mjs";
import { load, type Game, type Shinpan } from "../engine/engine.ts";
import type { KeptGame, Seat } from "../model/table.ts";
import { endings } from "../../tests/endings_played.ts";
import {
  counts,
  heading,
  isOver,
  moves,
  openExample,
  play,
  reads,
  small,
  start,
  withSite,
} from "../../tests/played.ts";
import { button, cell, onSite, shows, turns, works } from "../../tests/visits.ts";

/**
 * A word is a point or "pass"; "mark:A1" taps a group; "dead:A1" waits until a stone is marked; anything with
 * underlines is a button.
 */
async function go(page: Page, words: string): Promise<void> {
  for (const word of words.split(" ")) {
    if (word.startsWith("mark:")) await cell(page, word.slice(5)).click();
    else if (word.startsWith("dead:"))
      await cell(page, word.slice(5))
        .and(page.locator("[aria-label*='stone, dead']"))
        .waitFor({ state: "attached" });
    else if (word.includes("_")) await button(page, word.replaceAll("_", " ")).click();
    else await play(page, word);
  }
}

/** A key every 50 ms, while which the referee begins no further round: a search does not end by itself. */
const keepsTyping = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const types = (): unknown => dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }));
    Object.assign(globalThis, { hand: setInterval(types, 50) });
  });

const stopsTyping = (page: Page): Promise<void> =>
  page.evaluate(() => clearInterval((globalThis as unknown as { hand: number }).hand));

let engine: Shinpan;

/** `small` after two passes; whoever asks for it frees it. */
function gameOf(rules: string): Game {
  const game = engine.game({ rules, size: 5 });
  for (const at of small.split(" ")) game.play(game.toMove, at);
  for (let i = 0; i < 2; ++i) game.pass(game.toMove);
  return game;
}

function plainly(rules: string): string {
  const game = gameOf(rules);
  const { result } = game.score();
  game.free();
  return result;
}

const bot: Seat = { kind: "bot", level: 1 };

/** Puts `small` after two passes on the table, played by these. */
async function putOnTable(page: Page, rules: string, seats: KeptGame["seats"]): Promise<void> {
  const events = [
    ...small.split(" ").map((at, i) => `play ${"BW"[i % 2]} ${at}`),
    "pass B",
    "pass W",
  ];
  const game: KeptGame = {
    start: { rules, cols: 5, rows: 5, komiHalf: 0 },
    seats,
    events,
    clock: null,
  };
  await page.evaluate((text) => localStorage.setItem("shinpan.game", text), JSON.stringify(game));
  await page.reload();
  await page.getByRole("link", { name: "Game", exact: true }).click();
}

/** A stone of each chain of `small` that so many situations do not decide. */
function undecided(states: number): readonly string[] {
  const game = gameOf("japanese-1989");
  const { chains } = game.confirmation({ states });
  game.free();
  return chains.filter(({ status }) => status === "undecided").map(({ stones }) => stones[0]!);
}

onSite("the end", () => {
  beforeAll(async () => {
    engine = await load(engineBytes());
  });

  it.each(endings)("$ending ($rules)", ({ rules, says, moves: played, plain, rest, result, row }) =>
    withSite(async (page) => {
      await start(page, { rules });
      await play(page, `${small} ${played}`);
      if (says) await reads(page, ".end", says);
      expect(plainly(rules)).toBe(plain);
      await go(page, rest);
      await counts(page, result);
      await isOver(page);
      expect(result).not.toBe(plain);
      if (row)
        expect(
          (await page.locator("table.score tr").allInnerTexts()).map((text) =>
            text.replace(/\s+/g, " ").trim(),
          ),
        ).toContain(row);
    }),
  );

  it("of both who agree takes off what is marked on the board", () =>
    withSite(async (page) => {
      await start(page);
      await play(page, `${small} pass pass`);
      await button(page, "Both agree: the game ends here").waitFor();
      await go(page, "mark:A1 mark:D4");
      expect(await button(page, "Both agree: the game ends here").count()).toBe(0);
      await button(page, "First position").click();
      expect(await button(page, "Both agree: the marked stones are dead").count()).toBe(0);
      await button(page, "Back to the game").click();
      await go(page, "Both_agree:_the_marked_stones_are_dead");
      await isOver(page);
      await reads(page, ".end [role=status]", "Both agree. Dead: D4 A1.");
      await counts(page, "W+11.5");
    }));

  it("is marked by the program where the rules leave it that, and stays as the players correct it", () =>
    withSite(async (page) => {
      await start(page, { rules: "igfip" });
      await play(page, `${small} pass pass`);
      await go(page, "dead:A1 dead:D4");
      await counts(page, "W+5");
      await reads(page, ".end", "The program has marked the stones that it thinks dead");
      await go(page, "mark:A1");
      await button(page, "First position").click();
      await button(page, "Back to the game").click();
      await shows(page, "A1, white stone");
      await go(page, "dead:D4");
      expect(await cell(page, "A1").getAttribute("aria-label")).not.toContain("dead");
      await page.reload();
      await go(page, "dead:D4");
      await reads(page, ".end", "An estimate,");
      expect(await cell(page, "A1").getAttribute("aria-label")).not.toContain("dead");
      await go(page, "mark:D4"); // now there is none at all
      await counts(page, "Draw");
      await page.reload();
      await reads(page, ".end", "An estimate,");
      await shows(page, "D4, black stone");
      expect(await cell(page, "D4").getAttribute("aria-label")).not.toContain("dead");
    }));

  it.each(["ing-1996", "simple-territory-07-next-interruption"])(
    "comes by two computers themselves (%s)",
    (rules) =>
      withSite(async (page) => {
        await putOnTable(page, rules, { B: bot, W: bot });
        await isOver(page);
        await counts(page, "W+5");
      }),
  );

  it.each(["agreed", "silent"])("comes by four passes against the computer too (%s)", (talk) =>
    withSite(async (page) => {
      await putOnTable(page, "ing-1996", { B: bot, W: { kind: "person" } });
      await moves(page, 15); // Black moves in the pause
      if (talk === "agreed") {
        await reads(page, ".end", "An estimate,");
        await button(page, "Suggest").click();
        await button(page, "White proposes these").click();
        await reads(page, ".end [role=status]", "Both agree. Dead: ");
      }
      await button(page, "Pass").click();
      await isOver(page);
      await counts(page, talk === "agreed" ? "W+5" : "B+0");
    }),
  );

  it("comes at once where both agree on what is marked before there is an analysis", () =>
    withSite(async (page) => {
      await start(page, { rules: "simple-territory-07" });
      await play(page, `${small} pass pass`);
      await go(page, "mark:A1 mark:D4 Both_agree:_the_marked_stones_are_dead");
      await isOver(page);
      await counts(page, "W+5");
    }));

  it("tells at each step where the procedure stands, and who said what", () =>
    withSite(async (page) => {
      await start(page);
      await play(page, `${small} pass pass`);
      const now = page.locator(".procedure li[aria-current=step]");
      expect(await now.textContent()).toContain(
        "one proposes, the other accepts. What is in doubt is tried by hypothetical play",
      );
      const says = async (player: string): Promise<string | null> =>
        page.getByRole("group", { name: player, exact: true }).locator("p").textContent();
      expect([await says("Black"), await says("White")]).toEqual([
        " Black has not spoken yet.",
        " White has not spoken yet.",
      ]);
      await go(page, "mark:A1 Black_proposes_these");
      await reads(page, ".speaker", "White is asked to accept.");
      expect(await says("Black")).toBe(" Black says these are dead: A1.");
      await go(page, "mark:D4");
      await reads(
        page,
        ".speakers [role=status]",
        "The marks on the board differ from that at: D4.",
      );
      await go(page, "White_proposes_these");
      await reads(page, ".speaker", "White says these are dead: D4 A1.");
      expect(await says("Black")).toBe(" Black is asked to accept.");
      expect(await button(page, "White accepts").count()).toBe(0);
      await go(page, "Black_accepts");
      await reads(page, ".end [role=status]", "Both agree. Dead: D4 A1.");
      await counts(page, "W+11.5");
      await reads(page, ".groups", "dead, agreed by both");
    }));

  it("brings the scoring position back after the analysis, with its prisoners, and shows either", () =>
    withSite(async (page) => {
      await start(page, { rules: "simple-territory-07" });
      await play(page, `${small} pass pass`);
      await go(page, "Both_agree:_the_game_ends_here White_asks_to_play_on");
      await reads(
        page,
        ".end",
        "The scoring position is fixed. What is played now only shows which stones are dead.",
      );
      await go(page, "A2 D5 pass D3 pass E4 pass pass Both_agree:_the_marked_stones_are_dead");
      const shown = (name: string) =>
        page.getByRole("gridcell", { name, exact: true }).waitFor({ state: "attached" });
      await shown("A1, white stone, dead, Black's territory");
      await shown("D5, empty, White's territory");
      await button(page, "as the analysis left it").click();
      await shown("A1, empty");
      await shown("D5, white stone");
      await button(page, "as it is scored").click();
      await shown("D4, black stone, dead, White's territory");
    }));

  it("has life and death confirmed by hypothetical play: question, play, answer with its clause", () =>
    withSite(async (page) => {
      await openExample(page, "bent_four_left");
      await reads(
        page,
        ".confirmation",
        "Can Black, moving first, take White's 7 stones at D9? Yes: dead. Comes off as it stands.",
      );
      await reads(page, ".confirmation", "Article 7.2");
      await button(page, "Show the play at A9").click();
      await heading(page, "Can White, moving first, take Black's 3 stones at A9?").waitFor();
      await button(page, "Next step").click();
      await reads(page, ".exhibit", "White C9.");
      await cell(page, "C9")
        .and(page.locator("[aria-label*='white stone']"))
        .waitFor({ state: "attached" });
      await button(page, "Next step").click();
      await reads(page, ".exhibit", "Black A7 takes 8 stones. No: alive.");
      await button(page, "Back to the game").click();
      const plain = await page.locator("tr.result td").first().textContent();
      await button(page, "Mark what comes off").click();
      await page.waitForFunction(
        (before) => document.querySelector("tr.result td")?.textContent !== before,
        plain,
      );
      await button(page, "White proposes these").click();
      await button(page, "Black accepts").click();
      await isOver(page);
      expect(await page.locator("tr.result td").first().textContent()).not.toBe(plain);
    }));

  it("brings a shown play into sight, each from its beginning, and goes back where it was asked", () =>
    withSite(async (page) => {
      const focused = (text: string) =>
        page.waitForFunction((wanted) => document.activeElement?.textContent === wanted, text);
      const inSight = (selector: string) =>
        page.waitForFunction((wanted) => {
          const { top, bottom } = document.querySelector(wanted)!.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        }, selector);
      await openExample(page, "bent_four_left");
      await button(page, "Show the play at A9").click();
      await focused("Can White, moving first, take Black's 3 stones at A9?");
      await inSight("#exhibit-heading");
      await inSight(".board-place");
      await button(page, "Next step").click();
      await button(page, "Next step").click();
      await reads(page, ".exhibit", "Black A7 takes 8 stones.");
      await button(page, "Show the play at D9").click();
      await focused("Can Black, moving first, take White's 7 stones at D9?");
      await reads(page, ".exhibit", "The position in which the game stopped.");
      await page.keyboard.press("Tab");
      await button(page, "Back to the game").press("Enter");
      await focused("Show the play at D9");
      await inSight(".confirmation li:last-child button");
    }));

  it("shows nothing new while the mouse is held down: a click ends on what it began on", () =>
    withSite(async (page) => {
      await openExample(page, "bent_four_left");
      await heading(page, "The game has stopped").hover();
      await page.mouse.down();
      const shown = await page.locator(".side").innerText();
      await works(page, "referee_worker", false);
      expect(await page.locator(".side").innerText()).toBe(shown);
      await page.mouse.up();
      await button(page, "Show the play at A9").waitFor();
    }));

  it("shows how far a long confirmation is, stops it where it is asked to, and goes on with it", () =>
    withSite(async (page) => {
      await start(page);
      await play(page, `${small} pass pass`);
      await reads(page, ".confirmation", "round 3 of 3");
      await button(page, "Stop").click();
      await reads(page, ".confirmation", "The search was stopped before its end.");
      await reads(page, ".confirmation summary", "not searched to the end");
      const left = undecided(20_000); // as many situations as the second round looks at
      expect(await page.locator(".confirmation summary").innerText()).toBe(
        `${left.length} chains not searched to the end`,
      );
      expect(await page.locator(".confirmation details li").allInnerTexts()).toEqual(
        left.map((at): unknown => expect.stringContaining(` at ${at}?`)),
      );
      const isOpen = (await page.locator(".confirmation ol > li").count()) === 0;
      expect(await page.locator(".confirmation details").getAttribute("open")).toBe(
        isOpen ? "" : null,
      );
      await keepsTyping(page);
      await button(page, "Search on").click();
      await reads(page, ".confirmation", "round 3 of 3");
      await button(page, "Stop").click();
      await button(page, "Search on").waitFor();
    }));

  /** Groups without a proof. */
  const scattered = "D4 Q16 Q4 D16 K10 C10 R10 K4 K16 G7 N13 G13 N7 F3 O17 R6 C14 O3";

  it("shows how far the search for proofs is, stops it where it is asked to, and goes on with it", () =>
    withSite(async (page) => {
      await start(page, { rules: "aga", size: 19 });
      await keepsTyping(page);
      await play(page, `${scattered} pass pass`);
      await page.locator(".groups").getByRole("progressbar").waitFor();
      await reads(page, ".groups", "Looking for proofs, round ");
      await page
        .locator(".groups")
        .getByRole("button", { name: "Stop", exact: true })
        .press("Enter");
      await reads(page, ".groups", "The search was stopped before its end.");
      expect(await page.locator(".groups progress").count()).toBe(0);
      await button(page, "Search on").click();
      await reads(page, ".groups", "Looking for proofs, round ");
      await button(page, "Stop").press("Enter");
      await button(page, "Search on").waitFor();
    }));

  it("searches no further while the page is hidden, and goes on when it is seen again", () =>
    withSite(async (page) => {
      await start(page, { rules: "aga", size: 19 });
      await keepsTyping(page);
      await play(page, `${scattered} pass`);
      await turns(page, "hidden");
      await play(page, "pass");
      await reads(page, ".groups li", "estimated");
      await reads(page, ".groups", "Looking for proofs, round 1 of 3");
      await works(page, "referee_worker", false);
      await turns(page, "seen");
      await works(page, "referee_worker", true);
      await turns(page, "hidden");
      await works(page, "referee_worker", false);
      await turns(page, "seen");
      await works(page, "referee_worker", true);
      await button(page, "Stop").press("Enter");
      await works(page, "referee_worker", false);
      await turns(page, "hidden");
      await turns(page, "seen");
      await reads(page, ".groups", "The search was stopped before its end.");
      await works(page, "referee_worker", false);
    }));

  it("begins no further round of a search while the player's hand is on the page", () =>
    withSite(async (page) => {
      await start(page, { rules: "aga", size: 9 });
      await play(page, "C3 G7 G3 C7 E5 E6 pass");
      await keepsTyping(page);
      await play(page, "pass");
      await reads(page, ".groups", "Looking for proofs, round 1 of 3");
      await page.waitForTimeout(4000);
      await reads(page, ".groups", "Looking for proofs, round 1 of 3");
      await stopsTyping(page);
      await expect
        .poll(() => page.locator(".groups").innerText(), { timeout: 30_000 })
        .not.toContain("round 1 of 3");
    }));

  it("proves what it grades, and lets the opponent choose their plays against the proof", () =>
    withSite(async (page) => {
      await start(page);
      await play(page, `${small} pass pass`);
      await reads(page, ".groups li", "White A1, 1 stone: dead, proven.");
      await button(page, "Why this verdict on group b?").click();
      await reads(
        page,
        ".exhibit",
        "White's stones are dead. White may begin: Black has an answer to everything.",
      );
      const first = page.locator(".exhibit .offers button").first();
      const at = (await first.textContent())!.split(" ")[1]!;
      await first.click();
      await reads(page, ".exhibit", `White ${at}, Black answers `);
      while (await button(page, "Go on").isEnabled()) await button(page, "Go on").click();
      await reads(page, ".exhibit", "From here Black may pass forever");
      const saved = page.waitForEvent("download");
      await button(page, "Save the proof").click();
      expect((await saved).suggestedFilename()).toBe("proof.txt");
      await button(page, "Back to the game").click();
      await cell(page, "A1")
        .and(page.locator("[aria-label*='white stone']"))
        .waitFor({ state: "attached" });
      await reads(page, ".groups li", "estimated");
    }));

  it("lets an arbiter decide, with a reason", () =>
    withSite(async (page) => {
      await start(page, { rules: "ing-1996" });
      await play(page, `${small} pass pass`);
      await page.getByText("Other ways to end").click();
      await page.getByLabel("Reason").fill("disturbing ko");
      await button(page, "White wins").click();
      await isOver(page);
      await heading(page, "White wins by a ruling").waitFor();
      await reads(page, ".end", "by a ruling – disturbing ko");
    }));
});
