// What a pass means under the rules of a game, in words.

import type { Ruleset, State } from "../engine/engine.ts";
import { runs } from "../model/turns.ts";
import { words } from "../words/index.ts";

/** Whether the next pass is the first of the game, where that counts as White's; none is for a handicap. */
const isFirst = ({ first_passer, to_move, moves, handicap }: State, { axes }: Ruleset): boolean =>
  axes.first_pass !== "nothing" && first_passer === null && to_move === "W" && moves >= handicap;

/**
 * What a pass would come to under these rules; where play rests, only that it would end the game. `plain`: no
 * clauses.
 */
export function passMeaning(state: State, rules: Ruleset, plain = false): string {
  const cited = (clause: string): string => (plain ? "" : words.clause(clause));
  if (!state.pass || !(runs(state) || state.pass.phase === "over")) return "";
  const { stones_handed, stones_clause, phase, clause } = state.pass;
  const cost = stones_handed > 0 ? words.game.passMeans.stone(cited(stones_clause)) : "";
  const first = isFirst(state, rules)
    ? words.game.passMeans.first(cited(rules.clauses.first_pass ?? ""))
    : "";
  if (phase === state.phase) return words.sentences([cost || words.game.passMeans.same, first]);
  const then = words.game.passMeans[phase];
  return words.sentences([cost, typeof then === "string" ? then : then(cited(clause)), first]);
}

/** Whether a pass would do more than give the turn away. */
export const passMatters = ({ pass, phase }: State): boolean =>
  pass !== null && (pass.phase !== phase || pass.stones_handed > 0);
