// A record that was opened, dragged in or pasted: what its file holds, and its game.

import {
  eventsOf,
  rulesCalled,
  type GameEvent,
  type Shinpan,
  type Start,
} from "../engine/engine.ts";

/** What a record's file holds: text, or bytes that are none. */
export type Content = string | Uint8Array<ArrayBuffer>;

/** Archives and compressed files: ZIP, gzip, LHA, UGZ. */
export const isPacked = (bytes: Uint8Array): boolean =>
  /^(PK\x03\x04|\x1f\x8b|(PP)?..-lh.-)/s.test(String.fromCharCode(...bytes.subarray(0, 9)));

/**
 * The game of a record, under its own rules or, where it names none that are known, under `rules`; stops
 * before an illegal move.
 */
export function gameIn(
  engine: Shinpan,
  text: string,
  rules: string,
): { readonly start: Start; readonly events: readonly GameEvent[] } {
  const collection = engine.readSgf(text);
  try {
    const record = collection.record();
    const { game } = record.game({
      rules: rulesCalled(engine, record.facts().rules_word) ?? rules,
    });
    const state = game.state();
    const events = eventsOf(game);
    game.free();
    record.free();
    const [cols, rows] = state.size;
    return { start: { rules: state.rules, cols, rows, komiHalf: state.komi_half }, events };
  } finally {
    collection.free();
  }
}
