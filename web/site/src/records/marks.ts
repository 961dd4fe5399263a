// Marks of a record's node: shapes and labels on points, as SGF has them; put down and taken away one by one.
// Pure.
//
//   const now = withMark(nodes, here, point, size, "triangle");

import type { BoardView, Label, Mark, Point, Size, Stone } from "shinpan-board";
import type { SgfProperty, SgfNode } from "../engine/engine.ts";
import { pointIn, sgfPoint, textOf, valuesOf, type Nodes } from "../model/record_tree.ts";

const properties: Readonly<Record<Mark["shape"], string>> = {
  triangle: "TR",
  square: "SQ",
  circle: "CR",
  cross: "MA",
  dot: "SL",
};
const shapes = Object.keys(properties) as readonly Mark["shape"][];
const longestLabel = 4;

/** The points of a list's values, rectangles among them. */
function pointsIn(values: readonly string[], size: Size): Point[] {
  return values.flatMap((value) => {
    const corners = value.split(":").map((corner) => pointIn(corner, size));
    const [from, to = from] = corners;
    if (from === undefined || from === null || to === undefined || to === null) return [];
    const points: Point[] = [];
    for (let row = Math.floor(from / size.cols); row <= Math.floor(to / size.cols); ++row)
      for (let col = from % size.cols; col <= to % size.cols; ++col)
        points.push(row * size.cols + col);
    return points;
  });
}

function labelIn(value: string, size: Size): Label | null {
  const at = pointIn(value.split(":")[0]!, size);
  const text = textOf(value.slice(value.indexOf(":") + 1))
    .trim()
    .slice(0, longestLabel)
    .trim();
  return at === null || text === "" ? null : { at, text };
}

const labelsOf = (node: SgfNode, size: Size): Label[] =>
  valuesOf(node, "LB")
    .map((value) => labelIn(value, size))
    .filter((label) => label !== null);

/** What a node's marks put on the board. */
export function marksOf(
  node: SgfNode,
  size: Size,
): Required<Pick<BoardView, "marks" | "labels" | "territory">> {
  const land = (name: string, color: Stone["color"]): Stone[] =>
    pointsIn(valuesOf(node, name), size).map((at) => ({ at, color }));
  return {
    marks: shapes.flatMap((shape) =>
      pointsIn(valuesOf(node, properties[shape]), size).map((at) => ({ at, shape })),
    ),
    labels: labelsOf(node, size),
    territory: [...land("TB", "black"), ...land("TW", "white")],
  };
}

/**
 * What can be put on a point: a shape, the first letter that the node does not have yet, or its next number.
 */
export const markKinds = ["triangle", "square", "circle", "cross", "letter", "number"] as const;
export type MarkKind = (typeof markKinds)[number];

const alphabet = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"];

function kindAt(node: SgfNode, point: Point, size: Size): MarkKind | null {
  const { marks, labels } = marksOf(node, size);
  const shape = marks.find(({ at }) => at === point)?.shape;
  if (shape !== undefined && shape !== "dot") return shape;
  const label = labels.find(({ at }) => at === point)?.text ?? "";
  return /^\d+$/.test(label) ? "number" : alphabet.includes(label) ? "letter" : null;
}

/** The label that comes next; null where all letters are there. */
function nextLabel(node: SgfNode, size: Size, kind: "letter" | "number"): string | null {
  const taken = new Set(labelsOf(node, size).map(({ text }) => text));
  if (kind === "letter") return alphabet.find((letter) => !taken.has(letter)) ?? null;
  let number = 1;
  while (taken.has(String(number))) ++number;
  return String(number);
}

/** A property without what it says of a point; a list of others stays as it was written. */
function withoutPoint({ name, values }: SgfProperty, point: Point, size: Size): SgfProperty[] {
  if (name === "LB") {
    const left = values.filter((value) => labelIn(value, size)?.at !== point);
    return left.length === 0 ? [] : [{ name, values: left }];
  }
  const points = Object.values(properties).includes(name) ? pointsIn(values, size) : [];
  if (!points.includes(point)) return [{ name, values }];
  const left = points.filter((at) => at !== point).map((at) => sgfPoint(at, size));
  return left.length === 0 ? [] : [{ name, values: left }];
}

const added = (list: readonly SgfProperty[], name: string, value: string): SgfProperty[] =>
  list.some((one) => one.name === name)
    ? list.map((one) => (one.name === name ? { name, values: [...one.values, value] } : one))
    : [...list, { name, values: [value] }];

/** With such a mark on a point in place of any other there; without it, where it was there already. */
export function withMark(
  nodes: Nodes,
  at: number,
  point: Point,
  size: Size,
  kind: MarkKind,
): Nodes {
  const node = nodes[at]!;
  const bare = node.properties.flatMap((one) => withoutPoint(one, point, size));
  const where = sgfPoint(point, size);
  const marked = (): SgfProperty[] => {
    if (kind !== "letter" && kind !== "number") return added(bare, properties[kind], where);
    const label = nextLabel({ ...node, properties: bare }, size, kind);
    return label === null ? bare : added(bare, "LB", `${where}:${label}`);
  };
  const changed = { ...node, properties: kindAt(node, point, size) === kind ? bare : marked() };
  return nodes.map((one, i) => (i === at ? changed : one));
}
