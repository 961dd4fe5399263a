// What a pass would cost, as the engine knows it.

import { load } from "shinpan";
import { beforeAll, describe, expect, it } from "vitest";
import { engineBytes } from "../../../testing/engine.mjs";
import { lostByPassing } from "./at_risk.ts";
import type { Shinpan } from "../engine/engine.ts";
import { lessonRules } from "../learn/lessons.ts";

describe("a pass", () => {
  let engine: Shinpan;
  beforeAll(async () => {
    engine = await load(engineBytes());
  });

  /** What Black would lose by a pass after these moves on 5x5, Black first. */
  const lost = (names: string): readonly string[] => {
    const game = engine.game({ rules: lessonRules, size: 5, komi: 0 });
    names.split(" ").forEach((name, i) => {
      const player = i % 2 === 0 ? "B" : "W";
      expect(name === "pass" ? game.pass(player) : game.play(player, name)).toEqual({ ok: true });
    });
    const found = lostByPassing(game, "B");
    game.free();
    return found;
  };

  it("loses the stones in atari, all of the chain", () => {
    expect(lost("A1 A2 E5 D5")).toEqual(["E5", "A1"]);
    expect(lost("A1 C3 A2 A3 E5 D4")).toEqual([]); // B1 and B2 are free
    expect(lost("A1 B2 A2 B1 E5 D4")).toEqual(["A2", "A1"]);
  });
  it("loses nothing where the opponent can take nothing", () => {
    expect(lost("C3 C2 E5 A1")).toEqual([]);
  });
  it("loses nothing where it ends play", () => {
    expect(lost("A1 A2 E5 pass")).toEqual([]);
  });
});
