// Clauses as links to where they stand: on the page of their ruleset.

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { rulesAddress } from "../browser/addresses.ts";
import type { Shinpan } from "../engine/engine.ts";
import { words } from "../words/first.ts";

/** A ruleset that has a page. */
export interface Cited {
  readonly engine: Shinpan;
  readonly rules: string;
}

/** The reader begins to learn: clauses are left out. */
export const PlainWords = createContext(false);

export function ClauseLink({ engine, rules, clause }: Cited & { readonly clause: string }) {
  return useContext(PlainWords) || clause === "" ? null : (
    <a class="clause" href={rulesAddress(engine, rules, clause)}>
      {words.clauseName(clause)}
    </a>
  );
}
