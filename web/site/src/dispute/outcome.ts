// What a dispute comes to, and what of it goes into the ruling: the result, the clause, the steps that were
// carried out, what is proven, and the record of all of it.

import {
  replayed,
  scoreWith,
  sgfOf,
  type PointName,
  type Precedents,
  type Score,
  type Shinpan,
  type State,
} from "../engine/engine.ts";
import type { Held } from "../ending/at_desk.ts";
import { isPlain, type Group } from "../ending/groups.ts";
import { gradeText } from "../ending/groups_panel.tsx";
import { rulingSaid, shapeSaid, type Precedent } from "../ending/precedents_panel.tsx";
import { stepSaid } from "../ending/steps.ts";
import type { GameFile, Standing } from "../model/table.ts";
import type { Naming } from "../parts/point_names.ts";
import { nameOfRules } from "../parts/rule_words.ts";
import { points } from "../words/numbers.ts";
import { words } from "../words/index.ts";
import { isReplayed, type Disputed, type Remark } from "./disputed.ts";

/** Stones that each player had captured before the position was set up. */
export interface Prisoners {
  readonly B: number;
  readonly W: number;
}

export type End = "white_wins" | "black_wins" | "tie" | "both_lose";

export interface Decided {
  /** Null where the procedure has not come to its end, or has ended without result. */
  readonly end: End | null;
  /** As the site says results; "?" where the procedure has not come to its end, "Void" without result. */
  readonly result: string;
  /** As a record has it, "W+3.5"; empty where the winner is all that is known. */
  readonly score: string;
  readonly clause: string;
  /** A line each. */
  readonly evidence: readonly string[];
  /** SGF. */
  readonly record: string;
}

/** White's points, less Black's, that precedents count beside the score of what is left on the board. */
const byPrecedent = (precedents: Precedents | null, dead: readonly PointName[]): number =>
  (precedents?.decided ?? [])
    .filter(({ stones, beside }) => ![...stones, ...beside].some((stone) => dead.includes(stone)))
    .reduce((sum, { color, points }) => sum + (color === "W" ? points : -points), 0);

/**
 * White's points, less Black's, that the board does not show: stones captured before the position, and what
 * precedents count.
 */
export const pointsBeside = (
  prisoners: Prisoners,
  { precedents, dead }: Pick<Found, "precedents" | "dead">,
): number => prisoners.W - prisoners.B + byPrecedent(precedents, dead);

/** The score with points beside the board: they count as so much more or less komi. */
export function scoreWithMore(
  engine: Shinpan,
  { start, events }: GameFile,
  dead: readonly PointName[],
  more: number,
): Score {
  const komiHalf = start.komiHalf + 2 * more;
  const game = replayed(engine, { ...start, komiHalf }, events);
  const score = scoreWith(game, dead);
  game.free();
  return score;
}

/** Whether captured stones count under these rules. */
export const countsPrisoners = (engine: Shinpan, rules: string): boolean =>
  engine.ruleset(rules).axes.scoring === "territory";

const endOf = (result: string): End | null => {
  if (result.startsWith("W+")) return "white_wins";
  if (result.startsWith("B+")) return "black_wins";
  if (result === "BothLose") return "both_lose";
  return result === "0" ? "tie" : null;
};

export function remarkSaid(engine: Shinpan, remark: Remark, named: Naming): string {
  const text = words.dispute.remarks;
  switch (remark.is) {
    case "replayed":
      return text.replayed(remark.moves);
    case "refused": {
      const { reason, point, clause } = remark.refusal;
      const why = words.refusals[reason] ?? reason;
      const said = point ? words.refused(named(point), why, clause) : why;
      return text.refused(remark.move, said);
    }
    case "other_rules":
      return text.otherRules(nameOfRules(engine.ruleset(remark.rules)));
    case "other_komi":
      return text.otherKomi(points(remark.komiHalf));
    case "end_left_out":
      return text.endLeftOut;
  }
}

/** The steps that the procedure has gone through, each with its clause; or that there is no result. */
function stepsSaid({ phase, ending, outcome }: State): readonly string[] {
  if (outcome?.how === "no_result")
    return [`${words.dispute.endedWithoutResult}${words.clause(outcome.clause)}`];
  if (phase === "play") return [];
  return ending
    .filter(({ reached }) => reached === "done" || reached === "now")
    .map((step) => {
      const said = `${stepSaid(step)}${words.clause(step.clause)}`;
      return step.reached === "now" ? `${said} (${words.ending.now})` : said;
    });
}

const groupSaid = (group: Group, named: Naming): string => {
  const text = words.ending.groups;
  return text.graded(
    text.group(group.owner, named(group.stones[0]!), group.stones.length),
    gradeText(group),
  );
};

const precedentSaid = (precedent: Precedent, clause: string, named: Naming): string =>
  words.sentences([shapeSaid(precedent, named), rulingSaid(precedent)]) + words.clause(clause);

/** What the procedure has come to, and what the referee holds of it. */
export interface Found extends Held {
  readonly standing: Standing;
  readonly game: GameFile;
  /** Of the position as it stands now; null while there is nothing to count. */
  readonly score: Score | null;
  readonly dead: readonly PointName[];
}

/** What was found, in lines for the report. */
export function evidenceOf(
  engine: Shinpan,
  disputed: Disputed,
  { standing: { state }, groups, precedents, dead }: Found,
  prisoners: Prisoners,
  named: Naming,
): readonly string[] {
  const text = words.dispute;
  const { start, remarks } = disputed;
  const asked = prisoners.B + prisoners.W > 0 && !isReplayed(disputed);
  return [
    text.conditions(nameOfRules(engine.ruleset(start.rules)), points(start.komiHalf)),
    ...remarks.map((remark) => remarkSaid(engine, remark, named)),
    ...(asked ? [text.prisonersSaid(prisoners.B, prisoners.W)] : []),
    ...stepsSaid(state),
    ...groups.filter((group) => !isPlain(group)).map((group) => groupSaid(group, named)),
    ...(precedents?.decided ?? []).map((one) => precedentSaid(one, precedents!.clause, named)),
    ...(dead.length > 0 ? [text.dead(dead.map(named).join(" "))] : []),
  ];
}

/** What goes into the ruling; `score`: the whole one. */
export function decidedBy(
  { standing: { opened, state }, dead }: Found,
  score: Score | null,
  evidence: readonly string[],
): Decided {
  const { outcome } = state;
  const result = outcome === null ? "?" : (score ?? scoreWith(opened, undefined)).result;
  const reached = state.ending.find((step) => step.reached === "now");
  return {
    end: endOf(result),
    result,
    score: /^[BW]\+/.test(result) ? result : "",
    clause: outcome?.clause || reached?.clause || state.clause,
    evidence,
    record: sgfOf(opened, dead.length > 0 ? dead : undefined),
  };
}
