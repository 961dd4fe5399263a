import { describe, expect, it } from "vitest";
import { eventsIn } from "../engine/engine.ts";
import { groupAt, movesOf } from "./table.ts";

const size = { cols: 5, rows: 3 };
const board = (rows: string): number[] =>
  [...rows.replaceAll(" ", "")].map((sign) => ".XO".indexOf(sign));

describe("moves", () => {
  it("are plays, passes and buttons, numbered", () => {
    expect(
      movesOf(eventsIn(["handicap B 2 A1 E5", "play W C3", "pass B", "button W"])).map(
        ({ number, player, what }) => `${number} ${player} ${what}`,
      ),
    ).toEqual(["1 W C3", "2 B pass", "3 W button"]);
  });
  it("tell who asked to play on before them", () => {
    const events = eventsIn(["pass B", "pass W", "resume W", "play B C3", "play W D4"]);
    expect(movesOf(events).map(({ resumedBy }) => resumedBy)).toEqual([null, null, "W", null]);
  });
  it("that were taken back are gone", () => {
    const events = eventsIn([
      "play B A1",
      "play W B2",
      "play B C3",
      "undo_asked B 2",
      "undo_granted W",
      "play W D4",
    ]);
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
