// An accessible board for Go, any size, without rules. See README.md.

export { Board, type Listeners } from "./board.ts";
export {
  columnName,
  columnOf,
  nameOf,
  pointAt,
  readName,
  rowName,
  rowOf,
  starPoints,
  type CoordinateStyle,
} from "./coordinates.ts";
export type { Command } from "./keys.ts";
export { traditionalHeight, type Proportions } from "./layout.ts";
export type { Motion } from "./painter.ts";
export { defaultSettings, type Settings, type Theme } from "./state.ts";
export type { Confirm } from "./touch.ts";
export {
  emptyView,
  otherColor,
  type BoardView,
  type Color,
  type Label,
  type Mark,
  type Point,
  type Shape,
  type Size,
  type Stone,
} from "./view.ts";
export { describeChange, describePoint, english, inTurnWith, type Words } from "./words.ts";
