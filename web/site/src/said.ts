// What the board says to a screen reader beside the moves.

import type { Player, Score, State } from "./engine.ts";
import { passMeaning } from "./pass_meaning.ts";
import type { GameFile } from "./table.ts";
import { words } from "./words/index.ts";

/** How the game ended, for whom, and what an arbiter said of it. */
export function outcomeOf({ how, clause, winner, words: reason }: NonNullable<State["outcome"]>): string {
  const ended = `${words.end.how[how]}${words.clause(clause)}`;
  return [winner ? words.end.won(ended, winner) : ended, reason].filter((part) => part !== "").join(" – ");
}

/** Who is ahead in a score, and by how much. */
function scoreSaid({ result }: Score): string {
  const [, winner, by] = /^([BW])\+([\d.]+)$/.exec(result) ?? [];
  return winner && by
    ? words.end.wins(winner as Player, by.replace(".", words.decimal))
    : words.result(result);
}

interface Told {
  readonly game: GameFile;
  readonly state: State;
  /** What it comes to, as it stands; null while there is nothing to count. */
  readonly score: Score | null;
  /** That the last move was a pass. */
  readonly passed: string;
}

/** What has just happened to the game; empty where that is a stone, which the board tells itself. */
export function happened({ game, state, score, passed }: Told): string {
  const last = game.events[game.events.length - 1] ?? "";
  const pass = last.startsWith("pass ") ? passed : "";
  if (state.outcome) {
    const counted = state.outcome.how === "scored" ? score : null;
    return words.sentences([pass, counted ? scoreSaid(counted) : outcomeOf(state.outcome)]);
  }
  return pass && words.sentences([pass, passMeaning(state) || (words.end.heading[state.phase] ?? "")]);
}
