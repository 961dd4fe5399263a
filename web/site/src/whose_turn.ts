// Whose turn it is, or that play rests, in words.

import type { State } from "./engine.ts";
import { runs } from "./turns.ts";
import { words } from "./words/index.ts";

/** `thinking`: the computer is at it. */
export function whoseTurn(state: State, thinking = false): string {
  const mover = state.to_move;
  if (mover === null || !runs(state)) return words.end.heading[state.phase] ?? "";
  return thinking ? words.game.thinking(mover) : words.game.toMove(mover);
}
