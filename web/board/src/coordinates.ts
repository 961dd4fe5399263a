// Names of points, in the styles that boards use.
//
//   nameOf(pointAt(9, 9, { cols: 19, rows: 19 }), size, "letters")   // "K10"
//
// letters: A1 at the lower left, no I, two letters from the 26th column on.  numbers: "4-3", column and row
// from the upper left.  sgf: "dc", from the upper left, small letters and then capitals.  none: nothing at
// the board's edge; spoken and typed names are letters then.

import type { Point, Size } from "./view.ts";

export type CoordinateStyle = "letters" | "numbers" | "sgf" | "none";

const columnLetters = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
const sgfLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Columns and rows count from 0 at the upper left. */
export const columnOf = (at: Point, size: Size): number => at % size.cols;
export const rowOf = (at: Point, size: Size): number => Math.floor(at / size.cols);
export const pointAt = (col: number, row: number, size: Size): Point => row * size.cols + col;

function letters(col: number): string {
  const first =
    col < columnLetters.length
      ? ""
      : columnLetters.charAt(Math.floor(col / columnLetters.length) - 1);
  return first + columnLetters.charAt(col % columnLetters.length);
}

/** What stands above and below a column. */
export function columnName(col: number, style: CoordinateStyle): string {
  switch (style) {
    case "letters":
      return letters(col);
    case "numbers":
      return String(col + 1);
    case "sgf":
      return sgfLetters.charAt(col);
    case "none":
      return "";
  }
}

/** What stands left and right of a row. */
export function rowName(row: number, rows: number, style: CoordinateStyle): string {
  switch (style) {
    case "letters":
      return String(rows - row);
    case "numbers":
      return String(row + 1);
    case "sgf":
      return sgfLetters.charAt(row);
    case "none":
      return "";
  }
}

/** What a point is called when it is spoken or typed. */
export function nameOf(at: Point, size: Size, style: CoordinateStyle): string {
  const told = style === "none" ? "letters" : style;
  const col = columnName(columnOf(at, size), told);
  const row = rowName(rowOf(at, size), size.rows, told);
  return told === "numbers" ? `${col}-${row}` : col + row;
}

/** Names in sgf differ in nothing but their case from the 27th line on; the others are typed in any case. */
const folded = (text: string, size: Size, style: CoordinateStyle): string =>
  style === "sgf" && Math.max(size.cols, size.rows) > 26 ? text : text.toUpperCase();

export interface Reading {
  readonly point: Point | null; // the point with just this name
  readonly begins: boolean; // whether some point's name begins so
}

/** What a typed text names. */
export function readName(text: string, size: Size, style: CoordinateStyle): Reading {
  const typed = folded(text, size, style);
  let point: Point | null = null;
  let begins = false;
  for (let at = 0; at < size.cols * size.rows; ++at) {
    const name = folded(nameOf(at, size, style), size, style);
    if (name === typed) point = at;
    begins ||= name.startsWith(typed);
  }
  return { point, begins };
}

function lines(side: number): { corner: number[]; middle: number[] } {
  const fromEdge = side >= 12 ? 3 : 2;
  return {
    corner: side >= 7 ? [fromEdge, side - 1 - fromEdge] : [],
    middle: side % 2 === 1 && side >= 3 ? [(side - 1) / 2] : [],
  };
}

/**
 * The points that a printed board marks: 4-4 (3-3 below 12 lines), the centre, from 15 lines up the sides'
 * middles.
 */
export function starPoints(size: Size): Point[] {
  const cols = lines(size.cols);
  const rows = lines(size.rows);
  const crossing = (xs: number[], ys: number[]): Point[] =>
    ys.flatMap((y) => xs.map((x) => pointAt(x, y, size)));
  return [
    ...crossing(cols.corner, rows.corner),
    ...crossing(cols.middle, rows.middle),
    ...(size.cols >= 15 ? crossing(cols.middle, rows.corner) : []),
    ...(size.rows >= 15 ? crossing(cols.corner, rows.middle) : []),
  ].sort((a, b) => a - b);
}
