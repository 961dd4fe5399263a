// The engine as the site uses it: Shinpan's own package, and the few questions that take two steps there.
// Every question about rules goes to it; a game is a list of events. They are lines, such as "play B D4" or
// "marks_proposed B A1 B2", for the engine and for what is kept, and objects everywhere else.

import {
  eventOf,
  lineOf,
  ShinpanError,
  type ComparedVerdict,
  type Game,
  type GameEvent as AnyEvent,
  type PointName,
  type Score,
  type Shinpan,
  type State,
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
  EndingSaying,
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
  Precedents,
  PrecedentShape,
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

/** An event, with its points by their names. */
export type GameEvent = AnyEvent<PointName>;

const lineNamed = (event: GameEvent): string => lineOf(event, String);

/** Events as lines, for what keeps them. */
export const linesOf = (events: readonly GameEvent[]): readonly string[] => events.map(lineNamed);

/** The events of lines. Throws a ShinpanError for a line that is none. */
export const eventsIn = (lines: readonly string[]): readonly GameEvent[] => lines.map(eventOf);

/** Whether two events say the same. */
export const isSameEvent = (one: GameEvent | undefined, two: GameEvent | undefined): boolean =>
  one === two || (one !== undefined && two !== undefined && lineNamed(one) === lineNamed(two));

/** The events of a game that stand. */
export const eventsOf = (game: Game): readonly GameEvent[] => eventsIn(game.events());

/** The last play, pass or button; null before the first. */
export const lastMoveOf = ({ last_move }: State): GameEvent | null =>
  last_move === null ? null : eventOf(last_move);

/** The event by which the other player accepts the stones that one proposes; null while none are proposed. */
export const acceptanceOf = ({ marks }: State): GameEvent | null =>
  marks && eventOf(marks.acceptance);

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
export function replayed(engine: Shinpan, start: Start, events: readonly GameEvent[]): Game {
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
