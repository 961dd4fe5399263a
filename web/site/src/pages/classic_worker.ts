// The classic page's count, away from the page: first as estimated, then as far as it can be proven, and null
// when that is all.

import address from "shinpan-referee.wasm?url";
import { load, open, playoutsFor, type Start } from "../engine.ts";

export interface ClassicQuestion {
  readonly start: Start;
  readonly events: readonly string[];
}

export interface ClassicScore {
  readonly black: number; // half points
  readonly white: number;
  readonly dead: readonly string[];
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
    postMessage(
      { black: counted.black_half, white: counted.white_half, dead, confidence } satisfies ClassicScore);
  }
  const record = game.record();
  const verdict = record.verdict({ dead: "prove" });
  if (verdict.basis === "proven" && verdict.score) {
    const { black_half, white_half } = verdict.score;
    const proven: ClassicScore = {
      black: black_half, white: white_half, dead: [...verdict.dead_black, ...verdict.dead_white],
      confidence: null,
    };
    postMessage(proven);
  }
  record.free();
  game.free();
  postMessage(null);
};
