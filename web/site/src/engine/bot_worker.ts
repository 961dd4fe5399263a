// The bot, away from the page, with the module that has it: it replays the game and answers with the
// event that it would give.

import { load, open, type Start } from "./engine.ts";
import address from "shinpan.wasm?url";

export interface Question {
  readonly start: Start;
  readonly events: readonly string[];
  readonly level: number;
  readonly seed: number;
}

const engine = load(new URL(address, self.location.href));

self.onmessage = async ({ data }: MessageEvent<Question>): Promise<void> => {
  const game = open(await engine, data.start);
  for (const event of data.events) game.apply(event);
  const thought = game.think({ level: data.level, seed: data.seed });
  game.free();
  postMessage(thought?.event ?? null);
};
