// Positions that show what the board can show. Rows of text: X and O stones, x and o dead ones, + and -
// territory of Black and White, letters of variations a to c, digits numbers on stones by turns.

import {
  emptyView,
  pointAt,
  type BoardView,
  type Color,
  type Label,
  type Point,
  type Stone,
} from "../src/index.ts";

const signs: Readonly<Record<string, Color>> = { X: "black", O: "white", x: "black", o: "white" };

export function viewOf(rows: readonly string[]): BoardView {
  const size = { cols: rows[0]!.replaceAll(" ", "").length, rows: rows.length };
  const cells = rows.flatMap((row) => [...row.replaceAll(" ", "")]);
  const where = (wanted: string): Point[] =>
    cells.flatMap((sign, at) => (wanted.includes(sign) ? [at] : []));
  const land = (sign: string, color: Color): Stone[] => where(sign).map((at) => ({ at, color }));
  return {
    size,
    stones: cells.map((sign) => signs[sign] ?? null),
    dead: where("xo"),
    territory: [...land("+o", "black"), ...land("-x", "white")],
  };
}

const finished = [
  "+ + + X X O O - -",
  "+ o + X X O O - x",
  "+ + X X X O O O -",
  "+ + + X X O O - -",
  "+ X X X X X O O O",
  "+ + + X X X O - -",
  "+ + X X X O O O -",
  "o + + X X O O - x",
  "+ + + X X O O - -",
];

function opening(): BoardView {
  const size = { cols: 19, rows: 19 };
  const plays: readonly [number, number][] = [
    [15, 3],
    [3, 15],
    [15, 15],
    [3, 3],
    [16, 13],
    [2, 5],
    [5, 16],
    [2, 13],
    [9, 15],
    [13, 2],
    [16, 5],
    [9, 3],
    [12, 3],
    [12, 2],
    [11, 3],
    [14, 3],
    [14, 4],
    [13, 3],
    [13, 4],
    [11, 2],
    [10, 3],
    [10, 2],
    [9, 4],
    [16, 16],
    [15, 16],
    [16, 15],
    [16, 14],
    [17, 14],
    [17, 13],
    [15, 17],
    [14, 17],
    [16, 17],
    [14, 16],
    [6, 15],
    [6, 16],
    [5, 15],
    [4, 16],
    [7, 16],
  ];
  const stones = emptyView(19).stones.slice();
  plays.forEach(
    ([col, row], i) => (stones[pointAt(col, row, size)] = i % 2 === 0 ? "black" : "white"),
  );
  const [col, row] = plays[plays.length - 1]!;
  return {
    size,
    stones,
    lastMove: pointAt(col, row, size),
    hand: plays.length % 2 === 0 ? "black" : "white",
  };
}

function signsOf(): BoardView {
  const size = { cols: 13, rows: 13 };
  const base = opening();
  const stones = emptyView(13).stones.slice();
  const at = (col: number, row: number): Point => pointAt(col, row, size);
  const put = (color: Color, ...points: readonly Point[]): void =>
    points.forEach((point) => (stones[point] = color));
  put("black", at(3, 3), at(4, 3), at(5, 3), at(6, 3), at(7, 3), at(2, 9), at(3, 10), at(4, 9));
  put(
    "white",
    at(3, 4),
    at(4, 4),
    at(5, 4),
    at(6, 4),
    at(7, 4),
    at(5, 10),
    at(4, 11),
    at(3, 9),
    at(5, 9),
    at(4, 10),
  );
  stones[at(3, 9)] = null;
  const shapes = ["circle", "square", "triangle", "cross", "dot"] as const;
  const marks = shapes.flatMap((shape, i) =>
    [3, 4, 5].map((row) => ({ at: at(3 + i, row), shape })),
  );
  const numbers: Label[] = [7, 42, 188].map((number, i) => ({
    at: at(9 + i, 3),
    text: String(number),
  }));
  put("black", at(9, 3), at(11, 3), at(10, 6));
  put("white", at(10, 3), at(9, 6), at(11, 6));
  numbers.push(...[1, 20, 300].map((number, i) => ({ at: at(9 + i, 4), text: String(number) })));
  numbers.push(...["A", "B", "C"].map((text, i) => ({ at: at(9 + i, 9), text, variation: true })));
  return {
    ...base,
    size,
    stones,
    marks,
    labels: numbers,
    lastMove: at(9, 6),
    hand: "black",
    ban: at(3, 9),
    ghosts: [
      { at: at(8, 11), color: "black" },
      { at: at(9, 11), color: "white" },
    ],
    placed: [at(10, 6), at(11, 6)],
    lifted: [at(10, 7), at(11, 7)],
  };
}

function owned(): BoardView {
  const view = opening();
  const ownership = view.stones.map((_, at) => {
    let sum = 0;
    view.stones.forEach((stone, other) => {
      const far = Math.hypot(
        (at % 19) - (other % 19),
        Math.floor(at / 19) - Math.floor(other / 19),
      );
      if (stone) sum += (stone === "black" ? 1 : -1) / (1 + far * far);
    });
    return Math.tanh(sum * 1.6);
  });
  return { ...view, ownership };
}

function full(): BoardView {
  const stones = emptyView(52).stones.map((_, at): Color | null => {
    const turn = (at * 7919 + Math.floor(at / 52) * 104729) % 5;
    return turn === 0 ? "black" : turn === 1 ? "white" : null;
  });
  return { size: { cols: 52, rows: 52 }, stones, hand: "black" };
}

export const scenes: Readonly<Record<string, () => BoardView>> = {
  opening,
  "nine lines": () => ({ ...emptyView(9), hand: "black" }),
  count: () => viewOf(finished),
  signs: signsOf,
  owners: owned,
  rectangle: () => ({ ...emptyView(25, 7), hand: "black" }),
  largest: full,
  smallest: () => ({ ...emptyView(1), hand: "black" }),
};
