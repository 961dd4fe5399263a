import { describe, expect, it } from "vitest";
import {
  clockText,
  fresh,
  pointsLost,
  remaining,
  spent,
  thinking,
  untilLoss,
  type Side,
  type TimeSystem,
} from "./clock.ts";
import { isHeard } from "../game/clock_sounds.ts";
import type { Sounds } from "../model/model.ts";
import { mostMain, periodsLast, withMain } from "../beginning/clock_choice.tsx";

const s = 1000;
const after = (system: TimeSystem, ...moves: number[]): Side | null =>
  moves.reduce<Side | null>((side, time) => side && spent(system, side, time), fresh(system));

describe("clocks", () => {
  it("never run out where there are none", () => {
    expect(after({ kind: "none" }, 1e9, 1e9)).not.toBeNull();
  });
  it("absolute: run down and are over", () => {
    const system: TimeSystem = { kind: "absolute", main: 60 * s };
    expect(after(system, 20 * s, 30 * s)).toMatchObject({ main: 10 * s });
    expect(after(system, 20 * s, 40 * s)).toMatchObject({ main: 0 });
    expect(after(system, 20 * s, 40 * s + 1)).toBeNull();
  });
  it("Fischer: each move adds its bonus, but not to a flag that fell", () => {
    const system: TimeSystem = { kind: "fischer", main: 10 * s, bonus: 5 * s };
    expect(after(system, 8 * s, 6 * s)).toMatchObject({ main: 6 * s });
    expect(after(system, 8 * s, 7 * s)).toMatchObject({ main: 5 * s });
    expect(after(system, 8 * s, 7 * s + 1)).toBeNull();
  });
  it("byo-yomi: a move within its period keeps it, a longer one costs as many as it runs through", () => {
    const system: TimeSystem = { kind: "byoyomi", main: 10 * s, period: 30 * s, periods: 3 };
    expect(after(system, 10 * s, 29 * s, 29 * s)).toMatchObject({ periods: 3, period: 30 * s });
    expect(after(system, 45 * s)).toMatchObject({ main: 0, periods: 2, period: 30 * s });
    expect(after(system, 10 * s, 61 * s)).toMatchObject({ periods: 1 });
    expect(after(system, 10 * s, 61 * s, 30 * s)).toMatchObject({ periods: 1 });
    expect(after(system, 10 * s, 61 * s, 30 * s + 1)).toBeNull();
    expect(remaining(system, fresh(system), 50 * s)).toMatchObject({ periods: 2, period: 20 * s });
  });
  it("byo-yomi: a period lasts to its very end", () => {
    const system: TimeSystem = { kind: "byoyomi", main: 10 * s, period: 30 * s, periods: 3 };
    expect(after(system, 40 * s)).toMatchObject({ periods: 3 });
    expect(after(system, 40 * s + 1)).toMatchObject({ periods: 2 });
    expect(after(system, 70 * s)).toMatchObject({ periods: 2 });
    expect(after(system, 100 * s)).toMatchObject({ periods: 1 });
    expect(after(system, 100 * s + 1)).toBeNull();
    expect(remaining(system, fresh(system), 40 * s)).toMatchObject({ periods: 3, period: 0 });
  });
  it("byo-yomi: a turn that goes on goes on in its period", () => {
    const system: TimeSystem = { kind: "byoyomi", main: 10 * s, period: 30 * s, periods: 3 };
    const thought = remaining(system, fresh(system), 35 * s)!;
    expect(remaining(system, thought, 10 * s)).toMatchObject({ periods: 2, period: 25 * s });
    expect(spent(system, thought, 4 * s)).toMatchObject({ periods: 3, period: 30 * s });
  });
  it("Canadian: so many stones in a period, then a new one", () => {
    const system: TimeSystem = { kind: "canadian", main: 5 * s, period: 60 * s, stones: 3 };
    expect(after(system, 5 * s)).toMatchObject({ main: 0, stones: 3, period: 60 * s });
    expect(after(system, 6 * s)).toMatchObject({ main: 0, stones: 2, period: 59 * s });
    expect(after(system, 6 * s, 19 * s)).toMatchObject({ stones: 1, period: 40 * s });
    expect(after(system, 6 * s, 19 * s, 40 * s)).toMatchObject({ stones: 3, period: 60 * s });
    expect(after(system, 6 * s, 19 * s, 40 * s + 1)).toBeNull();
  });
  it("Ing: overtime is a purse of periods; each that begins costs points, and the last one the game", () => {
    const system: TimeSystem = { kind: "ing", main: 60 * s, period: 10 * s, periods: 3, points: 2 };
    expect(after(system, 59 * s)).toMatchObject({ main: 1 * s, periods: 3 });
    expect(pointsLost(system, after(system, 59 * s)!)).toBe(0);
    expect(after(system, 64 * s)).toMatchObject({ main: 0, periods: 3, period: 6 * s });
    expect(pointsLost(system, after(system, 64 * s)!)).toBe(2);
    expect(after(system, 64 * s, 8 * s)).toMatchObject({ periods: 2, period: 8 * s });
    expect(pointsLost(system, after(system, 64 * s, 8 * s)!)).toBe(4);
    expect(pointsLost(system, after(system, 89 * s)!)).toBe(6);
    expect(pointsLost(system, after(system, 60 * s)!)).toBe(0);
    expect(pointsLost(system, after(system, 70 * s)!)).toBe(2);
    expect(pointsLost(system, after(system, 70 * s + 1)!)).toBe(4);
    expect(after(system, 64 * s, 26 * s)).toMatchObject({ periods: 1, period: 0 });
    expect(after(system, 64 * s, 26 * s + 1)).toBeNull();
  });
  it("can be chosen with any main time, and the periods that go with it", () => {
    for (let main = 1; main <= mostMain; ++main) {
      const system = { kind: "ing", main: 0, period: 0, periods: 3, points: 2 } as const;
      const { period } = withMain(system, main * 60 * s);
      expect(period / s, String(main)).toBeGreaterThanOrEqual(periodsLast.least);
      expect(period / s, String(main)).toBeLessThanOrEqual(periodsLast.most);
    }
  });
  it("are heard when that is wished, and only at the end", () => {
    const heard = (sounds: Sounds): number[] =>
      Array.from({ length: 40 }, (_, second) => second).filter((second) => isHeard(second, sounds));
    expect(heard("none")).toEqual([]);
    expect(heard("beeps")).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(heard("spoken")).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 30]);
  });
  it("show the main time first, then the period", () => {
    const system: TimeSystem = { kind: "byoyomi", main: 10 * s, period: 30 * s, periods: 1 };
    expect(thinking(fresh(system))).toBe(10 * s);
    expect(thinking(remaining(system, fresh(system), 12 * s)!)).toBe(28 * s);
  });
  it("alarm where something is lost, not where overtime follows that costs nothing", () => {
    const alarms = (system: TimeSystem, elapsed: number): number | null =>
      untilLoss(system, remaining(system, fresh(system), elapsed)!);
    const byoyomi: TimeSystem = { kind: "byoyomi", main: 60 * s, period: 20 * s, periods: 2 };
    const canadian: TimeSystem = { kind: "canadian", main: 60 * s, period: 300 * s, stones: 15 };
    for (const system of [byoyomi, canadian])
      for (const elapsed of [0, 51 * s, 59.9 * s]) expect(alarms(system, elapsed)).toBeNull();
    expect(alarms(byoyomi, 75 * s)).toBe(5 * s); // a period
    expect(alarms(byoyomi, 95 * s)).toBe(5 * s); // the game
    expect(alarms(canadian, 355 * s)).toBe(5 * s);
    expect(alarms({ kind: "absolute", main: 60 * s }, 55 * s)).toBe(5 * s);
    expect(alarms({ kind: "fischer", main: 60 * s, bonus: 9 * s }, 55 * s)).toBe(5 * s);
    // The first period of such overtime costs its points when it begins.
    const ing: TimeSystem = { kind: "ing", main: 60 * s, period: 10 * s, periods: 3, points: 2 };
    expect(alarms(ing, 55 * s)).toBe(5 * s);
    expect(pointsLost(ing, remaining(ing, fresh(ing), 60.1 * s)!)).toBe(2);
  });
  it("are written as clocks are, with tenths at the end", () => {
    expect([3_723_000, 123_000, 10_000, 9_960, 0].map(clockText)).toEqual([
      "1:02:03",
      "2:03",
      "0:10",
      "9.9",
      "0.0",
    ]);
  });
});
