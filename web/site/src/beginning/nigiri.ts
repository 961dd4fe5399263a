// Nigiri, the draw for colours: a handful of stones, and a guess whether their number is odd or even. What a
// guess makes of the colours, the engine says too: the event is refused where this is wrong.

import type { GameEvent, Player } from "../engine/engine.ts";

export type Parity = "odd" | "even";

const fewest = 5;
const most = 20; // from 5 to 20: as many odd numbers as even ones

/** A random number from 0 to 1 for a seed; the same for the same one (Mulberry32, by Tommy Ettinger). */
export function randomOf(seed: number): number {
  let t = (seed + 0x6d2b79f5) | 0;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
}

/** How many stones are in the hand. */
export const handful = (random: number): number =>
  fewest + Math.floor(random * (most - fewest + 1));

export const parityOf = (stones: number): Parity => (stones % 2 === 0 ? "even" : "odd");

/** What the one who guesses plays. */
export const guesserPlays = (guess: Parity, stones: number): Player =>
  guess === parityOf(stones) ? "B" : "W";

/** The event of a draw. */
export const nigiriEvent = (guess: Parity, stones: number): GameEvent => ({
  kind: "nigiri",
  by: guesserPlays(guess, stones),
  number: stones,
  words: guess,
});

/** The seed that the address asks for, "?seed=7", and else one that nobody knows. */
export function seedOf(search: string): number {
  const asked = new URLSearchParams(search).get("seed");
  return asked !== null && /^\d{1,9}$/.test(asked)
    ? Number(asked)
    : crypto.getRandomValues(new Uint32Array(1))[0]!;
}
