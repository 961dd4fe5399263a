// Half points and quarters as people write them: 13 half points are "6.5", in some languages "6,5".

import { words } from "./words/first.ts";

const written = (value: number): string => String(value).replace(".", words.decimal);

/** Half points, and below quarters, as points. */
export const points = (half: number): string => written(half / 2);
export const quarters = (count: number): string => written(count / 4);

/** "B+3.5", "W+0.5" or `even`, as the language says it. */
export const margin = (half: number, even: string): string =>
  half === 0 ? even : words.result(`${half > 0 ? "B" : "W"}+${Math.abs(half) / 2}`);

/** The half points of a komi that somebody typed; null when it is none. */
export function komiTyped(text: string): number | null {
  const value = Number(text.trim().replace(",", "."));
  return text.trim() !== "" && Number.isFinite(value) && Number.isInteger(value * 2) && Math.abs(value) <= 400
    ? value * 2
    : null;
}
