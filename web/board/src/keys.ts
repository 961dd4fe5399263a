// The keyboard, as a pure step: a key and what was typed before, to what is to be done.
//
// Arrows, Home, End, PageUp and PageDown move. Letters and digits name a point, which gets the focus as soon
// as they name one. Enter plays where the focus is, and nothing where what was typed is no point: that stays
// until it is corrected or something else begins. P and U are columns' letters too, so that they pass and
// take back with Enter: "P 1 6 Enter" plays at P16, "P Enter" passes.

import { columnOf, pointAt, readName, rowOf, type CoordinateStyle } from "./coordinates.ts";
import type { Point, Size } from "./view.ts";

export type Command = "pass" | "undo" | "cancel";

export interface KeyState {
  readonly focus: Point;
  readonly typed: string;
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
    case "ArrowLeft": return to(col - 1, row);
    case "ArrowRight": return to(col + 1, row);
    case "ArrowUp": return to(col, row - 1);
    case "ArrowDown": return to(col, row + 1);
    case "PageUp": return to(col, row - pageLength);
    case "PageDown": return to(col, row + pageLength);
    case "Home": return to(0, key.control ? 0 : row);
    case "End": return to(size.cols - 1, key.control ? size.rows - 1 : row);
    default: return null;
  }
}

function entered(state: KeyState, size: Size, style: CoordinateStyle): KeyStep {
  const clear = { focus: state.focus, typed: "" };
  if (state.typed === "") return { state: clear, action: { do: "choose", point: state.focus } };
  const { point } = readName(state.typed, size, style);
  if (point !== null) return { state: { focus: point, typed: "" }, action: { do: "choose", point } };
  const command = commands[state.typed.toUpperCase()];
  if (command) return { state: clear, action: { do: "command", command } };
  return { state, action: { do: "no point", text: state.typed } };
}

/** A text that names no point, and that no further letter makes a name. */
const isRefused = (text: string, size: Size, style: CoordinateStyle): boolean =>
  !readName(text, size, style).begins && !commands[text.toUpperCase()];

function typed(state: KeyState, letter: string, size: Size, style: CoordinateStyle): KeyStep | null {
  const before = isRefused(state.typed, size, style) ? "" : state.typed;
  const text = before + (style === "sgf" ? letter : letter.toUpperCase());
  if (!isRefused(text, size, style)) {
    const { point } = readName(text, size, style);
    return { state: { focus: point ?? state.focus, typed: text }, action: { do: "type" } };
  }
  if (state.typed === "") return null;
  return { state: { focus: state.focus, typed: text }, action: { do: "no point", text } };
}

/** What a key does; null when the board has no use for it and the page may have it. */
export function pressed(state: KeyState, key: Key, size: Size, style: CoordinateStyle): KeyStep | null {
  const to = moved(state.focus, key, size);
  if (to !== null) return { state: { focus: to, typed: "" }, action: { do: "move" } };
  if (key.control) return null;
  if (key.key === "Enter") return entered(state, size, style);
  if (key.key === " " && isRefused(state.typed, size, style)) return entered(state, size, style);
  if (key.key === " ")
    return { state: { focus: state.focus, typed: "" }, action: { do: "choose", point: state.focus } };
  if (key.key === "Escape")
    return { state: { focus: state.focus, typed: "" }, action: { do: "command", command: "cancel" } };
  if (key.key === "Backspace" && state.typed !== "") {
    const text = state.typed.slice(0, -1);
    const { point } = readName(text, size, style);
    return { state: { focus: point ?? state.focus, typed: text }, action: { do: "type" } };
  }
  return /^[a-z0-9-]$/i.test(key.key) ? typed(state, key.key, size, style) : null;
}
