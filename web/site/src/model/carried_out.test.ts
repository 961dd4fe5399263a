// What the clock makes of what the players do.

import { load } from "shinpan";
import { beforeAll, describe, expect, it } from "vitest";
import { engineBytes } from "../../../testing/engine.mjs";
import { carriedOut } from "./carried_out.ts";
import { clockOf, remaining, thinking, type TimeSystem } from "../engine/clock.ts";
import { Reader, type GameFile } from "./table.ts";

const s = 1000;

describe("a move", () => {
  let reader: Reader;
  beforeAll(async () => {
    reader = new Reader(await load(engineBytes()));
  });

  const game: GameFile = {
    start: { rules: "japanese", cols: 9, rows: 9, komiHalf: 13 },
    events: [],
    seats: { B: { kind: "person" }, W: { kind: "person" } },
    clock: clockOf({ kind: "absolute", main: 60 * s }),
  };
  const after = (lines: string, elapsed: number): GameFile => {
    const answer = carriedOut(reader, game, lines, elapsed);
    if ("refusal" in answer) throw new Error(answer.refusal.reason);
    return answer;
  };

  it("costs its player the time that it took", () => {
    const { events, clock } = after("play B C3", 59 * s);
    expect(events).toEqual(["play B C3"]);
    expect([clock!.B.main, clock!.W.main]).toEqual([s, 60 * s]);
  });
  it("is none when the player's time is over, though nobody has said so yet", () => {
    const lost = after("play B C3", 61 * s);
    expect(lost.events).toEqual(["timeout B"]);
    expect(reader.standing(lost).state.outcome).toMatchObject({ how: "time", winner: "W" });
  });
  it.each<TimeSystem>([
    { kind: "absolute", main: 60 * s },
    { kind: "fischer", main: 60 * s, bonus: 5 * s },
    { kind: "byoyomi", main: 60 * s, period: 10 * s, periods: 3 },
    { kind: "canadian", main: 60 * s, period: 100 * s, stones: 5 },
    { kind: "ing", main: 60 * s, period: 10 * s, periods: 3, points: 2 },
  ])("that came too late leaves no time on the clock ($kind)", (system) => {
    const answer = carriedOut(reader, { ...game, clock: clockOf(system) }, "play B C3", 1000 * s);
    if ("refusal" in answer) throw new Error(answer.refusal.reason);
    expect(thinking(answer.clock!.B)).toBe(0);
    expect(remaining(system, answer.clock!.B, 1)).toBeNull();
    expect(answer.clock!.W).toEqual(clockOf(system).W);
  });
  it("is paid for first where it was made in overtime", () => {
    const system = { kind: "ing", main: 60 * s, period: 10 * s, periods: 3, points: 2 } as const;
    const answer = carriedOut(reader, { ...game, clock: clockOf(system) }, "play B C3", 65 * s);
    expect(answer).toMatchObject({ events: ["penalty B 2", "play B C3"] });
  });

  /** The clock after moves of so many seconds each; "back 2" takes two moves back, so long into a turn. */
  const clockOver = (system: TimeSystem, ...turns: readonly (readonly [string, number])[]) =>
    turns.reduce<GameFile>(
      (file, [what, seconds]) => {
        const mover = reader.standing(file).state.to_move!;
        const lines = what.startsWith("back ")
          ? `undo_asked B ${what.slice(5)}\nundo_granted W`
          : `play ${mover} ${what}`;
        const answer = carriedOut(reader, file, lines, seconds * s);
        if ("refusal" in answer) throw new Error(answer.refusal.reason);
        return answer;
      },
      { ...game, clock: clockOf(system) },
    ).clock!;

  it("that is taken back takes its bonus with it, and the time that was used stays used", () => {
    const system = { kind: "fischer", main: 60 * s, bonus: 5 * s } as const;
    const clock = clockOver(system, ["C3", 10], ["D4", 7], ["back 2", 3], ["C4", 1], ["back 1", 2]);
    expect([clock.B.main, clock.W.main]).toEqual([(60 - 10 - 3 - 1) * s, (60 - 7 - 2) * s]);
    expect(clock.made).toEqual([]);
  });
  it("whose bonus is used up can be taken back, and its player goes on with one bonus", () => {
    const system = { kind: "fischer", main: 10 * s, bonus: 5 * s } as const;
    const clock = clockOver(system, ["C3", 10], ["D4", 1], ["back 2", 0]);
    expect([clock.B.main, clock.W.main]).toEqual([5 * s, 9 * s]);
    expect(clockOver(system, ["C3", 10], ["D4", 1], ["back 2", 4]).B.main).toBe(s);
  });
  it("that is taken back is a stone to be played again in Canadian overtime", () => {
    const system = { kind: "canadian", main: 0, period: 100 * s, stones: 2 } as const;
    expect(clockOver(system, ["C3", 10], ["D4", 7], ["back 2", 3])).toMatchObject({
      B: { stones: 2, period: 87 * s },
      W: { stones: 2, period: 93 * s },
    });
  });
  it("that ended a period of Canadian overtime and is taken back gives no new one", () => {
    const system = { kind: "canadian", main: 0, period: 100 * s, stones: 2 } as const;
    expect(
      clockOver(system, ["C3", 10], ["D4", 1], ["E5", 80], ["F6", 1], ["back 2", 3]).B,
    ).toMatchObject({ stones: 1, period: 10 * s });
  });
  it("that is taken back gives no time in the other systems", () => {
    expect(
      clockOver({ kind: "absolute", main: 60 * s }, ["C3", 10], ["D4", 7], ["back 2", 3]),
    ).toMatchObject({ B: { main: 47 * s }, W: { main: 53 * s } });
    const byoyomi = { kind: "byoyomi", main: 0, period: 30 * s, periods: 3 } as const;
    expect(clockOver(byoyomi, ["C3", 40], ["D4", 7], ["back 2", 10]).B).toMatchObject({
      periods: 2,
      period: 20 * s,
    });
  });
  it("can be taken back where its time was not noted", () => {
    const kept = { ...game, events: ["play B C3", "play W D4"] };
    const answer = carriedOut(reader, kept, "undo_asked B 2\nundo_granted W", 3 * s);
    expect(answer).toMatchObject({ clock: { B: { main: 57 * s }, W: { main: 60 * s } } });
  });
});
