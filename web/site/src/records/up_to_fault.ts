// A record as far as it can be read: one bad point must not cost the game before it.

import { ShinpanError, type GameRecord, type SgfNode, type Shinpan } from "../engine/engine.ts";
import { mistakeOf, type Mistake } from "../model/mistakes.ts";
import { collectionOf, pathTo, type Nodes, type Sgf } from "../model/record_tree.ts";

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

/** The record of a root without its moves; why it cannot be read where that is not for them. */
function beforeMoves(engine: Shinpan, { properties }: SgfNode): GameRecord | ShinpanError {
  const rest = properties.filter(({ name }) => name !== "B" && name !== "W");
  const bare = collectionOf(engine, [{ parent: null, properties: rest }]);
  const record = attempt(bare, 0);
  bare.free();
  return record;
}

/**
 * The record of the line to a node, as far as it can be read. Throws where its root cannot, even without the
 * moves that it may hold.
 */
export function recordUpTo(engine: Shinpan, sgf: Sgf, nodes: Nodes, to: number): UpTo {
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
  if (good === -1) {
    const record = beforeMoves(engine, nodes[path[0]!]!);
    if (record instanceof ShinpanError) throw whole;
    return { record, at: path[0]!, fault: mistakeOf(whole) };
  }
  return { record: sgf.recordTo(path[good]!), at: path[good]!, fault: mistakeOf(whole) };
}
