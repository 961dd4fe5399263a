// The order of rulesets in tables and lists: the one in question, then as the engine lists them, those that
// people know first.

import type { Shinpan } from "../engine/engine.ts";

/** `own` is the id of the ruleset in question. */
export function knownFirst<T>(
  engine: Shinpan,
  own: string,
  all: readonly T[],
  idOf: (one: T) => string,
): readonly T[] {
  const order = [own, ...engine.rulesets().map(({ id }) => id)];
  const place = (one: T): number => order.indexOf(idOf(one));
  return [...all].sort((a, b) => place(a) - place(b));
}
