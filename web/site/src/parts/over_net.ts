// What the screen of a game over the net knows besides the game: a stone that the server has not confirmed,
// and how long nothing has been heard of it.

import { createContext } from "preact";
import type { Player, PointName } from "../engine/engine.ts";

export interface OverNet {
  /** The stone that is on its way to the server's disk. */
  readonly pending: { readonly by: Player; readonly at: PointName } | null;
  /** Whose clock the server alone can say to have run out: the reader's opponent's, or both. */
  readonly elsewhere: readonly Player[];
  /** Since when the page hears nothing, by performance.now(); the clocks stand then. */
  readonly silentSince: number | null;
}

export const OverNetContext = createContext<OverNet>({
  pending: null,
  elsewhere: [],
  silentSince: null,
});
