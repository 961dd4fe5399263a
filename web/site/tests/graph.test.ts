import { describe, expect, it } from "vitest";
import { lineOf, moveAt, orderOf, scaleOf, stillTrue, type Estimated } from "../src/graph.ts";

const at = (move: number, marginHalf: number): Estimated =>
  ({ move, marginHalf, sure: 90, black: 40, white: 41, ownership: [] });

describe("the graph", () => {
  it("takes each move once, the whole game coarsely before any part of it finely", () => {
    for (const moves of [0, 1, 2, 7, 100, 255])
      expect([...orderOf(moves)].sort((a, b) => a - b))
        .toEqual(Array.from({ length: moves + 1 }, (_, i) => i));
    expect(orderOf(9)).toEqual([0, 9, 8, 4, 2, 6, 1, 3, 5, 7]);
  });
  it("forgets what is no longer true of the game", () => {
    const known = [at(0, 0), at(9, 4), at(5, 2)];
    expect(stillTrue(known, 8, true).map(({ move }) => move)).toEqual([0, 5]);
    expect(stillTrue(known, 9, false)).toEqual([]);
  });
  it("has Black's lead above the middle, from the first move at the left", () => {
    expect(lineOf([at(10, -20), at(0, 0), at(5, 20)], 10, ({ marginHalf }) => marginHalf, 20))
      .toBe("0,100 300,0 600,200");
  });
  it("has room for nearly every lead, and ten points at least", () => {
    expect([scaleOf([]), scaleOf([at(0, -7)]), scaleOf([at(0, -41)])]).toEqual([20, 20, 60]);
    const usual = Array.from({ length: 40 }, (_, move) => at(move + 2, 30));
    expect(scaleOf([at(1, 720), ...usual])).toBe(40);
    expect(lineOf([at(1, 720)], 1, ({ marginHalf }) => marginHalf, 40)).toBe("600,0");
  });
  it("finds the move under the mouse", () => {
    expect([-0.1, 0, 0.49, 1.2].map((share) => moveAt(share, 100))).toEqual([0, 0, 49, 100]);
  });
});
