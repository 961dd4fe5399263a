// Events: the whole truth of a game, as objects and as lines. docs/libraries.md says what each means.

import { mistake } from "./module.js";
import type { Player, PointName } from "./results.js";

/** A point by its name, or counted row by row from 0, the top left. */
export type Point = PointName | number;

export type GameEvent =
  | { kind: "play"; by: Player; at: Point; words?: "stands" }
  | { kind: "breach"; by: Player; at: Point }
  | {
      kind: "pass" | "button" | "turn" | "resign" | "resume" | "undo_granted";
      by: Player;
    }
  | { kind: "end_agreed" | "no_result_agreed" | "both_lose" }
  | { kind: "setup"; by: Player | null; points: Point[] }
  | { kind: "handicap"; number: number; points: Point[] }
  | { kind: "nigiri"; by: Player; number: number; words: "odd" | "even" }
  | { kind: "undo_asked"; by: Player; number: number }
  | { kind: "marks_proposed"; by: Player; points: Point[] }
  | { kind: "marks_accepted"; by: Player; hash: string }
  | { kind: "group_agreed" | "analysis_agreed"; points: Point[] }
  | { kind: "timeout" | "forfeit" | "resumed_by_ruling"; by: Player; words?: string }
  | { kind: "penalty"; by: Player; number: number; words?: string }
  | { kind: "ruling"; by: Player | null; number: 0 | 1 | 2 | 3; words?: string }
  /** `number` half points. */
  | { kind: "award"; by: Player; number: number; words?: string }
  /** As after event `number` of all that the game ever took; 0 is the start. */
  | { kind: "annulled"; number: number; words?: string }
  | { kind: "status_ruled"; points: Point[]; status: "dead" | "alive"; words?: string };

function escaped(words: string): string {
  return words.replaceAll("\\", "\\\\").replaceAll("\n", "\\n");
}

/** The names of a list of points. */
export function namesIn(points: Iterable<Point>, named: (point: Point) => PointName): PointName[] {
  if (typeof points !== "object" || points === null || !(Symbol.iterator in points))
    throw mistake(`${String(points)} is no list of points, such as ["A1", "B2"]`);
  return Array.from(points, (point) => {
    const name = named(point);
    if (!/^\S+$/.test(name)) throw mistake(`'${name}' is no point`);
    return name;
  });
}

/** The line of an event; `named` gives the name of a point. */
export function lineOf(event: GameEvent, named: (point: Point) => PointName): string {
  if (typeof event !== "object" || event === null) throw mistake(`${String(event)} is no event`);
  const by = event.kind === "handicap" ? "B" : "by" in event ? (event.by ?? "-") : "-";
  const words: (string | number)[] = [event.kind, by];
  if ("number" in event) words.push(event.number);
  if ("hash" in event) words.push(event.hash);
  if ("at" in event) words.push(named(event.at));
  if ("points" in event) words.push(...namesIn(event.points, named));
  if ("status" in event) words.push(event.status);
  if ("words" in event && event.words) words.push(escaped(event.words));
  return words.join(" ");
}
