// What both players can agree on by one button: that the game ends as it stands, or with what is marked on
// the board. What is shown is what is agreed on.

import {
  acceptanceOf,
  type Game,
  type GameEvent,
  type PointName,
  type State,
} from "../engine/engine.ts";
import type { OnTable } from "../model/on_table.ts";
import { isOverNet, isWatched, type GameFile } from "../model/table.ts";
import { words } from "../words/index.ts";
import { isRefereeAsked } from "./asked.ts";

export interface Agreement {
  /** What its button says. */
  readonly says: string;
  readonly events: () => readonly GameEvent[];
}

/** One player proposes these stones, and the other accepts them: the engine says by which event. */
function marksAgreed(game: Game, dead: readonly PointName[]): readonly GameEvent[] {
  const proposal: GameEvent = { kind: "marks_proposed", by: "B", points: dead };
  const tried = game.copy();
  tried.apply(proposal);
  const acceptance = acceptanceOf(tried.state())!;
  tried.free();
  return [proposal, acceptance];
}

/** Whether an agreement to end leaves nothing more to agree on; else an analysis follows it, or passes. */
function endsAtOnce(game: Game): boolean {
  const tried = game.copy();
  tried.apply({ kind: "end_agreed" });
  const { outcome } = tried.state();
  tried.free();
  return outcome !== null;
}

/** A bot agrees by its answer to marks: it says what the referee's estimate holds dead. */
const asksBot = ({ seats }: GameFile, state: State, board: Uint8Array): boolean =>
  (seats.B.kind === "bot" || seats.W.kind === "bot") &&
  state.agreement_open &&
  state.may.marks_proposed.length > 0 &&
  isRefereeAsked(state, board);

type Table = Pick<OnTable, "game" | "opened" | "state" | "board" | "dead" | "marking">;

const isSame = (one: readonly PointName[], two: readonly PointName[]): boolean =>
  one.length === two.length && one.every((at) => two.includes(at));

/**
 * Over the net each is an offer that the other answers: that the game ends as it is agreed so far, or that
 * the marked groups are dead, whatever the rest. All stones are agreed on by what one proposes.
 */
function overNet({ state, dead, marking }: Table): readonly Agreement[] {
  const { may, end_agreed, agreed_dead } = state;
  const says = words.end.events;
  const all: Agreement[] = [];
  if (may.end_agreed.length > 0 && !end_agreed && (!marking || isSame(dead, agreed_dead)))
    all.push({ says: says.end_agreed!("B"), events: () => [{ kind: "end_agreed" }] });
  if (marking && may.group_agreed.length > 0 && !isSame(dead, agreed_dead) && dead.length > 0)
    all.push({
      says: says.group_agreed!("B"),
      events: () => [{ kind: "group_agreed", points: dead }],
    });
  return all;
}

/**
 * None while an earlier position hides what is marked, nor over the head of a bot that can be asked; over the
 * net for players alone.
 */
export function agreementsOf(table: Table): readonly Agreement[] {
  const { game, opened, state, board, dead, marking } = table;
  if ((state.agreement_open && !marking) || asksBot(game, state, board)) return [];
  if (isWatched(game)) return [];
  const { may, end_agreed } = state;
  const says = words.end.events;
  const onMarks = (events: Agreement["events"]): Agreement => ({
    says: says.analysis_agreed!("B"),
    events,
  });
  if (may.analysis_agreed.length > 0)
    return [onMarks(() => [{ kind: "analysis_agreed", points: dead }])];
  if (isOverNet(game)) return overNet(table);
  if (may.end_agreed.length === 0 || end_agreed) return [];
  const end: Agreement = {
    says: says.end_agreed!("B"),
    events: () => [{ kind: "end_agreed" }],
  };
  if (!marking || may.marks_proposed.length === 0) return [end];
  const withMarks = onMarks(() => marksAgreed(opened, dead)); // they go with the end that is agreed on
  if (!endsAtOnce(opened)) return [end, withMarks];
  return dead.length > 0 ? [withMarks] : [end];
}
