// What the computer says of the end: of dead stones it accepts what its estimate says, and else proposes
// that; an end that was agreed on it brings about by its passes.

import { useEffect } from "preact/hooks";
import { acceptanceOf, type Estimate, type GameEvent, type State } from "../engine/engine.ts";
import { other, type GameFile } from "../model/table.ts";
import { runs } from "../model/turns.ts";

const areBots = ({ seats }: GameFile): boolean => seats.B.kind === "bot" && seats.W.kind === "bot";

/** Two bots agree to end where the rules ask for that before any talk of dead stones; then a bot passes. */
function toTheEnd(game: GameFile, state: State): GameEvent | null {
  if (state.phase !== "stopped") return null;
  const { to_move: mover, may, end_agreed, agreement_open } = state;
  if (end_agreed)
    return mover && game.seats[mover].kind === "bot" ? { kind: "pass", by: mover } : null;
  const agree = areBots(game) && !agreement_open && may.end_agreed.length > 0;
  return agree ? { kind: "end_agreed" } : null;
}

/** What one of two bots proposes, whom nobody asks; null where it is not for them to speak. */
function proposal(game: GameFile, state: State, { dead }: Estimate): GameEvent | null {
  const speaks =
    areBots(game) &&
    !runs(state) &&
    state.settlement.marks_count &&
    state.may.marks_proposed.includes("B");
  return speaks ? { kind: "marks_proposed", by: "B", points: dead } : null;
}

/** What the bot whose turn it is to speak of the end says; null for nothing. */
export function botsWord(game: GameFile, state: State, estimate: Estimate): GameEvent | null {
  if (!state.marks) return toTheEnd(game, state) ?? proposal(game, state, estimate);
  const bot = other(state.marks.by);
  if (game.seats[bot].kind !== "bot" || !state.may.marks_accepted.includes(bot)) return null;
  const { points } = state.marks;
  const agrees =
    points.length === estimate.dead.length && points.every((at) => estimate.dead.includes(at));
  return agrees ? acceptanceOf(state) : { kind: "marks_proposed", by: bot, points: estimate.dead };
}

/** Has the bot answer when it is its turn to speak of the end. */
export function useBotsWord(
  game: GameFile,
  state: State,
  estimate: Estimate | null,
  onEvent: (event: GameEvent) => void,
): void {
  useEffect(() => {
    const word = estimate && botsWord(game, state, estimate);
    if (word) onEvent(word);
  }, [state, estimate]);
}
