// What the clock makes of what the players do.

import { beforeAll, describe, expect, it } from "vitest";
import { engineBytes } from "../../../testing/engine.mjs";
import { carriedOut } from "./carried_out.ts";
import { clockOf, thinking, type Clock } from "../engine/clock.ts";
import { eventsIn, linesOf, load, type Shinpan, type TimeControl } from "../engine/engine.ts";
import { keptGame, playable, Reader, type GameFile } from "./table.ts";

const s = 1000;

describe("a move", () => {
  let engine: Shinpan;
  let reader: Reader;
  let game: GameFile;
  beforeAll(async () => {
    engine = await load(engineBytes());
    reader = new Reader(engine);
    game = { ...bare, clock: full({ kind: "absolute", main: 60 * s }) };
  });
  const full = (system: TimeControl): Clock => clockOf(engine, system);

  const bare: GameFile = {
    start: { rules: "japanese", cols: 9, rows: 9, komiHalf: 13 },
    events: [],
    seats: { B: { kind: "person" }, W: { kind: "person" } },
    clock: null,
  };
  const after = (line: string, elapsed: number): GameFile => {
    const answer = carriedOut(reader, game, eventsIn([line]), elapsed);
    if ("refusal" in answer) throw new Error(answer.refusal.reason);
    return answer;
  };

  it("costs its player the time that it took", () => {
    const { events, clock } = after("play B C3", 59 * s);
    expect(linesOf(events)).toEqual(["play B C3"]);
    expect([clock!.B.main, clock!.W.main]).toEqual([s, 60 * s]);
  });
  it("is none when the player's time is over, though nobody has said so yet", () => {
    const lost = after("play B C3", 61 * s);
    expect(linesOf(lost.events)).toEqual(["timeout B"]);
    expect(reader.standing(lost).state.outcome).toMatchObject({ how: "time", winner: "W" });
  });
  it.each<TimeControl>([
    { kind: "absolute", main: 60 * s },
    { kind: "fischer", main: 60 * s, bonus: 5 * s },
    { kind: "byoyomi", main: 60 * s, period: 10 * s, periods: 3 },
    { kind: "canadian", main: 60 * s, period: 100 * s, stones: 5 },
    { kind: "move", period: 60 * s },
    { kind: "ing", main: 60 * s, period: 10 * s, periods: 3, points: 2 },
  ])("that came too late leaves no time on the clock ($kind)", (system) => {
    const file = { ...game, clock: full(system) };
    const answer = carriedOut(reader, file, eventsIn(["play B C3"]), 1000 * s);
    if ("refusal" in answer) throw new Error(answer.refusal.reason);
    expect(thinking(answer.clock!.B)).toBe(0);
    expect(engine.clocks.run(system, answer.clock!.B, 1).over).toBe(true);
    expect(answer.clock!.W).toEqual(full(system).W);
  });
  it("is paid for first where it was made in overtime", () => {
    const system = { kind: "ing", main: 60 * s, period: 10 * s, periods: 3, points: 2 } as const;
    const file = { ...game, clock: full(system) };
    const answer = carriedOut(reader, file, eventsIn(["play B C3"]), 65 * s);
    expect(answer).toMatchObject({ events: eventsIn(["penalty B 2", "play B C3"]) });
  });

  /** The clock after moves of so many seconds each; "back 2" takes two moves back, so long into a turn. */
  const clockOver = (system: TimeControl, ...turns: readonly (readonly [string, number])[]) =>
    turns.reduce<GameFile>(
      (file, [what, seconds]) => {
        const mover = reader.standing(file).state.to_move!;
        const lines = what.startsWith("back ")
          ? [`undo_asked B ${what.slice(5)}`, "undo_granted W"]
          : [`play ${mover} ${what}`];
        const answer = carriedOut(reader, file, eventsIn(lines), seconds * s);
        if ("refusal" in answer) throw new Error(answer.refusal.reason);
        return answer;
      },
      { ...game, clock: full(system) },
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
    const file = { ...game, events: eventsIn(["play B C3", "play W D4"]) };
    const undo = eventsIn(["undo_asked B 2", "undo_granted W"]);
    const answer = carriedOut(reader, file, undo, 3 * s);
    expect(answer).toMatchObject({ clock: { B: { main: 57 * s }, W: { main: 60 * s } } });
  });

  // As the site kept games before the engine kept its clocks: with fractions of milliseconds.
  it.each([
    [
      {
        system: { kind: "byoyomi", main: 60000, period: 10000, periods: 3 },
        B: { main: 0, period: 10000, periods: 2, stones: 1 },
        W: { main: 51999.700000047684, period: 10000, periods: 3, stones: 1 },
        made: [
          { player: "B", left: { main: 47654.39999997616, period: 10000, periods: 3, stones: 1 } },
          { player: "W", left: { main: 51999.700000047684, period: 10000, periods: 3, stones: 1 } },
          { player: "B", left: { main: 0, period: 5653.699999928474, periods: 2, stones: 1 } },
        ],
      },
      { B: { periods: 2, period: 10 * s }, W: { main: 47 * s } },
    ],
    [
      {
        system: { kind: "canadian", main: 60000, period: 100000, stones: 5 },
        B: { main: 0, period: 85653.69999992847, periods: 1, stones: 4 },
        W: { main: 51999.700000047684, period: 100000, periods: 1, stones: 5 },
        made: [
          { player: "B", left: { main: 47654.39999997616, period: 100000, periods: 1, stones: 5 } },
          {
            player: "W",
            left: { main: 51999.700000047684, period: 100000, periods: 1, stones: 5 },
          },
          { player: "B", left: { main: 0, period: 85653.69999992847, periods: 1, stones: 5 } },
        ],
      },
      { B: { stones: 5, period: 85_654 }, W: { main: 47 * s } },
    ],
    [
      {
        system: { kind: "fischer", main: 60000, bonus: 5000 },
        B: { main: 16653.69999997616, period: 0, periods: 0, stones: 0 },
        W: { main: 56999.700000047684, period: 0, periods: 0, stones: 0 },
        made: [
          { player: "B", left: { main: 47654.39999997616, period: 0, periods: 0, stones: 0 } },
          { player: "W", left: { main: 51999.700000047684, period: 0, periods: 0, stones: 0 } },
          { player: "B", left: { main: 11653.699999976161, period: 0, periods: 0, stones: 0 } },
        ],
      },
      { B: { main: 11_654 }, W: { main: 52 * s } },
    ],
    [
      {
        system: { kind: "ing", main: 60000, period: 10000, periods: 3, points: 2 },
        B: { main: 0, period: 5653.699999928474, periods: 2, stones: 1 },
        W: { main: 51999.700000047684, period: 10000, periods: 3, stones: 1 },
        made: [
          { player: "B", left: { main: 47654.39999997616, period: 10000, periods: 3, stones: 1 } },
          { player: "W", left: { main: 51999.700000047684, period: 10000, periods: 3, stones: 1 } },
          { player: "B", left: { main: 0, period: 5653.699999928474, periods: 2, stones: 1 } },
        ],
      },
      { B: { periods: 2, period: 5654 }, W: { main: 47 * s } },
    ],
    [
      {
        system: { kind: "absolute", main: 120000 },
        B: { main: 45653.699999928474, period: 0, periods: 0, stones: 0 },
        W: { main: 111999.70000004768, period: 0, periods: 0, stones: 0 },
      },
      { B: { main: 45653.699999928474 }, W: { main: 107 * s } },
    ],
  ])("of a game that an earlier version kept can be taken back: case %#", (kept, clock) => {
    const events = ["play B C3", "play W D4", "play B E5"];
    const old = playable(engine, { ...bare, events, clock: kept as Clock });
    const answer = carriedOut(reader, old!, eventsIn(["undo_asked B 1", "undo_granted W"]), 5 * s);
    expect(answer).toMatchObject({ clock });
  });
  it("of a game whose clock is none cannot be made", () => {
    const broken = { system: { kind: "hourglass" }, B: {}, W: {} } as unknown as Clock;
    expect(playable(engine, keptGame({ ...bare, clock: broken }))).toBeNull();
  });
});
