// How long the running turn has taken, kept beside the game: who loads the page again gets no time back. The
// clock counts while the page is open. While it is closed nobody can play, so the clock stands.

import { useEffect } from "preact/hooks";
import { keep, kept } from "../browser/store.ts";
import type { GameFile } from "../model/table.ts";

interface Turn {
  /** How many events the game had when the turn began. */
  readonly events: number;
  readonly elapsed: number; // milliseconds
  /** The players have stopped the clock; nothing in turns that were kept before. */
  readonly paused?: boolean;
}

const key = "turn";
const often = 1000; // milliseconds: a browser that is ended tells nobody

/** How long the running turn of a game had taken when a page with it was last open, and whether it rested. */
export async function turnKept(game: GameFile): Promise<{ elapsed: number; paused: boolean }> {
  const turn = (await kept(key)) as Partial<Turn> | null | undefined;
  return turn?.events === game.events.length && Number.isFinite(turn.elapsed)
    ? { elapsed: turn.elapsed!, paused: turn.paused === true }
    : { elapsed: 0, paused: false };
}

/**
 * Keeps how long the running turn has taken, from its beginning on and when the page goes; `paused` is how
 * long it had when the players stopped the clock, null while it is not they who let it stand.
 */
export function useTurnKept(
  game: GameFile | null,
  since: number | null,
  paused: number | null,
  hosting: boolean,
): void {
  useEffect(() => {
    if (game && paused !== null && hosting)
      void keep(key, { events: game.events.length, elapsed: paused, paused: true } satisfies Turn);
  }, [paused, hosting]);
  useEffect(() => {
    if (!game || since === null || !hosting) return;
    const note = (): void =>
      void keep(key, {
        events: game.events.length,
        elapsed: performance.now() - since,
      } satisfies Turn);
    note();
    const timer = setInterval(note, often);
    addEventListener("pagehide", note);
    return () => {
      clearInterval(timer);
      removeEventListener("pagehide", note);
    };
  }, [since, hosting]);
}
