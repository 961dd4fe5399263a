// Where things lie, in CSS pixels from the board's upper left corner. Lines lie on whole device pixels, so
// that they are equally sharp and equally far apart on every screen.
//
//   const lie = layout({ cols: 19, rows: 19 }, { width: 390 }, { style: "letters", proportions: "square" },
// 3);
//   lie.x(3); lie.y(15);

import { columnName, rowName, type CoordinateStyle } from "./coordinates.ts";
import type { Point, Size } from "./view.ts";

/** traditional: points are 22 wide and 24 high, as on wooden boards. */
export type Proportions = "square" | "traditional";

export interface Space {
  readonly width: number;
  readonly height?: number; // without it the board may be as high as it likes
}

export interface Look {
  readonly style: CoordinateStyle;
  readonly proportions: Proportions;
}

export interface Layout {
  readonly size: Size;
  readonly width: number;
  readonly height: number;
  readonly pitchX: number; // between two columns
  readonly pitchY: number; // between two rows
  readonly left: number; // of the first column
  readonly top: number; // of the first row
  readonly stone: number; // a stone's radius
  readonly line: number; // a line's width
  readonly letter: number; // the size of a coordinate's letters
  x(col: number): number;
  y(row: number): number;
  xOf(at: Point): number;
  yOf(at: Point): number;
}

/** How high a point of traditional proportions is for its width. */
export const traditionalHeight = 24 / 22;
const smallestLetter = 9.5;

/** Side to side in columns' widths and in letters' sizes: what is left over is the margin. */
function marginOf(pitch: number, style: CoordinateStyle): { margin: number; letter: number } {
  if (style === "none") return { margin: 0.72 * pitch, letter: 0 };
  const letter = Math.max(smallestLetter, Math.min(0.36 * pitch, Math.max(18, 0.2 * pitch)));
  return { margin: 0.58 * pitch + 1.55 * letter, letter };
}

/** The widest pitch that fits, found by halving: margins do not grow evenly with it. */
function widestPitch(size: Size, space: Space, look: Look): number {
  const stretch = look.proportions === "traditional" ? traditionalHeight : 1;
  const fits = (pitch: number): boolean => {
    const { margin } = marginOf(pitch, look.style);
    const width = (size.cols - 1) * pitch + 2 * margin;
    const height = (size.rows - 1) * pitch * stretch + 2 * margin;
    return width <= space.width && (space.height === undefined || height <= space.height);
  };
  let low = 4;
  let high = 400;
  for (let step = 0; step < 24; ++step) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** Where everything lies in that space; `density` is the number of device pixels in a CSS pixel. */
export function layout(size: Size, space: Space, look: Look, density: number): Layout {
  const whole = (length: number): number => Math.round(length * density) / density;
  const pitchX = Math.floor(widestPitch(size, space, look) * density) / density;
  const pitchY = look.proportions === "traditional" ? whole(pitchX * traditionalHeight) : pitchX;
  const { margin, letter } = marginOf(pitchX, look.style);
  const line = Math.max(1 / density, whole(pitchX * 0.026));
  // A line of an odd number of device pixels has its middle on half of one.
  const shift = Math.round(line * density) % 2 === 1 ? 0.5 / density : 0;
  const left = whole(margin) + shift;
  const x = (col: number): number => left + col * pitchX;
  const y = (row: number): number => left + row * pitchY;
  return {
    size,
    pitchX,
    pitchY,
    line,
    letter,
    left,
    top: left,
    x,
    y,
    width: whole(2 * whole(margin) + (size.cols - 1) * pitchX),
    height: whole(2 * whole(margin) + (size.rows - 1) * pitchY),
    stone: pitchX * 0.482,
    xOf: (at) => x(at % size.cols),
    yOf: (at) => y(Math.floor(at / size.cols)),
  };
}

export interface EdgeName {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** The coordinates on all four sides; where there is no room for all of them, every second or third. */
export function edgeNames(lie: Layout, style: CoordinateStyle): EdgeName[] {
  if (style === "none") return [];
  const { cols, rows } = lie.size;
  const away = 0.52 * (lie.left - 0.5 * lie.pitchX);
  const longest = columnName(cols - 1, style).length;
  const colStep = Math.ceil(((longest + 0.4) * 0.7 * lie.letter) / lie.pitchX);
  const rowStep = Math.ceil((1.1 * lie.letter) / lie.pitchY);
  const names: EdgeName[] = [];
  for (let col = 0; col < cols; col += colStep)
    for (const y of [away, lie.height - away])
      names.push({ text: columnName(col, style), x: lie.x(col), y });
  for (let row = (rows - 1) % rowStep; row < rows; row += rowStep)
    for (const x of [away, lie.width - away])
      names.push({ text: rowName(row, rows, style), x, y: lie.y(row) });
  return names;
}
