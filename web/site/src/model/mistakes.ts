// What the engine finds wrong with a text, and where, as it is kept and as it is said.

import type { Fault as Mistake, ShinpanError } from "../engine/engine.ts";
import { words } from "../words/index.ts";

export type { Mistake };

export const mistakeOf = ({ line, column, message, remark }: ShinpanError): Mistake => ({
  line,
  column,
  what: message,
  ...(remark && { remark }),
});

/** In the language that is spoken, with its place where it has one. */
export function saidOf({ line, column, what, remark }: Mistake): string {
  const told = words.told.fault(what, remark);
  return line > 0 ? words.records.placed(told, line, column) : told;
}
