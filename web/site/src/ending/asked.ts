// When the referee is asked what it holds of the stones on the board: once play has stopped.

import type { State } from "../engine/engine.ts";

const signs = ".BW";

/** Does that position stand on the board? */
const stands = (position: readonly string[], board: Uint8Array): boolean =>
  position.join("") === Array.from(board, (stone) => signs[stone]).join("");

/**
 * Is there something to ask the referee? Not where an analysis stands on the board that is not what is
 * scored.
 */
export function isRefereeAsked(state: State, board: Uint8Array): boolean {
  const { phase, scored_board: scored } = state;
  const stopped =
    phase === "stopped" ||
    (phase === "settle" && state.agreement_open) ||
    (phase === "analysis_stopped" && scored !== null && stands(scored, board)) ||
    (state.outcome?.how === "scored" && scored === null);
  return stopped && board.some((stone) => stone !== 0);
}
