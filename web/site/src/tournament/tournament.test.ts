// What the director's page makes of what is typed and told.

import { describe, expect, it } from "vitest";
import {
  allFields,
  conditionsWith,
  firstPaths,
  isUnreadable,
  shownIn,
  withKomiOfRules,
} from "./conditions_draft.ts";
import { isTable, tablesOf, textOfTables } from "./fixed_tables_draft.ts";
import { rankIn, rankText } from "./rank.ts";
import { deedOf, freshRuling } from "./ruling_draft.ts";
import {
  cellOf,
  idFor,
  isFound,
  named,
  outstandingFirst,
  resultOf,
  rowsOf,
  unplayedIn,
} from "./said.ts";
import { textIn } from "./opened_file.ts";
import { cleared, joined, meanRank, moved } from "./team_draft.ts";
import type { Conditions, Game, Player, StandingsRow, View } from "./view.ts";

const player = (number: number, name: string, given: string, rank: string): Player => ({
  ...{ number, name, given, rank, club: "Berlin", country: "DE" },
  ...{ correction: 0, there: true, ids: {}, members: [], absent: [], unannounced: [] },
});
const game: Game = {
  ...{ table: 1, white: 1, black: 2, handicap: 0, komi: 6.5, compensation: 0 },
  ...{ nigiri: false, end: "unknown", by_default: false, score: "" },
};
const view = {
  round: 2,
  players: [player(1, "Meier", "Anna", "3d"), player(2, "Kim", "", "1k")],
  games: [game],
} as unknown as View;

describe("a rank", () => {
  it("is read as people write it", () => {
    const read = ["30k", "1k", "1d", "3 dan", " 12 Kyu", "18D"].map(rankIn);
    expect(read).toEqual([0, 29, 30, 32, 18, 47]);
  });
  it("is refused where there is no such rank", () => {
    for (const text of ["", "0k", "31k", "19d", "d", "3", "3p", "3dk"])
      expect(rankIn(text), text).toBeNull();
  });
  it("is written as it is read", () => {
    for (let rank = 0; rank < 48; ++rank) expect(rankIn(rankText(rank))).toBe(rank);
  });
});

describe("a result", () => {
  it("has White's points first, and a sign where nothing was played", () => {
    expect(resultOf(game)).toBe("");
    expect(resultOf({ ...game, end: "white_wins", score: "W+3.5" })).toBe("1–0 (W+3.5)");
    expect(resultOf({ ...game, end: "both_lose", by_default: true })).toBe("0–0!");
  });
  it("stands in the wall list with the opponent's row, not their number", () => {
    const rows = rowsOf([
      { place: 1, player: 8, values: [], results: [] },
      { place: 2, player: 3, values: [], results: [] },
    ]);
    const paired = { state: "paired", opponent: 3, color: "white", handicap: 0 } as const;
    expect(cellOf({ ...paired, points: 1 }, rows)).toBe("2+/w");
    expect(cellOf({ ...paired, points: 0.5, handicap: 2 }, rows)).toBe("2=/w2");
    expect(cellOf(paired, rows)).toBe("2?/w");
    expect(cellOf({ ...paired, state: "default_loss", points: 0 }, rows)).toBe("2-!");
    expect(cellOf({ state: "bye" }, rows)).toBe("0+");
    expect(cellOf({ state: "agreed_absent" }, rows)).toBe("0-");
  });
});

it("games without a result come first, each kind by table", () => {
  const games = [1, 2, 3, 4].map((table): Game => ({
    ...game,
    table,
    end: table % 2 ? "tie" : "unknown",
  }));
  expect(outstandingFirst(games).map(({ table }) => table)).toEqual([2, 4, 1, 3]);
});

