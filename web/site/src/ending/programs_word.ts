// Where the rules have the program say what is dead, its word is marked as soon as there is an estimate, and
// follows a better one, until the players mark otherwise.

import { useEffect, useRef } from "preact/hooks";
import type { Estimate, PointName } from "../engine.ts";
import type { OnTable } from "../screens/standing.ts";
import type { GameFile } from "../table.ts";
import { programSays } from "./agrees.ts";

interface Word {
  readonly game: GameFile;
  readonly dead: readonly PointName[];
}

const same = (one: readonly PointName[], two: readonly PointName[]): boolean =>
  one.length === two.length && one.every((at) => two.includes(at));

export function useProgramsWord(
  { game, rules, state, marking, dead }: OnTable, estimate: Estimate | null,
  onMarkAll: (dead: readonly PointName[]) => void,
): void {
  const last = useRef<Word | null>(null);
  useEffect(() => {
    if (estimate === null || !marking || state.marks !== null || !programSays(rules)) return;
    const said = last.current?.game === game ? last.current.dead : [];
    if (!same(said, dead)) return; // the players have marked something else
    last.current = { game, dead: estimate.dead };
    onMarkAll(estimate.dead);
  }, [game, marking, estimate]);
}
