// The first lessons: positions, what each step asks for, and how the engine judges a try. The texts stand
// with the words.

import { diagramOf } from "../../content/diagrams.ts";
import type { Diagram } from "../../content/types.ts";
import type { GameEvent, Player, PointName, Reason, Refusal, Shinpan } from "../engine/engine.ts";
import { playedOn, sceneOf, type Played, type Scene } from "../model/live.ts";
import { other, type MoveEvent } from "../model/table.ts";
import type { LessonId } from "../words/en/lessons.ts";

/** What a step asks for. */
export type Goal =
  | { readonly kind: "any play" }
  | { readonly kind: "play"; readonly at: readonly string[] }
  | { readonly kind: "take"; readonly stones: number }
  | { readonly kind: "be refused"; readonly reason: Reason }
  /** The chain there is proven to live; where it stands inside the other side's space, that one is dead. */
  | { readonly kind: "live"; readonly at: string }
  | { readonly kind: "pass" };

export interface Step {
  readonly diagram: Diagram;
  /** What was played before. */
  readonly moves: readonly GameEvent[];
  readonly goal: Goal;
  /** A move that reaches the goal. */
  readonly answer: MoveEvent;
}

export interface Lesson {
  readonly id: LessonId;
  readonly steps: readonly Step[];
}

const step = (
  rows: readonly string[],
  goal: Goal,
  answer: MoveEvent,
  moves: readonly GameEvent[] = [],
  first: Player = "B",
): Step => ({ diagram: diagramOf(rows, first), moves, goal, answer });

const black = (at: PointName): MoveEvent => ({ kind: "play", by: "B", at });
const white = (at: PointName): MoveEvent => ({ kind: "play", by: "W", at });
const pass = (by: Player): MoveEvent => ({ kind: "pass", by });

const ko = [". . . . .", ". X O . .", "X O . O .", ". X O . .", ". . . . ."];
const border = [". X O . .", ". X O . .", "X X O O .", ". X X O .", ". . . O ."];

/**
 * Two passes end the game, area counts, self-capture and repetition are forbidden: the fewest clauses that
 * make a game.
 */
export const lessonRules = "wikipedia-basic-7a";

/** All lessons, in the order in which they are read. */
export const lessons: readonly Lesson[] = [
  {
    id: "stones",
    steps: [
      step(
        [". . . . .", ". . . . .", ". . . . .", ". . . . .", ". . . . ."],
        { kind: "any play" },
        black("C3"),
      ),
      step(
        [". . . . .", ". . O . .", ". O X . .", ". . O . .", ". . . . ."],
        { kind: "play", at: ["D3"] },
        black("D3"),
      ),
    ],
  },
  {
    id: "capture",
    steps: [
      step(
        [". . . . .", ". . X . .", ". X O X .", ". . . . .", ". . . . ."],
        { kind: "take", stones: 1 },
        black("C2"),
      ),
      step(
        [". . . . .", ". . X X .", ". X O O .", ". . X X .", ". . . . ."],
        { kind: "take", stones: 2 },
        black("E3"),
      ),
      step(
        [". . . . .", ". . . . .", ". . . . .", "X X . . .", "O O . . ."],
        { kind: "take", stones: 2 },
        black("C1"),
      ),
      step(
        [". . . . .", ". . X . .", ". X O . .", ". O X O .", ". . . . ."],
        { kind: "take", stones: 1 },
        black("D3"),
      ),
    ],
  },
  {
    id: "self",
    steps: [
      step(
        [". . . . .", ". . O . .", ". O . O .", ". . O . .", ". . . . ."],
        { kind: "be refused", reason: "self_capture" },
        black("C3"),
      ),
      step(
        [". . . . .", ". . . . .", "X X . . .", "O O X . .", ". O X . ."],
        { kind: "take", stones: 3 },
        black("A1"),
      ),
    ],
  },
  {
    id: "ko",
    steps: [
      step(ko, { kind: "take", stones: 1 }, black("C3")),
      step(ko, { kind: "be refused", reason: "repetition" }, white("B3"), [black("C3")]),
      step(ko, { kind: "play", at: ["B3"] }, black("B3"), [black("C3"), white("E1")]),
    ],
  },
  {
    id: "eyes",
    steps: [
      step(
        [". . . . .", ". . . . .", "X X X X X", "O O O O X", ". O . O X"],
        { kind: "be refused", reason: "self_capture" },
        black("A1"),
      ),
      step(
        [". . . . .", ". . . . .", "O O O O O", "X X X X O", ". . . X O"],
        { kind: "live", at: "A2" },
        black("B1"),
      ),
      step(
        [". X . X .", "X X X X X", "X X X X X", "O O O O X", ". . . O X"],
        { kind: "live", at: "B1" },
        black("B1"),
      ),
    ],
  },
  { id: "seki", steps: [step([". X . O .", "X X . O O"], { kind: "pass" }, pass("B"))] },
  {
    id: "count",
    steps: [
      step(border, { kind: "play", at: ["C1"] }, black("C1")),
      step(border, { kind: "pass" }, pass("B"), [black("C1"), pass("W")]),
    ],
  },
  { id: "game", steps: [] },
];

export interface Judged {
  readonly is: "right" | "wrong" | "refused";
  readonly refusal: Refusal | null;
}

/** The small board of a step. */
export const sceneOfStep = (engine: Shinpan, { diagram, moves }: Step): Scene =>
  sceneOf(engine, lessonRules, diagram, moves, 0);

function reached(goal: Goal, tried: MoveEvent, before: Played, after: Played): boolean {
  const opponent = other(tried.by);
  switch (goal.kind) {
    case "any play":
      return tried.kind === "play";
    case "play":
      return tried.kind === "play" && goal.at.includes(tried.at);
    case "take":
      return after.game.prisoners(opponent) - before.game.prisoners(opponent) === goal.stones;
    case "live":
      return after.game
        .proof({ nodes: 1000 })
        .groups.some(({ stones, is }) => stones.includes(goal.at) && is === "lives");
    case "pass":
      return tried.kind === "pass";
    case "be refused":
      return false;
  }
}

/** What the engine makes of a try. */
export function judge(engine: Shinpan, asked: Step, tried: MoveEvent): Judged {
  const scene = sceneOfStep(engine, asked);
  const before = playedOn(engine, scene, asked.moves);
  const after = playedOn(engine, scene, [...asked.moves, tried]);
  const { refusal } = after;
  const wanted = asked.goal.kind === "be refused" && refusal?.reason === asked.goal.reason;
  const is = wanted
    ? "right"
    : refusal
      ? "refused"
      : reached(asked.goal, tried, before, after)
        ? "right"
        : "wrong";
  before.game.free();
  after.game.free();
  return { is, refusal };
}
