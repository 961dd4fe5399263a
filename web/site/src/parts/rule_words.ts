// A ruleset in plain words: one sentence, and what differs from another ruleset, each with its clause. What a
// ruleset is comes from the engine; the words for its values are the language's.

import type { Axes, AxisValue, BriefRuleset, Handicap, Ruleset } from "../engine/engine.ts";
import { points } from "../words/numbers.ts";
import { words } from "../words/first.ts";

/** What a ruleset is called in the site's language. */
export const nameOfRules = ({ id, name }: Pick<BriefRuleset, "id" | "name">): string =>
  words.names.ruleset(name, id);

/** What a ruleset counts, and what becomes of dead stones under it, in one sentence. */
export function sentenceOf(rules: Ruleset): string {
  const { sentence, scoring, removal } = words.rulesets;
  return sentence(scoring[rules.axes.scoring], removal[rules.axes.removal]);
}

/** What is said of an axis's value; undefined where there is nothing to say. */
function spoken(axis: keyof Axes, value: AxisValue): string | undefined {
  const said: Readonly<Record<string, string>> | undefined = words.rulesets.axes[axis];
  return typeof value === "string" ? said?.[value] : undefined;
}

/** By what one knows a ruleset, from what few have to what many have: axis and value. */
const particular: readonly { [Axis in keyof Axes]: readonly [Axis, Axes[Axis]] }[keyof Axes][] = [
  ["tie", "white_wins_with_handicap"],
  ["tie", "black_wins"],
  ["seki", "none_by_dame"],
  ["seki", "immortal_only"],
  ["first_pass", "point_if_white"],
  ["button", "lifts_bans"],
  ["button", "plain"],
  ["second_repetition", "unequal_cycles"],
  ["second_repetition", "one_round_only"],
  ["repetition", "own_move_superko"],
  ["ending.procedure", "four_passes"],
  ["first_pass", "half_each_if_white"],
  ["ending.procedure", "two_positions"],
  ["ending.procedure", "preliminary_end"],
  ["ending.procedure", "first_pass_apart"],
  ["long_cycle", "right_to_go_on_lost"],
  ["long_cycle", "referee"],
  ["long_cycle", "draw"],
  ["long_cycle", "no_result"],
  ["shared", "both"],
  ["shared", "halved"],
  ["pass_cost", "stone_after_preliminary_end"],
  ["self_capture", "groups_only"],
  ["self_capture", "allowed"],
  ["repetition", "natural_superko"],
  ["repetition", "capturing_superko"],
  ["pass_cost", "stone"],
  ["last_move", "black_exempt"],
  ["last_move", "white_last"],
  ["long_cycle", "no_result_by_agreement"],
  ["seki", "none"],
  ["repetition", "situational_superko"],
  ["repetition", "basic_ko"],
  ["repetition", "positional_superko"],
];
const mostParticulars = 2;

/** What is particular to a ruleset, in a sentence. */
export function particularsOf(rules: Ruleset): string {
  const found = particular
    .filter(([axis, value]) => rules.axes[axis] === value)
    .slice(0, mostParticulars);
  return words.rulesets.particulars(found.map(([axis, value]) => spoken(axis, value) ?? ""));
}

export interface Difference {
  readonly what: string;
  readonly clause: string;
}

const clauseOf = (rules: Ruleset, axis: string): string =>
  rules.clauses[axis] ?? rules.clauses[axis.split(".")[0]!] ?? "";

type Komi = Pick<Handicap, "komi_half" | "clause">;

const evenKomi = (rules: Ruleset): Komi => ({
  komi_half: rules.komi_half,
  clause: clauseOf(rules, "komi"),
});

/** What a player used to `reference` has to know; of komi, what each gives in the game that is chosen. */
export function differences(
  rules: Ruleset,
  reference: Ruleset,
  komi = evenKomi(rules),
  usual = evenKomi(reference),
): readonly Difference[] {
  const found: Difference[] = [];
  for (const axis of Object.keys(words.rulesets.axes) as (keyof Axes)[]) {
    const what = spoken(axis, rules.axes[axis]);
    if (what !== undefined && what !== spoken(axis, reference.axes[axis]))
      found.push({ what, clause: clauseOf(rules, axis) });
  }
  if (komi.komi_half !== usual.komi_half)
    found.push({
      what:
        komi.komi_half === 0 ? words.rulesets.noKomi : words.rulesets.komi(points(komi.komi_half)),
      clause: komi.clause,
    });
  return found;
}
