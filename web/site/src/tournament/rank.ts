// Ranks as the event's file has them: 0 is 30 kyu, 29 is 1 kyu, 30 is 1 dan.

const weakest = 30;
const strongest = 18;

/** "3d", "3 dan", "12K"; null for what is no rank. */
export function rankIn(text: string): number | null {
  const [, digits, grade] = /^\s*(\d{1,2})\s*(k|kyu|d|dan)\s*$/i.exec(text) ?? [];
  if (digits === undefined || grade === undefined) return null;
  const number = Number(digits);
  const isKyu = grade[0]!.toLowerCase() === "k";
  if (number < 1 || number > (isKyu ? weakest : strongest)) return null;
  return isKyu ? weakest - number : weakest + number - 1;
}

export const rankText = (rank: number): string =>
  rank < weakest ? `${weakest - rank}k` : `${rank - weakest + 1}d`;
