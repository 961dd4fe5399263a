// Which records the list shows, and in which order; and the rows of a long list that are in the page.

import { describe, expect, it } from "vitest";
import type { Item } from "./entries.ts";
import { spanOf } from "./windowed.ts";
import { shownOf, type Wish } from "./shelf_list.ts";

const item = (id: string, facts: Partial<Item["facts"]>, changed = 0): Item => ({
  id,
  file: `${id}.sgf`,
  changed,
  print: id,
  facts: {
    black: "",
    white: "",
    name: "",
    date: "",
    result: null,
    moves: 0,
    size: [19, 19],
    ...facts,
  },
});
const shelf = [
  item("a", {
    black: "Honinbo Shusaku",
    white: "Gennan Inseki",
    date: "1846-09-11",
    result: "B+2",
    moves: 325,
  }),
  item("b", {
    black: "Lee Sedol",
    white: "AlphaGo",
    event: "DeepMind Challenge",
    date: "2016-03-13",
    result: "B+R",
  }),
  item("c", {
    black: "Ｋｅ　Ｊｉｅ",
    white: "AlphaGo",
    date: "2017-05-23",
    result: "W+0.5",
    place: "Wuzhen",
  }),
  item("d", { name: "Zoë’s study", moves: 7 }),
];
const usual: Wish = { search: "", winner: "any", order: "changed" };
const ids = (wish: Partial<Wish>): string =>
  shownOf(shelf, { ...usual, ...wish })
    .map(({ id }) => id)
    .join("");

describe("the list of records", () => {
  it("is all of them, the last one changed first, where nothing is wished", () =>
    expect(ids({})).toBe("abcd"));
  it("finds players, events, places, dates, results, names and files, each word of the search", () => {
    expect(
      [
        "alphago",
        "AlphaGo 2016",
        "inseki",
        "deepmind",
        "wuzhen",
        "b+r",
        "zoe",
        "d.sgf",
        "alphago inseki",
      ].map((search) => ids({ search })),
    ).toEqual(["bc", "b", "a", "b", "c", "b", "d", "d", ""]);
  });
  it("finds letters of another width or with other marks", () => {
    expect(ids({ search: "ke jie" })).toBe("c");
    expect(ids({ search: "ZOË" })).toBe("d");
  });
  it("has the games that one player won, or neither", () => {
    expect((["B", "W", "none"] as const).map((winner) => ids({ winner }))).toEqual([
      "ab",
      "c",
      "d",
    ]);
  });
  it("is sorted as wished, what tells nothing last", () => {
    expect(ids({ order: "newest" })).toBe("cbad");
    expect(ids({ order: "oldest" })).toBe("abcd");
    expect(ids({ order: "players" })).toBe("acbd");
    expect(ids({ order: "moves" })).toBe("bcda");
  });
  it("of 50,000 games is searched and sorted", () => {
    const many = Array.from({ length: 50_000 }, (_, i) =>
      item(String(i), {
        black: `Black${i % 97}x`,
        white: `White${i % 31}x`,
        date: String(1900 + (i % 120)),
      }),
    );
    const shown = shownOf(many, { ...usual, search: "white30x black96x", order: "newest" });
    const wanted = many.filter((_, i) => i % 97 === 96 && i % 31 === 30);
    const dates = (items: readonly Item[]) => items.map(({ facts }) => facts.date);
    expect(wanted.length).toBeGreaterThan(10);
    expect(new Set(shown)).toEqual(new Set(wanted));
    expect(dates(shown)).toEqual(dates(wanted).sort().reverse());
  });
});

describe("the rows in the page", () => {
  it("are those in sight and a few more, from the first to the last", () => {
    expect(spanOf(300, 900, 50_000, 58)).toEqual({ from: 0, to: 23 });
    expect(spanOf(-58_000, 900, 50_000, 58)).toEqual({ from: 988, to: 1028 });
    expect(spanOf(-58 * 49_990, 900, 50_000, 58)).toEqual({ from: 49_978, to: 50_000 });
    expect(spanOf(-58_000, 900, 3, 58)).toEqual({ from: 3, to: 3 });
  });
});
