// What the board says to a screen reader beside the moves.

import { useMemo, useState } from "preact/hooks";
import type { Point, Size } from "shinpan-board";
import type { Player, Ruleset, Score, State } from "../engine/engine.ts";
import { passMeaning } from "./pass_meaning.ts";
import type { OnTable } from "../model/on_table.ts";
import { groupAt, type GameFile } from "../model/table.ts";
import { whoseTurn } from "./whose_turn.ts";
import { speaking } from "../words/first.ts";
import { words } from "../words/index.ts";

/** How the game ended, for whom, and what an arbiter said of it. */
export function outcomeOf({
  how,
  clause,
  winner,
  words: reason,
  margin_half: margin,
}: NonNullable<State["outcome"]>): string {
  const ended = `${words.end.how[how]}${words.clause(clause)}`;
  return [
    winner && margin && scoreSaid({ result: `${winner}+${margin / 2}` }),
    winner && !margin ? words.end.won(ended, winner) : ended,
    reason,
  ]
    .filter(Boolean)
    .join(" – ");
}

/** Who is ahead in a score, and by how much. */
export function scoreSaid({ result }: Pick<Score, "result">): string {
  const [, winner, by] = /^([BW])\+([\d.]+)$/.exec(result) ?? [];
  return winner && by
    ? words.end.wins(winner as Player, by.replace(".", words.decimal))
    : words.result(result);
}

/** Who won, and how, in words: by so many points, or by what ended the game. */
export const wonBy = (outcome: NonNullable<State["outcome"]>, score: Score | null): string =>
  outcome.how === "scored" && score
    ? scoreSaid(score)
    : outcomeOf({ ...outcome, clause: "", words: "" });

interface Told {
  readonly game: GameFile;
  readonly state: State;
  readonly rules: Ruleset;
  /** What it comes to, as it stands; null while there is nothing to count. */
  readonly score: Score | null;
  /** That the last move was a pass, or who asked to play on. */
  readonly passed: string;
}

/** What has just happened to the game; empty where that is a stone, which the board tells itself. */
export function happened({ game, state, rules, score, passed }: Told): string {
  const last = game.events[game.events.length - 1]?.kind;
  const pass = last === "pass" || last === "resume" ? passed : "";
  if (state.outcome) {
    const counted = state.outcome.how === "scored" ? score : null;
    return words.sentences([pass, counted ? scoreSaid(counted) : outcomeOf(state.outcome)]);
  }
  const turn = whoseTurn(state, false, game);
  if (last === "undo_granted") return words.sentences([words.game.takenBack, turn]);
  return pass && words.sentences([pass, passMeaning(state, rules, game.plain) || turn]);
}

interface Marks {
  readonly board: ArrayLike<number>;
  readonly size: Size;
  readonly marked: readonly Point[];
  readonly score: Score | null;
}

/** What a tap at that point, called `name`, has marked or left unmarked, and what the score would then be. */
export function marksSaid(at: Point, name: string, { board, size, marked, score }: Marks): string {
  const group = groupAt(board, size, at);
  if (group.length === 0) return words.end.unmarked(name);
  const dead = group.every((point) => marked.includes(point));
  const said = words.end.marked(name, board[at] === 1 ? "B" : "W", group.length, dead);
  return words.sentences([said, score ? scoreSaid(score) : ""]);
}

/**
 * What the board says now, how often something happened that it says, and what has it say a group's marks.
 * The same sentence is said again where the same thing happens again.
 */
export function useSaid(
  table: OnTable,
  passed: string,
  nameOf: (at: Point) => string,
): { readonly spoken: string; readonly time: string; readonly touch: (at: Point) => void } {
  const { game, state, rules, score, marking } = table;
  const now = game.events.length;
  const [touched, setTouched] = useState({ at: 0, events: -1, times: 0 });
  const marks = marking && touched.events === now;
  const spoken = useMemo(
    () =>
      marks
        ? marksSaid(touched.at, nameOf(touched.at), { ...table, marked: table.marked.points })
        : happened({ game, state, rules, score, passed }),
    [game, state, score, marks, touched, speaking.value],
  );
  return {
    spoken,
    time: `${now} ${touched.times}`,
    touch: (at) => setTouched({ at, events: now, times: touched.times + 1 }),
  };
}
