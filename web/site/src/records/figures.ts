// A game as printed figures: so many moves on each, numbered, and notes for those that cannot be shown there.

import type { BoardView, Color, Label, Point, Size } from "shinpan-board";
import { colorOf, pointNamed } from "../parts/board_view.tsx";
import type { Move } from "../model/table.ts";

/**
 * A move that has no place of its own in its figure: it passes, or stands where a stone of the figure stands.
 */
export interface Note {
  readonly move: Move;
  /** The move of the figure that has its number there; null for a stone from before, and for a pass. */
  readonly over: number | null;
}

export interface Figure {
  readonly from: number;
  readonly to: number;
  readonly view: BoardView;
  readonly notes: readonly Note[];
}

/** `stonesBefore`: what stands before the move of a number, counted from 1. */
export function figuresOf(
  moves: readonly Move[],
  size: Size,
  each: number,
  stonesBefore: (move: number) => readonly (Color | null)[],
): readonly Figure[] {
  const starts = Array.from(
    { length: Math.max(1, Math.ceil(moves.length / each)) },
    (_, i) => i * each,
  );
  return starts.map((start) => {
    const shown = moves.slice(start, start + each);
    const stones = [...stonesBefore(start + 1)];
    const labels: Label[] = [];
    const notes: Note[] = [];
    const numbers = new Map<Point, number>();
    for (const move of shown) {
      const at = pointNamed(move.what, size);
      if (at === null || stones[at]) {
        notes.push({ move, over: at === null ? null : (numbers.get(at) ?? null) });
        continue;
      }
      stones[at] = colorOf(move.player);
      numbers.set(at, move.number);
      labels.push({ at, text: String(move.number) });
    }
    return { from: start + 1, to: start + shown.length, view: { size, stones, labels }, notes };
  });
}
