// A finger is wider than the points of a big board, and a mouse misses those of a very big one. There a first
// tap only aims: the stone stands ready, crossed by guide lines that a fingertip does not hide, and follows
// the finger; a second tap on it, or the button, plays it. A pure step, as keys.ts is.

import type { Point } from "./view.ts";

/** What points: a mouse may be a pen; a screen reader never misses. */
export type Pointer = "finger" | "mouse" | "reader";

/** Below this width in CSS pixels a point is aimed at before it is played. */
const narrowest: Readonly<Record<Pointer, number>> = { finger: 30, mouse: 14, reader: 0 };

/** auto: aims where points are narrow for what points, and plays at once where they are not. */
export type Confirm = "auto" | "always" | "never";

export interface Tap {
  readonly point: Point;
  readonly by: Pointer;
}

export interface TapStep {
  readonly aimed: Point | null;
  readonly chosen: Point | null;
}

/** Whether a tap only aims; `pitch` is the width of a point. */
export function needsAim(by: Pointer, pitch: number, confirm: Confirm): boolean {
  switch (confirm) {
    case "always":
      return true;
    case "never":
      return false;
    case "auto":
      return pitch < narrowest[by];
  }
}

/** What a tap does; `aimed` is the point that was aimed at before it. */
export function tapped(aimed: Point | null, tap: Tap, pitch: number, confirm: Confirm): TapStep {
  if (!needsAim(tap.by, pitch, confirm)) return { aimed: null, chosen: tap.point };
  if (aimed === tap.point) return { aimed: null, chosen: tap.point };
  return { aimed: tap.point, chosen: null };
}
