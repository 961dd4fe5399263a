// A record as far as it can be read: one bad point must not cost the game before it.

import { ShinpanError, type GameRecord, type Shinpan } from "./engine.ts";
import { mistakeOf, type Mistake } from "./mistakes.ts";
import { pathTo, type Nodes } from "./record_tree.ts";

type Sgf = ReturnType<Shinpan["newSgf"]>;

interface UpTo {
  readonly record: GameRecord;
  /** The last node that could be read. */
  readonly at: number;
  /** Why the next one could not; null where all could. */
  readonly fault: Mistake | null;
}

function attempt(sgf: Sgf, node: number): GameRecord | ShinpanError {
  try {
    return sgf.recordTo(node);
  } catch (fault) {
    if (fault instanceof ShinpanError) return fault;
    throw fault;
  }
}

/** The record of the line to a node, as far as it can be read. Throws where its root cannot. */
export function recordUpTo(sgf: Sgf, nodes: Nodes, to: number): UpTo {
  const whole = attempt(sgf, to);
  if (!(whole instanceof ShinpanError)) return { record: whole, at: to, fault: null };
  const path = pathTo(nodes, to);
  let [good, bad] = [-1, path.length - 1]; // the fault lies behind the one, and not behind the other
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    const tried = attempt(sgf, path[middle]!);
    if (tried instanceof ShinpanError) {
      bad = middle;
    } else {
      tried.free();
      good = middle;
    }
  }
  if (good === -1) throw whole;
  return { record: sgf.recordTo(path[good]!), at: path[good]!, fault: mistakeOf(whole) };
}
