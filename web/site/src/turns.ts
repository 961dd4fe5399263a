// Whose turn costs what: the bot is asked when it is its turn, the clock runs, and overtime is paid for.

import { useEffect, useMemo } from "preact/hooks";
import type { Question } from "./bot_worker.ts";
import { nothingLeft, pointsLost, remaining, spent, type Clock } from "./clock.ts";
import type { Player, State } from "./engine.ts";
import type { Model } from "./model.ts";
import { useOpponent } from "./opponent.ts";
import type { GameFile } from "./table.ts";
import { useTurnKept } from "./turn_kept.ts";

/** Moves are made, and cost time. */
export const runs = ({ phase }: State): boolean =>
  phase === "play" || phase === "settle" || phase === "analysis";

/**
 * In a pause whose passes still count a bot makes its move as ever, so that a person need not wait for it.
 * Two bots talk, and who talks or has agreed says so by other means.
 */
const movesInPause = ({ seats }: GameFile, { phase, passes, marks, end_agreed }: State): boolean =>
  phase === "stopped" && passes > 0 && marks === null && !end_agreed &&
    (seats.B.kind === "person" || seats.W.kind === "person");

/** Asks the bot when it is its turn and this tab plays for it. Tells whether it thinks. */
export function useBot(
  game: GameFile | null, state: State | null, hosting: boolean, onEvent: (line: string) => void,
): boolean {
  const question = useMemo((): Question | null => {
    const mover = state?.to_move;
    if (!game || !mover || !hosting || !(runs(state) || movesInPause(game, state))) return null;
    const seat = game.seats[mover];
    return seat.kind === "person" ? null
      : { start: game.start, events: game.events, level: seat.level, seed: game.events.length + 1 };
  }, [game, hosting]);
  return useOpponent(question, onEvent);
}

/**
 * When the running turn began, had the page been open all the time; lets the player whose time is over lose,
 * where this tab plays for the clock.
 */
export function useClock(
  { game, elapsed }: Pick<Model, "game" | "elapsed">, state: State | null, hosting: boolean,
  onEvent: (line: string) => void,
): number | null {
  const since =
    useMemo(() => (game?.clock && state && runs(state) ? performance.now() - elapsed : null), [game]);
  useTurnKept(game, since, hosting);
  useEffect(() => {
    const mover = state?.to_move;
    if (!game || !state || since === null || !mover || !hosting) return;
    const timer = setInterval(() => {
      const due = dueOf(game, state, mover, performance.now() - since);
      if (due) onEvent(due);
    }, 100);
    return () => clearInterval(timer);
  }, [since, hosting]);
  return since;
}

/**
 * What a player's time has come to and the game does not know of: that it is over, or overtime that has begun
 * and is paid for. An event; null for nothing.
 */
export function dueOf(
  { clock }: GameFile, { penalties }: State, player: Player, elapsed: number,
): string | null {
  if (!clock) return null;
  const left = remaining(clock.system, clock[player], elapsed);
  if (left === null) return `timeout ${player}`;
  const owed = pointsLost(clock.system, left) - penalties[player === "B" ? "black" : "white"];
  return owed > 0 ? `penalty ${player} ${owed}` : null;
}

/** Whose move a line is; null where it is none. */
export const moverIn = (line: string): Player | null =>
  (/^(?:play|pass|button) ([BW])/.exec(line)?.[1] ?? null) as Player | null;

/** Whose time a line tells of, in mid-turn: overtime is paid for, or all is over. */
const timedIn = (line: string): Player | null =>
  (/^(?:penalty|timeout) ([BW])/.exec(line)?.[1] ?? null) as Player | null;

/**
 * The clock after an event: a move ends its player's turn, a penalty comes in mid-turn, whose time is over
 * has none left, anything else begins the turn anew.
 */
export function clockAfter(file: GameFile, event: string, elapsed: number): Clock | null {
  const mover = moverIn(event);
  const player = mover ?? timedIn(event);
  if (!file.clock || player === null) return file.clock;
  const side = (mover ? spent : remaining)(file.clock.system, file.clock[player], elapsed);
  return { ...file.clock, [player]: side ?? nothingLeft };
}
