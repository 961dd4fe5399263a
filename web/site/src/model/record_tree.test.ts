// A record's tree: reading, changing, drawing; and files as bytes.

import { load, type Shinpan } from "shinpan";
import { beforeAll, describe, expect, it } from "vitest";
import { engineBytes } from "../../../testing/engine.mjs";
import { eventsIn } from "../engine/engine.ts";
import { stonesOf } from "../parts/board_view.tsx";
import { figuresOf } from "../records/figures.ts";
import { marksOf, withMark } from "../records/marks.ts";
import {
  branchOf,
  collectionOf,
  commentOf,
  endOf,
  lineThrough,
  moveOf,
  pathTo,
  pointIn,
  promoted,
  recordsIn,
  sgfOfNodes,
  withChild,
  withComment,
  without,
  type Nodes,
} from "./record_tree.ts";
import { movesOf } from "./table.ts";
import { layTree } from "../records/tree_layout.ts";

//               0      1     2      3     4       5     6      7
const branched = "(;SZ[9];B[aa];W[ba](;B[ca];W[da])(;B[cb];W[db])(;B[cc]))";
const size = { cols: 9, rows: 9 };

describe("a record's tree", () => {
  let engine: Shinpan;
  let nodes: Nodes;
  beforeAll(async () => {
    engine = await load(engineBytes());
    nodes = recordsIn(engine, branched)[0]!;
  });
  const points = (tree: Nodes): string[] => tree.map((node) => moveOf(node)?.point ?? "-");

  it("has lines through each of its nodes", () => {
    expect(pathTo(nodes, 6)).toEqual([0, 1, 2, 5, 6]);
    expect(lineThrough(nodes, 1)).toEqual([0, 1, 2, 3, 4]);
    expect(lineThrough(nodes, 5)).toEqual([0, 1, 2, 5, 6]);
    expect([0, 2, 3, 5, 7].map((at) => endOf(nodes, at))).toEqual([8, 8, 5, 7, 8]);
    expect([0, 3, 4, 6, 7].map((at) => branchOf(nodes, at))).toEqual([null, null, null, 5, 7]);
  });
  it("gets a variation behind the others, which stay what they are", () => {
    const { nodes: now, at } = withChild(nodes, 3, [{ name: "W", values: ["ee"] }]);
    expect(at).toBe(5);
    expect(points(now)).toEqual(["-", "aa", "ba", "ca", "da", "ee", "cb", "db", "cc"]);
    expect(now.map((node) => node.parent)).toEqual([null, 0, 1, 2, 3, 3, 2, 6, 2]);
    expect(sgfOfNodes(engine, now).replaceAll("\n", "")).toContain("(;B[ca](;W[da])(;W[ee]))");
  });
  it("loses a variation with all that comes from it", () => {
    const { nodes: now, at } = without(nodes, 5);
    expect([points(now), at]).toEqual([["-", "aa", "ba", "ca", "da", "cc"], 2]);
    expect(now.map((node) => node.parent)).toEqual([null, 0, 1, 2, 3, 2]);
    expect(without(nodes, 0)).toEqual({ nodes, at: 0 });
  });
  it("puts a variation first where it branches, and looks at the same move", () => {
    const { nodes: now, at } = promoted(nodes, 6);
    expect(points(now)).toEqual(["-", "aa", "ba", "cb", "db", "ca", "da", "cc"]);
    expect(now.map((node) => node.parent)).toEqual([null, 0, 1, 2, 3, 2, 5, 2]);
    expect(points(now)[at]).toBe("db");
    expect(promoted(now, at)).toEqual({ nodes: now, at });
  });
  it("keeps comments through the signs of SGF", () => {
    const text = "a [5d] says: \\ 碁\nand more <b>";
    const now = withComment(nodes, 4, text);
    expect(commentOf(now[4]!)).toBe(text);
    const [read] = recordsIn(engine, sgfOfNodes(engine, now));
    expect(commentOf(read![4]!)).toBe(text);
    expect(commentOf(withComment(now, 4, "")[4]!)).toBe("");
    expect(sgfOfNodes(engine, withComment(now, 4, ""))).toBe(sgfOfNodes(engine, nodes));
  });
  it("shows marks, labels and territory, rectangles of points too, and no mark off the board", () => {
    const [marked] = recordsIn(
      engine,
      "(;SZ[9]TR[aa:ba][zz]SQ[cc]MA[]CR[]LB[dd:A][ee:too long][ff]TB[ha:ib]TW[ii])",
    );
    const { marks, labels, territory } = marksOf(marked![0]!, size);
    expect(marks).toEqual([
      { at: 0, shape: "triangle" },
      { at: 1, shape: "triangle" },
      { at: 20, shape: "square" },
    ]);
    expect(labels).toEqual([
      { at: 30, text: "A" },
      { at: 40, text: "too" },
      { at: 50, text: "ff" },
    ]);
    expect(territory.map(({ at, color }) => `${at}${color[0]}`)).toEqual([
      "7b",
      "8b",
      "16b",
      "17b",
      "80w",
    ]);
  });
  it("gets marks put down, exchanged and taken away, one on a point; others stay as they are written", () => {
    const [marked] = recordsIn(engine, "(;SZ[9]TR[aa:ba]SL[ee]LB[dd:A][cc:1])");
    const written = (tree: Nodes): string => sgfOfNodes(engine, tree).replaceAll("\n", "");
    const put = (tree: Nodes, name: string, kind: Parameters<typeof withMark>[4]): Nodes =>
      withMark(tree, 0, pointIn(name, size)!, size, kind);
    let now = put(marked!, "ff", "square");
    expect(written(now)).toContain("TR[aa:ba]SL[ee]LB[dd:A][cc:1]SQ[ff]");
    now = put(now, "aa", "circle");
    expect(written(now)).toContain("TR[ba]SL[ee]LB[dd:A][cc:1]SQ[ff]CR[aa]");
    now = put(put(now, "gg", "letter"), "hh", "number");
    expect(written(now)).toContain("LB[dd:A][cc:1][gg:B][hh:2]");
    now = put(put(now, "dd", "letter"), "ba", "letter");
    expect(written(now)).toContain("LB[cc:1][gg:B][hh:2][ba:A]");
    expect(written(now)).not.toContain("TR");
    now = ["cc", "gg", "hh", "ba", "ff", "aa", "ee"].reduce(
      (tree, at) => put(put(tree, at, "cross"), at, "cross"),
      now,
    );
    expect(written(now)).not.toMatch(/LB|SQ|CR|MA|SL/);
  });
  it("is drawn with the main line uppermost and no two moves on one spot", () => {
    expect(layTree(nodes)).toEqual([
      { col: 0, lane: 0 },
      { col: 1, lane: 0 },
      { col: 2, lane: 0 },
      { col: 3, lane: 0 },
      { col: 4, lane: 0 },
      { col: 3, lane: 1 },
      { col: 4, lane: 1 },
      { col: 3, lane: 2 },
    ]);
    let grown: Nodes = nodes;
    for (let i = 0; i < 200; ++i)
      grown = withChild(grown, (i * 7919) % grown.length, [{ name: "B", values: [""] }]).nodes;
    const spots = layTree(grown).map(({ col, lane }) => `${col} ${lane}`);
    expect(new Set(spots).size).toBe(grown.length);
  });
  it("goes through the engine and comes back the same", () => {
    for (const text of [branched, "(;SZ[13:9]AB[aa][bb]PL[W]C[x];W[cc]SHNX[1])", "(;)"]) {
      const [tree] = recordsIn(engine, text);
      expect(recordsIn(engine, sgfOfNodes(engine, tree!))[0]).toEqual(tree);
    }
  });
  it("is several trees where a file holds several games", () => {
    expect(
      recordsIn(engine, "(;SZ[9];B[aa])(;SZ[5];B[bb];W[cc])").map((tree) =>
        tree.map((node) => node.parent),
      ),
    ).toEqual([
      [null, 0],
      [null, 0, 1],
    ]);
  });
  it("is printed in figures, with a note for each move that has no place of its own", () => {
    const text = "(;SZ[9]AB[ii];B[ba];W[aa];B[ab];W[ee];B[aa];W[];B[gg])";
    const record = collectionOf(engine, recordsIn(engine, text)[0]!).record();
    const moves = movesOf(eventsIn(record.facts().events));
    const before = (move: number) => stonesOf(record.board(move - 1));
    const [whole, ...none] = figuresOf(moves, size, 50, before);
    expect(none).toEqual([]);
    expect(whole!.view.stones[80]).toBe("black");
    expect(whole!.view.labels!.map(({ at, text: label }) => `${label}@${at}`)).toEqual([
      "1@1",
      "2@0",
      "3@9",
      "4@40",
      "7@60",
    ]);
    expect(whole!.notes.map(({ move, over }) => [move.number, move.what, over])).toEqual([
      [5, "A9", 2],
      [6, "pass", null],
    ]);
    const halves = figuresOf(moves, size, 4, before);
    expect(halves.map(({ from, to }) => [from, to])).toEqual([
      [1, 4],
      [5, 7],
    ]);
    // White's stone at A9 was taken by move 3, so that move 5 has its place in the second figure.
    expect(halves[1]!.view.labels!.map((label) => label.text)).toEqual(["5", "7"]);
  });
});
