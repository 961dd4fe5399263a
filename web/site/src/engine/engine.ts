// The engine as the site uses it: Shinpan's own package, and the few questions that take two steps there.
// Every question about rules goes to it; a game is a list of events, lines such as "play B D4" or
// "marks_proposed B A1 B2".

import {
  ShinpanError,
  type ComparedVerdict,
  type Game,
  type PointName,
  type Score,
  type Shinpan,
} from "shinpan";

export { load, reasons, ShinpanError } from "shinpan";
export type {
  Axes,
  AxisValue,
  BriefRuleset,
  ComparedVerdict,
  Confirmation,
  Count,
  CountStep,
  CountingMethod,
  DeadFrom,
  EndingStep,
  Estimate,
  Facts,
  Fault,
  Game,
  GameRecord,
  GroupGrade,
  Handicap,
  Held,
  Level,
  Offer,
  Player,
  PointName,
  Proof,
  Reason,
  Refusal,
  Remark,
  Ruleset,
  Score,
  SgfNode,
  SgfProperty,
  Shinpan,
  State,
  Table,
  Term,
  TimeControl,
  TimeLeft,
  Verdict,
} from "shinpan";

/**
 * Playouts of estimates, one after the other: the first, for which a player waits, comes on 19x19 within a
 * tenth of a second.
 */
export const playoutsFor = ([cols, rows]: readonly [number, number]): readonly number[] =>
  cols * rows > 200 ? [100, 400] : [400];

/** How a game begins. */
export interface Start {
  readonly rules: string;
  readonly cols: number;
  readonly rows: number;
  readonly komiHalf: number;
}

/** The ruleset that a record calls so; null where it names none, or none that is known. */
export function rulesCalled(engine: Shinpan, word: string | null): string | null {
  if (word === null) return null;
  try {
    return engine.ruleset(word).id;
  } catch (fault) {
    if (fault instanceof ShinpanError) return null;
    throw fault;
  }
}

/** A game that begins so; whoever opens it frees it. */
export function open(engine: Shinpan, { rules, cols, rows, komiHalf }: Start): Game {
  return engine.game({ rules, size: [cols, rows], komi: komiHalf / 2 });
}

/** A game with events that it takes; none of them is refused. */
export function replayed(engine: Shinpan, start: Start, events: readonly string[]): Game {
  const game = open(engine, start);
  for (const event of events) game.apply(event);
  return game;
}

/** What stood on the board after that move. */
export function boardAfter(game: Game, move: number): Uint8Array {
  const earlier = game.afterMove(move);
  const board = earlier.board();
  earlier.free();
  return board;
}

/** The score with these stones taken off; without any, or where the rules take none off, as agreed. */
export function scoreWith(game: Game, dead: readonly PointName[] | undefined): Score {
  try {
    return game.score(dead);
  } catch (fault) {
    if (fault instanceof ShinpanError) return game.score();
    throw fault;
  }
}

/** The game as it stands under every ruleset, compared with its own. */
export function everyVerdict(
  game: Game,
  dead: readonly PointName[] | undefined,
): readonly ComparedVerdict[] {
  const record = game.record(dead);
  const verdicts = record.everyVerdict();
  record.free();
  return verdicts;
}

/** The game as SGF, with the stones that count as dead. */
export function sgfOf(game: Game, dead: readonly PointName[] | undefined): string {
  const record = game.record(dead);
  const collection = record.sgf();
  const text = collection.toString();
  collection.free();
  record.free();
  return text;
}
