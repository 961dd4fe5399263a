// The order of rulesets in tables and lists: the one in question, then those that people know, then the rest
// in the engine's own order.

import type { Shinpan } from "../engine/engine.ts";

/** By customary names that the engine knows. */
const known = [
  "japanese",
  "chinese",
  "korean",
  "aga",
  "ing",
  "new-zealand",
  "bga",
  "french",
  "tromp-taylor",
];

/** `own` is the id of the ruleset in question; null for none. */
export function knownFirst<T>(
  engine: Shinpan,
  own: string | null,
  all: readonly T[],
  idOf: (one: T) => string,
): readonly T[] {
  const ids = known.map((word) => engine.ruleset(word).id);
  const first = [...new Set(own === null ? ids : [own, ...ids])];
  const place = (one: T): number => first.indexOf(idOf(one)) + 1 || first.length + 1;
  return [...all].sort((a, b) => place(a) - place(b));
}
