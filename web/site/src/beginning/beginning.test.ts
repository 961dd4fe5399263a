// How games begin: the draw for colours, handicap by ranks, stones put down by hand; asked of the engine
// where it is there.

import { describe, expect, it } from "vitest";
import { load } from "../engine/engine.ts";
import { guesserPlays, handful, nigiriEvent, parityOf, randomOf, seedOf } from "./nigiri.ts";
import { toggledPoint } from "../choosing/placing.tsx";
import { proposalOf } from "./ranks.tsx";
import { engineBytes } from "../../../testing/engine.mjs";

const engine = await load(engineBytes());
if (!engine) console.log("Skipped: the engine's WebAssembly module is not there.");

describe("nigiri", () => {
  it("holds from 5 to 20 stones, odd as often as even", () => {
    const held = Array.from({ length: 1600 }, (_, i) => handful(i / 1600));
    expect([Math.min(...held), Math.max(...held)]).toEqual([5, 20]);
    expect(held.filter((stones) => parityOf(stones) === "odd").length).toBe(800);
    expect(handful(0.999999)).toBe(20);
  });
  it("gives the same stones for the same seed, and others for others", () => {
    const of = (seed: number): number => handful(randomOf(seed));
    expect(of(7)).toBe(of(7));
    expect(new Set(Array.from({ length: 200 }, (_, seed) => of(seed))).size).toBe(16);
  });
  it("takes the seed from the address where it stands there", () => {
    expect(seedOf("?seed=7")).toBe(7);
    expect(seedOf("?seed=x")).toBeGreaterThanOrEqual(0);
  });
  it("gives Black to who guesses right", () => {
    expect([guesserPlays("odd", 7), guesserPlays("even", 7), guesserPlays("even", 8)]).toEqual([
      "B",
      "W",
      "B",
    ]);
  });
  it("is an event that the engine takes, whatever was guessed", () => {
    const game = engine!.game({ rules: "japanese", size: 9 });
    for (const stones of [5, 8, 20])
      for (const guess of ["odd", "even"] as const)
        expect(game.apply(nigiriEvent(guess, stones))).toEqual({ ok: true });
    expect(game.apply("nigiri B 8 odd")).toMatchObject({ refusal: { reason: "wrong_nigiri" } });
    game.free();
  });
});

describe("stones put down by hand", () => {
  it("come and go, and are never too many", () => {
    expect(toggledPoint(toggledPoint([], 3, 2), 5, 2)).toEqual([3, 5]);
    expect(toggledPoint([3, 5], 7, 2)).toEqual([3, 5]);
    expect(toggledPoint([3, 5], 3, 2)).toEqual([5]);
  });
});

describe("a handicap by ranks", () => {
  const proposed = (rules: string, one: string, other: string) =>
    proposalOf(engine!, rules, [19, 19], one, other);
  it("is an even game between equals, with the rules' komi", () => {
    expect(proposed("aga", "3k", "3k")).toMatchObject({ even: true, stones: 0, komiHalf: 15 });
  });
  it("is Black and the handicap's komi one rank apart", () => {
    expect(proposed("aga", "1d", "1k")).toMatchObject({
      even: false,
      stones: 0,
      komiHalf: 1,
      weaker: "1k",
    });
  });
  it("is an even game where a board has no room for stones", () => {
    for (const size of [
      [1, 1],
      [2, 1],
    ] as const)
      expect(proposalOf(engine!, "aga", size, "5k", "1d")).toMatchObject({
        even: true,
        possible: false,
        stones: 0,
      });
    expect(proposalOf(engine!, "aga", [2, 2], "5k", "1d")).toMatchObject({
      even: false,
      stones: 3,
    });
  });
  it("is a stone a rank, nine at most, and names its sources", () => {
    expect(proposed("aga", "5k", "1d")).toMatchObject({
      stones: 5,
      weaker: "5k",
      komiHalf: 1,
      komiClause: "Rule 4",
    });
    expect(proposed("japanese", "30k", "9d").stones).toBe(9);
    expect(proposed("japanese", "5k", "1d").source).toEqual({
      name: "Rules of Go, basic rules",
      clause: "Handicap",
    });
  });
  it("is an even game under rules that have no handicap", () => {
    expect(proposed("wagc-1979", "5k", "1d")).toMatchObject({
      even: true,
      possible: false,
      stones: 0,
      komiHalf: 13,
    });
  });
});
