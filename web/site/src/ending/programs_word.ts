// Where the rules have the program say what is dead, its word is marked as soon as there is an estimate,
// and follows a better one, until the players mark otherwise. So it is for players who begin to learn: the
// first result that they see is what the game comes to, and they have only to agree.

import { useEffect } from "preact/hooks";
import type { Estimate, PointName } from "../engine/engine.ts";
import type { OnTable } from "../model/on_table.ts";
import { programSays } from "./steps.ts";

export function useProgramsWord(
  { game, state, marking, marked }: OnTable,
  estimate: Estimate | null,
  onMarkAll: (dead: readonly PointName[]) => void,
): void {
  useEffect(() => {
    if (
      estimate === null ||
      !marking ||
      marked.byHand ||
      state.marks !== null ||
      !(programSays(state) || game.plain)
    )
      return;
    onMarkAll(estimate.dead);
  }, [game, marking, estimate]);
}
