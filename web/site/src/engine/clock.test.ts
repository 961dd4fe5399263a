// Clocks: what the engine says of them, by the rows that the engine itself is tested with, and what is drawn.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { engineBytes } from "../../../testing/engine.mjs";
import { clockOf, clockText, thinking } from "./clock.ts";
import { isHeard } from "../game/clock_sounds.ts";
import type { Sounds } from "../model/model.ts";
import { load, type Shinpan, type TimeControl, type TimeLeft } from "./engine.ts";
import { mostMain, periodsLast, withMain } from "../choosing/clock_choice.tsx";

const s = 1000;
const vectors = fileURLToPath(
  new URL("../../../../tests/go/table/clock_vectors.txt", import.meta.url),
);
const rows = readFileSync(vectors, "utf8")
  .split("\n")
  .filter((row) => row !== "" && !row.startsWith("#"));

/** "60", in milliseconds; "-" is never. */
const timeIn = (word: string): number | null =>
  word === "-" ? null : Math.round(1000 * Number(word));

function controlIn(words: string): TimeControl {
  const [kind, ...parts] = words.split(":") as [string, ...string[]];
  const [a, b, c, d] = parts.map(Number) as [number, number, number, number];
  switch (kind) {
    case "none":
      return { kind };
    case "absolute":
      return { kind, main: a * s };
    case "byoyomi":
      return { kind, main: a * s, period: b * s, periods: c };
    case "canadian":
      return { kind, main: a * s, period: b * s, stones: c };
    case "fischer":
      return { kind, main: a * s, bonus: b * s };
    case "move":
      return { kind, period: a * s };
    case "ing":
      return { kind, main: a * s, period: b * s, periods: c, points: d };
    default:
      throw new Error(words);
  }
}

describe("clocks", () => {
  let engine: Shinpan;
  beforeAll(async () => {
    engine = await load(engineBytes());
  });

  const after = (control: TimeControl, steps: readonly string[]) => {
    const { clocks } = engine;
    const made: TimeLeft[] = [];
    return steps.reduce((reading, step) => {
      const [is, time = "0"] = step.split(" ");
      const { left } = reading;
      const elapsed = timeIn(time)!;
      if (is === "run") return clocks.run(control, left, elapsed);
      if (is === "back") return clocks.takeBack(control, left, made.pop()!);
      if (is === "begin") return reading;
      made.push(clocks.run(control, left, elapsed).left);
      return clocks.move(control, left, elapsed);
    }, clocks.begin(control));
  };

  it.each(rows)("show what the definition of the time system says: %s", (row) => {
    const [words, said, shown, until] = row.split("|").map((cell) => cell.trim()) as [
      string,
      string,
      string,
      string | undefined,
    ];
    const control = controlIn(words);
    const { left, over, untilLoss, untilCost, pointsLost } = after(control, said.split(", "));
    expect(over).toBe(shown === "over");
    const [main, period, count] = over
      ? ["0", "0", "0"]
      : (shown.split(" ") as [string, string, string]);
    const shownCount = control.kind === "canadian" ? left.stones : left.periods;
    expect([left.main, left.period, shownCount]).toEqual([
      timeIn(main),
      timeIn(period),
      Number(count),
    ]);
    if (until === undefined) return;
    const [loss, cost, points] = until.split(" ") as [string, string, string];
    expect([untilLoss, untilCost]).toEqual([timeIn(loss), timeIn(cost)]);
    expect(pointsLost).toBe(Number(points));
  });
  it("have rows of every time system", () => {
    expect(rows.length).toBeGreaterThanOrEqual(90);
    const kinds = new Set(rows.map((row) => controlIn(row.split("|")[0]!.trim()).kind));
    expect(kinds.size).toBe(7);
  });
  it("have lost no more than there was to lose when they are over", () => {
    const system = { kind: "ing", main: 60 * s, period: 10 * s, periods: 3, points: 2 } as const;
    const lost = engine.clocks.move(system, clockOf(engine, system).B, 1000 * s);
    expect(lost).toMatchObject({ over: true, untilLoss: 0, pointsLost: 6 });
  });
  it("go by whole milliseconds, and take no time for what is none", () => {
    const system = { kind: "absolute", main: 60 * s } as const;
    const { left } = engine.clocks.begin(system);
    expect(engine.clocks.run(system, left, 1000.4).left.main).toBe(59 * s);
    expect(() => engine.clocks.run(system, left, NaN)).toThrow("NaN is not a time");
    expect(() => engine.clocks.begin({ ...system, main: -1 })).toThrow("no such time control");
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
    const system: TimeControl = { kind: "byoyomi", main: 10 * s, period: 30 * s, periods: 1 };
    const { left } = engine.clocks.begin(system);
    expect(thinking(left)).toBe(10 * s);
    expect(thinking(engine.clocks.run(system, left, 12 * s).left)).toBe(28 * s);
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
