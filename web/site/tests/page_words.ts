// What people say in a world of pages, by chance.

import type { NetGame } from "../src/net/line.ts";

/** A whole number from 0, below that bound. */
export type Below = (bound: number) => number;

/** Mulberry32: numbers by chance, the same for the same seed. */
export function chance(seed: number): Below {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

/** A word in the game: a move, mostly; often one that cannot be. Whoever looks on speaks for Black. */
export function wordIn({ you, offers, entries }: NetGame, below: Below): string {
  const color = you ?? "B";
  const offer = offers.find(({ by }) => by !== color);
  if (offer && below(3) === 0) return `accept ${offer.n} ${offer.event}`;
  const last = entries[entries.length - 1]?.event;
  if (last?.startsWith("pass ") && below(2) === 0) return `pass ${color}`;
  const at = `${"ABCDE"[below(5)]}${1 + below(5)}`;
  const words = [
    ...Array<string>(6).fill(`pass ${color}`),
    ...Array<string>(3).fill(`offer undo_asked ${color} 1`),
    ...[`offer marks_proposed ${color}`, `offer marks_proposed ${color} ${at}`],
    ...[`offer group_agreed - ${at}`, "offer end_agreed -", `offer analysis_agreed - ${at}`],
    ...[`resume ${color}`, "offer pause", "offer go_on"],
  ];
  return words[below(48)] ?? `play ${color} ${at}`;
}
