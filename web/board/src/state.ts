// What a board is set to, and all that it keeps between two events: one record. What else a board has are
// elements, which show what is in it.

import type { CoordinateStyle } from "./coordinates.ts";
import type { Layout, Proportions } from "./layout.ts";
import type { Confirm } from "./touch.ts";
import { emptyView, type BoardView, type Point } from "./view.ts";
import { english, type Words } from "./words.ts";

export type Theme = "light" | "dark" | "print";

export interface Settings {
  readonly theme: Theme;
  readonly coordinates: CoordinateStyle;
  /** Boards that are not square have square points. */
  readonly proportions: Proportions;
  readonly confirm: Confirm;
  /** width: as wide as its place.  both: no higher than its place either. */
  readonly fit: "width" | "both";
  readonly words: Words;
}

/** What a board is set to unless told otherwise. */
export const defaultSettings: Settings = {
  theme: "light",
  coordinates: "letters",
  proportions: "square",
  confirm: "auto",
  fit: "width",
  words: english,
};

export interface State {
  settings: Settings;
  /** What is shown; no board before the first view. */
  view: BoardView;
  /** Where everything lies; null until there is a view, and a place of some width for it. */
  lie: Layout | null;

  /** What was typed of a point's name. */
  typed: string;
  /** It has been refused as it stands: the next letter begins another name. */
  closed: boolean;

  /** The point under the mouse. */
  hovered: Point | null;
  /** The point where a stone stands ready, to be put down by a second tap or the button. */
  aimed: Point | null;
  /** The same when the finger or the button came down: a finger that shakes does not confirm. */
  aimedBefore: Point | null;
  /** What came down last was a finger. */
  finger: boolean;
  /** It is down, and the point aimed at follows it. */
  dragging: boolean;

  /** What happened and has not been said yet. */
  unsaid: readonly string[];
  /** Says it. */
  toSay: ReturnType<typeof setTimeout> | undefined;
  /** Points that are something else than their cells say. */
  readonly misnamed: Set<Point>;
  /** Names them. */
  toName: ReturnType<typeof setTimeout> | undefined;
}

export const firstState = (settings: Partial<Settings>): State => ({
  settings: { ...defaultSettings, ...settings },
  view: emptyView(0),
  lie: null,
  typed: "",
  closed: false,
  hovered: null,
  aimed: null,
  aimedBefore: null,
  finger: false,
  dragging: false,
  unsaid: [],
  toSay: undefined,
  misnamed: new Set(),
  toName: undefined,
});