it("players are found by any words of name, club, rank and number, whatever the case", () => {
  const anna = view.players[0]!;
  for (const sought of ["", "meier", "ANNA ber", "3d", "1 anna"])
    expect(isFound(anna, sought)).toBe(true);
  expect(isFound(anna, "anna köln")).toBe(false);
  expect(named(view, 1)).toBe("Meier Anna 3d");
  expect(named(view, 9)).toBe("?");
});

it("a title gives a name for the file that the program takes", () => {
  expect(idFor("Herbstpokal Köln, 2026!")).toBe("herbstpokal-koln-2026");
  expect(idFor("  – ")).toBe("");
});

it("rounds that were not played are listed with what they were", () => {
  const rows: StandingsRow[] = [
    { place: 1, player: 8, values: [], results: [{ state: "paired" }, { state: "bye" }] },
    { place: 2, player: 3, values: [], results: [{ state: "absent" }, { state: "default_win" }] },
  ];
  expect(unplayedIn({ after: 2, final: false, criteria: [], rows })).toEqual([
    { round: 1, player: 3, state: "absent" },
    { round: 2, player: 8, state: "bye" },
    { round: 2, player: 3, state: "default_win" },
  ]);
});

describe("a team", () => {
  it("takes players board by board, and one more", () => {
    expect(joined([4, 7], 2, 9)).toEqual([4, 7, 9]);
    expect(joined([4, 7], 0, 9)).toEqual([9, 7]);
    expect(cleared([4, 7, 9], 1)).toEqual([4, 9]);
  });
  it("changes the order of its boards", () => {
    expect(moved([4, 7, 9], 2)).toEqual([4, 9, 7]);
    expect(moved([4, 7, 9], 0)).toEqual([4, 7, 9]);
  });
  it("of two has the rank between theirs", () => {
    expect(rankText(meanRank([rankIn("1d")!, rankIn("5k")!]))).toBe("2k");
    expect(rankText(meanRank([]))).toBe("30k");
  });
});

it("a file is read as UTF-8, and else as the one byte a letter that older programs write", () => {
  expect(textIn(new TextEncoder().encode("Köln"))).toBe("Köln");
  expect(textIn(Uint8Array.of(75, 0xf6, 108, 110, 0xa4))).toBe("Köln€");
});

describe("a ruling", () => {
  const draft = {
    ...freshRuling,
    end: "white_wins",
    words: " Late by an hour ",
    clause: "4.2",
  } as const;
  it("on a result names White and Black of the game at the table", () => {
    expect(deedOf({ ...draft, table: 1, byDefault: true }, view)).toMatchObject({
      ...{ deed: "ruled", kind: "result", round: 2, players: [1, 2], end: "white_wins" },
      ...{ by_default: true, clause: "4.2", words: "Late by an hour", evidence: [] },
    });
  });
  it("on one player has their points, halves too, and the lines of evidence", () => {
    const penalty = { ...draft, kind: "penalty", player: 2, penalty: "0,5", evidence: "a\n\nb" };
    const deed = deedOf({ ...penalty, kind: "penalty" }, view);
    expect(deed).toMatchObject({ players: [2], penalty: 0.5, evidence: ["a", "b"] });
    const found = [{ kind: "dead", stones: ["H7"] }] as const;
    const both = deedOf({ ...draft, found, evidence: "a\n\nb" }, view);
    expect(both["evidence"]).toEqual([...found, "a", "b"]);
    expect(deed).not.toHaveProperty("end");
  });
});

