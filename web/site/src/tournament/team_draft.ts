// The members of a team while it is put together, in the order of its boards. Pure.

/** With somebody on that board, in place of whoever was there. */
export const joined = (members: readonly number[], at: number, who: number): readonly number[] => [
  ...members.slice(0, at),
  who,
  ...members.slice(at + 1),
];

/** Without whoever is on that board; those below move up. */
export const cleared = (members: readonly number[], at: number): readonly number[] =>
  members.filter((_, i) => i !== at);

/** With whatever is at that place one place higher. */
export function moved<One>(list: readonly One[], at: number): readonly One[] {
  if (at < 1 || at >= list.length) return list;
  return [...list.slice(0, at - 1), list[at]!, list[at - 1]!, ...list.slice(at + 1)];
}

/** The rank in the middle of theirs; 30 kyu where there are none. */
export const meanRank = (ranks: readonly number[]): number =>
  ranks.length === 0 ? 0 : Math.round(ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length);
