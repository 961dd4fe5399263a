// Clauses as links to where they stand: on the page of their ruleset.

import type { ComponentChildren } from "preact";
import { rulesAddress } from "./addresses.ts";
import type { Shinpan } from "./engine.ts";
import { words } from "./words/first.ts";

/** A ruleset that has a page. */
export interface Cited {
  readonly engine: Shinpan;
  readonly rules: string;
}

export function ClauseLink({ engine, rules, clause }: Cited & { readonly clause: string }) {
  return clause === ""
    ? null
    : <a class="clause" href={rulesAddress(engine, rules, clause)}>{words.clauseName(clause)}</a>;
}

/** A sentence in which these clauses stand, each of them a link. */
export function Claused(
  { engine, rules, text, clauses }: Cited & { readonly text: string; readonly clauses: readonly string[] },
) {
  let parts: ComponentChildren[] = [text];
  for (const clause of new Set(clauses.filter((one) => one !== ""))) {
    const name = words.clauseName(clause);
    parts = parts.flatMap((part): ComponentChildren[] => {
      const at = typeof part === "string" ? part.indexOf(name) : -1;
      if (typeof part !== "string" || at === -1) return [part];
      return [part.slice(0, at), <ClauseLink engine={engine} rules={rules} clause={clause} />,
        part.slice(at + name.length)];
    });
  }
  return <>{parts}</>;
}
