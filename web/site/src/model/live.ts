// A small board to try things on: a position, an example's moves, and what the reader does instead. Pure; the
// engine carries out the events and says what it makes of them.

import type { Diagram } from "../../content/types.ts";
import { open, type Game, type Refusal, type Shinpan, type Start } from "../engine/engine.ts";

export interface Scene {
  readonly start: Start;
  /** The events that lead to the position. */
  readonly setup: readonly string[];
  /** The moves of the example. */
  readonly script: readonly string[];
}

/** The scene of a diagram; `komi` in points, null for what the rules say. */
export function sceneOf(
  engine: Shinpan,
  rules: string,
  diagram: Diagram,
  script: readonly string[] = [],
  komi: number | null = null,
): Scene {
  const { cols, rows, black, white, first } = diagram;
  const stones = (["B", "W"] as const).flatMap((player) => {
    const points = player === "B" ? black : white;
    return points.length === 0 ? [] : [["setup", player, ...points].join(" ")];
  });
  return {
    start: {
      rules,
      cols,
      rows,
      komiHalf: komi === null ? engine.ruleset(rules).komi_half : 2 * komi,
    },
    setup: [...stones, ...(first === "W" ? ["turn W"] : [])],
    script,
  };
}

export interface Played {
  readonly game: Game;
  /** How many events were carried out. */
  readonly done: number;
  readonly refusal: Refusal | null;
}

/** "marks_accepted B" accepts whatever is proposed. */
const lineFor = (game: Game, event: string): string =>
  /^marks_accepted [BW]$/.test(event) ? (game.state().marks?.acceptance ?? event) : event;

/** The scene with these events, as far as the rules let them happen. The game belongs to the caller. */
export function playedOn(
  engine: Shinpan,
  { start, setup }: Scene,
  events: readonly string[],
): Played {
  const game = open(engine, start);
  for (const event of setup) game.apply(event);
  for (const [done, event] of events.entries()) {
    const applied = game.apply(lineFor(game, event));
    if (!applied.ok) return { game, done, refusal: applied.refusal };
  }
  return { game, done: events.length, refusal: null };
}

/** How far the events follow the script. */
export const followed = (script: readonly string[], events: readonly string[]): number => {
  const parting = events.findIndex((event, i) => event !== script[i]);
  return parting === -1 ? events.length : parting;
};
