// The game on the table with what the engine says of it, as its screen sees it.

import type { Size } from "shinpan-board";
import type { Player, PointName, Ruleset, Score, Shinpan } from "../engine/engine.ts";
import type { Marks } from "./model.ts";
import type { GameFile, Move, Standing } from "./table.ts";

/** Which position the board shows where the ruleset scores another than stands on it. */
export type PositionShown = "scored" | "analysis";

export interface OnTable extends Standing {
  readonly engine: Shinpan;
  readonly game: GameFile;
  readonly rules: Ruleset;
  readonly size: Size;
  readonly moves: readonly Move[];
  /** Who moves; null at the end. */
  readonly mover: Player | null;
  /** The bot moves. */
  readonly bot: boolean;
  /** The last word on dead stones has been spoken. */
  readonly settled: boolean;
  /** Stones may be marked dead now. */
  readonly marking: boolean;
  readonly marked: Marks;
  /** Names of the stones that are off the board for the score: marked, or agreed on. */
  readonly dead: readonly PointName[];
  /** What the score is or, while stones are marked, would be; null while there is nothing to count. */
  readonly score: Score | null;
}
