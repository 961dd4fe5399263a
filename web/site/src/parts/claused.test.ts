// Clauses in sentences, which become links to where they stand.

import { expect, it } from "vitest";
import { clauseIn } from "./claused.tsx";

it("a clause is found in a sentence by either name, and not in the name of another one", () => {
  expect(clauseIn("the game was over before move 15 (Rule 6)", "Rule 6")).toEqual([34, 40]);
  expect(clauseIn("over (Rule\u00a06\u20112)", "Rule 6-2")).toEqual([6, 14]);
  expect(clauseIn("over (Rule 6-2)", "Rule 6-2")).toEqual([6, 14]);
  expect(clauseIn("over (Rule 6-2), then Rule 6.", "Rule 6")).toEqual([22, 28]);
  expect(clauseIn("over (Article 10.2)", "Article 1")).toBeNull();
  expect(clauseIn("over (Article 10.2)", "Article 10")).toBeNull();
  expect(clauseIn("over (Rule\u00a06\u20112)", "Rule 6")).toBeNull();
  expect(clauseIn("over (\u00a79)", "\u00a79")).toEqual([6, 8]);
});
