// What the board says to a screen reader beside the moves: what a pass came to, how the game ended, marks.

import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { engineBytes } from "../../../testing/engine.mjs";
import { eventsIn, load, type Game, type Ruleset, type Shinpan } from "../engine/engine.ts";
import { passMeaning } from "./pass_meaning.ts";
import { happened, marksSaid } from "./said.ts";
import type { GameFile } from "../model/table.ts";
import { small } from "../../tests/played.ts";

describe("the board says", () => {
  let engine: Shinpan;
  let game: Game;
  let events: string[];
  beforeAll(async () => {
    engine = await load(engineBytes());
  });
  afterEach(() => game.free());

  function carryOut(...lines: string[]): void {
    for (const line of lines) {
      expect(game.apply(line), line).toEqual({ ok: true });
      events.push(line);
    }
  }
  /** A game after `small` and what follows it. */
  function play(rules: string, ...lines: string[]): void {
    game = engine.game({ rules, size: 5 });
    events = [];
    carryOut(...small.split(" ").map((at, i) => `play ${"BW"[i % 2]} ${at}`), ...lines);
  }
  const file = (): GameFile => ({
    start: { rules: game.state().rules, cols: 5, rows: 5, komiHalf: 13 },
    seats: { B: { kind: "person" }, W: { kind: "person" } },
    events: eventsIn(events),
    clock: null,
  });
  const rules = (): Ruleset => engine.ruleset(game.state().rules);
  const says = (): string => {
    const state = game.state();
    return happened({
      game: file(),
      state,
      rules: rules(),
      score: state.outcome ? game.score() : null,
      passed: "White passed.",
    });
  };

  it("that the game has stopped, and not what a pass would mean then", () => {
    play("japanese-1989", "pass B");
    expect(says()).toMatch(/^White passed\. A pass now stops the game, to agree on what is dead/);
    carryOut("pass W");
    expect(says()).toBe("White passed. The game has stopped");
    expect(passMeaning(game.state(), rules())).toBe("");
  });
  it("that the analysis has stopped, and not that a pass would interrupt play", () => {
    play(
      "simple-territory-07",
      "pass B",
      "pass W",
      "end_agreed -",
      "resume W",
      "play B A2",
      "pass W",
      "pass B",
    );
    expect(game.state().phase).toBe("analysis_stopped");
    expect(says()).toBe("White passed. The analysis has stopped");
    expect(passMeaning(game.state(), rules())).toBe("");
  });
  it("in a pause that a pass would end the game, where it would", () => {
    play("ing-1996", "pass B", "pass W");
    expect(says()).toBe("White passed. The game has stopped");
    carryOut("pass B");
    expect(says()).toMatch(/^White passed\. A pass now ends the game/);
  });
  it.each([
    ["resign B", "White wins by resignation"],
    ["timeout W", "Black wins on time"],
    ["ruling B 0 of the league", "Black wins by a ruling – of the league"],
    ["award W 7 as both say", "White wins by 3.5 points – by a ruling – as both say"],
    ["forfeit B [3.2] absent", "White wins by forfeit (3.2) – absent"],
    ["ruling - 1", "a draw"],
    ["ruling - 3", "both lose"],
  ])("how the game ended: %s", (line, said) => {
    play("japanese-1989", line);
    expect(says()).toBe(said);
  });
  it("that White's first pass is worth a point where the rules say so, and only the first", () => {
    const clauses = [
      ["wmsg-2008", "WMSG simplified version, on komi"],
      ["ikeda-area-3", "Rule\u00a07"],
    ];
    for (const [id, clause] of clauses) {
      play(id!, "pass B", "play W A2");
      expect(passMeaning(game.state(), rules()), id).not.toContain("first to pass");
      game.free();
      play(id!, "play B A2");
      expect(passMeaning(game.state(), rules()), id).toContain(
        `With this pass White is the first to pass, which is worth one point to White (${clause}).`,
      );
      carryOut("pass W", "play B A3");
      expect(passMeaning(game.state(), rules()), id).not.toContain("first to pass");
      if (id === "wmsg-2008") game.free();
    }
    play("japanese-1989", "play B A2");
    expect(passMeaning(game.state(), rules())).not.toContain("first to pass");
  });
  it("who won and by how much, after the passes that end the game or the marks that both accept", () => {
    play("tromp-taylor", "pass B", "pass W");
    expect(says()).toBe("White passed. Draw");
    game.free();
    play("japanese-1989", "pass B", "pass W", "marks_proposed B A1 D4");
    carryOut(game.state().marks!.acceptance);
    expect(says()).toBe("White wins by 11.5 points");
  });
  it("that a move is taken back, and whose turn it is", () => {
    play("japanese-1989", "play B E5", "undo_asked B 1", "undo_granted W");
    expect(says()).toBe("Taken back. Black to move");
    carryOut("pass B", "pass W", "undo_asked B 1", "undo_granted W");
    expect(says()).toBe("Taken back. White to move");
  });
  it("which stones are marked dead or alive again, with the score, and where there is none", () => {
    play("japanese-1989", "pass B", "pass W");
    const marks = (name: string, ...dead: string[]): string =>
      marksSaid(game.pointOf(name), name, {
        board: game.board(),
        size: { cols: 5, rows: 5 },
        marked: dead.map((at) => game.pointOf(at)),
        score: game.score(dead),
      });
    expect(marks("A1", "A1", "D4")).toBe("A1: 1 white stone dead. White wins by 11.5 points");
    expect(marks("A1", "D4")).toMatch(
      /^A1: 1 white stone alive again\. White wins by [\d.]+ points$/,
    );
    expect(marks("B3")).toMatch(/^B3: 5 black stones alive again\. /);
    expect(marks("E5")).toBe("E5: no stone is there.");
  });
  it("nothing of a pass after which something else happened", () => {
    play("japanese-1989", "pass B", "pass W", "marks_proposed B A1");
    expect(says()).toBe("");
  });
});
