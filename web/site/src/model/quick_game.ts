// A game against the computer that needs no choices: 9x9, the player is Black, and who thinks that stones are
// dead says so at the end.

import { clockOf } from "../engine/clock.ts";
import type { Player, Shinpan } from "../engine/engine.ts";
import type { GameFile, Seats } from "./table.ts";

const side = 9;
const rules = "chinese"; // area counts, as in the lessons, and both agree on dead stones

/** Up to here a player is taken for a beginner, who is told things in plain words. */
const lastForBeginners = 3;

export const quickSize = { cols: side, rows: side };

export const quickSeats = (level: number): Seats => ({
  B: { kind: "person" },
  W: { kind: "bot", level },
});

export function quickGame(engine: Shinpan, level: number): GameFile {
  const { id } = engine.ruleset(rules);
  return {
    start: { rules: id, ...quickSize, komiHalf: engine.handicap(id, [side, side], 0).komi_half },
    seats: quickSeats(level),
    events: [],
    clock: null,
    plain: level <= lastForBeginners,
  };
}

/** Another game on the same terms, in which the computer has that level. */
export const atLevel = (
  engine: Shinpan,
  game: GameFile,
  program: Player,
  level: number,
): GameFile => ({
  start: game.start,
  seats: { ...game.seats, [program]: { kind: "bot", level } },
  events: [],
  clock: game.clock && clockOf(engine, game.clock.system),
  plain: game.plain === true && level <= lastForBeginners,
});
