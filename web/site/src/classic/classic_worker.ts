// The classic page's count, away from the page: first as estimated, then as far as it can be proven, and null
// when that is all.

import address from "shinpan-referee.wasm?url";
import { load, open, playoutsFor, type Score, type Start } from "../engine/engine.ts";

export interface ClassicQuestion {
  readonly start: Start;
  readonly events: readonly string[];
}

export interface ClassicScore {
  readonly black: number; // half points
  readonly white: number;
  readonly dead: readonly string[];
  readonly territory: Score["territory"];
  /** Thousandths; null for a score that is proven. */
  readonly confidence: number | null;
}

const engine = load(new URL(address, self.location.href));

self.onmessage = async ({ data }: MessageEvent<ClassicQuestion>): Promise<void> => {
  const game = open(await engine, data.start);
  for (const event of data.events) game.apply(event);
  for (const playouts of playoutsFor(game.size)) {
    const { dead, confidence } = game.estimate({ playouts });
    const counted = game.score(dead);
    const { black_half: black, white_half: white, territory } = counted;
    postMessage({ black, white, dead, territory, confidence } satisfies ClassicScore);
  }
  const record = game.record();
  const verdict = record.verdict({ dead: "prove" });
  if (verdict.basis === "proven" && verdict.score) {
    const dead = [...verdict.dead_black, ...verdict.dead_white];
    const { black_half: black, white_half: white, territory } = game.score(dead);
    const proven: ClassicScore = { black, white, dead, territory, confidence: null };
    postMessage(proven);
  }
  record.free();
  game.free();
  postMessage(null);
};
