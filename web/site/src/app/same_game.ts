// One game in two windows: which of two versions stays on the table, and what goes to the records instead. A
// game's events only get more, so that one version goes on from another where it begins with its events.

import type { KeptGame } from "../model/table.ts";

const begunOf = ({ begun }: KeptGame): number => begun ?? 0;

/** Whether it is the same game on the table, however far. */
export const isSame = (one: KeptGame, two: KeptGame): boolean =>
  begunOf(one) === begunOf(two) && JSON.stringify(one.start) === JSON.stringify(two.start);

const goesOnFrom = ({ events }: KeptGame, before: KeptGame): boolean =>
  before.events.every((event, i) => event === events[i]);

export interface Kept {
  /** This window's game stays on the table. */
  readonly ours: boolean;
  /** The game that would be lost, and becomes a record; null for none. */
  readonly apart: KeptGame | null;
}

/**
 * This window's game, held against the one that is kept. The game that goes on from the other one stays;
 * where each has a move that the other lacks, the one that was kept first; of two games the one that began
 * last.
 * `seen`: how many events of the kept game this window has seen, and given to the records.
 */
export function stays(ours: KeptGame, there: KeptGame | null | undefined, seen: number): Kept {
  if (!there) return { ours: true, apart: null };
  if (isSame(ours, there)) {
    if (goesOnFrom(ours, there)) return { ours: true, apart: null };
    return { ours: false, apart: goesOnFrom(there, ours) ? null : ours };
  }
  return begunOf(ours) >= begunOf(there)
    ? { ours: true, apart: there.events.length > seen ? there : null }
    : { ours: false, apart: ours.events.length > 0 ? ours : null };
}
