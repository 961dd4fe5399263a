// The classic page's count, away from the page: first as estimated, then as far as it can be proven.

import address from "shinpan-referee.wasm?url";
import { answer, type Work } from "shinpan/protocol";
import {
  load,
  playoutsFor,
  replayed,
  type GameEvent,
  type Score,
  type Start,
} from "../engine/engine.ts";

export interface ClassicQuestion {
  readonly start: Start;
  readonly events: readonly GameEvent[];
}

export interface ClassicScore {
  readonly black: number; // half points
  readonly white: number;
  readonly dead: readonly string[];
  readonly territory: Score["territory"];
  /** Thousandths; null for a score that is proven. */
  readonly confidence: number | null;
}

export type ClassicWork = Work<ClassicQuestion, ClassicScore, void>;

const engine = load(new URL(address, self.location.href));

answer<ClassicWork>(async ({ start, events }, tell) => {
  const game = replayed(await engine, start, events);
  for (const playouts of playoutsFor(game.size)) {
    const { dead, confidence } = game.estimate({ playouts });
    const counted = game.score(dead);
    const { black_half: black, white_half: white, territory } = counted;
    tell({ black, white, dead, territory, confidence });
  }
  const record = game.record();
  const verdict = record.verdict({ dead: "prove" });
  if (verdict.basis === "proven" && verdict.score) {
    const dead = [...verdict.dead_black, ...verdict.dead_white];
    const { black_half: black, white_half: white, territory } = game.score(dead);
    tell({ black, white, dead, territory, confidence: null });
  }
  record.free();
  game.free();
});
