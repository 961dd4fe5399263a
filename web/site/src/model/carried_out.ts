// What the players and the clock do, carried out: the game and its clock after it, or why the rules refuse
// it.

import type { GameEvent, Refusal } from "../engine/engine.ts";
import { isMove, isRefusal, type GameFile, type Reader } from "./table.ts";
import { clockAfter, dueOf, runs } from "./turns.ts";

type Refused = { readonly refusal: Refusal };

/**
 * Has the engine carry out events, `elapsed` milliseconds into the running turn, with what the clock takes
 * for them.
 */
export function carriedOut(
  reader: Reader,
  game: GameFile,
  events: readonly GameEvent[],
  elapsed: number,
): GameFile | Refused {
  const { state } = reader.standing(game);
  const turn = runs(state) ? state.to_move : null;
  const [first] = events;
  const due = first && isMove(first) ? dueOf(reader.engine, game, state, first.by, elapsed) : null;
  const isLate = due?.kind === "timeout"; // a move that comes when the time is over is none
  let file = game;
  let running = elapsed;
  for (const event of [...(due ? [due] : []), ...(isLate ? [] : events)]) {
    const answer = reader.after(file, event);
    if (isRefusal(answer)) return { refusal: answer };
    const clock = clockAfter(reader.engine, file, event, turn, running);
    if (clock !== file.clock) running = 0; // counted
    file = { ...answer, clock };
  }
  return file;
}
