// The earlier position that a refused play would bring back.

import type { BoardView, Settings as BoardSettings } from "shinpan-board";
import { BoardOf, stonesOf } from "./board_view.tsx";
import { boardAfter, type Game, type Refusal } from "../engine/engine.ts";
import { words } from "../words/index.ts";

export interface Earlier {
  /** After which the position stood; 0 for before the first. */
  readonly move: number;
  readonly view: BoardView;
}

/** Where a refusal in a game speaks of an earlier position; null where it speaks of none. */
export function earlierIn(game: Game, refusal: Refusal | null): Earlier | null {
  if (refusal?.reason !== "repetition" || refusal.repeats_move === null) return null;
  const [cols, rows] = game.size;
  return {
    move: refusal.repeats_move,
    view: { size: { cols, rows }, stones: stonesOf(boardAfter(game, refusal.repeats_move)) },
  };
}

export function EarlierPosition({
  earlier,
  settings,
}: {
  earlier: Earlier;
  settings: Partial<BoardSettings>;
}) {
  return (
    <>
      <p>{words.repeats(earlier.move)}</p>
      <div class="thumbnail" inert>
        <BoardOf view={earlier.view} settings={{ ...settings, coordinates: "none" }} />
      </div>
    </>
  );
}
