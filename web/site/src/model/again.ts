// Another game like the one that is over: the same board, rules, komi, handicap, clock and players.

import { clockOf } from "../engine/clock.ts";
import type { GameEvent, Shinpan } from "../engine/engine.ts";
import type { GameFile } from "./table.ts";

const isBeginning = ({ kind }: GameEvent): boolean =>
  kind === "handicap" || kind === "setup" || kind === "turn" || kind === "nigiri";

/** What was settled before the first move; handicap stones that Black plays while White passes are, too. */
function beginningOf(events: readonly GameEvent[]): readonly GameEvent[] {
  const first = events.findIndex((event) => !isBeginning(event));
  const settled = first === -1 ? events : events.slice(0, first);
  const last = settled[settled.length - 1];
  const played = last?.kind === "handicap" && last.points.length === 0 ? last.number : 0;
  const stones = played === 0 ? [] : events.slice(settled.length, settled.length + 2 * played - 1);
  return [...settled.filter((event) => event.kind !== "nigiri"), ...stones];
}

/** The next game, with colours as they are. */
export function again(engine: Shinpan, game: GameFile): GameFile {
  const { begun: _, ...rest } = game;
  return {
    ...rest,
    events: beginningOf(game.events),
    clock: game.clock && clockOf(engine, game.clock.system),
  };
}

/** The next game, each with the other's stones; null where the weaker has a handicap and keeps Black. */
export function rematch(engine: Shinpan, game: GameFile): GameFile | null {
  const next = again(engine, game);
  if (next.events.some(({ kind }) => kind === "handicap")) return null;
  return { ...next, seats: { B: game.seats.W, W: game.seats.B } };
}
