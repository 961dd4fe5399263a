import { describe, expect, it } from "vitest";
import { komiTyped, margin, points, quarters } from "./numbers.ts";

describe("numbers", () => {
  it("are written as people write points", () => {
    expect([13, 14, -1, 0].map(points)).toEqual(["6.5", "7", "−0.5", "0"]);
    expect([15, 4, -7].map(quarters)).toEqual(["3.75", "1", "−1.75"]);
    expect([7, -1, 0].map((half) => margin(half, "a draw"))).toEqual(["B+3.5", "W+0.5", "a draw"]);
  });
  it("are read from a komi, with point or comma, in halves", () => {
    expect(["7.5", "6,5", " 0 ", "-3", "−3"].map(komiTyped)).toEqual([15, 13, 0, -6, -6]);
    expect(["", "six", "7.25", "1e9"].map(komiTyped)).toEqual([null, null, null, null]);
  });
});
