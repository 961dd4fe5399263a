// Events: all that happens in a game, in order, as objects and as lines. docs/libraries.md says what each means.

import type { May, Player, PointName } from "./answers.js";
import { mistake } from "./module.js";

/** A point by its name, or counted row by row from 0, the top left. */
export type Point = PointName | number;

/** An event; `At` is how it names points. */
export type GameEvent<At extends Point = Point> =
  | { kind: "play"; by: Player; at: At; words?: "stands" }
  | { kind: "breach"; by: Player; at: At }
  | { kind: "pass"; by: Player }
  | { kind: "button"; by: Player }
  | { kind: "turn" | "resign" | "resume" | "undo_granted"; by: Player }
  | { kind: "end_agreed" | "no_result_agreed" | "both_lose" }
  | { kind: "setup"; by: Player | null; points: readonly At[] }
  | { kind: "handicap"; number: number; points: readonly At[] }
  | { kind: "nigiri"; by: Player; number: number; words: "odd" | "even" }
  | { kind: "undo_asked"; by: Player; number: number }
  | { kind: "marks_proposed"; by: Player; points: readonly At[] }
  | { kind: "marks_accepted"; by: Player; hash: string }
  | { kind: "group_agreed" | "analysis_agreed"; points: readonly At[] }
  | { kind: "timeout" | "forfeit" | "resumed_by_ruling"; by: Player; words?: string }
  | { kind: "penalty"; by: Player; number: number; words?: string }
  | { kind: "ruling"; by: Player | null; number: 0 | 1 | 2 | 3; words?: string }
  /** `number` half points. */
  | { kind: "award"; by: Player; number: number; words?: string }
  /** As after event `number` of all that the game ever took; 0 is the start. */
  | { kind: "annulled"; number: number; words?: string }
  | { kind: "status_ruled"; points: readonly At[]; status: "dead" | "alive"; words?: string };

/** The events that the state tells of who may give them. */
export type Offer = keyof May;

/** What an event may say beside its kind. */
type Part = "by" | "number" | "hash" | "at" | "points" | "status" | "words";

/** What an event of each kind says, in the order of its line. */
const parts: Readonly<Record<GameEvent["kind"], readonly Part[]>> = {
  play: ["by", "at", "words"],
  breach: ["by", "at"],
  pass: ["by"],
  button: ["by"],
  turn: ["by"],
  resign: ["by"],
  resume: ["by"],
  undo_granted: ["by"],
  end_agreed: [],
  no_result_agreed: [],
  both_lose: [],
  setup: ["by", "points"],
  handicap: ["number", "points"],
  nigiri: ["by", "number", "words"],
  undo_asked: ["by", "number"],
  marks_proposed: ["by", "points"],
  marks_accepted: ["by", "hash"],
  group_agreed: ["points"],
  analysis_agreed: ["points"],
  timeout: ["by", "words"],
  forfeit: ["by", "words"],
  resumed_by_ruling: ["by", "words"],
  penalty: ["by", "number", "words"],
  ruling: ["by", "number", "words"],
  award: ["by", "number", "words"],
  annulled: ["number", "words"],
  status_ruled: ["points", "status", "words"],
};

function escaped(words: string): string {
  return words.replaceAll("\\", "\\\\").replaceAll("\n", "\\n");
}

const unescaped = (words: string): string =>
  words.replaceAll(/\\(.)/g, (_, sign: string) => (sign === "n" ? "\n" : sign));

/** The names of a list of points. */
export function namesIn(points: Iterable<Point>, named: (point: Point) => PointName): PointName[] {
  if (typeof points !== "object" || points === null || !(Symbol.iterator in points))
    throw mistake(`${String(points)} is not a list of points, such as ["A1", "B2"]`);
  return Array.from(points, (point) => {
    const name = named(point);
    if (!/^\S+$/.test(name)) throw mistake(`'${name}' is not a point`);
    return name;
  });
}

/** The line of an event; `named` gives the name of a point. */
export function lineOf(event: GameEvent, named: (point: Point) => PointName): string {
  if (typeof event !== "object" || event === null)
    throw mistake(`${String(event)} is not an event`);
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

/** The event of a line, as the engine writes it. Throws a ShinpanError where the line is no event. */
export function eventOf(line: string): GameEvent<PointName> {
  const [kind = "", by, ...rest] = line.split(" ");
  const said = parts[kind as GameEvent["kind"]] as readonly Part[] | undefined;
  const event: Partial<Record<Part, unknown>> & { kind: string } = { kind };
  for (const part of said ?? []) {
    if (part === "by") event.by = by === "-" ? null : by;
    else if (part === "points") {
      const status = rest.findIndex((word) => word === "dead" || word === "alive");
      event.points = rest.splice(0, status < 0 ? rest.length : status);
    } else if (part !== "words") {
      const word = rest.shift();
      event[part] = part === "number" ? Number(word) : word;
    } else if (rest.length > 0) event.words = unescaped(rest.splice(0).join(" "));
  }
  const lacks = Object.values(event).some((value) => value === undefined || Number.isNaN(value));
  if (!said || lacks || rest.length > 0) throw mistake(`'${line}' is not an event`);
  return event as GameEvent<PointName>;
}
