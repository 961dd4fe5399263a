// Boards drawn with letters, as people paste them.

import { describe, expect, it } from "vitest";
import { diagramIn } from "./diagram_text.ts";

const small = { cols: 3, rows: 2, board: [0, 1, 0, 2, 0, 1] };

describe("a drawn board", () => {
  it.each([
    ["with dots", ". X .\nO . X"],
    ["without blanks", ".X.\nO.X"],
    ["with coordinates", "  A B C\n2 . X . 2\n1 O . X 1\n  A B C"],
    ["with a frame", "+-------+\n| . X . |\n| O . X |\n+-------+"],
    [
      "as a forum draws it",
      "$$B Black to play\n$$ ---------\n$$ | . X . |\n$$ | O . X |\n$$ ---------",
    ],
    ["with lines", "   A B C\n 2 ┌─●─┐ 2\n 1 ○─┴─● 1\n   A B C"],
    ["with letters of colours", "Position:\n+ B +\nW + B\nBlack to move."],
    ["with small letters and stars", ", x .\no , #"],
    ["with a nought for a white stone at the edge", ".X.\n0.X"],
    [
      "as GNU Go shows it",
      "   A B C\n 2 . X . 2     WHITE (O) has captured 0 stones\n" +
        " 1 O . X 1     BLACK (X) has captured 12 stones\n   A B C",
    ],
    ["with the last moves marked", "   A B C\n 2  . X1.\n 1  O2. X3"],
    ["with the last move in brackets", "   a b c\n 2  .(X). 2\n 1  O . X 1\n   a b c"],
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
  it("is as large as its rows say, whatever stands behind them", () => {
    const side = Array.from({ length: 19 }, (_, i) => 19 - i);
    const captured = (row: number): string =>
      row === 2 ? "     WHITE (O) has captured 2 stones" : "";
    const shown = side.map(
      (row) => `${String(row).padStart(2)}${" .".repeat(19)} ${row}${captured(row)}`,
    );
    expect(diagramIn(shown.join("\n"))).toMatchObject({ cols: 19, rows: 19 });
  });
  it.each([
    ["a shorter row", "XX.\n.O", 2],
    ["a longer row", "XX.\n.OX\nXXXX", 3],
    ["a sign that is none", "3 . X . 3\n2 O ? X 2\n1 . . . 1", 2],
    ["a first row that cannot be read", "Position:\n? X .\nO . X", 2],
    ["a last row that cannot be read", ". X .\nO . ?\n\nthe end", 2],
    ["words between its rows", ". X .\nand then\nO . X", 2],
  ])("is refused with %s", (_, text, line) => {
    expect(diagramIn(text)).toEqual({ brokenAt: line });
  });
  it("is read beside a smaller one that is broken", () => {
    expect(diagramIn("X.\n?.X\n\n. X .\nO . X")).toEqual(small);
  });
  it("is none where there are words, or rows too long", () => {
    for (const text of ["", "hello", "A B C", "(;SZ[9];B[ee])", ".".repeat(53)])
      expect(diagramIn(text), text).toBe(null);
  });
});
