// The bot, away from the page: it replays the game and answers with the event that it would give.

import type { Start } from "./engine/engine.ts";
import { engineOf } from "./engine/wasm.ts";
import address from "shinpan.wasm?url";

export interface Question {
  readonly start: Start;
  readonly events: readonly string[];
  readonly playouts: number;
  readonly seed: number;
}

const engine = fetch(address).then((answer) => answer.arrayBuffer()).then((bytes) => WebAssembly.compile(bytes)).then(engineOf);

self.onmessage = async ({ data }: MessageEvent<Question>): Promise<void> => {
  const game = (await engine).open(data.start);
  for (const event of data.events) game.apply(event);
  const thought = game.think(data.playouts, data.seed);
  game.free();
  postMessage(thought?.event ?? null);
};
