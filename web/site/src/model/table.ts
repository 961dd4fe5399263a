// A game on the table: how it began, who plays, and its events. A pure value; what follows from it, the
// engine says.

import {
  eventsIn,
  isSameEvent,
  linesOf,
  open,
  type Game,
  type GameEvent,
  type Player,
  type Refusal,
  type Shinpan,
  type Start,
  type State,
} from "../engine/engine.ts";
import type { Clock } from "../engine/clock.ts";
import type { Info } from "./game_info.ts";
import { columnOf, rowOf } from "shinpan-board";
import type { Point, Size } from "shinpan-board";

export type Seat =
  | { readonly kind: "person" }
  | { readonly kind: "bot"; readonly level: number }
  /** Somebody at another page, over the net. */
  | { readonly kind: "remote"; readonly judged?: boolean };

export type Seats = Readonly<Record<Player, Seat>>;

/** Two at one screen. */
export const people: Seats = { B: { kind: "person" }, W: { kind: "person" } };

/** The game is played over the net: the server keeps it. */
export const isOverNet = ({ seats }: Pick<GameFile, "seats">): boolean =>
  seats.B.kind === "remote" || seats.W.kind === "remote";

/** Both players are at other pages. */
export const isWatched = ({ seats }: Pick<GameFile, "seats">): boolean =>
  seats.B.kind === "remote" && seats.W.kind === "remote";

/** Who plays over the net at this page; null in every other game. */
export function playerOverNet({ seats }: Pick<GameFile, "seats">): Player | null {
  if (seats.B.kind === "remote" && seats.W.kind === "person") return "W";
  return seats.W.kind === "remote" && seats.B.kind === "person" ? "B" : null;
}

const isJudged = (seat: Seat): boolean => seat.kind === "remote" && seat.judged === true;

/** While people play over the net nobody is told what the program makes of it, but the referee. */
export const isHushed = (game: Pick<GameFile, "seats">, { outcome }: State): boolean =>
  isOverNet(game) && outcome === null && !Object.values(game.seats).some(isJudged);

export interface GameFile {
  /** When it was put on the table, which tells it from any other; games that were kept before have none. */
  readonly begun?: number;
  readonly start: Start;
  readonly seats: Seats;
  readonly events: readonly GameEvent[];
  readonly clock: Clock | null; // as it stood when the running turn began
  /** The player begins to learn: no clauses, and a warning before a pass that loses stones. */
  readonly plain?: boolean;
  /** What the players have told of it. */
  readonly info?: Info;
  /** Of a game over the net: its name and the head of its log, by which that can be checked. */
  readonly log?: string;
}

/** A game as it is kept: its events are lines. */
export type KeptGame = Omit<GameFile, "events"> & { readonly events: readonly string[] };

export const keptGame = (file: GameFile): KeptGame => ({ ...file, events: linesOf(file.events) });

/** The game that was kept. Throws where it is none of this version's. */
export const gameKept = (file: KeptGame): GameFile => ({ ...file, events: eventsIn(file.events) });

export const other = (player: Player): Player => (player === "B" ? "W" : "B");

/** What the engine makes of a game. */
export interface Standing {
  /** The game with all its events; belongs to the reader. */
  readonly opened: Game;
  readonly state: State;
  readonly board: Uint8Array;
}

/** Opens games and keeps the last one open, so that a further event costs one step and not a whole game. */
export class Reader {
  private game: Game | null = null;
  private file: GameFile | null = null;
  private known: { readonly file: GameFile; readonly standing: Standing } | null = null;

  constructor(readonly engine: Shinpan) {}

  private open(file: GameFile): Game {
    const old = this.file;
    const goesOn =
      old !== null &&
      old.start === file.start &&
      old.events.length <= file.events.length &&
      old.events.every((event, i) => isSameEvent(event, file.events[i]));
    if (!goesOn || !this.game) {
      this.game?.free();
      this.game = open(this.engine, file.start);
    }
    for (const event of file.events.slice(goesOn ? old.events.length : 0)) {
      const applied = this.game.apply(event);
      if (!applied.ok) throw new Error(`${event.kind}: ${applied.refusal.reason}`);
    }
    this.file = file;
    return this.game;
  }

