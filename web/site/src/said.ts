// What the board says to a screen reader beside the moves.

import type { State } from "./engine.ts";
import { passMeaning } from "./pass_meaning.ts";
import type { GameFile } from "./table.ts";
import { words } from "./words/index.ts";

interface Told {
  readonly game: GameFile;
  readonly state: State;
  /** That the last move was a pass. */
  readonly passed: string;
}

/** What has just happened to the game; empty where that is a stone, which the board tells itself. */
export function happened({ game, state, passed }: Told): string {
  const last = game.events[game.events.length - 1] ?? "";
  if (!last.startsWith("pass ")) return "";
  return words.sentences([passed, passMeaning(state) || (words.end.heading[state.phase] ?? "")]);
}
