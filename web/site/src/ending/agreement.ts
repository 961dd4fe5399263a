// What both players can agree on by one button: that the game ends as it stands, or with what is marked on
// the board. What is shown is what is agreed on.

import type { Game, Offer, PointName, State } from "../engine.ts";
import type { OnTable } from "../screens/standing.ts";
import type { GameFile } from "../table.ts";
import { words } from "../words/index.ts";
import { isRefereeAsked } from "./asked.ts";

const kinds = ["end_agreed", "analysis_agreed"] as const satisfies readonly Offer[];

export interface Agreement {
  /** What its button says. */
  readonly says: string;
  /** Its events, a line each. */
  readonly lines: () => string;
}

/** One player proposes these stones, and the other accepts them: the engine says by which event. */
function marksAgreed(game: Game, dead: readonly PointName[]): string {
  const proposal = ["marks_proposed", "B", ...dead].join(" ");
  const tried = game.copy();
  tried.apply(proposal);
  const { acceptance } = tried.state().marks!;
  tried.free();
  return `${proposal}\n${acceptance}`;
}

/** Marks go with the end that is agreed on, unless an analysis follows it, in which they stay. */
const carriesMarks = ({ may }: State, dead: readonly PointName[]): boolean =>
  dead.length > 0 && may.analysis_agreed.length === 0 && may.marks_proposed.length > 0;

/** A bot agrees by its answer to marks: it says what the referee's estimate holds dead. */
const asksBot = ({ seats }: GameFile, state: State, board: Uint8Array): boolean =>
  (seats.B.kind === "bot" || seats.W.kind === "bot") && state.agreement_open &&
    state.may.marks_proposed.length > 0 && isRefereeAsked(state, board);

type Table = Pick<OnTable, "game" | "opened" | "state" | "board" | "dead" | "marking">;

/** None while an earlier position hides what is marked, nor over the head of a bot that can be asked. */
export function agreementsOf({ game, opened, state, board, dead, marking }: Table): readonly Agreement[] {
  if ((state.agreement_open && !marking) || asksBot(game, state, board)) return [];
  const marked = words.end.events.analysis_agreed!("B");
  const open = kinds.filter((kind) => state.may[kind].length > 0);
  return open.filter((kind) => kind !== "end_agreed" || !state.end_agreed).map((kind): Agreement => {
    if (kind === "analysis_agreed")
      return { says: marked, lines: () => [kind, "-", ...dead].join(" ") };
    return marking && carriesMarks(state, dead)
      ? { says: marked, lines: () => marksAgreed(opened, dead) }
      : { says: words.end.events[kind]!("B"), lines: () => `${kind} -` };
  });
}
