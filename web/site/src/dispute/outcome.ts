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
import type { GameFile, Standing } from "../model/table.ts";
import { isReplayed, type Disputed } from "./disputed.ts";
import type { Found } from "./evidence.ts";

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
  readonly evidence: readonly Found[];
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
  { precedents, dead }: Pick<Reached, "precedents" | "dead">,
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

/** The steps that the procedure has gone through, each with its clause; or that there is no result. */
function stepsIn({ phase, ending, outcome }: State): readonly Found[] {
  if (outcome?.how === "no_result") return [{ kind: "no_result", clause: outcome.clause }];
  if (phase === "play") return [];
  return ending
    .filter(({ reached }) => reached === "done" || reached === "now")
    .map(({ says, passes, player, clause, reached }) => ({
      kind: "step",
      ...{ says, passes, player: player ?? "", clause, now: reached === "now" },
    }));
}

const groupFound = ({ owner: color, stones, grade, dead, confidence }: Group): Found => ({
  kind: "group",
  ...{ color, stones, grade, dead, confidence },
});

/** What a precedent decides, as it goes into the ruling. */
const precedentsIn = ({ clause, decided }: Precedents): readonly Found[] =>
  decided.map(({ shape, color, stones, beside, points }) => ({
    kind: "precedent",
    ...{ shape, color, stones, beside, points, clause },
  }));

/** What the procedure has come to, and what the referee holds of it. */
export interface Reached extends Held {
  readonly standing: Standing;
  readonly game: GameFile;
  /** Of the position as it stands now; null while there is nothing to count. */
  readonly score: Score | null;
  readonly dead: readonly PointName[];
}

/** What was found, line by line. */
export function evidenceOf(
  disputed: Disputed,
  { standing: { state }, groups, precedents, dead }: Reached,
  prisoners: Prisoners,
): readonly Found[] {
  const { start, remarks } = disputed;
  const { B: black, W: white } = prisoners;
  const asked = black + white > 0 && !isReplayed(disputed);
  return [
    { kind: "conditions", rules: start.rules, komi: start.komiHalf / 2 },
    ...remarks,
    ...(asked ? [{ kind: "captured_before", black, white } as const] : []),
    ...stepsIn(state),
    ...groups.filter((group) => !isPlain(group)).map(groupFound),
    ...(precedents ? precedentsIn(precedents) : []),
    ...(dead.length > 0 ? [{ kind: "dead", stones: dead } as const] : []),
  ];
}

/** What goes into the ruling; `score`: the whole one. */
export function decidedBy(
  { standing: { opened, state }, dead }: Reached,
  score: Score | null,
  evidence: readonly Found[],
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
