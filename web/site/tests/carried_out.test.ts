// What the clock makes of what the players do.

import { readFileSync } from "node:fs";
import { load } from "shinpan";
import { beforeAll, describe, expect, it } from "vitest";
import { enginePath } from "../../testing/engine.mjs";
import { carriedOut } from "../src/carried_out.ts";
import { clockOf, remaining, thinking, type TimeSystem } from "../src/clock.ts";
import { Reader, type GameFile } from "../src/table.ts";

const path = enginePath();
if (!path) console.log("Skipped: the engine's WebAssembly module is not there.");
const s = 1000;

describe.skipIf(!path)("a move", () => {
  let reader: Reader;
  beforeAll(async () => { reader = new Reader(await load(readFileSync(path!))); });

  const game: GameFile = {
    start: { rules: "japanese", cols: 9, rows: 9, komiHalf: 13 }, events: [],
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
    { kind: "absolute", main: 60 * s }, { kind: "fischer", main: 60 * s, bonus: 5 * s },
    { kind: "byoyomi", main: 60 * s, period: 10 * s, periods: 3 },
    { kind: "canadian", main: 60 * s, period: 100 * s, stones: 5 },
    { kind: "ing", main: 60 * s, period: 10 * s, periods: 3, points: 2 },
  ])("that came too late leaves no time on the clock ($kind)", (system) => {
    const answer = carriedOut(reader, { ...game, clock: clockOf(system) }, "play B C3", 1000 * s);
    if ("refusal" in answer) throw new Error(answer.refusal.reason);
    expect(thinking(answer.clock!.B)).toBe(0);
    expect(remaining(system, answer.clock!.B, 0)).toBeNull();
    expect(answer.clock!.W).toEqual(clockOf(system).W);
  });
  it("is paid for first where it was made in overtime", () => {
    const system = { kind: "ing", main: 60 * s, period: 10 * s, periods: 3, points: 2 } as const;
    const answer = carriedOut(reader, { ...game, clock: clockOf(system) }, "play B C3", 65 * s);
    expect(answer).toMatchObject({ events: ["penalty B 2", "play B C3"] });
  });
});