describe("the conditions", () => {
  const shape = (path: string) => allFields.find((one) => one.path === path)!;
  const told = { title: "Cup", mcmahon: { floor: 15, bar: 33 }, placement: ["MMS", "SOSM"] };
  it("are shown as the file has them, usual values where it has none", () => {
    const shown = ["title", "mcmahon.floor", "placement", "komi", "handicap.by_score"].map((path) =>
      shownIn(shape(path), told, {}),
    );
    expect(shown).toEqual(["Cup", "15k", "MMS, SOSM", "6.5", "true"]);
  });
  it("change where something was typed, and nowhere else", () => {
    const typed = { "mcmahon.bar": "5d", excluded_tables: "3 7", komi: "7,5" };
    expect(conditionsWith(told, typed)).toEqual({
      ...told,
      mcmahon: { floor: 15, bar: 34 },
      excluded_tables: [3, 7],
      komi: 7.5,
      komi_chosen: true,
    });
    expect(conditionsWith(told, {})).toEqual(told);
  });
  it("have lists of ranks, groups of clubs and fixed tables, a line each", () => {
    const typed = {
      categories: "1d, 10k",
      club_groups: "Old Town = North\nHarbour=North\n",
      fixed_tables: "12 = 3",
      "pairing.weights.score": "5",
    };
    const laid = conditionsWith({ pairing: { seed: 7, weights: { drawn: 2 } } }, typed)!;
    expect(laid).toEqual({
      categories: [30, 20],
      club_groups: { "Old Town": "North", Harbour: "North" },
      fixed_tables: { 12: 3 },
      pairing: { seed: 7, weights: { drawn: 2, score: 5 } },
    });
    expect(shownIn(shape("club_groups"), laid, {})).toBe("Old Town = North\nHarbour = North");
    expect(shownIn(shape("categories"), laid, {})).toBe("1d, 10k");
  });
  it("are not told where something cannot be read", () => {
    const wrong = [{ komi: "six" }, { "mcmahon.bar": "5x" }, { rounds: "" }];
    const lists = [{ categories: "1d, x" }, { club_groups: "Town" }, { fixed_tables: "A = 3" }];
    for (const typed of [...wrong, ...lists]) {
      expect(conditionsWith(told, typed)).toBeNull();
      const [path] = Object.keys(typed) as [string];
      expect(isUnreadable(shape(path), typed as Record<string, string>)).toBe(true);
    }
  });
  it("have the komi of the ruleset that is chosen, until somebody chooses another", () => {
    const komiOf = (rules: string): number => (rules === "aga" ? 7.5 : 6.5);
    const laid = (conditions: object, typed: Record<string, string>) =>
      conditionsWith(withKomiOfRules(conditions as Conditions, typed, komiOf), typed);
    expect(laid({}, { rules: "aga" })).toEqual({ rules: "aga", komi: 7.5 });
    expect(laid({ rules: "aga", komi: 7.5 }, { rules: "japanese-1989" })?.["komi"]).toBe(6.5);
    expect(laid({ komi: 5.5 }, { rules: "aga" })?.["komi"]).toBe(5.5);
    const chosen = { komi: 6.5, komi_chosen: true };
    expect(laid({}, { komi: "6.5" })).toEqual(chosen);
    expect(laid(chosen, { rules: "aga" })).toEqual({ ...chosen, rules: "aga" });
    expect(laid({}, { rules: "aga", komi: "0" })).toMatchObject({ komi: 0, komi_chosen: true });
  });
  it("have fixed tables row by row, one of them without its table until it is typed", () => {
    const rows = tablesOf("12 = 3\n4 = ");
    expect(rows).toEqual([
      { player: 12, table: "3" },
      { player: 4, table: "" },
    ]);
    expect(tablesOf(textOfTables(rows))).toEqual(rows);
    expect(isUnreadable(shape("fixed_tables"), { fixed_tables: textOfTables(rows) })).toBe(true);
    const mistyped = [{ player: 4, table: "5=" }]; // stays to be mended
    expect(tablesOf(textOfTables(mistyped))).toEqual(mistyped);
    expect(isUnreadable(shape("fixed_tables"), { fixed_tables: "4 = 5=" })).toBe(true);
    expect(["1", "12", "0", "", "x"].map(isTable)).toEqual([true, true, false, false, false]);
  });
  it("that are asked for first are fields", () => {
    for (const path of firstPaths) expect(shape(path)).toBeDefined();
  });
});
