// One game in two windows: which version stays on the table, and that no move of the other is lost.

import { describe, expect, it } from "vitest";
import { stays } from "./same_game.ts";
import type { KeptGame } from "../model/table.ts";

const game = (begun: number, ...events: string[]): KeptGame => ({
  begun,
  events,
  start: { rules: "tromp-taylor", cols: 9, rows: 9, komiHalf: 15 },
  seats: { B: { kind: "person" }, W: { kind: "person" } },
  clock: null,
});
const [c3, g7, e5] = ["play B C3", "play W G7", "play W E5"] as const;

describe("of two versions of one game", () => {
  it("that which goes on from the other stays, and nothing is set aside", () => {
    expect(stays(game(1, c3, g7), game(1, c3), 0)).toEqual({ ours: true, apart: null });
    expect(stays(game(1, c3), game(1, c3, g7), 0)).toEqual({ ours: false, apart: null });
    expect(stays(game(1, c3), game(1, c3), 0)).toEqual({ ours: true, apart: null });
    expect(stays(game(1, c3), null, 0)).toEqual({ ours: true, apart: null });
  });
  it("that which was kept first stays where both have gone on, and the other is set aside", () => {
    expect(stays(game(1, c3, e5), game(1, c3, g7), 0)).toEqual({
      ours: false,
      apart: game(1, c3, e5),
    });
  });
});

describe("of two games", () => {
  it("that which began last stays, and moves of the other that were not seen are set aside", () => {
    expect(stays(game(2), game(1, c3, g7), 2)).toEqual({ ours: true, apart: null });
    expect(stays(game(2), game(1, c3, g7), 1)).toEqual({ ours: true, apart: game(1, c3, g7) });
    expect(stays(game(1, c3), game(2), 0)).toEqual({ ours: false, apart: game(1, c3) });
  });
});
