// Why a move was refused, in words.

import type { Size } from "shinpan-board";
import { boardAfter, type Game, type Refusal } from "../engine/engine.ts";
import { neighbours } from "../model/table.ts";
import { words } from "../words/index.ts";

/**
 * Whether the board that would come back is a ko: one stone took one, stands alone, and could only be taken
 * back where that stood.
 */
function isKo(game: Game, { reason, repeats_move }: Refusal): boolean {
  if (reason !== "repetition" || repeats_move === null) return false;
  const size: Size = { cols: game.size[0], rows: game.size[1] };
  const now = game.board();
  const back = boardAfter(game, repeats_move);
  const changed = [...back.keys()].filter((at) => back[at] !== now[at]);
  const played = changed.find((at) => back[at] !== 0);
  const taken = changed.find((at) => now[at] !== 0);
  return (
    changed.length === 2 &&
    played !== undefined &&
    taken !== undefined &&
    neighbours(played, size).every((at) => at === taken || back[at] === now[taken])
  );
}

/** `game` is as it stood when the move was refused. */
export const whyRefused = (game: Game, refusal: Refusal): string =>
  isKo(game, refusal) ? words.ko : (words.refusals[refusal.reason] ?? refusal.reason);
