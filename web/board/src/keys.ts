// The keyboard, as a pure step: a key and what was typed before, to what is to be done.
//
// Arrows, Home, End, PageUp and PageDown move. Letters and digits name a point, which gets the focus as soon
// as they name one. Enter and the space bar play where the focus is, and nothing where what was typed is no
// point, whatever its letters: that stays until it is corrected or another name begins. P and U are columns'
// letters too, so that they pass and take back with Enter: "P 1 6 Enter" plays at P16, "P Enter" passes.

import { columnOf, pointAt, readName, rowOf, type CoordinateStyle } from "./coordinates.ts";
import type { Point, Size } from "./view.ts";

export type Command = "pass" | "undo" | "cancel";

export interface KeyState {
  readonly focus: Point;
  readonly typed: string;
  /** What was typed has been refused as it stands: the next letter begins another name. */
  readonly closed: boolean;
}

export interface Key {
  readonly key: string; // as KeyboardEvent names it
  readonly control: boolean;
}

export type KeyAction =
  | { readonly do: "move" }
  | { readonly do: "type" }
  | { readonly do: "choose"; readonly point: Point }
  | { readonly do: "command"; readonly command: Command }
  | { readonly do: "no point"; readonly text: string };

export interface KeyStep {
  readonly state: KeyState;
  readonly action: KeyAction;
}

const commands: Readonly<Record<string, Command>> = { P: "pass", U: "undo" };
const pageLength = 5;

function moved(at: Point, key: Key, size: Size): Point | null {
  const col = columnOf(at, size);
  const row = rowOf(at, size);
  const to = (c: number, r: number): Point =>
    pointAt(Math.max(0, Math.min(size.cols - 1, c)), Math.max(0, Math.min(size.rows - 1, r)), size);
  switch (key.key) {
    case "ArrowLeft":
      return to(col - 1, row);
    case "ArrowRight":
      return to(col + 1, row);
    case "ArrowUp":
      return to(col, row - 1);
    case "ArrowDown":
      return to(col, row + 1);
    case "PageUp":
      return to(col, row - pageLength);
    case "PageDown":
      return to(col, row + pageLength);
    case "Home":
      return to(0, key.control ? 0 : row);
    case "End":
      return to(size.cols - 1, key.control ? size.rows - 1 : row);
    default:
      return null;
  }
}

const at = (focus: Point, letters = ""): KeyState => ({ focus, typed: letters, closed: false });

function entered(state: KeyState, size: Size, style: CoordinateStyle): KeyStep {
  if (state.typed === "")
    return { state: at(state.focus), action: { do: "choose", point: state.focus } };
  const { point } = readName(state.typed, size, style);
  if (point !== null) return { state: at(point), action: { do: "choose", point } };
  const command = commands[state.typed.toUpperCase()];
  if (command) return { state: at(state.focus), action: { do: "command", command } };
  return { state: { ...state, closed: true }, action: { do: "no point", text: state.typed } };
}

/** A text that names no point, and that no further letter makes a name. */
const isRefused = (text: string, size: Size, style: CoordinateStyle): boolean =>
  !readName(text, size, style).begins && !commands[text.toUpperCase()];

/** How names look on boards of any size, and what people type for them: "5E" for E5. */
const shapes: Readonly<Record<CoordinateStyle, RegExp>> = {
  letters: /^\d*\p{L}{0,2}\d*$/u,
  none: /^\d*\p{L}{0,2}\d*$/u,
  numbers: /^[^-]*-?[^-]*$/,
  sgf: /^..?$/u,
};

/** A refused text goes on as long as it looks like a name: "K4" is told as one where there is no K. */
function typed(state: KeyState, letter: string, size: Size, style: CoordinateStyle): KeyStep {
  const written = style === "sgf" ? letter : letter.toUpperCase();
  const all = state.typed + written;
  const another = state.closed || (isRefused(state.typed, size, style) && !shapes[style].test(all));
  const text = another ? written : all;
  if (isRefused(text, size, style))
    return { state: at(state.focus, text), action: { do: "no point", text } };
  const { point } = readName(text, size, style);
  return { state: at(point ?? state.focus, text), action: { do: "type" } };
}

/** What a key does; null when the board has no use for it and the page may have it. */
export function pressed(
  state: KeyState,
  key: Key,
  size: Size,
  style: CoordinateStyle,
): KeyStep | null {
  const to = moved(state.focus, key, size);
  if (to !== null) return { state: at(to), action: { do: "move" } };
  if (key.control) return null;
  if (key.key === "Enter" || key.key === " ") return entered(state, size, style);
  if (key.key === "Escape")
    return { state: at(state.focus), action: { do: "command", command: "cancel" } };
  if (key.key === "Backspace" && state.typed !== "") {
    const text = state.typed.slice(0, -1);
    const { point } = readName(text, size, style);
    return { state: at(point ?? state.focus, text), action: { do: "type" } };
  }
  return /^[\p{L}\p{N}-]$/u.test(key.key) ? typed(state, key.key, size, style) : null;
}
