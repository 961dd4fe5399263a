// Whose turn it is, or that play rests, in words.

import type { State } from "../engine/engine.ts";
import { levelSaid } from "./level_said.ts";
import { opponentIn } from "../model/results.ts";
import { other, type GameFile } from "../model/table.ts";
import { runs } from "../model/turns.ts";
import { words } from "../words/index.ts";

/** `thinking`: the computer is at it; `game`: where the player may be told as such. */
export function whoseTurn(state: State, thinking = false, game: GameFile | null = null): string {
  const mover = state.to_move;
  if (mover === null || !runs(state)) return words.end.heading[state.phase] ?? "";
  if (game?.seats[mover].kind === "person" && game.seats[other(mover)].kind === "remote")
    return words.you.toMove(mover);
  const opponent = game && opponentIn(game);
  if (!opponent) return thinking ? words.game.thinking(mover) : words.game.toMove(mover);
  if (mover === opponent.you) return words.you.toMove(mover);
  return words.program[thinking ? "thinking" : "toMove"](levelSaid(opponent.level, game!.start));
}
