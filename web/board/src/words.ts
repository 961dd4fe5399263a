// What the board says, to the eye and to a screen reader. A host that speaks another language gives its own
// Words.

import { nameOf, type CoordinateStyle } from "./coordinates.ts";
import type { BoardView, Color, Point, Shape } from "./view.ts";

export interface Words {
  /** The board's name. */
  board(cols: number, rows: number): string;
  /** How to move about, read after the name. */
  readonly help: string;
  readonly empty: string;
  stone(color: Color): string;
  readonly lastMove: string;
  readonly ban: string;
  readonly dead: string;
  readonly placed: string;
  readonly lifted: string;
  readonly shapes: Readonly<Record<Shape, string>>;
  territory(owner: Color): string;
  ghost(color: Color): string;
  played(color: Color, name: string): string;
  captured(count: number): string;
  /** What is said in one breath: a point and what stands there, a move and what it takes. */
  together(parts: readonly string[]): string;
  /** What happened one after the other, said in one message. */
  inTurn(parts: readonly string[]): string;
  /** A letter was typed that a command and a column share, or that names no point yet. */
  typed(text: string): string;
  readonly passTyped: string;
  readonly undoTyped: string;
  noPoint(text: string): string;
  /** On the button for a point that is aimed at: it puts a stone down there, or chooses the point. */
  place(name: string, plays: boolean): string;
  readonly cancel: string;
  ready(name: string, plays: boolean): string;
}

/** Sentences one after the other, with what the language sets at an end and between two. */
export const inTurnWith =
  (end: string, between: string) =>
  (parts: readonly string[]): string =>
    parts
      .map((part, i) => (i === parts.length - 1 || part.endsWith(end) ? part : part + end))
      .join(between);

const numbers = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
];
const capital = (color: Color): string => (color === "black" ? "Black" : "White");

/** What the board says where its host gives it no other words. */
export const english: Words = {
  board: (cols, rows) => `Go board, ${cols} by ${rows}`,
  help:
    "Arrow keys move. Enter plays. Or type a point's name and press Enter. " +
    "P and Enter passes, U and Enter takes back, Escape cancels.",
  empty: "empty",
  stone: (color) => `${color} stone`,
  lastMove: "last move",
  ban: "forbidden by ko",
  dead: "dead",
  placed: "just placed",
  lifted: "just taken away",
  shapes: { circle: "circle", square: "square", triangle: "triangle", cross: "cross", dot: "dot" },
  territory: (owner) => `${capital(owner)}'s territory`,
  ghost: (color) => `${color} stone proposed`,
  played: (color, name) => `${capital(color)} ${name}`,
  captured: (count) => `captures ${numbers[count] ?? count}`,
  together: (parts) => parts.join(", "),
  inTurn: inTurnWith(".", " "),
  typed: (text) => `${text} typed`,
  passTyped: "P typed; Enter passes",
  undoTyped: "U typed; Enter takes back",
  noPoint: (text) => `No point ${text}`,
  place: (name, plays) => `${plays ? "Play" : "Choose"} ${name}`,
  cancel: "Cancel",
  ready: (name, plays) => `${name}: tap again to ${plays ? "play" : "choose it"}`,
};

const holds = (points: readonly Point[] | undefined, at: Point): boolean =>
  points?.includes(at) ?? false;

/** What stands at a point, as its cell is called: "K10, white stone, last move". */
export function describePoint(
  view: BoardView,
  at: Point,
  style: CoordinateStyle,
  words: Words,
): string {
  const stone = view.stones[at];
  const parts = [nameOf(at, view.size, style), stone ? words.stone(stone) : words.empty];
  if (view.lastMove === at) parts.push(words.lastMove);
  if (view.ban === at) parts.push(words.ban);
  if (holds(view.dead, at)) parts.push(words.dead);
  for (const mark of view.territory ?? [])
    if (mark.at === at) parts.push(words.territory(mark.color));
  for (const ghost of view.ghosts ?? []) if (ghost.at === at) parts.push(words.ghost(ghost.color));
  if (holds(view.placed, at)) parts.push(words.placed);
  if (holds(view.lifted, at)) parts.push(words.lifted);
  for (const label of view.labels ?? []) if (label.at === at) parts.push(label.text);
  for (const mark of view.marks ?? []) if (mark.at === at) parts.push(words.shapes[mark.shape]);
  return words.together(parts);
}

/** The points of which a view says more than what stands there. */
function* signed(view: BoardView): Iterable<Point> {
  for (const point of [view.lastMove, view.ban])
    if (point !== null && point !== undefined) yield point;
  for (const points of [view.dead, view.placed, view.lifted]) yield* points ?? [];
  for (const signs of [view.territory, view.ghosts, view.labels, view.marks])
    for (const { at } of signs ?? []) yield at;
}

/** The points whose descriptions may differ between two views of boards of one size. */
export function pointsToDescribe(before: BoardView, now: BoardView): ReadonlySet<Point> {
  const points = new Set([...signed(before), ...signed(now)]);
  now.stones.forEach((stone, at) => {
    if (stone !== before.stones[at]) points.add(at);
  });
  return points;
}

/**
 * What is said when one view follows another: "White K10, captures three"; nothing when no stone was played.
 */
export function describeChange(
  before: BoardView,
  now: BoardView,
  style: CoordinateStyle,
  words: Words,
): string {
  const at = now.lastMove ?? null;
  const sameBoard = before.size.cols === now.size.cols && before.size.rows === now.size.rows;
  if (at === null || !sameBoard || before.stones[at] === now.stones[at]) return "";
  const color = now.stones[at];
  if (!color) return "";
  const taken = before.stones.filter(
    (was, point) => was && was !== color && !now.stones[point],
  ).length;
  const played = words.played(color, nameOf(at, now.size, style));
  return taken === 0 ? played : words.together([played, words.captured(taken)]);
}
