// Games against the computer, and what follows from them: the level that suits the player next. Pure.

import type { Player, Score, State } from "../engine/engine.ts";
import type { GameFile } from "./table.ts";

export interface Result {
  /** Which game it was; it counts once. */
  readonly begun: number;
  readonly level: number;
  /** Without handicap stones: such a game says how strong the player is. */
  readonly even: boolean;
  /** null: nobody won. */
  readonly won: boolean | null;
}

/** Who is the player, and who the computer, in a game of the one against the other; null in any other. */
export function opponentIn({ seats }: Pick<GameFile, "seats">): {
  readonly you: Player;
  readonly program: Player;
  readonly level: number;
} | null {
  if (seats.B.kind === "person" && seats.W.kind === "bot")
    return { you: "B", program: "W", level: seats.W.level };
  if (seats.W.kind === "person" && seats.B.kind === "bot")
    return { you: "W", program: "B", level: seats.B.level };
  return null;
}

const winnerIn = (result: string): string | undefined => /^([BW])\+/.exec(result)?.[1];

/** How a game against the computer has ended; null while it goes on, and for any other game. */
export function resultOf(
  game: GameFile,
  { outcome, handicap }: State,
  score: () => Score,
): Result | null {
  const opponent = opponentIn(game);
  if (!opponent || !outcome || game.begun === undefined) return null;
  const winner = outcome.how === "scored" ? winnerIn(score().result) : outcome.winner;
  return {
    begun: game.begun,
    level: opponent.level,
    even: handicap === 0,
    won: winner ? winner === opponent.you : null,
  };
}

/** The results with one more, in the order of the games; of a game that is there the new one counts. */
export const withResult = (results: readonly Result[], result: Result): readonly Result[] =>
  [...results.filter(({ begun }) => begun !== result.begun), result].sort(
    (a, b) => a.begun - b.begun,
  );

const isResult = (value: unknown): value is Result => {
  const { begun, level, even, won } = (value ?? {}) as Partial<Result>;
  return (
    typeof begun === "number" &&
    typeof level === "number" &&
    typeof even === "boolean" &&
    (won === null || typeof won === "boolean")
  );
};

/** The results in what was kept, which may be of another version. */
export const resultsIn = (value: unknown): readonly Result[] =>
  Array.isArray(value) ? value.filter(isResult) : [];

/**
 * The level for the next game, from 1 to `most`: the weakest at first. Until the first loss each win in a row
 * goes a level further than the one before; from then on it goes one up after a win and one down after a
 * loss, so that the player comes to win every other game. A win against a weaker level than was due takes
 * nobody down, a loss against a stronger one nobody up.
 */
export function nextLevel(results: readonly Result[], most: number): number {
  let due: number | null = null;
  let step = 1;
  for (const { level, even, won } of results) {
    if (!even || won === null) continue;
    const then: number = won
      ? Math.max(due ?? 1, level + Math.max(step, 1))
      : Math.min(due ?? most, level - 1);
    due = Math.min(Math.max(then, 1), most);
    step = won && step > 0 ? step + 1 : 0;
  }
  return due ?? 1;
}

/** Of the games against a level: how many were won, and how many there were. */
export function tallyOf(
  results: readonly Result[],
  level: number,
): { readonly won: number; readonly of: number } {
  const games = results.filter((result) => result.level === level);
  return { won: games.filter(({ won }) => won).length, of: games.length };
}
