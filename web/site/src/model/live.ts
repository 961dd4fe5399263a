// A small board to try things on: a position, an example's moves, and what the reader does instead. Pure; the
// engine carries out the events and says what it makes of them.

import type { Diagram } from "../../content/types.ts";
import {
  acceptanceOf,
  isSameEvent,
  open,
  type Game,
  type GameEvent,
  type Refusal,
  type Shinpan,
  type Start,
} from "../engine/engine.ts";

export interface Scene {
  readonly start: Start;
  /** The events that lead to the position. */
  readonly setup: readonly GameEvent[];
  /** The moves of the example; an acceptance without a hash accepts whatever is proposed. */
  readonly script: readonly GameEvent[];
}

/** The scene of a diagram; `komi` in points, null for what the rules say. */
export function sceneOf(
  engine: Shinpan,
  rules: string,
  diagram: Diagram,
  script: readonly GameEvent[] = [],
  komi: number | null = null,
): Scene {
  const { cols, rows, black, white, first } = diagram;
  const stones = (["B", "W"] as const).flatMap((by): GameEvent[] => {
    const points = by === "B" ? black : white;
    return points.length === 0 ? [] : [{ kind: "setup", by, points }];
  });
  return {
    start: {
      rules,
      cols,
      rows,
      komiHalf: komi === null ? engine.ruleset(rules).komi_half : 2 * komi,
    },
    setup: [...stones, ...(first === "W" ? [{ kind: "turn", by: "W" } as const] : [])],
    script,
  };
}

export interface Played {
  readonly game: Game;
  /** How many events were carried out. */
  readonly done: number;
  readonly refusal: Refusal | null;
}

/** An acceptance of whatever is proposed, with what that is. */
const complete = (game: Game, event: GameEvent): GameEvent =>
  event.kind === "marks_accepted" && event.hash === ""
    ? (acceptanceOf(game.state()) ?? event)
    : event;

/** The scene with these events, as far as the rules let them happen. The game belongs to the caller. */
export function playedOn(
  engine: Shinpan,
  { start, setup }: Scene,
  events: readonly GameEvent[],
): Played {
  const game = open(engine, start);
  for (const event of setup) game.apply(event);
  for (const [done, event] of events.entries()) {
    const applied = game.apply(complete(game, event));
    if (!applied.ok) return { game, done, refusal: applied.refusal };
  }
  return { game, done: events.length, refusal: null };
}

/** How far the events follow the script. */
export const followed = (script: readonly GameEvent[], events: readonly GameEvent[]): number => {
  const parting = events.findIndex((event, i) => !isSameEvent(event, script[i]));
  return parting === -1 ? events.length : parting;
};
