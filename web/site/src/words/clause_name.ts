// Clauses of texts without numbers are called by their source and subject, in words of ours: those are said
// in the language. All others stand as their source prints them.

import { unbroken } from "./unbroken.ts";

type Table = Readonly<Record<string, string>>;

/** What stands before the comma, and what stands behind it or alone; `comma` is the language's. */
export const clauseNames =
  (sources: Table, subjects: Table, comma: string) =>
  (clause: string): string => {
    const at = clause.indexOf(", ");
    const source = at === -1 ? "" : sources[clause.slice(0, at)];
    const subject = subjects[at === -1 ? clause : clause.slice(at + 2)];
    if (source === undefined || subject === undefined) return unbroken(clause);
    return unbroken(source === "" ? subject : source + comma + subject);
  };
