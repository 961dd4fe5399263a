// The game that needs no choices, under rules that the engine knows; each of the engine's levels has a rank.

import { load } from "shinpan";
import { beforeAll, describe, expect, it } from "vitest";
import { engineBytes } from "../../../testing/engine.mjs";
import type { Shinpan } from "../engine/engine.ts";
import { atLevel, quickGame, quickSize } from "./quick_game.ts";
import { kyuOf } from "./ranks.ts";
import { keptGame, playable } from "./table.ts";

describe("a game without choices", () => {
  let engine: Shinpan;
  beforeAll(async () => {
    engine = await load(engineBytes());
  });

  it("is on 9x9, with the player as Black, under rules by which both agree on dead stones", () => {
    const game = quickGame(engine, 2);
    expect(playable(engine, keptGame(game))).toEqual(game);
    expect(game).toMatchObject({ start: { cols: 9, rows: 9 }, events: [], clock: null });
    expect(game.seats).toEqual({ B: { kind: "person" }, W: { kind: "bot", level: 2 } });
    const { axes, komi_half } = engine.ruleset(game.start.rules);
    expect([axes.removal, axes.scoring]).toEqual(["by_agreement", "area"]);
    expect(game.start.komiHalf).toBe(komi_half);
  });

  it("is told in plain words to who plays the weakest levels, and no longer to who has passed them", () => {
    const plain = engine.levels().filter(({ level }) => quickGame(engine, level).plain);
    expect(plain.map(({ level }) => level)).toEqual([1, 2, 3]);
    const next = atLevel(engine, quickGame(engine, 3), "W", 4);
    expect([next.plain, next.seats.W]).toEqual([false, { kind: "bot", level: 4 }]);
  });

  it("has a level of about some rank, each stronger than the one before", () => {
    const kyu = engine.levels().map(({ level }) => kyuOf(level, quickSize)!);
    expect(kyu).toEqual([...new Set(kyu)].sort((a, b) => b - a));
    expect(kyu).not.toContain(null);
  });
});
