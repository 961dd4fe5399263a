import { describe, expect, it } from "vitest";
import { edgeNames, layout } from "../src/layout.ts";

const plain = { style: "letters", proportions: "square" } as const;

describe("the layout", () => {
  it("fits its place on every size of board", () => {
    for (const width of [320, 390, 1024, 3840])
      for (let side = 1; side <= 52; ++side) {
        const lie = layout({ cols: side, rows: side }, { width }, plain, 2);
        expect(lie.width).toBeLessThanOrEqual(width);
        expect(lie.pitchX).toBeGreaterThanOrEqual(4);
      }
  });
  it("is no higher than its place where that is given", () => {
    const lie = layout({ cols: 5, rows: 25 }, { width: 900, height: 600 }, plain, 1);
    expect(lie.height).toBeLessThanOrEqual(600);
    expect(lie.height).toBeGreaterThan(560);
  });
  it("has its lines on whole device pixels, equally far apart", () => {
    for (const density of [1, 1.5, 2, 3])
      for (const side of [9, 13, 19, 37]) {
        const lie = layout({ cols: side, rows: side }, { width: 611 }, plain, density);
        const edges = [...Array(side).keys()].map((col) => (lie.x(col) - lie.line / 2) * density);
        for (const edge of edges) expect(Math.abs(edge - Math.round(edge))).toBeLessThan(1e-6);
      }
  });
  it("has points of 22 to 24 on a traditional board, and square ones otherwise", () => {
    const lie = layout(
      { cols: 19, rows: 19 },
      { width: 900 },
      { style: "none", proportions: "traditional" },
      2,
    );
    expect(lie.pitchY / lie.pitchX).toBeCloseTo(24 / 22, 1);
    expect(lie.height).toBeGreaterThan(lie.width);
    const even = layout({ cols: 19, rows: 19 }, { width: 900 }, plain, 2);
    expect(even.pitchY).toBe(even.pitchX);
  });
  it("lets no stone touch its neighbour", () => {
    const lie = layout({ cols: 19, rows: 19 }, { width: 390 }, plain, 3);
    expect(2 * lie.stone).toBeLessThan(lie.pitchX);
  });
});

describe("coordinates", () => {
  const texts = (side: number, width: number) => {
    const lie = layout({ cols: side, rows: side }, { width }, plain, 2);
    return { lie, names: edgeNames(lie, "letters") };
  };
  it("stand on four sides, between the stones and the edge", () => {
    const { lie, names } = texts(19, 800);
    expect(names).toHaveLength(4 * 19);
    for (const { x, y } of names) {
      const outside = Math.min(x, y, lie.width - x, lie.height - y);
      expect(outside).toBeGreaterThan(lie.letter * 0.5);
      expect(outside).toBeLessThan(lie.left - lie.stone - lie.letter * 0.4);
    }
  });
  it("leave some out where they would touch", () => {
    const { lie, names } = texts(52, 390);
    const above = names.filter((name) => name.y < lie.top).sort((a, b) => a.x - b.x);
    for (let i = 1; i < above.length; ++i)
      expect(above[i]!.x - above[i - 1]!.x).toBeGreaterThan(1.4 * lie.letter);
    expect(names.map((name) => name.text)).toContain("1");
  });
  it("can be left away", () => {
    const lie = layout(
      { cols: 9, rows: 9 },
      { width: 400 },
      { style: "none", proportions: "square" },
      1,
    );
    expect(edgeNames(lie, "none")).toEqual([]);
  });
});
