// Which level comes next, and what counts for it; about which rank a level has.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Score, State } from "../engine/engine.ts";
import { kyuOf } from "./ranks.ts";
import { nextLevel, resultOf, resultsIn, tallyOf, withResult, type Result } from "./results.ts";
import { people, type GameFile, type Seats } from "./table.ts";

const most = 12;
/** "1+ 2- 4=" won against level 1, lost to level 2, drew with level 4. */
const played = (games: string): readonly Result[] =>
  games
    .split(" ")
    .filter((game) => game !== "")
    .map((game, i) => ({
      begun: i,
      level: parseInt(game, 10),
      even: true,
      won: game.endsWith("+") ? true : game.endsWith("-") ? false : null,
    }));
const next = (games: string): number => nextLevel(played(games), most);

describe("the next level", () => {
  it.each([
    ["", 1, "the weakest at first"],
    ["1+", 2, "one up after the first win"],
    ["1+ 2+", 4, "further with each win in a row"],
    ["1+ 2+ 4+ 7+ 11+", 12, "and never beyond the last"],
    ["1-", 1, "never below the first"],
    ["1+ 2+ 4-", 3, "one down after a loss"],
    ["1+ 2+ 4- 3+", 4, "one up after it"],
    ["1+ 2+ 4- 3+ 4+ 5+", 6, "and no further with wins in a row"],
    ["8-", 7, "from where the player began"],
    ["8+", 9, "up or down"],
    ["1+ 2+ 4+ 1+", 7, "a win against a weaker one takes nobody down"],
    ["1+ 9-", 2, "a loss to a stronger one takes nobody up"],
    ["3+ 4=", 4, "a draw changes nothing"],
  ])("after %s is %i: %s", (games, level) => expect(next(games)).toBe(level));

  it("comes from even games alone", () => {
    expect(
      nextLevel(
        played("5+").map((result) => ({ ...result, even: false })),
        most,
      ),
    ).toBe(1);
  });
});

const seated = (B: Seats["B"], W: Seats["W"]): GameFile => ({
  begun: 7,
  start: { rules: "x", cols: 9, rows: 9, komiHalf: 15 },
  seats: { B, W },
  events: [],
  clock: null,
});
const person = { kind: "person" } as const;
const bot = { kind: "bot", level: 3 } as const;
const ended = (outcome: Partial<NonNullable<State["outcome"]>> | null, handicap = 0) =>
  ({ outcome, handicap }) as State;
const counted = (result: string) => () => ({ result }) as Score;
const never = (): Score => {
  throw new Error("not counted");
};

describe("a result", () => {
  it("is the player's, whoever of the two they are", () => {
    const resigned = ended({ how: "resignation", winner: "W" });
    expect(resultOf(seated(person, bot), resigned, never)).toEqual({
      begun: 7,
      level: 3,
      even: true,
      won: false,
    });
    expect(resultOf(seated(bot, person), resigned, never)?.won).toBe(true);
  });
  it("comes from the count where that decides", () => {
    const game = seated(person, bot);
    const scored = ended({ how: "scored", winner: null });
    expect(resultOf(game, scored, counted("B+0.5"))?.won).toBe(true);
    expect(resultOf(game, scored, counted("W+12"))?.won).toBe(false);
    expect(resultOf(game, scored, counted("0"))?.won).toBe(null);
  });
  it("tells a game with handicap stones from an even one", () => {
    const given = ended({ how: "time", winner: "B" }, 4);
    expect(resultOf(seated(person, bot), given, never)?.even).toBe(false);
  });
  it("is none before the end, and none between two people or two computers", () => {
    const resigned = ended({ how: "resignation", winner: "W" });
    expect(resultOf(seated(person, bot), ended(null), never)).toBe(null);
    expect(resultOf({ ...seated(person, bot), seats: people }, resigned, never)).toBe(null);
    expect(resultOf(seated(bot, bot), resigned, never)).toBe(null);
  });
  it("counts once a game, and as the game ended last", () => {
    const [first, second] = played("1+ 2+") as [Result, Result];
    const all = withResult(withResult(withResult([], second), first), { ...second, won: false });
    expect(all).toEqual([first, { ...second, won: false }]);
    expect(tallyOf(all, 2)).toEqual({ won: 0, of: 1 });
  });
  it("is read from what was kept as far as it is one", () => {
    const [good] = played("1+");
    expect(
      resultsIn([good, null, 3, { ...good, won: "yes" }, { ...good, level: undefined }]),
    ).toEqual([good]);
    for (const none of [undefined, null, "x", { 0: good }]) expect(resultsIn(none)).toEqual([]);
  });
});

describe("the ranks of the levels", () => {
  const page = readFileSync(new URL("../../../../docs/strength.md", import.meta.url), "utf8");

  it("are those of the page on strength", () => {
    const rows = [...page.matchAll(/^\| (\d+) \| [\d,]+ \|.*\| (\d+) kyu \| \d+ to/gm)];
    expect(rows.map(([, level]) => Number(level))).toEqual(
      Array.from({ length: most }, (_, i) => i + 1),
    );
    for (const [, level, kyu] of rows)
      expect(kyuOf(Number(level), { cols: 9, rows: 9 })).toBe(Number(kyu));
  });

  it("follow from the games there between levels, against GNU Go, and a rating's scale", () => {
    const elo = (percent: number): number => 400 * Math.log10(percent / (100 - percent));
    const pairs = [...page.matchAll(/^\| \d+ \| [\d,]+ \| \d+ \| (\d+) %/gm)];
    const levels = pairs.reduce((all, [, won]) => [...all, all.at(-1)! + elo(Number(won))], [0]);
    expect(levels.length).toBe(most);
    // 3,000 playouts, between 2,050 and 4,000 of the two strongest, won 93 %.
    const between = Math.log(3000 / 2050) / Math.log(4000 / 2050);
    const gnuGo = levels[10]! + (levels[11]! - levels[10]!) * between - elo(93);
    // In the European rating 100 points are a rank, 2,100 are 1 dan and 1,300 8 kyu, and d points more win
    // by e^(d/a) to 1, a being 205 less a twentieth of the rating.
    const rating = (more: number): number =>
      20 * (205 - 140 * Math.exp((-more * Math.LN10) / 400 / 20));
    for (const [i, level] of levels.entries())
      expect(kyuOf(i + 1, { cols: 9, rows: 9 })).toBe(
        Math.round((2100 - rating(level - gnuGo)) / 100),
      );
  });

  it("are said of no board on which no levels were measured", () => {
    expect(kyuOf(3, { cols: 19, rows: 19 })).toBe(null);
  });
});
