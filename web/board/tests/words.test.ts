import { describe, expect, it } from "vitest";
import { readName } from "../src/coordinates.ts";
import { emptyView, type BoardView, type Color } from "../src/view.ts";
import { describeChange, describePoint, english } from "../src/words.ts";

const nine = { cols: 9, rows: 9 };
const at = (name: string): number => readName(name, nine, "letters").point!;

function board(black: string, white: string, more: Partial<BoardView> = {}): BoardView {
  const stones = emptyView(9).stones.slice();
  const put = (names: string, color: Color): void =>
    names
      .split(" ")
      .filter(Boolean)
      .forEach((name) => (stones[at(name)] = color));
  put(black, "black");
  put(white, "white");
  return { size: nine, stones, ...more };
}

const point = (view: BoardView, name: string): string =>
  describePoint(view, at(name), "letters", english);
const change = (before: BoardView, now: BoardView): string =>
  describeChange(before, now, "letters", english);

describe("a point's name", () => {
  it("tells its stone and every sign on it", () => {
    const view = board("C3", "D4", {
      lastMove: at("D4"),
      ban: at("E5"),
      dead: [at("C3")],
      territory: [{ at: at("A1"), color: "white" }],
      ghosts: [{ at: at("B2"), color: "black" }],
      labels: [{ at: at("D4"), text: "12" }],
      marks: [{ at: at("C3"), shape: "triangle" }],
    });
    expect(point(view, "D4")).toBe("D4, white stone, last move, 12");
    expect(point(view, "C3")).toBe("C3, black stone, dead, triangle");
    expect(point(view, "E5")).toBe("E5, empty, forbidden by ko");
    expect(point(view, "A1")).toBe("A1, empty, White's territory");
    expect(point(view, "B2")).toBe("B2, empty, black stone proposed");
    expect(point(view, "J9")).toBe("J9, empty");
  });
});

describe("what is spoken after a move", () => {
  it("is the player, the point and the captures", () => {
    const before = board("E5 D4", "E4 D3 F3 E2");
    expect(change(before, board("E5 D4 G7", "E4 D3 F3 E2", { lastMove: at("G7") }))).toBe(
      "Black G7",
    );
    const taken = board("E5 D4 F4", "D3 F3 E2", { lastMove: at("F4") });
    expect(change(before, taken)).toBe("Black F4, captures one");
    expect(change(board("", "A9 B9 C9 D9"), board("E9", "", { lastMove: at("E9") }))).toBe(
      "Black E9, captures four",
    );
  });
  it("counts the stones of the other side alone", () => {
    expect(change(board("A9 B9", "C9"), board("", "C9 A8", { lastMove: at("A8") }))).toBe(
      "White A8, captures two",
    );
    expect(change(board("", "A9"), board("", "B9", { lastMove: at("B9") }))).toBe("White B9");
  });
  it("is nothing when no stone was played", () => {
    const view = board("C3", "D4", { lastMove: at("D4") });
    expect(change(view, { ...view, dead: [at("C3")] })).toBe("");
    expect(change(view, board("C3", ""))).toBe("");
    expect(change(emptyView(13), view)).toBe("");
  });
});
