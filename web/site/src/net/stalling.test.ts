// When a log tells that a game does not come on.

import { describe, expect, it } from "vitest";
import { eventsIn } from "../engine/engine.ts";
import { answeredByPasses, contested } from "./stalling.ts";

const said = (lines: string): ReturnType<typeof eventsIn> => eventsIn(lines.split(", "));
const dead = (by: string, ...points: string[]): string =>
  ["marks_proposed", by, ...points].join(" ");
const backAndForth = (times: number): string =>
  Array.from({ length: times }, (_, i) => (i % 2 === 0 ? dead("W", "D4") : dead("B"))).join(", ");

describe("a group", () => {
  it("complaint 14: is contested when each has changed the other's word three times", () => {
    expect(contested(said(backAndForth(6)))).toEqual([]); // White has changed Black's word twice
    expect(contested(said(backAndForth(7)))).toEqual(["D4"]);
  });
  it("is not contested by one who changes their own mind", () => {
    const alone = Array.from({ length: 9 }, (_, i) => (i % 2 === 0 ? dead("W", "D4") : dead("W")));
    expect(contested(said(alone.join(", ")))).toEqual([]);
  });
  it("is contested alone, whatever else is marked, and begins anew when play goes on", () => {
    const others = backAndForth(7)
      .replaceAll("W D4", "W D4 F6")
      .replaceAll("marks_proposed B", dead("B", "F6"));
    expect(contested(said(others))).toEqual(["D4"]);
    expect(contested(said(`${backAndForth(7)}, play B E5, ${backAndForth(6)}`))).toEqual([]);
  });
});

describe("moves that are answered by passes", () => {
  const each = (times: number): string =>
    ["A1", "B1", "C1", "D1"]
      .slice(0, times)
      .map((at) => `play W ${at}, pass B`)
      .join(", ");
  it("complaint 17: are told of from the third in a row on, and no longer when one is answered", () => {
    expect(answeredByPasses(said(`play B E5, ${each(2)}`))).toBeNull();
    expect(answeredByPasses(said(`play B E5, ${each(3)}`))).toEqual({ by: "W", count: 3 });
    expect(answeredByPasses(said(`play B E5, ${each(4)}`))).toEqual({ by: "W", count: 4 });
    expect(answeredByPasses(said(`${each(3)}, play W E1, play B E2`))).toBeNull();
    expect(answeredByPasses(said(`play W E4, play B E5, pass W, play B E6, pass W`))).toBeNull();
  });
});
