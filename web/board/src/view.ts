// What a board shows: a plain description, without a rule of Go in it.
//
//   board.show({ size: { cols: 9, rows: 9 }, stones, lastMove: 40, hand: "white" });

export type Color = "black" | "white";

export interface Size {
  readonly cols: number; // 1 to 52
  readonly rows: number; // 1 to 52
}

/** A point: its row times the number of columns, plus its column; both count from 0 at the upper left. */
export type Point = number;

export interface Stone {
  readonly at: Point;
  readonly color: Color;
}

export type Shape = "circle" | "square" | "triangle" | "cross" | "dot";

export interface Mark {
  readonly at: Point;
  readonly shape: Shape;
}

/** A number or a few letters on a stone or an empty point. */
export interface Label {
  readonly at: Point;
  readonly text: string;
  /** A move that may be followed instead: drawn as a sign to choose, not as a number on a stone. */
  readonly variation?: boolean;
}

export interface BoardView {
  readonly size: Size;
  /** One for each point, row by row; null is an empty point. */
  readonly stones: readonly (Color | null)[];
  readonly lastMove?: Point | null;
  /** The point that a ko forbids now. */
  readonly ban?: Point | null;
  /** Whose stone hovers under the mouse and stands ready under a finger; null for nobody's. */
  readonly hand?: Color | null;
  /** The opponent answers at once: what is said of a move waits a moment for the answer. */
  readonly answered?: boolean;
  /** Stones that are not on the board: proposed, remembered, not yet confirmed. */
  readonly ghosts?: readonly Stone[];
  readonly marks?: readonly Mark[];
  readonly labels?: readonly Label[];
  readonly territory?: readonly Stone[];
  readonly dead?: readonly Point[];
  /** For each point who owns it, from 1 (Black, certainly) to -1 (White, certainly). */
  readonly ownership?: readonly number[] | null;
  /** What a step of a count put down, and what it took away. */
  readonly placed?: readonly Point[];
  readonly lifted?: readonly Point[];
}

/** A board without stones. */
export function emptyView(cols: number, rows = cols): BoardView {
  return { size: { cols, rows }, stones: new Array<Color | null>(cols * rows).fill(null) };
}

export function otherColor(color: Color): Color {
  return color === "black" ? "white" : "black";
}
