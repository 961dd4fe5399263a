// What the players and the clock do, carried out: the game and its clock after it, or why the rules refuse
// it.

import type { Refusal } from "../engine/engine.ts";
import { isRefusal, type GameFile, type Reader } from "./table.ts";
import { clockAfter, dueOf, moverIn, runs } from "./turns.ts";

type Refused = { readonly refusal: Refusal };

/** A move that comes when the time is over is none. */
const isLoss = (due: string | null): boolean => due?.startsWith("timeout ") ?? false;

/**
 * Has the engine carry out events, a line each, `elapsed` milliseconds into the running turn, with what the
 * clock takes for them.
 */
export function carriedOut(
  reader: Reader,
  game: GameFile,
  lines: string,
  elapsed: number,
): GameFile | Refused {
  const { state } = reader.standing(game);
  const turn = runs(state) ? state.to_move : null;
  const mover = moverIn(lines);
  const due = mover ? dueOf(reader.engine, game, state, mover, elapsed) : null;
  let file = game;
  let running = elapsed;
  for (const line of [...(due ? [due] : []), ...(isLoss(due) ? [] : lines.split("\n"))]) {
    const answer = reader.after(file, line);
    if (isRefusal(answer)) return { refusal: answer };
    const clock = clockAfter(reader.engine, file, line, turn, running);
    if (clock !== file.clock) running = 0; // counted
    file = { ...answer, clock };
  }
  return file;
}
