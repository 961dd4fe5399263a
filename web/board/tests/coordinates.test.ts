import { describe, expect, it } from "vitest";
import {
  columnName,
  nameOf,
  pointAt,
  readName,
  starPoints,
  type CoordinateStyle,
} from "../src/coordinates.ts";

const square = (side: number) => ({ cols: side, rows: side });

describe("names of points", () => {
  it("are letters without I from the lower left", () => {
    expect(nameOf(pointAt(0, 18, square(19)), square(19), "letters")).toBe("A1");
    expect(nameOf(pointAt(7, 0, square(19)), square(19), "letters")).toBe("H19");
    expect(nameOf(pointAt(8, 9, square(19)), square(19), "letters")).toBe("J10");
    expect(nameOf(pointAt(18, 0, square(19)), square(19), "letters")).toBe("T19");
  });
  it("have two letters from the 26th column on", () => {
    expect([24, 25, 26, 49, 50, 51].map((col) => columnName(col, "letters"))).toEqual([
      "Z",
      "AA",
      "AB",
      "AZ",
      "BA",
      "BB",
    ]);
  });
  it("are numbers or SGF's letters from the upper left", () => {
    const at = pointAt(3, 15, square(19));
    expect(nameOf(at, square(19), "numbers")).toBe("4-16");
    expect(nameOf(at, square(19), "sgf")).toBe("dp");
    expect(nameOf(pointAt(26, 51, square(52)), square(52), "sgf")).toBe("AZ");
  });
  it("are letters where the edge shows none", () => {
    expect(nameOf(0, square(9), "none")).toBe("A9");
  });
});

describe("a typed name", () => {
  const styles: readonly CoordinateStyle[] = ["letters", "numbers", "sgf", "none"];
  it.each(styles)("names the point that is called so, on every size (%s)", (style) => {
    for (const size of [square(1), square(9), { cols: 25, rows: 7 }, square(52)])
      for (let at = 0; at < size.cols * size.rows; at += size.cols === 52 ? 41 : 1)
        expect(readName(nameOf(at, size, style), size, style).point).toBe(at);
  });
  it("may be in small letters", () => {
    expect(readName("k10", square(19), "letters").point).toBe(pointAt(9, 9, square(19)));
  });
  it("may be the beginning of a longer one", () => {
    expect(readName("Q1", square(19), "letters")).toEqual({
      point: pointAt(15, 18, square(19)),
      begins: true,
    });
    expect(readName("Q", square(19), "letters")).toEqual({ point: null, begins: true });
    expect(readName("Q2", square(19), "letters").begins).toBe(true);
    expect(readName("I", square(19), "letters").begins).toBe(false);
    expect(readName("T20", square(19), "letters").begins).toBe(false);
  });
});

describe("star points", () => {
  const names = (cols: number, rows = cols): string =>
    starPoints({ cols, rows })
      .map((at) => nameOf(at, { cols, rows }, "letters"))
      .join(" ");
  it("are the nine of a full board, the five of a middle one and the centre of a small one", () => {
    expect(names(19)).toBe("D16 K16 Q16 D10 K10 Q10 D4 K4 Q4");
    expect(names(13)).toBe("D10 K10 G7 D4 K4");
    expect(names(9)).toBe("C7 G7 E5 C3 G3");
    expect(names(5)).toBe("C3");
    expect(names(6)).toBe("");
  });
});
