// What is heard and felt of a game over the net: each stone, and that it is the turn of whoever reads. Of
// several tabs with the game one alone is heard.

import { useEffect, useRef } from "preact/hooks";
import { tone } from "../browser/tone.ts";
import { eventsIn, type Player } from "../engine/engine.ts";
import type { NetGame } from "./line.ts";
import type { Entry } from "./messages.ts";

/** What is heard of entries that have come; `mover` is whose turn it is after them. */
export function heardIn(
  entries: readonly Entry[],
  you: Player | null,
  mover: Player | null,
): readonly ("stone" | "turn")[] {
  const lines = entries.flatMap(({ event }) => event ?? []);
  const stone = eventsIn(lines).some(({ kind }) => kind === "play");
  const turn = mover !== null && mover === you && entries.some(({ by }) => by !== you);
  return [...(stone ? (["stone"] as const) : []), ...(turn ? (["turn"] as const) : [])];
}

function sound(heard: "stone" | "turn"): void {
  if (heard === "stone") return tone(320, 0.06);
  tone(660, 0.15, 0.1);
  tone(990, 0.2, 0.25);
  if ("vibrate" in navigator) navigator.vibrate(80); // on a phone
}

/** Whether this tab is the one that is heard: the first of those that show the game. */
function useSpeaks(name: string): () => boolean {
  const locks = navigator.locks as LockManager | undefined; // pages of insecure addresses have none
  const speaks = useRef(locks === undefined);
  useEffect(() => {
    if (!locks) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const held = (): Promise<void> => {
      speaks.current = true;
      return new Promise((left) => signal.addEventListener("abort", () => left()));
    };
    locks.request(`shinpan.heard.${name}`, { signal }, held).catch(() => undefined); // left
    return () => leaving.abort();
  }, [name]);
  return () => speaks.current;
}

/** Lets what comes of the game be heard, while the reader wants it. */
export function useHeard(game: NetGame, mover: Player | null, isWanted: boolean): void {
  const { name, entries, you } = game;
  const speaks = useSpeaks(name);
  const known = useRef(entries.length);
  useEffect(() => {
    const come = entries.slice(known.current);
    known.current = entries.length;
    if (isWanted && speaks()) heardIn(come, you, mover).forEach(sound);
  }, [entries.length]);
}
