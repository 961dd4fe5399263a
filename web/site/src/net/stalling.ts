// What a log tells of a game that does not come on: facts that are counted, and judge nobody. Pure.

import type { GameEvent, Player, PointName } from "../engine/engine.ts";

/** So often, and the players are told. */
const often = 3;

/**
 * The points on which, since the last move, each player has changed the word that was said last of them
 * `often` times, as dead or as alive.
 */
export function contested(events: readonly GameEvent[]): readonly PointName[] {
  let last: readonly PointName[] | null = null;
  const changes = new Map<PointName, Record<Player, number>>();
  for (const event of events) {
    if (event.kind === "play") {
      last = null;
      changes.clear();
    }
    if (event.kind !== "marks_proposed") continue;
    const { by, points } = event;
    const before = last ?? points;
    const differing = [...before, ...points].filter(
      (at) => before.includes(at) !== points.includes(at),
    );
    for (const at of differing) {
      const counts = changes.get(at) ?? { B: 0, W: 0 };
      changes.set(at, { ...counts, [by]: counts[by] + 1 });
    }
    last = points;
  }
  return [...changes].flatMap(([at, { B, W }]) => (Math.min(B, W) >= often ? [at] : []));
}

/** How many moves in a row, up to the last event, a player has made that were each answered by a pass. */
export function answeredByPasses(
  events: readonly GameEvent[],
): { readonly by: Player; readonly count: number } | null {
  let count = 0;
  for (let at = events.length - 1; at > 0; at -= 2) {
    const [play, pass] = [events[at - 1]!, events[at]!];
    const last = events[events.length - 2];
    if (play.kind !== "play" || pass.kind !== "pass" || play.by === pass.by) break;
    if (last?.kind === "play" && play.by !== last.by) break;
    ++count;
  }
  const last = events[events.length - 2];
  return count >= often && last?.kind === "play" ? { by: last.by, count } : null;
}
