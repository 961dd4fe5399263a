// The bot, away from the page, with the module that has it: it replays the game and answers with the
// event that it would give.

import { answer, type Work } from "shinpan/protocol";
import { eventsIn, load, replayed, type GameEvent, type Start } from "./engine.ts";
import address from "shinpan.wasm?url";

export interface Question {
  readonly start: Start;
  readonly events: readonly GameEvent[];
  readonly level: number;
  readonly seed: number;
}

/** An event, or null where it has none to give. */
export type BotWork = Work<Question, never, GameEvent | null>;

const engine = load(new URL(address, self.location.href));

answer<BotWork>(async ({ start, events, level, seed }) => {
  const game = replayed(await engine, start, events);
  const thought = game.think({ level, seed });
  game.free();
  return thought && eventsIn([thought.event])[0]!;
});
