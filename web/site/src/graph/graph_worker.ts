// Estimates the positions of a game, one move after the other, away from the page: first a few over the whole
// game, then those between. It ends when it is terminated, or with the last position.

import { load, open, type Start } from "../engine/engine.ts";
import { estimatedAt, type Estimated } from "./graph.ts";
import address from "shinpan-referee.wasm?url";

export interface GraphQuestion {
  readonly start: Start;
  readonly events: readonly string[];
  /** In the order of work. */
  readonly moves: readonly number[];
  readonly playouts: number;
}

const engine = load(new URL(address, self.location.href));

self.onmessage = async ({ data }: MessageEvent<GraphQuestion>): Promise<void> => {
  const game = open(await engine, data.start);
  for (const event of data.events) game.apply(event);
  for (const move of data.moves) {
    const then = game.afterMove(move);
    const answer: Estimated = estimatedAt(move, then.estimate({ playouts: data.playouts }));
    then.free();
    postMessage(answer);
  }
  game.free();
};
