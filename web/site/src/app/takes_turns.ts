// Who takes a turn without being asked: the bot is asked when it is its turn, the clock runs, and overtime is
// paid for.

import { useEffect, useMemo } from "preact/hooks";
import type { Question } from "../engine/bot_worker.ts";
import type { GameEvent, Shinpan, State } from "../engine/engine.ts";
import type { Model } from "../model/model.ts";
import { useOpponent } from "../engine/opponent.ts";
import type { GameFile } from "../model/table.ts";
import { useTurnKept } from "./turn_kept.ts";
import { clockRuns, dueOf, runs } from "../model/turns.ts";

/**
 * In a pause whose passes still count a bot makes its move as ever, so that a person need not wait for it.
 * Two bots talk, and who talks or has agreed says so by other means.
 */
const movesInPause = ({ seats }: GameFile, { phase, passes, marks, end_agreed }: State): boolean =>
  phase === "stopped" &&
  passes > 0 &&
  marks === null &&
  !end_agreed &&
  (seats.B.kind === "person" || seats.W.kind === "person");

/** Asks the bot when it is its turn and this tab plays for it. Tells whether it thinks. */
export function useBot(
  game: GameFile | null,
  state: State | null,
  hosting: boolean,
  onEvent: (event: GameEvent) => void,
): boolean {
  const question = useMemo((): Question | null => {
    const mover = state?.to_move;
    if (!game || !mover || !hosting || !(runs(state) || movesInPause(game, state))) return null;
    const seat = game.seats[mover];
    return seat.kind !== "bot"
      ? null
      : { start: game.start, events: game.events, level: seat.level, seed: game.events.length + 1 };
  }, [game, hosting]);
  return useOpponent(question, onEvent);
}

/**
 * When the running turn began, had the page been open all the time; lets the player whose time is over lose,
 * where this tab plays for the clock.
 */
export function useClock(
  engine: Shinpan,
  { game, elapsed, paused }: Pick<Model, "game" | "elapsed" | "paused">,
  state: State | null,
  hosting: boolean,
  onEvent: (event: GameEvent) => void,
): number | null {
  const since = useMemo(
    () => (game && state && !paused && clockRuns(game, state) ? performance.now() - elapsed : null),
    [game, paused],
  );
  useTurnKept(game, since, paused ? elapsed : null, hosting);
  useEffect(() => {
    const mover = state?.to_move;
    if (!game || !state || since === null || !mover || !hosting) return;
    const timer = setInterval(() => {
      const due = dueOf(engine, game, state, mover, performance.now() - since);
      if (due) onEvent(due);
    }, 100);
    return () => clearInterval(timer);
  }, [since, hosting]);
  return since;
}
