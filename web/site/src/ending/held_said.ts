// What the referee holds of a group, and what a precedent says of one, in words.

import type { Precedents } from "../engine/engine.ts";
import { other } from "../model/table.ts";
import type { Naming } from "../parts/point_names.ts";
import { words } from "../words/index.ts";
import type { Group } from "./groups.ts";

type Precedent = Precedents["decided"][number];
type Graded = Pick<Group, "grade" | "dead" | "confidence">;

/** What the referee holds of a group. */
export function gradeSaid({ grade, dead, confidence }: Graded): string {
  const text = words.ending.groups;
  const percent = String(Math.floor(confidence / 10));
  if (grade === "estimated") return text.estimated(dead, percent);
  return grade === "waits" ? text.waits(percent) : text.grades[grade]!;
}

interface Stones extends Pick<Precedent, "shape" | "color"> {
  readonly stones: readonly string[];
  readonly beside: readonly string[];
}

/** The stones that a precedent is on, and their shape. */
export function shapeSaid({ shape, color, stones, beside }: Stones, named: Naming): string {
  const text = words.ending.precedents;
  const at = named(stones[0] ?? "?");
  return shape === "bent_four_in_the_corner"
    ? text.bentFour(color, at, stones.length)
    : text.threePoints(color, at, other(color), named(beside[0] ?? "?"), beside.length);
}

/** What the text says of them. */
export function rulingSaid({
  shape,
  color,
  points,
}: Pick<Precedent, "shape" | "color" | "points">): string {
  const text = words.ending.precedents;
  if (shape === "bent_four_in_the_corner") return text.dead;
  return points > 0 ? text.counts(color, points) : text.seki;
}
