// When the referee is asked what it holds of the stones on the board: once play has stopped.

import type { State } from "../engine.ts";

/**
 * Is there something to ask the referee? Not where an analysis stands on the board that is not what is
 * scored.
 */
export function isRefereeAsked(state: State, board: Uint8Array): boolean {
  const stopped = state.phase === "stopped" || (state.phase === "settle" && state.agreement_open) ||
    (state.outcome?.how === "scored" && state.scored_board === null);
  return stopped && board.some((stone) => stone !== 0);
}
