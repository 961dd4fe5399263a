import { describe, expect, it } from "vitest";
import { lineOf, moveAt, orderOf, scaleOf, smoothed, stillTrue, type Estimated } from "./graph.ts";

const at = (move: number, marginHalf: number): Estimated => ({
  move,
  marginHalf,
  sure: 90,
  black: 40,
  white: 41,
  ownership: [],
});

describe("the graph", () => {
  it("takes each move once, the whole game coarsely before any part of it finely", () => {
    for (const moves of [0, 1, 2, 7, 100, 255])
      expect([...orderOf(moves)].sort((a, b) => a - b)).toEqual(
        Array.from({ length: moves + 1 }, (_, i) => i),
      );
    expect(orderOf(9)).toEqual([0, 9, 8, 4, 2, 6, 1, 3, 5, 7]);
  });
  it("forgets what is no longer true of the game", () => {
    const known = [at(0, 0), at(9, 4), at(5, 2)];
    expect(stillTrue(known, 8, true).map(({ move }) => move)).toEqual([0, 5]);
    expect(stillTrue(known, 9, false)).toEqual([]);
  });
  it("has Black's lead above the middle, from the first move at the left", () => {
    expect(lineOf([at(10, -20), at(0, 0), at(5, 20)], 10, ({ marginHalf }) => marginHalf, 20)).toBe(
      "0,100 300,0 600,200",
    );
  });
  it("has room for nearly every lead, and ten points at least", () => {
    expect([scaleOf([]), scaleOf([at(0, -7)]), scaleOf([at(0, -41)])]).toEqual([20, 20, 60]);
    const usual = Array.from({ length: 40 }, (_, move) => at(move + 2, 30));
    expect(scaleOf([at(1, 720), ...usual])).toBe(40);
    expect(lineOf([at(1, 720)], 1, ({ marginHalf }) => marginHalf, 40)).toBe("600,0");
  });
  it("does not swing with whose turn it is, and has a turn of the game where that was", () => {
    const swinging = Array.from({ length: 60 }, (_, move) => at(move, move % 2 === 0 ? 60 : -60));
    const inner = smoothed(swinging).slice(4, -4);
    expect(Math.max(...inner.map(({ marginHalf }) => Math.abs(marginHalf)))).toBeLessThan(6);
    expect(inner.every(({ low, high }) => low === -60 && high === 60)).toBe(true);
    const turned = Array.from({ length: 40 }, (_, move) => at(move, move < 20 ? 20 : -40));
    const leads = smoothed(turned);
    expect(leads[10]).toMatchObject({ marginHalf: 20, low: 20, high: 20 });
    expect(leads[30]).toMatchObject({ marginHalf: -40, low: -40, high: -40 });
    expect(leads[19]!.marginHalf).toBeGreaterThan(-10);
    expect(leads[20]!.marginHalf).toBeLessThan(-10);
    expect(smoothed([at(3, 8)])).toEqual([{ move: 3, marginHalf: 8, low: 8, high: 8 }]);
  });
  it("finds the move under the mouse", () => {
    expect([-0.1, 0, 0.49, 1.2].map((share) => moveAt(share, 100))).toEqual([0, 0, 49, 100]);
  });
});
