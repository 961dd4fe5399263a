// Boards drawn with letters, as people paste them.

import { describe, expect, it } from "vitest";
import { diagramIn } from "../src/diagram_text.ts";

const small = { cols: 3, rows: 2, board: [0, 1, 0, 2, 0, 1] };

describe("a drawn board", () => {
  it.each([
    ["with dots", ". X .\nO . X"],
    ["without blanks", ".X.\nO.X"],
    ["with coordinates", "  A B C\n2 . X . 2\n1 O . X 1\n  A B C"],
    ["with a frame", "+-------+\n| . X . |\n| O . X |\n+-------+"],
    ["as a forum draws it", "$$B Black to play\n$$ ---------\n$$ | . X . |\n$$ | O . X |\n$$ ---------"],
    ["with lines", "   A B C\n 2 ┌─●─┐ 2\n 1 ○─┴─● 1\n   A B C"],
    ["with letters of colours", "Position:\n+ B +\nW + B\nBlack to move."],
    ["with small letters and stars", ", x .\no , #"],
  ])("is read %s", (_, text) => {
    expect(diagramIn(text)).toEqual(small);
  });
  it("may be of one point, or of lines without a stone", () => {
    expect(diagramIn(".")).toEqual({ cols: 1, rows: 1, board: [0] });
    expect(diagramIn(". . .\n. . .")).toEqual({ cols: 3, rows: 2, board: [0, 0, 0, 0, 0, 0] });
  });
  it("is the largest one of a text", () => {
    expect(diagramIn("X\n\n. X .\nO . X\n\nthe end")).toEqual(small);
  });
  it("is none where there are words, or rows too long", () => {
    for (const text of ["", "hello", "A B C", "(;SZ[9];B[ee])", ".".repeat(53)])
      expect(diagramIn(text), text).toBe(null);
  });
});
