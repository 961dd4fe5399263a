// The lab's position, on the engine: setting up, other rules and sizes, texts in, links out.

import { load, type Shinpan } from "shinpan";
import { eventsIn, linesOf } from "../engine/engine.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { engineBytes } from "../../../testing/engine.mjs";
import {
  changed,
  gameOf,
  isGame,
  isUnread,
  keptLab,
  labKept,
  labOf,
  positionIn,
  positionInSgf,
  redone,
  resized,
  setupOf,
  sgfOfPosition,
  underRules,
  undone,
  withStone,
  type LabPosition,
} from "./position.ts";
import { around, legalityOf } from "./lab_answers.tsx";

const size = { cols: 3, rows: 3 };
const empty: LabPosition = { start: { rules: "japanese-1989", ...size, komiHalf: 0 }, events: [] };

describe("the lab", () => {
  let engine: Shinpan;
  beforeAll(async () => {
    engine = await load(engineBytes());
  });
  const boardOf = (position: LabPosition): number[] => {
    const game = gameOf(engine, position);
    if (!isGame(game)) throw new Error(game.reason);
    return [...game.board()];
  };

  it("puts a stone, takes it off where the same one stands, and keeps the player to move", () => {
    const one = withStone(empty, boardOf(empty), "W", 4, 1);
    expect(linesOf(one.events)).toEqual(["setup B B2", "turn W"]);
    const two = withStone(one, boardOf(one), "W", 0, 2);
    expect(boardOf(two)).toEqual([2, 0, 0, 0, 1, 0, 0, 0, 0]);
    expect(boardOf(withStone(two, boardOf(two), "W", 4, 1))).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0]);
  });
  it("hears from the engine that a chain cannot stand without liberties", () => {
    const answer = gameOf(engine, { ...empty, events: eventsIn(["setup B A2 B3", "setup W A3"]) });
    expect(isGame(answer)).toBe(false);
    expect(answer).toMatchObject({ reason: "captured_setup" });
  });
  it("takes back and does again", () => {
    const one = withStone(empty, boardOf(empty), "B", 4, 1);
    const lab = changed(labOf(empty), one);
    expect(undone(lab).now).toBe(empty);
    expect(redone(undone(lab)).now).toBe(one);
    expect(undone(labOf(empty)).now).toBe(empty);
  });
  it("is taken as it was kept, and not where that cannot be read", () => {
    const lab = changed(labOf(empty), { ...empty, events: eventsIn(["play B A2"]) });
    const was = keptLab(lab);
    expect(was.now.events).toEqual(["play B A2"]);
    expect(labKept(engine, was)).toEqual(lab);
    const under = (rules: string): object =>
      keptLab(labOf({ ...empty, start: { ...empty.start, rules } }));
    const refused = { ...was, now: { ...was.now, events: ["play B A2", "play W A2"] } };
    const nonsense = { ...was, now: { ...was.now, events: ["dance"] } };
    for (const none of [
      undefined,
      null,
      7,
      {},
      { now: empty },
      under("nobody's"),
      refused,
      nonsense,
    ])
      expect(labKept(engine, none), JSON.stringify(none)).toBeNull();
  });
  it("keeps what fits when the board gets another size", () => {
    const one = { ...empty, events: eventsIn(["setup B A3 C1", "turn W"]) };
    expect(resized(one, boardOf(one), "W", { cols: 2, rows: 4 })).toEqual({
      start: { ...empty.start, cols: 2, rows: 4 },
      events: eventsIn(["setup B A4", "turn W"]),
    });
  });
  it("keeps the moves under other rules that allow them, and else the stones", () => {
    const played = { ...empty, events: eventsIn(["play B A2", "play W C2", "pass B", "pass W"]) };
    expect(underRules(engine, played, boardOf(played), "B", "french-2007").events).toEqual(
      played.events,
    );
    const filled = {
      start: { ...empty.start, rules: "new-zealand" },
      events: eventsIn(["setup W A2 B3", "play B A3"]),
    };
    expect(
      underRules(engine, filled, [0, 2, 0, 2, 0, 0, 0, 0, 0], "W", "japanese-1989").events,
    ).toEqual(eventsIn(["setup W B3 A2", "turn W"]));
  });
  it("reads a drawn board, a record, and says what is neither", () => {
    const drawn = positionIn(engine, ". X .\nO . X", empty);
    expect(
      isUnread(drawn)
        ? null
        : [drawn.start.cols, drawn.start.rows, drawn.start.rules, boardOf(drawn)],
    ).toEqual([3, 2, "japanese-1989", [0, 1, 0, 2, 0, 1]]);
    const record = positionIn(engine, "(;SZ[5]RU[Chinese]KM[7.5];B[cc];W[aa])", empty);
    expect(record).toMatchObject({
      start: { rules: engine.ruleset("chinese").id, cols: 5, komiHalf: 15 },
      events: eventsIn(["play B C3", "play W A5"]),
    });
    expect(positionIn(engine, "(;SZ[5]RU[Nobody's];B[cc])", empty)).toMatchObject({
      start: { rules: "japanese-1989" },
      events: eventsIn(["play B C3"]),
    });
    expect(positionIn(engine, "nothing at all", empty)).toEqual({ unread: "nothing" });
    expect(positionIn(engine, "XX.\n.O", empty)).toEqual({ unread: "board", line: 2 });
    expect(positionIn(engine, "(;SZ[999])", empty)).toMatchObject({ unread: "record" });
  });
  it("comes out of a link as it went in, under every ruleset", () => {
    for (const { id } of engine.rulesets()) {
      const position: LabPosition = {
        start: { rules: id, cols: 5, rows: 4, komiHalf: -3 },
        events: [
          ...setupOf([1, 0, 2, 0, 0], "W", { cols: 5, rows: 4 }),
          ...eventsIn(["play W B2", "pass B"]),
        ],
      };
      expect(positionInSgf(engine, sgfOfPosition(engine, position), "japanese-1989"), id).toEqual(
        position,
      );
    }
  });
  it("names each refused point with its reason and clause", () => {
    const ko = gameOf(engine, {
      start: { ...empty.start, cols: 4 },
      events: eventsIn(["setup B A2 B3 B1", "setup W B2 C3 D2 C1", "play B C2"]),
    });
    if (!isGame(ko)) throw new Error(ko.reason);
    const legality = legalityOf(ko, "W");
    expect(
      legality.bans.map(({ points, refusal }) => [points, refusal.reason, refusal.clause !== ""]),
    ).toEqual([
      [[0, 8], "self_capture", true],
      [[5], "repetition", true],
    ]);
    expect(legality.free - legality.legal).toBe(3);
  });
  it("takes together what hangs together", () => {
    expect(around(0, [0, 1, 4, 8, 2], size)).toEqual([0, 1, 2, 4]);
  });
});
