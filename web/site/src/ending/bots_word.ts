// What the computer says of dead stones: it accepts what its estimate says, and else proposes that.

import { useEffect } from "preact/hooks";
import type { Estimate, State } from "../engine.ts";
import { isSettled, marksCount, other, type GameFile } from "../table.ts";
import { runs } from "../turns.ts";

/** What one of two bots proposes, whom nobody asks; null where it is not for them to speak. */
function proposal(game: GameFile, state: State, { dead }: Estimate): string | null {
  const bots = game.seats.B.kind === "bot" && game.seats.W.kind === "bot";
  const speaks = bots && !runs(state) && marksCount(state, isSettled(game)) &&
    state.may.marks_proposed.includes("B");
  return speaks ? ["marks_proposed", "B", ...dead].join(" ") : null;
}

/** What the bot whose turn it is to speak of dead stones says, as an event; null for nothing. */
export function botsWord(game: GameFile, state: State, estimate: Estimate): string | null {
  if (!state.marks) return proposal(game, state, estimate);
  const bot = other(state.marks.by);
  if (game.seats[bot].kind !== "bot" || !state.may.marks_accepted.includes(bot)) return null;
  const { points, acceptance } = state.marks;
  const agrees = points.length === estimate.dead.length && points.every((at) => estimate.dead.includes(at));
  return agrees ? acceptance : ["marks_proposed", bot, ...estimate.dead].join(" ");
}

/** Has the bot answer, as events, when it is its turn to speak of dead stones. */
export function useBotsWord(
  game: GameFile, state: State, estimate: Estimate | null, onEvent: (line: string) => void,
): void {
  useEffect(() => {
    const word = estimate && botsWord(game, state, estimate);
    if (word) onEvent(word);
  }, [state, estimate]);
}
