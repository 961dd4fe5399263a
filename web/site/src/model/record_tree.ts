// A record with its variations, as SGF has it: nodes in the order of a file, a node's first child being the
// main line. Pure: each change makes a new list of nodes. What the nodes mean for the game, the engine says.
//
//   const { nodes, at } = withChild(tree, here, [{ name: "B", values: ["dd"] }]);

import type { Fault as Mistake, Player, SgfNode, SgfProperty, Shinpan } from "../engine/engine.ts";
import type { Content } from "./records.ts";
import type { Point, Size } from "shinpan-board";

export type Nodes = readonly SgfNode[];

/** A collection of the engine's. */
export type Sgf = ReturnType<Shinpan["newSgf"]>;

/** Nodes, and the one that is looked at. */
export interface TreeState {
  readonly nodes: Nodes;
  readonly at: number;
}

/** The children of each node. */
export function families(nodes: Nodes): readonly (readonly number[])[] {
  const children: number[][] = nodes.map(() => []);
  nodes.forEach(({ parent }, i) => {
    if (parent !== null) children[parent]!.push(i);
  });
  return children;
}

/** Behind the last of those that come from a node; they follow it without a gap. */
export function endOf(nodes: Nodes, at: number): number {
  let end = at + 1;
  while (end < nodes.length && nodes[end]!.parent !== null && nodes[end]!.parent! >= at) ++end;
  return end;
}

/** From the root to a node. */
export function pathTo(nodes: Nodes, at: number): readonly number[] {
  const path: number[] = [];
  for (let here: number | null = at; here !== null; here = nodes[here]!.parent) path.push(here);
  return path.reverse();
}

/** From the root through a node to the end of its line. */
export function lineThrough(nodes: Nodes, at: number): readonly number[] {
  const line = [...pathTo(nodes, at)];
  for (let last = at; nodes[last + 1]?.parent === last; line.push(last)) ++last;
  return line;
}

const shifted = (node: SgfNode, from: number, by: number): SgfNode =>
  node.parent !== null && node.parent >= from ? { ...node, parent: node.parent + by } : node;

/** With a further child of a node, behind those it has. */
export function withChild(nodes: Nodes, of: number, properties: SgfProperty[]): TreeState {
  const at = endOf(nodes, of);
  const behind = nodes.slice(at).map((node) => shifted(node, at, 1));
  return { nodes: [...nodes.slice(0, at), { parent: of, properties }, ...behind], at };
}

/** Without a node and all that comes from it; its parent is looked at. The root stays. */
export function without(nodes: Nodes, at: number): TreeState {
  const { parent } = nodes[at]!;
  if (parent === null) return { nodes, at };
  const end = endOf(nodes, at);
  return {
    nodes: [...nodes.slice(0, at), ...nodes.slice(end).map((node) => shifted(node, end, at - end))],
    at: parent,
  };
}

/** The nearest node on the way back that has a brother before it; null on the main line. */
export function branchOf(nodes: Nodes, at: number): number | null {
  for (const here of [...pathTo(nodes, at)].reverse()) {
    const { parent } = nodes[here]!;
    if (parent !== null && here !== parent + 1) return here;
  }
  return null;
}

/** With the variation that a node is in as the first one at its branching. */
export function promoted(nodes: Nodes, at: number): TreeState {
  const branch = branchOf(nodes, at);
  if (branch === null) return { nodes, at };
  const first = nodes[branch]!.parent! + 1;
  const end = endOf(nodes, branch);
  const order = [...nodes.keys()];
  const moved = [
    ...order.slice(0, first),
    ...order.slice(branch, end),
    ...order.slice(first, branch),
    ...order.slice(end),
  ];
  const now = new Map(moved.map((old, i): [number, number] => [old, i]));
  return {
    nodes: moved.map((old) => ({
      ...nodes[old]!,
      parent: nodes[old]!.parent === null ? null : now.get(nodes[old]!.parent!)!,
    })),
    at: now.get(at)!,
  };
}

/** The values of a property as written; none where the node lacks it. */
export const valuesOf = (node: SgfNode, name: string): readonly string[] =>
  node.properties.find((one) => one.name === name)?.values ?? [];

/** A text as it is read. */
export const textOf = (raw: string): string =>
  raw.replaceAll(/\\(\r\n|\n\r|\n|\r)/g, "").replaceAll(/\\([^])/g, "$1");
const escaped = (text: string): string => text.replaceAll(/[\\\]]/g, "\\$&");

export const commentOf = (node: SgfNode): string => textOf(valuesOf(node, "C")[0] ?? "");

/** With another comment at a node, or none. */
export function withComment(nodes: Nodes, at: number, text: string): Nodes {
  const others = nodes[at]!.properties.filter((one) => one.name !== "C");
  const properties = text === "" ? others : [...others, { name: "C", values: [escaped(text)] }];
  return nodes.map((node, i) => (i === at ? { ...node, properties } : node));
}

/** The player and the point of a node's move as SGF writes it, "" for a pass; null where it has none. */
export function moveOf(node: SgfNode): { readonly player: Player; readonly point: string } | null {
  const move = node.properties.find(({ name }) => name === "B" || name === "W");
  return move ? { player: move.name as Player, point: move.values[0] ?? "" } : null;
}

/** How many moves were made at each node. */
export function movesAt(nodes: Nodes): readonly number[] {
  const counts: number[] = [];
  for (const node of nodes)
    counts.push((node.parent === null ? 0 : counts[node.parent]!) + (moveOf(node) ? 1 : 0));
  return counts;
}

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** A point as SGF writes it. */
export const sgfPoint = (at: Point, size: Size): string =>
  letters[at % size.cols]! + letters[Math.floor(at / size.cols)]!;

/** A point that SGF writes; null for a pass and for what is no point of the board. */
export function pointIn(value: string, { cols, rows }: Size): Point | null {
  const [col, row] = [letters.indexOf(value[0] ?? " "), letters.indexOf(value[1] ?? " ")];
  return value.length === 2 && col >= 0 && row >= 0 && col < cols && row < rows
    ? row * cols + col
    : null;
}

/** The record as the engine has it. */
export function collectionOf(engine: Shinpan, nodes: Nodes): Sgf {
  const sgf = engine.newSgf();
  for (const { parent, properties } of nodes) {
    sgf.addNode(parent);
    for (const { name, values } of properties) sgf.add(name, ...values);
  }
  return sgf;
}

/** The record as SGF. */
export function sgfOfNodes(engine: Shinpan, nodes: Nodes): string {
  const sgf = collectionOf(engine, nodes);
  const text = sgf.toString();
  sgf.free();
  return text;
}

/** The games of a text, each with its variations, and what was repaired in the text. */
export function recordsOf(sgf: Sgf): {
  readonly records: readonly Nodes[];
  readonly warnings: Mistake[];
} {
  const { games, nodes, warnings } = sgf.tree();
  const records = games.map((from, i) =>
    nodes.slice(from, games[i + 1]).map(({ parent, properties }) => ({
      parent: parent === null ? null : parent - from,
      properties: properties.filter(({ name }) => /^[A-Z]+$/.test(name)),
    })),
  );
  return { records, warnings };
}

/** The games of a text, each with its variations. Throws a ShinpanError where it is no record. */
export function recordsIn(engine: Shinpan, text: Content): readonly Nodes[] {
  const sgf = engine.readSgf(text);
  const { records } = recordsOf(sgf);
  sgf.free();
  return records;
}
