// A ruleset in plain words: one sentence, and what differs from another ruleset, each with its clause. What a ruleset
// is comes from the engine; the words for its values are the language's.

import type { AxisValue, BriefRuleset, Ruleset } from "./engine.ts";
import { points } from "./numbers.ts";
import { words } from "./words/first.ts";

export const nameOfRules = ({ id, name }: Pick<BriefRuleset, "id" | "name">): string => words.names.ruleset(name, id);

export function sentenceOf(rules: Ruleset): string {
  const { sentence, scoring, removal } = words.rulesets;
  return sentence(scoring[String(rules.axes.scoring)] ?? "", removal[String(rules.axes.removal)] ?? "");
}

export interface Difference {
  readonly what: string;
  readonly clause: string;
}

const clauseOf = (rules: Ruleset, axis: string): string => rules.clauses[axis] ?? rules.clauses[axis.split(".")[0]!] ?? "";
const spoken = (axis: string, value: AxisValue | undefined): string | undefined =>
  typeof value === "object" ? undefined : words.rulesets.axes[axis]?.[String(value)];

/** What a player used to `reference` has to know. */
export function differences(rules: Ruleset, reference: Ruleset): readonly Difference[] {
  const found: Difference[] = [];
  for (const axis of Object.keys(words.rulesets.axes)) {
    const what = spoken(axis, rules.axes[axis]);
    if (what !== undefined && what !== spoken(axis, reference.axes[axis])) found.push({ what, clause: clauseOf(rules, axis) });
  }
  if (rules.komi_half !== reference.komi_half)
    found.push({ what: rules.komi_half === 0 ? words.rulesets.noKomi : words.rulesets.komi(points(rules.komi_half)), clause: clauseOf(rules, "komi") });
  return found;
}
