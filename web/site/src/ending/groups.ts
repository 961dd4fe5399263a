// What the referee holds of each group: agreed, proven, or estimated with its sureness. Stones that are
// marked together and fare alike are one group with one letter.

import type { Estimate, Player, PointName, Proof, State } from "../engine/engine.ts";
import type { Point, Size } from "shinpan-board";
import { groupAt } from "../model/table.ts";
import { letterOf } from "./story.ts";

export type Grade =
  | "agreed_dead"
  | "agreed_alive"
  | "lives"
  | "dead"
  | "unsettled"
  | "ko_dependent"
  | "estimated"
  | "waits";

export interface Group {
  /** A small letter, as on the board. */
  readonly name: string;
  readonly owner: Player;
  readonly stones: readonly PointName[];
  readonly grade: Grade;
  /** Estimated: dead rather than alive, and how sure that is, in thousandths. */
  readonly dead: boolean;
  readonly confidence: number;
  /** Unsettled: where its owner plays first to keep it, and the opponent to take it. */
  readonly saved: PointName | null;
  readonly killed: PointName | null;
}

interface Chain extends Omit<Group, "name"> {
  readonly together: Point;
}

/** Which come first: those on which something depends. */
const order: Readonly<Record<Grade, number>> = {
  waits: 0,
  unsettled: 0,
  ko_dependent: 0,
  dead: 1,
  agreed_dead: 1,
  estimated: 2,
  lives: 3,
  agreed_alive: 3,
};

const sure = 950; // thousandths: an estimate that nobody will want to look at

/** Groups alive without question: there are many, and little to say of them. */
export const isPlain = ({ grade, dead, confidence }: Group): boolean =>
  grade === "lives" ||
  grade === "agreed_alive" ||
  (grade === "estimated" && !dead && confidence >= sure);

function gradeOf(
  at: PointName,
  proof: Proof | null,
  chain: Estimate["chains"][number],
  agreed: readonly PointName[] | null,
): Grade {
  if (agreed) return agreed.includes(at) ? "agreed_dead" : "agreed_alive";
  const proven = proof?.groups.find((group) => group.stones.includes(at))?.is ?? "open";
  if (proven !== "open") return proven;
  if (chain.proven) return chain.dead ? "dead" : "lives";
  return chain.settled ? "estimated" : "waits";
}

/** `agreed`: the dead stones that both players hold so; null while they have not agreed. */
export function groupsOf(
  names: readonly PointName[],
  board: ArrayLike<number>,
  size: Size,
  estimate: Estimate,
  proof: Proof | null,
  agreed: readonly PointName[] | null,
): readonly Group[] {
  const chains = estimate.chains.map((chain): Chain => {
    const marked = groupAt(board, size, names.indexOf(chain.at));
    const standing = proof?.standings.find(({ stones }) => stones.includes(chain.at));
    return {
      owner: chain.color,
      stones: proof?.groups.find(({ stones }) => stones.includes(chain.at))?.stones ?? [chain.at],
      grade: gradeOf(chain.at, proof, chain, agreed),
      dead: chain.dead,
      confidence: chain.confidence,
      saved: standing?.saved?.play ?? null,
      killed: standing?.killed?.play ?? null,
      together: marked[0] ?? -1,
    };
  });
  const groups: Chain[] = [];
  for (const chain of chains) {
    const alike = (one: Chain): boolean =>
      one.together === chain.together &&
      one.grade === chain.grade &&
      one.dead === chain.dead &&
      one.saved === chain.saved &&
      one.killed === chain.killed;
    const at = groups.findIndex(alike);
    if (at === -1) groups.push(chain);
    else {
      const one = groups[at]!;
      groups[at] = {
        ...one,
        stones: [...one.stones, ...chain.stones],
        confidence: Math.min(one.confidence, chain.confidence),
      };
    }
  }
  const rank = (one: Chain): number =>
    order[one.grade] + (one.grade === "estimated" && one.dead ? -1 : 0);
  return groups
    .sort((a, b) => rank(a) - rank(b))
    .map(({ together, ...group }, i) => ({ ...group, name: letterOf(i).toLowerCase() }));
}

/**
 * The dead stones that both agreed on, once they have; null before, and where the rules know no agreement.
 */
export const agreedIn = (state: State, settled: boolean): readonly PointName[] | null =>
  settled || state.agreed_dead.length > 0 ? state.agreed_dead : null;
