// Whose turn costs what, as sums: when moves cost time, and what the clock has come to.

import type { Clock } from "../engine/clock.ts";
import type { GameEvent, Player, Shinpan, State, TimeLeft } from "../engine/engine.ts";
import { isMove, type GameFile } from "./table.ts";

/** Moves are made, and cost time. */
export const runs = ({ phase }: State): boolean =>
  phase === "play" || phase === "settle" || phase === "analysis";

/** Whether a clock runs: from the first move on, so that the players may sit down first. */
export const clockRuns = ({ clock }: GameFile, state: State): boolean =>
  (clock?.made?.length ?? 0) > 0 && runs(state);

/**
 * What a player's time has come to and the game does not know of: that it is over, or overtime that has begun
 * and is paid for. An event; null for nothing.
 */
export function dueOf(
  { clocks }: Shinpan,
  { clock }: GameFile,
  { penalties }: State,
  player: Player,
  elapsed: number,
): GameEvent | null {
  if (!clock) return null;
  const { over, pointsLost } = clocks.run(clock.system, clock[player], elapsed);
  if (over) return { kind: "timeout", by: player };
  const owed = pointsLost - penalties[player === "B" ? "black" : "white"];
  return owed > 0 ? { kind: "penalty", by: player, number: owed } : null;
}

/** How many moves an event takes back, after the one that asked for it. */
const takenBackBy = (event: GameEvent, last: GameEvent | undefined): number =>
  event.kind === "undo_granted" && last?.kind === "undo_asked" ? last.number : 0;

/** The clock without its last moves. */
function without(engine: Shinpan, clock: Clock, moves: number): Clock {
  const made = clock.made ?? [];
  const last = made[made.length - 1];
  if (moves === 0 || !last) return clock;
  const { left } = engine.clocks.takeBack(clock.system, clock[last.player], last.left);
  const before = { ...clock, made: made.slice(0, -1), [last.player]: left };
  return without(engine, before, moves - 1);
}

/**
 * The clock after an event that comes so long into a turn: a move ends its player's turn; in mid-turn, after
 * a penalty or when moves are taken back, what the turn has taken is gone. Whose time is over has none left.
 * `turn` is who is to move while the clock runs.
 */
export function clockAfter(
  engine: Shinpan,
  file: GameFile,
  event: GameEvent,
  turn: Player | null,
  elapsed: number,
): Clock | null {
  const { clock, events } = file;
  if (!clock) return null;
  const leftTo = (player: Player): TimeLeft =>
    engine.clocks.run(clock.system, clock[player], elapsed).left;
  if (!isMove(event))
    return without(
      engine,
      turn ? { ...clock, [turn]: leftTo(turn) } : clock,
      takenBackBy(event, events[events.length - 1]),
    );
  const mover = event.by;
  return {
    ...clock,
    [mover]: engine.clocks.move(clock.system, clock[mover], elapsed).left,
    made: [...(clock.made ?? []), { player: mover, left: leftTo(mover) }],
  };
}
