// Clauses in sentences, as links to where they stand.

import type { ComponentChildren } from "preact";
import { ClauseLink, type Cited } from "./clauses.tsx";
import { words } from "../words/first.ts";

/** Where a clause stands in a sentence, by our name for it or as its source prints it: from and to. */
export function clauseIn(
  sentence: string,
  clause: string,
): readonly [from: number, to: number] | null {
  for (const name of [words.clauseName(clause), clause]) {
    const literal = name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
    const found = new RegExp(`${literal}(?![.\u2011-]?\\d)`).exec(sentence); // "Rule 6" is not in "Rule 6-2"
    if (found) return [found.index, found.index + name.length];
  }
  return null;
}

/** A sentence in which these clauses stand, each of them a link. */
export function Claused({
  engine,
  rules,
  text,
  clauses,
}: Cited & { readonly text: string; readonly clauses: readonly string[] }) {
  let parts: ComponentChildren[] = [text];
  for (const clause of new Set(clauses.filter((one) => one !== "")))
    parts = parts.flatMap((part): ComponentChildren[] => {
      const place = typeof part === "string" ? clauseIn(part, clause) : null;
      if (typeof part !== "string" || place === null) return [part];
      return [
        part.slice(0, place[0]),
        <ClauseLink engine={engine} rules={rules} clause={clause} />,
        part.slice(place[1]),
      ];
    });
  return <>{parts}</>;
}
