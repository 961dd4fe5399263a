// A record that was opened or dragged in, as a game on the table.

import { ShinpanError, type Shinpan } from "./engine.ts";
import type { GameFile } from "./table.ts";

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

/** The game of a file, under its own rules or, where it names none, under `rules`; stops before an illegal move. */
export function gameIn(engine: Shinpan, bytes: Uint8Array, rules: string): GameFile {
  const collection = engine.readSgf(decoded(bytes));
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
