// A dispute at an arbiter's table: what a record says under the rules that count, the way to the procedure,
// and what goes into the ruling.

import { load, type Shinpan } from "shinpan";
import { beforeAll, describe, expect, it } from "vitest";
import { engineBytes } from "../../../testing/engine.mjs";
import { eventsIn, replayed, scoreWith, type Game, type Start } from "../engine/engine.ts";
import { Reader, type GameFile } from "../model/table.ts";
import {
  disputedKept,
  disputedOf,
  inProcedure,
  isReplayed,
  isUnread,
  keptDisputed,
  passesToStop,
  takenFrom,
  type Taken,
} from "./disputed.ts";
import type { Found } from "./evidence.ts";
import { foundSaid } from "./found_said.ts";
import { countsPrisoners, decidedBy, evidenceOf, pointsBeside, scoreWithMore } from "./outcome.ts";

const start: Start = { rules: "japanese-1989", cols: 5, rows: 5, komiHalf: 13 };
const plain = (name: string): string => name;

describe("a dispute", () => {
  let engine: Shinpan;
  beforeAll(async () => {
    engine = await load(engineBytes());
  });
  const said = (found: readonly Found[]): string =>
    found.map((one) => foundSaid(engine, one, plain)).join("\n");
  const taken = (text: string, from = start): Taken => {
    const found = takenFrom(engine, text, from);
    if (isUnread(found)) throw new Error(found.unread);
    return found;
  };
  const gameOf = ({ start: begun, events }: GameFile): Game => replayed(engine, begun, events);

  it("replays the players' record under the event's rules and komi, and says where they differ", () => {
    const { position, remarks } = taken("(;SZ[5]RU[AGA]KM[7.5];B[bb];W[dd];B[cc])");
    expect(position.start).toEqual(start);
    expect(position.events).toEqual(eventsIn(["play B B4", "play W D2", "play B C3"]));
    expect(remarks).toEqual([
      { kind: "replayed", moves: 3 },
      { kind: "other_rules", rules: engine.ruleset("aga").id },
      { kind: "other_komi", komi: 7.5 },
    ]);
  });

  it("stops a record before the move that the event's rules refuse, and says why", () => {
    const suicide = "(;SZ[5]RU[NZ]KM[6.5];B[ba];W[ee];B[ab];W[aa])";
    const { position, remarks } = taken(suicide);
    expect(position.events).toHaveLength(3);
    expect(remarks[1]).toMatchObject({
      kind: "refused",
      move: 4,
      reason: "self_capture",
      point: "A5",
    });
    expect(
      taken(suicide, { ...start, rules: engine.ruleset("nz").id }).position.events,
    ).toHaveLength(4);
  });

  it("leaves out how a record ends: that is what is in dispute", () => {
    const { position, remarks } = taken("(;SZ[5]KM[6.5];B[cc];W[];B[];RE[B+R])");
    expect(position.events.map(({ kind }) => kind)).toEqual(["play", "pass", "pass"]);
    expect(remarks.map(({ kind }) => kind)).not.toContain("refused");
  });

  it("takes a drawn board, and says of a text what cannot be read", () => {
    const { position, remarks } = taken(". . .\n. X O\n. . .");
    expect([position.start.cols, position.start.rows]).toEqual([3, 3]);
    expect(remarks).toEqual([]);
    expect(takenFrom(engine, ". . .\n. X\n. . .", start)).toEqual({ unread: "board", line: 2 });
    expect(takenFrom(engine, "(;SZ[5];B[zz", start)).toMatchObject({ unread: "record" });
    expect(takenFrom(engine, "hello", start)).toEqual({ unread: "nothing" });
  });

  it("comes by passes of both to the procedure of every ruleset", () => {
    for (const { id } of engine.rulesets()) {
      const { position } = taken(". X . O .\n. X . O .\n. X . O .\n. X . O .\n. X . O .", {
        ...start,
        rules: id,
      });
      const game = gameOf(inProcedure(position));
      for (const pass of passesToStop(game)) expect(game.apply(pass).ok).toBe(true);
      expect(game.state().phase, id).not.toBe("play");
      expect(passesToStop(game), id).toEqual([]);
      game.free();
    }
  });

  it("is kept as it stands, and forgotten where the game has other conditions", () => {
    const { position, remarks } = taken("(;SZ[5]KM[6.5];B[cc])");
    const begun = { ...disputedOf(start), remarks, game: inProcedure(position) };
    const kept = JSON.parse(JSON.stringify(keptDisputed(begun))) as unknown;
    expect(disputedKept(engine, kept, start)).toEqual(begun);
    expect(disputedKept(engine, kept, { ...start, komiHalf: 1 })).toBeNull();
    expect(disputedKept(engine, null, start)).toBeNull();
    expect([isReplayed(begun), isReplayed(disputedOf(start))]).toEqual([true, false]);
  });

  describe("that the players settle", () => {
    const settled = (rules: string) => {
      const under = { ...start, rules, komiHalf: 1 };
      const { position } = taken(". X . O X\n. X . O .\n. X . O .\n. X . O .\n. X . O .", under);
      let file = inProcedure(position);
      const reader = new Reader(engine);
      const game = gameOf(file);
      file = { ...file, events: [...file.events, ...passesToStop(game)] };
      game.free();
      const marks = eventsIn(["marks_proposed B E5"]);
      file = { ...file, events: [...file.events, ...marks] };
      const { acceptance } = reader.standing(file).state.marks!;
      file = { ...file, events: [...file.events, ...eventsIn([acceptance])] };
      const standing = reader.standing(file);
      const score = scoreWith(standing.opened, undefined);
      return {
        standing,
        game: file,
        score,
        dead: standing.state.agreed_dead,
        groups: [],
        precedents: null,
      };
    };

    it("gives the ruling its result, clause, steps and record", () => {
      const found = settled("japanese-1989");
      const disputed = { ...disputedOf(found.game.start), game: found.game };
      const lines = evidenceOf(disputed, found, { B: 0, W: 0 });
      const decided = decidedBy(found, found.score, lines);
      // Black has 5 points on the left; White 4 on the right, one below a prisoner, and komi.
      expect(decided).toMatchObject({ end: "white_wins", score: found.score.result });
      expect(decided.clause).not.toBe("");
      expect(said(lines)).toContain("Dead: E5");
      expect(said(lines)).toContain("passes in a row");
      expect(taken(decided.record, found.game.start).position.events.length).toBeGreaterThan(3);
    });

    it("counts stones that were captured before, where the rules count prisoners", () => {
      const found = settled("japanese-1989");
      expect(countsPrisoners(engine, "japanese-1989")).toBe(true);
      const beside = pointsBeside({ B: 3, W: 1 }, found);
      expect(beside).toBe(-2);
      const more = scoreWithMore(engine, found.game, found.dead, beside);
      expect(more.margin_half - found.score.margin_half).toBe(4);
      expect(countsPrisoners(engine, engine.ruleset("chinese").id)).toBe(false);
    });
  });

  it("that a precedent decides has what the text says of it in the evidence and in the result", () => {
    const corner = ". X X O . O\nO X X O O .\nX O O O O O\nX X X X X X\n. X . X . X";
    const found = (rules: string) => {
      const { position } = taken(corner, { ...start, rules, cols: 6 });
      const game = inProcedure(position);
      const standing = new Reader(engine).standing(game);
      const precedents = standing.opened.precedents();
      const score = scoreWith(standing.opened, undefined);
      return { standing, game, score, dead: [], groups: [], precedents };
    };
    const told = (rules: string): string => {
      const disputed = disputedOf({ ...start, rules });
      return said(evidenceOf(disputed, found(rules), { B: 0, W: 0 }));
    };
    expect(told("japanese-1949")).toMatch(
      /stone at A4 and Black's 4 stones at B5: three points without capt.*3 points for White.*1949 prec/,
    );
    expect(told("wagc-1979")).toMatch(/at A4 .*A seki: no points there\. \(WAGC precedents\)/);
    const counted = (rules: string): number => pointsBeside({ B: 0, W: 0 }, found(rules));
    expect([counted("japanese-1949"), counted("wagc-1979")]).toEqual([3, 0]);
    expect(pointsBeside({ B: 0, W: 0 }, { ...found("japanese-1949"), dead: ["A4"] })).toBe(0);
    const four = "X X . O X\nX O O O X\n. O X X X\nO O X . X\nX X X X .";
    const { position } = taken(four, { ...start, rules: "wagc-1979" });
    const game = gameOf(inProcedure(position));
    expect(game.precedents().decided).toMatchObject([
      { shape: "bent_four_in_the_corner", points: 0 },
    ]);
    game.free();
  });

  it("that has not come to its end leaves the result to the arbiter", () => {
    const { position } = taken(". X . O .\n. X . O .\n. X . O .\n. X . O .\n. X . O .");
    const game = inProcedure(position);
    const standing = new Reader(engine).standing(game);
    const found = { standing, game, score: null, dead: [], groups: [], precedents: null };
    expect(decidedBy(found, null, [])).toMatchObject({ end: null, score: "", result: "?" });
  });

  it("that ends without result is told as that, with its clause, and leaves the event's result open", () => {
    const { position } = taken("(;SZ[3:2]KM[6.5])");
    const plays = "B A1, W A2, B B2, W B1, B A2, W C2, B A1, W C1, B B2".split(", ");
    const begun = { ...inProcedure(position), start: { ...start, cols: 3, rows: 2 } };
    const lines = [...plays.map((play) => `play ${play}`), "no_result_agreed"];
    const game = { ...begun, events: eventsIn(lines) };
    const standing = new Reader(engine).standing(game);
    const found = { standing, game, score: null, dead: [], groups: [], precedents: null };
    const evidence = evidenceOf(disputedOf(start), found, { B: 0, W: 0 });
    expect(said(evidence)).toMatch(/The game has ended without result.*Article\s12/);
    const decided = decidedBy(found, null, evidence);
    expect(decided).toMatchObject({ end: null, score: "", result: "Void" });
    expect(said(evidence)).not.toContain("passes in a row");
    expect(decided.clause).toBe("Article 12");
  });

  it("that both players lose is said so, and no draw", () => {
    const { position } = taken(". X . O .\n. X . O .\n. X . O .\n. X . O .\n. X . O .");
    const begun = inProcedure(position);
    const game = { ...begun, events: [...begun.events, ...eventsIn(["ruling - 3 both"])] };
    const standing = new Reader(engine).standing(game);
    const found = { standing, game, score: null, dead: [], groups: [], precedents: null };
    expect(decidedBy(found, null, [])).toMatchObject({ end: "both_lose", result: "BothLose" });
  });
});
