// What a pass means under the rules of a game, in words.

import type { State } from "./engine.ts";
import { runs } from "./turns.ts";
import { words } from "./words/index.ts";

/** What a pass would come to under these rules; where play rests, only that it would end the game. */
export function passMeaning(state: State): string {
  if (!state.pass || !(runs(state) || state.pass.phase === "over")) return "";
  const { stones_handed, stones_clause, phase, clause } = state.pass;
  const cost = stones_handed > 0 ? words.game.passMeans.stone(words.clause(stones_clause)) : "";
  if (phase === state.phase) return cost || words.game.passMeans.same;
  const then = words.game.passMeans[phase];
  return words.sentences([cost, typeof then === "string" ? then : then(words.clause(clause))]);
}

/** Whether a pass would do more than give the turn away. */
export const passMatters = ({ pass, phase }: State): boolean =>
  pass !== null && (pass.phase !== phase || pass.stones_handed > 0);
