// What both players agree on by one button: with the marks that are on the board, by the rulesets' own events.

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { enginePath } from "../../testing/engine.mjs";
import { agreementsOf } from "../src/ending/agreement.ts";
import { load, type Game, type Shinpan } from "../src/engine.ts";
import { small } from "./played.ts";

const path = enginePath();
const ends = "Both agree: the game ends here";
const marked = "Both agree: the marked stones are dead";

describe.skipIf(path === undefined)("both agree", () => {
  let engine: Shinpan;
  beforeAll(async () => { engine = await load(readFileSync(path!)); });

  const stopped = (rules: string): Game => {
    const game = engine.game({ rules, size: 5 });
    for (const at of small.split(" ")) game.play(game.toMove, at);
    for (let i = 0; i < 2; ++i) game.pass(game.toMove);
    return game;
  };
  const offered = (opened: Game, dead: readonly string[], marking = opened.state().agreement_open) =>
    agreementsOf({ opened, state: opened.state(), dead, marking });
  const carryOut = (game: Game, lines: string): void => {
    for (const line of lines.split("\n")) expect(game.apply(line)).toBeNull();
  };

  it.each(["japanese-1989", "french-2007", "chinese-practice", "new-zealand"])(
    "on what is marked, or on the end where nothing is (%s)", (rules) => {
    const game = stopped(rules);
    expect(offered(game, []).map(({ says }) => says)).toEqual([ends]);
    const [both, ...others] = offered(game, ["A1"]);
    expect([both!.says, others]).toEqual([marked, []]);
    game.apply("marks_proposed B A1"); // he may have said so before
    carryOut(game, both!.lines());
    expect(game.state()).toMatchObject({ phase: "over", agreed_dead: ["A1"] });
    game.free();
  });
  it("on the end of play, before an analysis, and on what that leaves dead", () => {
    const game = stopped("simple-territory-07");
    expect(offered(game, ["A1"]).map(({ says }) => says)).toEqual([ends, marked]);
    carryOut(game, offered(game, ["A1"])[0]!.lines());
    expect(game.state().phase).toBe("analysis_stopped");
    expect(offered(game, ["A1"]).map(({ says }) => says)).toEqual([marked]);
    carryOut(game, offered(game, ["A1", "D4"])[0]!.lines());
    expect(game.score().result).toBe("W+5");
    game.free();
  });
  it("on nothing while an earlier position hides what is marked", () => {
    const game = stopped("japanese-1989");
    expect(offered(game, [], false)).toEqual([]);
    game.free();
  });
  it("on the end where the rules do not ask for dead stones yet", () => {
    const game = stopped("simple-territory-07-next-interruption");
    expect(offered(game, []).map(({ says }) => says)).toEqual([ends]);
    game.free();
  });
});