  standing(file: GameFile): Standing {
    if (this.known?.file !== file || this.file !== file) {
      const opened = this.open(file);
      this.known = { file, standing: { opened, state: opened.state(), board: opened.board() } };
    }
    return this.known.standing;
  }

  /** The game with one more event, or why the rules refuse it. */
  after(file: GameFile, event: GameEvent): GameFile | Refusal {
    const applied = this.open(file).apply(event);
    if (!applied.ok) return applied.refusal;
    this.file = { ...file, events: [...file.events, event] };
    return this.file;
  }
}

/** A game that was kept; null where the engine refuses a part of it, as of one that another version kept. */
export function playable(engine: Shinpan, kept: KeptGame): GameFile | null {
  const reader = new Reader(engine);
  try {
    const file = gameKept(kept);
    reader.standing(file);
    const { clock } = file;
    for (const player of ["B", "W"] as const)
      if (clock) engine.clocks.run(clock.system, clock[player], 0);
    return file;
  } catch {
    return null;
  }
}

export const isRefusal = (answer: GameFile | Refusal): answer is Refusal => "reason" in answer;

export interface Move {
  readonly number: number;
  readonly player: Player;
  readonly what: string; // a point's name, "pass" or "button"
  /** Who asked to play on since the move before. */
  readonly resumedBy: Player | null;
}

/** An event that ends its player's turn. */
export type MoveEvent = Extract<GameEvent, { kind: "play" | "pass" | "button" }>;

export const isMove = (event: GameEvent): event is MoveEvent =>
  event.kind === "play" || event.kind === "pass" || event.kind === "button";

/** The moves that stand, without those taken back. */
export function movesOf(events: readonly GameEvent[]): readonly Move[] {
  const moves: Move[] = [];
  let asked = 0;
  let resumedBy: Player | null = null;
  for (const event of events) {
    if (event.kind === "resume") resumedBy = event.by;
    if (isMove(event)) {
      moves.push({
        number: moves.length + 1,
        player: event.by,
        what: event.kind === "play" ? event.at : event.kind,
        resumedBy,
      });
      resumedBy = null;
    }
    if (event.kind === "undo_asked") asked = event.number;
    if (event.kind === "undo_granted") {
      moves.length = Math.max(0, moves.length - asked);
      resumedBy = null;
    }
  }
  return moves;
}

/** The stones that are agreed on; where another position is scored than was spoken of, what comes off it. */
export const agreedDead = (opened: Game, { agreed_dead, outcome, scored_board }: State) =>
  scored_board && outcome?.how === "scored" ? opened.score().removed : agreed_dead;

/** Whether play has stopped, so that there is something to count. */
export const isCountable = ({ phase, outcome }: State): boolean =>
  phase !== "play" && (outcome === null || outcome.how === "scored");

/** The points beside a point. */
export function neighbours(at: Point, size: Size): readonly Point[] {
  const col = columnOf(at, size);
  const row = rowOf(at, size);
  return [
    ...(col > 0 ? [at - 1] : []),
    ...(col < size.cols - 1 ? [at + 1] : []),
    ...(row > 0 ? [at - size.cols] : []),
    ...(row < size.rows - 1 ? [at + size.cols] : []),
  ];
}

/**
 * The stones that are marked together: those of its colour that it reaches over its own stones and empty
 * points.
 */
export function groupAt(board: ArrayLike<number>, size: Size, at: Point): readonly Point[] {
  const color = board[at] ?? 0;
  if (color === 0) return [];
  const seen = new Set<Point>([at]);
  const waiting = [at];
  while (waiting.length > 0) {
    const here = waiting.pop()!;
    for (const to of neighbours(here, size))
      if (!seen.has(to) && (board[to] === color || board[to] === 0)) {
        seen.add(to);
        waiting.push(to);
      }
  }
  return [...seen].filter((point) => board[point] === color).sort((a, b) => a - b);
}
