// What was found for a ruling, in the language of whoever reads it.

import { rulesCalled, type Shinpan } from "../engine/engine.ts";
import { gradeSaid, rulingSaid, shapeSaid } from "../ending/held_said.ts";
import { stepSaid } from "../ending/steps.ts";
import type { Naming } from "../parts/point_names.ts";
import { nameOfRules } from "../parts/rule_words.ts";
import { points } from "../words/numbers.ts";
import { words } from "../words/index.ts";
import type { EvidenceLine, Found, FoundGroup, FoundRefused, FoundStep } from "./evidence.ts";

function rulesSaid(engine: Shinpan, word: string): string {
  const id = rulesCalled(engine, word);
  return id === null ? word : nameOfRules(engine.ruleset(id));
}

function refusedSaid({ move, reason, point, clause }: FoundRefused, named: Naming): string {
  const why = words.refusals[reason] ?? reason;
  return words.dispute.remarks.refused(
    move,
    point ? words.refused(named(point), why, clause) : why,
  );
}

function stepFoundSaid({ now, player, clause, ...step }: FoundStep): string {
  const said = `${stepSaid({ ...step, player: player || null })}${words.clause(clause)}`;
  return now ? words.dispute.reached(said) : said;
}

function groupSaid({ color, stones, ...graded }: FoundGroup, named: Naming): string {
  const text = words.ending.groups;
  return text.graded(text.group(color, named(stones[0] ?? "?"), stones.length), gradeSaid(graded));
}

export function foundSaid(engine: Shinpan, found: Found, named: Naming): string {
  const text = words.dispute;
  switch (found.kind) {
    case "conditions":
      return text.conditions(rulesSaid(engine, found.rules), points(2 * found.komi));
    case "replayed":
      return text.remarks.replayed(found.moves);
    case "refused":
      return refusedSaid(found, named);
    case "other_rules":
      return text.remarks.otherRules(rulesSaid(engine, found.rules));
    case "other_komi":
      return text.remarks.otherKomi(points(2 * found.komi));
    case "end_left_out":
      return text.remarks.endLeftOut;
    case "captured_before":
      return text.prisonersSaid(found.black, found.white);
    case "step":
      return stepFoundSaid(found);
    case "no_result":
      return text.endedWithoutResult + words.clause(found.clause);
    case "group":
      return groupSaid(found, named);
    case "precedent":
      return (
        words.sentences([shapeSaid(found, named), rulingSaid(found)]) + words.clause(found.clause)
      );
    case "dead":
      return text.dead(found.stones.map(named).join(" "));
  }
}

/** A line of a ruling's evidence: the arbiter's own words stand as they are. */
export const lineSaid = (engine: Shinpan, line: EvidenceLine, named: Naming): string =>
  typeof line === "string" ? line : foundSaid(engine, line, named);
