// Half points and quarters as people write them: 13 half points are "6.5", in some languages "6,5"; less than
// nothing has a minus sign, "−0.5".

import { words } from "./first.ts";

const written = (value: number): string =>
  String(value).replace(".", words.decimal).replace("-", "−");

/** Half points, and below quarters, as points. */
export const points = (half: number): string => written(half / 2);
export const quarters = (count: number): string => written(count / 4);

/** "B+3.5", "W+0.5" or `even`, as the language says it. */
export const margin = (half: number, even: string): string =>
  half === 0 ? even : words.result(`${half > 0 ? "B" : "W"}+${Math.abs(half) / 2}`);

const mostKomi = 400;

const valueTyped = (text: string): number =>
  text.trim() === "" ? NaN : Number(text.trim().replace(",", ".").replace("−", "-"));

/** What is wrong with a komi that somebody typed; null when nothing is. */
export function komiFault(text: string): "number" | "half" | "far" | null {
  const value = valueTyped(text);
  if (!Number.isFinite(value)) return "number";
  if (Math.abs(value) > mostKomi) return "far";
  return Number.isInteger(value * 2) ? null : "half";
}

/** The half points of a komi that somebody typed; null when it is none. */
export const komiTyped = (text: string): number | null =>
  komiFault(text) === null ? valueTyped(text) * 2 : null;
