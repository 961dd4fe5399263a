// What the computer says of dead stones: it accepts what its estimate says, and else proposes that.

import { useEffect } from "preact/hooks";
import type { Estimate, State } from "../engine.ts";
import { other, type GameFile } from "../table.ts";

/** Has the bot answer, as events, when it is its turn to speak of dead stones. */
export function useBotsWord(
  game: GameFile, state: State, estimate: Estimate | null, onEvent: (line: string) => void,
): void {
  useEffect(() => {
    if (!estimate || !state.marks) return;
    const bot = other(state.marks.by);
    if (game.seats[bot].kind !== "bot" || !state.may.marks_accepted.includes(bot)) return;
    const { points, acceptance } = state.marks;
    const agrees = points.length === estimate.dead.length && points.every((at) => estimate.dead.includes(at));
    onEvent(agrees ? acceptance : ["marks_proposed", bot, ...estimate.dead].join(" "));
  }, [state, estimate]);
}
