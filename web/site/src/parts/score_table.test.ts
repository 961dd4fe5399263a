import { describe, expect, it } from "vitest";
import type { Score, Term } from "../engine/engine.ts";
import { rowsOf } from "./score_table.tsx";

const term = (
  player: "B" | "W",
  what: Term["what"],
  half_points: number,
  clause = "Rule 1",
): Term => ({ player, what, half_points, clause });
const score = (...terms: Term[]): Score => ({
  rules: "",
  result: "",
  counts: true,
  dame: [],
  seki: [],
  terms,
  black_half: 0,
  white_half: 0,
  margin_half: 0,
  territory: { black: [], white: [] },
  removed: [],
});

describe("a score's rows", () => {
  it("hold both players' terms of one kind and clause, in the engine's order", () => {
    const rows = rowsOf(
      score(
        term("B", "territory", 20),
        term("B", "prisoners", -2),
        term("W", "territory", 30),
        term("W", "komi", 13, "custom"),
      ),
    );
    expect(rows).toEqual([
      { what: "territory", clause: "Rule 1", amounts: { B: 20, W: 30 } },
      { what: "prisoners", clause: "Rule 1", amounts: { B: -2 } },
      { what: "komi", clause: "custom", amounts: { W: 13 } },
    ]);
  });
  it("keep terms apart that stand under two clauses, and two terms of one player", () => {
    expect(rowsOf(score(term("B", "stones", 2), term("W", "stones", 4, "Rule 2")))).toHaveLength(2);
    expect(rowsOf(score(term("B", "stones", 2), term("B", "stones", 4)))).toHaveLength(2);
  });
});
