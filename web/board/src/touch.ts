// A finger is wider than the points of a big board. There a first tap only aims: the stone stands ready,
// crossed by guide lines that a fingertip does not hide, and follows the finger; a second tap on it, or the
// button, plays it. A pure step, as keys.ts is.

import type { Point } from "./view.ts";

/** Below this width in CSS pixels a point is aimed at before it is played. */
export const fingerWidth = 30;

/** auto: a finger aims where points are narrow, and plays at once where they are not. */
export type Confirm = "auto" | "always" | "never";

export interface Tap {
  readonly point: Point;
  readonly finger: boolean; // not a mouse, a pen or a screen reader
}

export interface TapStep {
  readonly aimed: Point | null;
  readonly chosen: Point | null;
}

/** Whether a tap only aims; `pitch` is the width of a point. */
export function needsAim(finger: boolean, pitch: number, confirm: Confirm): boolean {
  switch (confirm) {
    case "always": return true;
    case "never": return false;
    case "auto": return finger && pitch < fingerWidth;
  }
}

/** What a tap does; `aimed` is the point that was aimed at before it. */
export function tapped(aimed: Point | null, tap: Tap, pitch: number, confirm: Confirm): TapStep {
  if (!needsAim(tap.finger, pitch, confirm)) return { aimed: null, chosen: tap.point };
  if (aimed === tap.point) return { aimed: null, chosen: tap.point };
  return { aimed: tap.point, chosen: null };
}
