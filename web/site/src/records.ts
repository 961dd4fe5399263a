// A record that was opened, dragged in or pasted: its bytes as text, and its game.

import { rulesCalled, type Shinpan, type Start } from "./engine.ts";

/** Encodings to be tried after the one that a file names: those of the servers that write such files. */
const encodings = (text: string): readonly string[] =>
  text.startsWith("\\HS") ? ["euc-kr", "gb18030", "shift_jis"]
    : text.startsWith("[Header]") ? ["shift_jis", "euc-kr", "gb18030"] : ["gb18030", "shift_jis", "euc-kr"];

function decodedAs(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** What a record's file holds: text, or bytes that are none. */
export type Content = string | Uint8Array<ArrayBuffer>;

/** Archives and compressed files: ZIP, gzip, LHA, UGZ. */
const isPacked = (bytes: Uint8Array): boolean =>
  /^(PK\x03\x04|\x1f\x8b|(PP)?..-lh.-)/s.test(String.fromCharCode(...bytes.subarray(0, 9)));

/** As text; a packed file as it is, of which the engine says so. */
export const contentOf = (bytes: Uint8Array<ArrayBuffer>): Content =>
  (isPacked(bytes) ? bytes : decoded(bytes));

/** The text of a record's file: UTF-8 or UTF-16, or what it names, or else what it can be. */
export function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const letters = new TextDecoder("latin1").decode(bytes);
  const named = /CA\s*\[([^\]]+)\]/.exec(letters)?.[1]?.trim();
  for (const encoding of ["utf-8", ...(named ? [named] : [])]) {
    const text = decodedAs(bytes, encoding);
    if (text !== null) return text;
  }
  // A wrong guess takes a bracket for half of a character.
  const brackets = (text: string): number => text.split("]").length;
  const guesses = encodings(letters).map((encoding) => decodedAs(bytes, encoding));
  return guesses.find((text) => text !== null && brackets(text) === brackets(letters)) ?? letters;
}

/**
 * The game of a record, under its own rules or, where it names none that are known, under `rules`; stops
 * before an illegal move.
 */
export function gameIn(
  engine: Shinpan, text: string, rules: string,
): { readonly start: Start; readonly events: readonly string[] } {
  const collection = engine.readSgf(text);
  try {
    const record = collection.record();
    const { game } = record.game({ rules: rulesCalled(engine, record.facts().rules_word) ?? rules });
    const state = game.state();
    const events = game.events();
    game.free();
    record.free();
    const [cols, rows] = state.size;
    return { start: { rules: state.rules, cols, rows, komiHalf: state.komi_half }, events };
  } finally {
    collection.free();
  }
}
