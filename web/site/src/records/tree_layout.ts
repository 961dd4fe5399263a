// Where the nodes of a record stand when it is drawn: a column a node on the way from the root, a lane a
// variation, the main line uppermost.

import { families, type Nodes } from "../model/record_tree.ts";

export interface Spot {
  readonly col: number;
  readonly lane: number;
}

/** A spot for each node: each line keeps to one lane, a variation's below the one that it comes from. */
export function layTree(nodes: Nodes): readonly Spot[] {
  const children = families(nodes);
  const spots = new Array<Spot>(nodes.length);
  const taken: number[] = []; // how many lanes are in use in a column
  const waiting = nodes.length > 0 ? [0] : [];
  while (waiting.length > 0) {
    const start = waiting.pop()!;
    const { parent } = nodes[start]!;
    const col = parent === null ? 0 : spots[parent]!.col + 1;
    const line = [start];
    for (let last = start; children[last]!.length > 0; line.push(last)) last = children[last]![0]!;
    let lane = parent === null ? 0 : spots[parent]!.lane + 1;
    for (let i = -1; i < line.length; ++i) lane = Math.max(lane, taken[Math.max(0, col + i)] ?? 0);
    line.forEach((node, i) => {
      spots[node] = { col: col + i, lane };
      taken[col + i] = lane + 1;
    });
    // The last branching is laid first: those before it go around it.
    if (parent !== null) taken[col - 1] = Math.max(taken[col - 1] ?? 0, lane + 1);
    for (const node of line) waiting.push(...children[node]!.slice(1).reverse());
  }
  return spots;
}
