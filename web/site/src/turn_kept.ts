// How long the running turn has taken, kept beside the game: who loads the page again gets no time back. The
// clock counts while the page is open. While it is closed nobody can play, so the clock stands.

import { useEffect } from "preact/hooks";
import { keep, kept } from "./store.ts";
import type { GameFile } from "./table.ts";

interface Turn {
  /** How many events the game had when the turn began. */
  readonly events: number;
  readonly elapsed: number; // milliseconds
}

const key = "turn";
const often = 1000; // milliseconds: a browser that is ended tells nobody

/** How long the running turn of a game had taken when a page with it was last open. */
export async function turnKept(game: GameFile): Promise<number> {
  const turn = (await kept(key)) as Partial<Turn> | null | undefined;
  return turn?.events === game.events.length && Number.isFinite(turn.elapsed) ? turn.elapsed! : 0;
}

/** Keeps how long the running turn has taken, from its beginning on and when the page goes. */
export function useTurnKept(game: GameFile | null, since: number | null, hosting: boolean): void {
  useEffect(() => {
    if (!game || since === null || !hosting) return;
    const note = (): void =>
      void keep(key, { events: game.events.length, elapsed: performance.now() - since } satisfies Turn);
    note();
    const timer = setInterval(note, often);
    addEventListener("pagehide", note);
    return () => {
      clearInterval(timer);
      removeEventListener("pagehide", note);
    };
  }, [since, hosting]);
}
