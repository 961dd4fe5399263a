import { describe, expect, it } from "vitest";
import type { State } from "../engine/engine.ts";
import { groupAt, isSettled, movesOf } from "./table.ts";

const size = { cols: 5, rows: 3 };
const board = (rows: string): number[] =>
  [...rows.replaceAll(" ", "")].map((sign) => ".XO".indexOf(sign));

describe("moves", () => {
  it("are plays, passes and buttons, numbered", () => {
    expect(
      movesOf(["handicap B 2 A1 E5", "play W C3", "pass B", "button W"]).map(
        ({ number, player, what }) => `${number} ${player} ${what}`,
      ),
    ).toEqual(["1 W C3", "2 B pass", "3 W button"]);
  });
  it("that were taken back are gone", () => {
    const events = [
      "play B A1",
      "play W B2",
      "play B C3",
      "undo_asked B 2",
      "undo_granted W",
      "play W D4",
    ];
    expect(movesOf(events).map((move) => move.what)).toEqual(["A1", "D4"]);
  });
});

describe("a group to be marked", () => {
  it("reaches over empty points, and no further than the other colour", () => {
    expect(groupAt(board("X.XO. ..OO. OOO.X"), size, 0)).toEqual([0, 2]);
    expect(groupAt(board("XO.X. O.O.. ..O.X"), size, 3)).toEqual([3, 14]);
  });
  it("is nothing on an empty point", () => {
    expect(groupAt(board("..............."), size, 7)).toEqual([]);
  });
});

describe("a game is settled", () => {
  const file = (...events: string[]) =>
    ({
      start: { rules: "x", cols: 9, rows: 9, komiHalf: 13 },
      seats: { B: { kind: "person" }, W: { kind: "person" } },
      events,
      clock: null,
    }) as const;
  const over = { phase: "over", end_agreed: false, agreement_open: true } as State;
  const accepted = ["pass B", "pass W", "marks_proposed B A1", "marks_accepted W 3f"];
  it("when marks were accepted, and no longer when something followed", () => {
    expect(isSettled(file("pass B", "pass W", "marks_proposed B A1"), over)).toBe(false);
    expect(isSettled(file(...accepted), over)).toBe(true);
    expect(isSettled(file("marks_accepted W 3f", "resume B"), { ...over, phase: "play" })).toBe(
      false,
    );
  });
  it("in a pause as long as the engine has it so, and over the passes that end the game", () => {
    const paused = { ...over, phase: "stopped" } as const;
    expect(isSettled(file(...accepted), { ...paused, end_agreed: true })).toBe(true);
    expect(isSettled(file(...accepted, "pass B"), { ...paused, end_agreed: true })).toBe(true);
    expect(isSettled(file(...accepted, "undo_asked B 2", "undo_granted W"), paused)).toBe(false);
    expect(isSettled(file(...accepted, "pass B", "pass W"), over)).toBe(true);
  });
});
