// Another game like the one that is over: the same board, rules, komi, handicap, clock and players.

import { clockOf } from "../engine/clock.ts";
import type { Shinpan } from "../engine/engine.ts";
import type { GameFile } from "./table.ts";

const isBeginning = (event: string): boolean => /^(handicap|setup|turn|nigiri) /.test(event);

/** What was settled before the first move; handicap stones that Black plays while White passes are, too. */
function beginningOf(events: readonly string[]): readonly string[] {
  const first = events.findIndex((event) => !isBeginning(event));
  const settled = first === -1 ? events : events.slice(0, first);
  const played = Number(/^handicap B (\d+)$/.exec(settled[settled.length - 1] ?? "")?.[1] ?? 0);
  const stones = played === 0 ? [] : events.slice(settled.length, settled.length + 2 * played - 1);
  return [...settled.filter((event) => !event.startsWith("nigiri ")), ...stones];
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
  if (next.events.some((event) => event.startsWith("handicap "))) return null;
  return { ...next, seats: { B: game.seats.W, W: game.seats.B } };
}
