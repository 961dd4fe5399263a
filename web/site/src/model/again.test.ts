// The next game: what is taken over from the last one.

import { beforeAll, expect, it } from "vitest";
import { engineBytes } from "../../../testing/engine.mjs";
import { again, rematch } from "./again.ts";
import { clockOf } from "../engine/clock.ts";
import { eventsIn, linesOf, load, type Shinpan } from "../engine/engine.ts";
import type { GameFile } from "./table.ts";

let engine: Shinpan;
beforeAll(async () => {
  engine = await load(engineBytes());
});

const game = (events: readonly string[], more: Partial<GameFile> = {}): GameFile => ({
  begun: 7,
  start: { rules: "aga", cols: 9, rows: 9, komiHalf: 15 },
  seats: { B: { kind: "person" }, W: { kind: "bot", level: 3 } },
  events: eventsIn(events),
  clock: null,
  ...more,
});

it("has the same settings, and nothing of what was played", () => {
  const system = { kind: "absolute", main: 60_000 } as const;
  const used = {
    ...clockOf(engine, system),
    B: { main: 5, period: 0, periods: 0, stones: 0 },
    made: [],
  };
  const next = again(
    engine,
    game(["nigiri B 7 odd", "play B E5", "pass W", "resign B"], { clock: used }),
  );
  expect(next).toEqual({ ...game([]), begun: undefined, clock: clockOf(engine, system) });
  expect("begun" in next).toBe(false);
});

it("has the handicap stones, placed at once or while White passes", () => {
  const placed = ["handicap B 2 C3 G7", "play W E5"];
  expect(linesOf(again(engine, game(placed)).events)).toEqual(placed.slice(0, 1));
  const played = ["handicap B 2", "play B C3", "pass W", "play B G7", "play W E5", "pass B"];
  expect(linesOf(again(engine, game(played)).events)).toEqual(played.slice(0, 4));
});

it("has changed colours in a rematch, which a game with handicap has none of", () => {
  expect(rematch(engine, game(["play B E5"]))!.seats).toEqual({
    B: { kind: "bot", level: 3 },
    W: { kind: "person" },
  });
  expect(rematch(engine, game(["handicap B 2 C3 G7", "play W E5"]))).toBeNull();
});
