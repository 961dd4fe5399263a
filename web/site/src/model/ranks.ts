// About which rank the levels have. Only what follows from games that were played: docs/strength.md.

/** On 9x9, in kyu, from the weakest level. */
const onSmallBoard = [19, 18, 16, 15, 13, 12, 10, 9, 8, 6, 5, 4] as const;

/** A level's kyu on a board of that size, about; null where nothing was measured. */
export function kyuOf(
  level: number,
  { cols, rows }: { cols: number; rows: number },
): number | null {
  return cols === 9 && rows === 9 ? (onSmallBoard[level - 1] ?? null) : null;
}
