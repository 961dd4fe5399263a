// A record that was opened or dragged in, as a game on the table.

import { ShinpanError, type Shinpan } from "./engine.ts";
import type { GameFile } from "./table.ts";

/** The game of a file, under its own rules or, where it names none, under `rules`; stops before an illegal move. */
export function gameIn(engine: Shinpan, bytes: Uint8Array, rules: string): GameFile {
  const collection = engine.readSgf(bytes);
  try {
    const record = collection.record();
    const facts = record.facts();
    const under = facts.rules_word === null ? rules : null;
    const { game } = record.game({ rules: under });
    const state = game.state();
    const events = game.events();
    game.free();
    record.free();
    const [cols, rows] = state.size;
    return {
      start: { rules: state.rules, cols, rows, komiHalf: state.komi_half },
      seats: { B: { kind: "person" }, W: { kind: "person" } },
      events,
      clock: null,
    };
  } finally {
    collection.free();
  }
}

/** Why a file could not be opened, for the player. */
export const faultIn = (fault: unknown): string | null => (fault instanceof ShinpanError ? fault.message : null);
