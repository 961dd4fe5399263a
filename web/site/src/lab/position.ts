// The lab's position: how a game begins and the events that set it up, as everywhere. Pure but for asking the
// engine.

import { diagramIn } from "./diagram_text.ts";
import {
  eventsIn,
  linesOf,
  open,
  ShinpanError,
  sgfOf,
  type Game,
  type GameEvent,
  type Player,
  type Refusal,
  type Shinpan,
  type Start,
} from "../engine/engine.ts";
import { mistakeOf, type Mistake } from "../model/mistakes.ts";
import { gameIn } from "../model/records.ts";
import { columnOf, nameOf, rowOf, type Point, type Size } from "shinpan-board";

export interface LabPosition {
  readonly start: Start;
  readonly events: readonly GameEvent[];
}

/** The position on the lab's table, those that it came from, and those that were taken back. */
export interface Lab {
  readonly now: LabPosition;
  readonly before: readonly LabPosition[];
  readonly after: readonly LabPosition[];
}

const mostBefore = 100;

/** A lab that begins with this position. */
export const labOf = (now: LabPosition): Lab => ({ now, before: [], after: [] });
/** With another position; what was undone before is forgotten. */
export const changed = (lab: Lab, now: LabPosition): Lab => ({
  now,
  before: [...lab.before, lab.now].slice(-mostBefore),
  after: [],
});

/** One step back; as it is where there is none. */
export function undone(lab: Lab): Lab {
  const last = lab.before[lab.before.length - 1];
  return last
    ? { now: last, before: lab.before.slice(0, -1), after: [lab.now, ...lab.after] }
    : lab;
}

/** One step forth again; as it is where there is none. */
export function redone(lab: Lab): Lab {
  const [next, ...rest] = lab.after;
  return next ? { now: next, before: [...lab.before, lab.now], after: rest } : lab;
}

export const sizeOf = ({ start }: LabPosition): Size => ({ cols: start.cols, rows: start.rows });

/** The events that set these stones up. */
export function setupOf(
  board: ArrayLike<number>,
  toMove: Player,
  size: Size,
): readonly GameEvent[] {
  const of = (stone: number): string[] =>
    Array.from(board, (there, at) => (there === stone ? nameOf(at, size, "letters") : "")).filter(
      (name) => name !== "",
    );
  const stones = (["B", "W"] as const).flatMap((by, i): GameEvent[] => {
    const points = of(i + 1);
    return points.length > 0 ? [{ kind: "setup", by, points }] : [];
  });
  return toMove === "W" ? [...stones, { kind: "turn", by: "W" }] : stones;
}

/** The game that a position is, or why its stones cannot stand so. */
export function gameOf(engine: Shinpan, { start, events }: LabPosition): Game | Refusal {
  const game = open(engine, start);
  for (const event of events) {
    const applied = game.apply(event);
    if (!applied.ok) {
      game.free();
      return applied.refusal;
    }
  }
  return game;
}

export const isGame = (answer: Game | Refusal): answer is Game => "apply" in answer;

/** A position as it is kept: its events are lines. */
interface KeptPosition {
  readonly start: Start;
  readonly events: readonly string[];
}

const kept = ({ start, events }: LabPosition): KeptPosition => ({ start, events: linesOf(events) });
const fetched = ({ start, events }: KeptPosition): LabPosition => ({
  start,
  events: eventsIn(events),
});

/** A lab as it is kept. */
export interface KeptLab {
  readonly now: KeptPosition;
  readonly before: readonly KeptPosition[];
  readonly after: readonly KeptPosition[];
}

export const keptLab = ({ now, before, after }: Lab): KeptLab => ({
  now: kept(now),
  before: before.map(kept),
  after: after.map(kept),
});

/** A lab that was kept; null where it cannot be read, as one that another version kept. */
export function labKept(engine: Shinpan, was: unknown): Lab | null {
  try {
    const { now, before, after } = was as KeptLab;
    const lab = { now: fetched(now), before: before.map(fetched), after: after.map(fetched) };
    const game = gameOf(engine, lab.now);
    if (!isGame(game)) return null;
    game.free();
    return lab;
  } catch {
    return null;
  }
}

/** The position with another stone on a point; the moves that led to it are forgotten. */
export function withStone(
  position: LabPosition,
  board: ArrayLike<number>,
  toMove: Player,
  at: Point,
  stone: number,
): LabPosition {
  const stones = Array.from(board);
  stones[at] = stones[at] === stone ? 0 : stone;
  return { ...position, events: setupOf(stones, toMove, sizeOf(position)) };
}

/** The position under other rules; where they refuse a move that led to it, the stones alone are kept. */
export function underRules(
  engine: Shinpan,
  position: LabPosition,
  board: ArrayLike<number>,
  toMove: Player,
  rules: string,
): LabPosition {
  const there = { start: { ...position.start, rules }, events: position.events };
  const game = gameOf(engine, there);
  if (!isGame(game)) return { ...there, events: setupOf(board, toMove, sizeOf(position)) };
  game.free();
  return there;
}

/** An empty board, with as many of the stones as it has room for. */
export function resized(
  position: LabPosition,
  board: ArrayLike<number>,
  toMove: Player,
  to: Size,
): LabPosition {
  const from = sizeOf(position);
  const stones = Array.from({ length: to.cols * to.rows }, (_, at) => {
    const [col, row] = [columnOf(at, to), rowOf(at, to)];
    return col < from.cols && row < from.rows ? board[row * from.cols + col]! : 0;
  });
  return { start: { ...position.start, ...to }, events: setupOf(stones, toMove, to) };
}

export type Unread =
  | { readonly unread: "nothing" }
  /** A drawn board, but for a line of the text, counted from 1. */
  | { readonly unread: "board"; readonly line: number }
  | { readonly unread: "record"; readonly why: Mistake };
export const isUnread = (answer: LabPosition | Unread): answer is Unread => "unread" in answer;

const isRecord = (text: string): boolean =>
  /\(\s*;|\\HS|^\d+\s*$[\s\S]*^GAME|\[Header\]/m.test(text);

/** The position of a board that is drawn in a text; null where the text is a record. */
export function drawnIn(text: string, start: Start): LabPosition | Unread | null {
  const diagram = isRecord(text) ? null : diagramIn(text);
  if (diagram && "brokenAt" in diagram) return { unread: "board", line: diagram.brokenAt };
  if (diagram) {
    const { cols, rows, board } = diagram;
    return { start: { ...start, cols, rows }, events: setupOf(board, "B", { cols, rows }) };
  }
  return text.includes("(") || isRecord(text) ? null : { unread: "nothing" };
}

/**
 * What a pasted text holds: a drawn board under the rules there are, or a record's last position under its
 * own.
 */
export const positionIn = (
  engine: Shinpan,
  text: string,
  { start }: LabPosition,
): LabPosition | Unread => drawnIn(text, start) ?? positionInSgf(engine, text, start.rules);

/** The position that a record ends with, or why it cannot be read; `rules` judge where it names none. */
export function positionInSgf(engine: Shinpan, text: string, rules: string): LabPosition | Unread {
  try {
    return gameIn(engine, text, rules);
  } catch (fault) {
    if (fault instanceof ShinpanError) return { unread: "record", why: mistakeOf(fault) };
    throw fault;
  }
}

/** The position as a record. */
export function sgfOfPosition(engine: Shinpan, position: LabPosition): string {
  const game = gameOf(engine, position);
  if (!isGame(game)) return "";
  const text = sgfOf(game, undefined);
  game.free();
  return text;
}
