// The board as a Preact component, and the views that the site shows on it.

import "shinpan-board/board.css";
import "./board_view.css";
import { useEffect, useId, useLayoutEffect, useRef } from "preact/hooks";
import {
  Board,
  readName,
  traditionalHeight,
  type BoardView,
  type Color,
  type Command,
  type Motion,
  type Point,
  type Settings as BoardSettings,
  type Size,
  type Stone,
} from "shinpan-board";
import type { GameEvent, Player } from "../engine/engine.ts";
import { words } from "../words/index.ts";

export const colorOf = (player: Player): Color => (player === "B" ? "black" : "white");
const colors: readonly (Color | null)[] = [null, "black", "white"];

/** The engine's board, a number a point, as the stones of a view. */
export const stonesOf = (board: ArrayLike<number>): (Color | null)[] =>
  Array.from(board, (stone) => colors[stone] ?? null);

const letters: Readonly<Record<string, Color>> = { B: "black", W: "white" };

/** The stones of rows such as ".BW". */
export const stonesIn = (board: readonly string[]): (Color | null)[] =>
  board.flatMap((row) => [...row].map((sign) => letters[sign] ?? null));

/** The point that the engine calls so; null for what is no point, such as a pass. */
export const pointNamed = (name: string, size: Size): Point | null =>
  readName(name, size, "letters").point;
/** Where an event put a stone; null for any that puts none, and for none. */
export const pointPlayed = (event: GameEvent | null | undefined, size: Size): Point | null =>
  event?.kind === "play" ? pointNamed(event.at, size) : null;

export const pointsNamed = (names: readonly string[], size: Size): Point[] =>
  names.map((name) => pointNamed(name, size)).filter((at): at is Point => at !== null);
/** Both players' territory, as the engine names it. */
export const landOf = (
  land: { black: readonly string[]; white: readonly string[] },
  size: Size,
): Stone[] =>
  (["black", "white"] as const).flatMap((color) =>
    pointsNamed(land[color], size).map((at) => ({ at, color })),
  );

/** Both margins together: in points what grows with them, and in pixels what names on the edge take. */
const margins = { bare: { points: 0.44, names: "0px" }, named: { points: 0.16, names: "30px" } };

/** How wide a board is for its height, for the style sheet: no board is higher than its window. */
function shapeOf(
  { cols, rows }: Size,
  { coordinates, proportions }: Partial<BoardSettings>,
): Record<string, string> {
  const { points, names } = coordinates === "none" ? margins.bare : margins.named;
  const stretch = cols === rows && proportions === "traditional" ? traditionalHeight : 1;
  const height = (rows - 1) * stretch + 1 + points;
  return { "--shape": String((cols + points) / height), "--beside": names };
}

interface Props {
  readonly view: BoardView;
  readonly settings: Partial<BoardSettings>;
  readonly motion?: Motion;
  /** Spoken by screen readers when it changes. */
  readonly spoken?: string;
  /** Tells apart times of saying the same: it is spoken again when this changes. */
  readonly time?: string;
  /** The board takes the keyboard's focus whenever this number goes up; 0 for not yet. */
  readonly focused?: number;
  readonly onChoose?: (at: Point) => void;
  readonly onCommand?: (command: Command) => void;
}

export function BoardOf({
  view,
  settings,
  motion = "play",
  spoken = "",
  time = "",
  focused = 0,
  onChoose,
  onCommand,
}: Props) {
  const place = useRef<HTMLDivElement>(null);
  const board = useRef<Board | null>(null);
  const listeners = useRef({ onChoose, onCommand });
  listeners.current = { onChoose, onCommand };
  // With the texts around it, not a frame later.
  useLayoutEffect(() => {
    const made = new Board(
      place.current!,
      {
        onChoose: (at) => listeners.current.onChoose?.(at),
        onCommand: (command) => listeners.current.onCommand?.(command),
      },
      { ...settings, words: words.board },
    );
    board.current = made;
    return () => made.remove();
  }, []);
  const told = JSON.stringify(settings);
  useLayoutEffect(
    () => board.current?.set({ ...settings, words: words.board }),
    [told, words.board],
  );
  useLayoutEffect(() => board.current?.show(view, motion), [view]);
  useEffect(() => {
    if (spoken) board.current?.say(spoken);
  }, [spoken, time]);
  useEffect(() => {
    if (focused > 0) board.current?.focus();
  }, [focused]);
  return <div id={useId()} ref={place} style={shapeOf(view.size, settings)} />;
}
