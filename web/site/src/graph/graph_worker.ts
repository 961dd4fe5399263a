// Estimates the positions of a game, one move after the other, away from the page: first a few over the whole
// game, then those between. It ends when it is terminated, or with the last position.

import { answer, type Work } from "shinpan/protocol";
import { load, replayed, type GameEvent, type Start } from "../engine/engine.ts";
import { estimatedAt, type Estimated } from "./graph.ts";
import address from "shinpan-referee.wasm?url";

export interface GraphQuestion {
  readonly start: Start;
  readonly events: readonly GameEvent[];
  /** In the order of work. */
  readonly moves: readonly number[];
  readonly playouts: number;
}

export type GraphWork = Work<GraphQuestion, Estimated, void>;

const engine = load(new URL(address, self.location.href));

answer<GraphWork>(async ({ start, events, moves, playouts }, tell) => {
  const game = replayed(await engine, start, events);
  for (const move of moves) {
    const then = game.afterMove(move);
    tell(estimatedAt(move, then.estimate({ playouts })));
    then.free();
  }
  game.free();
});
