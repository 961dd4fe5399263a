// Half points and quarters as people write them: 13 half points are "6.5".

export const points = (half: number): string => String(half / 2);
export const quarters = (count: number): string => String(count / 4);

/** "B+3.5", "W+0.5" or `even`. */
export const margin = (half: number, even: string): string =>
  half === 0 ? even : `${half > 0 ? "B" : "W"}+${points(Math.abs(half))}`;

/** The half points of a komi that somebody typed; null when it is none. */
export function komiTyped(text: string): number | null {
  const value = Number(text.trim().replace(",", "."));
  return text.trim() !== "" && Number.isFinite(value) && Number.isInteger(value * 2) && Math.abs(value) <= 400 ? value * 2 : null;
}
