// Clocks as they are kept and drawn. What is left, lost and taken back, the engine says. All times are
// milliseconds.

import type { Shinpan, TimeControl, TimeLeft } from "./engine.ts";

/** What a move left its player, before what the move itself gives: a bonus, a stone less to be played. */
export interface Made {
  readonly player: "B" | "W";
  readonly left: TimeLeft;
}

export interface Clock {
  readonly system: TimeControl;
  readonly B: TimeLeft;
  readonly W: TimeLeft;
  /** The moves that stand, as far as they were noted: a game that was kept before has none of its first. */
  readonly made?: readonly Made[];
}

/** A clock as the game begins. */
export function clockOf({ clocks }: Shinpan, system: TimeControl): Clock {
  const { left } = clocks.begin(system);
  return { system, B: left, W: left };
}

/** What a clock shows: the main time, then the period. */
export const thinking = (left: TimeLeft): number => (left.main > 0 ? left.main : left.period);

/** "1:02:03", "2:03", and from ten seconds down "9.4". */
export function clockText(time: number): string {
  if (time < 10_000) return (Math.floor(time / 100) / 10).toFixed(1);
  const seconds = Math.ceil(time / 1000);
  const two = (count: number): string => String(count).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}
