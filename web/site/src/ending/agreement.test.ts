// What both players agree on by one button: with the marks that are on the board, by the rulesets' own
// events.

import { beforeAll, describe, expect, it } from "vitest";
import { engineBytes } from "../../../testing/engine.mjs";
import { agreementsOf } from "./agreement.ts";
import { botsWord } from "./bots_word.ts";
import { load, type Estimate, type Game, type GameEvent, type Shinpan } from "../engine/engine.ts";
import type { GameFile, Seat } from "../model/table.ts";
import { runs } from "../model/turns.ts";
import { small } from "../../tests/played.ts";

const ends = "Both agree: the game ends here";
const marked = "Both agree: the marked stones are dead";

const person: Seat = { kind: "person" };
const bot: Seat = { kind: "bot", level: 1 };
const table = (rules: string, B: Seat = person, W: Seat = person): GameFile => ({
  start: { rules, cols: 5, rows: 5, komiHalf: 13 },
  seats: { B, W },
  events: [],
  clock: null,
});

describe("both agree", () => {
  let engine: Shinpan;
  beforeAll(async () => {
    engine = await load(engineBytes());
  });

  const stopped = (rules: string): Game => {
    const game = engine.game({ rules, size: 5 });
    for (const at of small.split(" ")) game.play(game.toMove, at);
    for (let i = 0; i < 2; ++i) game.pass(game.toMove);
    return game;
  };
  const offered = (
    opened: Game,
    dead: readonly string[],
    marking = opened.state().agreement_open,
    white: Seat = person,
  ) => {
    const game = table(opened.state().rules, person, white);
    return agreementsOf({
      game,
      opened,
      state: opened.state(),
      board: opened.board(),
      dead,
      marking,
    });
  };
  const carryOut = (game: Game, ...events: readonly GameEvent[]): void => {
    for (const event of events) expect(game.apply(event)).toEqual({ ok: true });
  };

  it.each(["japanese-1989", "french-2007", "chinese-practice", "new-zealand"])(
    "on what is marked, or on the end where nothing is (%s)",
    (rules) => {
      const game = stopped(rules);
      expect(offered(game, []).map(({ says }) => says)).toEqual([ends]);
      const [both, ...others] = offered(game, ["A1"]);
      expect([both!.says, others]).toEqual([marked, []]);
      game.apply("marks_proposed B A1"); // the player may have said so before
      carryOut(game, ...both!.events());
      expect(game.state()).toMatchObject({ phase: "over", agreed_dead: ["A1"] });
      game.free();
    },
  );
  it("on the end of play, before an analysis, and on what that leaves dead", () => {
    const game = stopped("simple-territory-07");
    expect(offered(game, ["A1"]).map(({ says }) => says)).toEqual([ends, marked]);
    carryOut(game, ...offered(game, ["A1"])[0]!.events());
    expect(game.state().phase).toBe("analysis_stopped");
    expect(offered(game, ["A1"]).map(({ says }) => says)).toEqual([marked]);
    carryOut(game, ...offered(game, ["A1", "D4"])[0]!.events());
    expect(game.score().result).toBe("W+5");
    game.free();
  });
  it("on nothing while an earlier position hides what is marked", () => {
    const game = stopped("japanese-1989");
    expect(offered(game, [], false)).toEqual([]);
    game.free();
  });
  it("never over the head of a bot that can be asked", () => {
    const asked = stopped("japanese-1989");
    for (const dead of [[], ["A1"]]) expect(offered(asked, dead, true, bot)).toEqual([]);
    asked.free();
    const unasked = stopped("simple-territory-07-next-interruption");
    expect(offered(unasked, [], false, bot).map(({ says }) => says)).toEqual([ends]);
    unasked.free();
  });
  it("over the net offers the end as it is agreed so far, or a group; a watcher is offered nothing", () => {
    const elsewhere: Seat = { kind: "remote" };
    const says = (game: Game, dead: readonly string[], black: Seat = person) =>
      agreementsOf({
        game: table(game.state().rules, black, elsewhere),
        opened: game,
        state: game.state(),
        board: game.board(),
        dead,
        marking: true,
      }).map(({ says: said }) => said);
    const japanese = stopped("japanese-1989");
    expect([says(japanese, []), says(japanese, ["A1"])]).toEqual([[ends], []]);
    const simple = stopped("simple-territory-07");
    const group = "Both agree: the marked groups are dead, whatever the rest";
    expect([says(simple, []), says(simple, ["A1"])]).toEqual([[ends], [group]]);
    expect(says(simple, [], elsewhere)).toEqual([]);
    carryOut(simple, { kind: "group_agreed", points: ["A1"] });
    expect(says(simple, ["A1"])).toEqual([ends]);
    for (const game of [japanese, simple]) game.free();
  });

  it("on the end where the rules do not ask for dead stones yet", () => {
    const game = stopped("simple-territory-07-next-interruption");
    expect(offered(game, []).map(({ says }) => says)).toEqual([ends]);
    carryOut(game, ...offered(game, [])[0]!.events());
    expect(offered(game, [])).toEqual([]); // once is enough: passes follow
    game.free();
  });

  it.each(["ing-1996", "simple-territory-07-next-interruption", "simple-territory-07"])(
    "as two bots, and bring about by passes the end that they agreed on (%s)",
    (rules) => {
      const game = stopped(rules);
      const estimate = { ...game.estimate(), dead: ["D4", "A1"] } satisfies Estimate;
      const bots = table(rules, bot, bot);
      for (let said = 0; said < 8 && game.state().phase !== "over"; ++said) {
        const word = botsWord(bots, game.state(), estimate);
        if (word === null) expect(runs(game.state())).toBe(true); // there they are asked for a move
        carryOut(game, word ?? { kind: "pass", by: game.toMove });
      }
      expect(game.state().phase).toBe("over");
      expect(game.score().removed.sort()).toEqual(["A1", "D4"]);
      game.free();
    },
  );
  it("as two bots: the one proposes by itself what the estimate says, the other accepts", () => {
    const game = stopped("japanese-1989");
    const estimate = { ...game.estimate(), dead: ["D4", "A1"] } satisfies Estimate;
    const says = (black: Seat, white: Seat, looked = estimate) =>
      botsWord(table("japanese-1989", black, white), game.state(), looked);
    expect([says(person, bot), says(person, person)]).toEqual([null, null]);
    expect(says(bot, bot, { ...estimate, dead: [] })).toEqual({
      kind: "marks_proposed",
      by: "B",
      points: [],
    });
    carryOut(game, says(bot, bot)!);
    carryOut(game, says(bot, bot)!);
    expect(game.state()).toMatchObject({ phase: "over", agreed_dead: ["D4", "A1"] });
    expect(says(bot, bot)).toBeNull();
    game.free();
  });
  it("complaint 19: a bot accepts no marks but its own, and a person can always play on", () => {
    const game = stopped("japanese-1989");
    const estimate = { ...game.estimate(), dead: ["A1"] } satisfies Estimate;
    const answer = (to: readonly string[]): GameEvent | null => {
      carryOut(game, { kind: "marks_proposed", by: "B", points: to });
      return botsWord(table("japanese-1989", person, bot), game.state(), estimate);
    };
    for (const claim of [["C1"], [], ["A1", "C1"]])
      expect(answer(claim)).toEqual({ kind: "marks_proposed", by: "W", points: ["A1"] });
    expect(game.state().may.resume).toContain("B");
    expect(answer(["A1"])).toMatchObject({ kind: "marks_accepted", by: "W" });
    expect(game.state().may.resume).toContain("B");
    carryOut(game, { kind: "resume", by: "B" });
    expect(game.state().phase).toBe("play");
    game.free();
  });
  it("in no game that is lost, and in none that goes on", () => {
    const game = engine.game({ rules: "japanese-1989", size: 5 });
    const estimate = game.estimate();
    const says = () => botsWord(table("japanese-1989", bot, bot), game.state(), estimate);
    expect(says()).toBeNull();
    game.apply("resign W");
    expect(says()).toBeNull();
    game.free();
  });
});
