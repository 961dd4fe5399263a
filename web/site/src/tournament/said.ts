// How players, games and results are written. Pure.

import type { Game, GameEnd, Player, RoundResult, Standings, StandingsRow, View } from "./view.ts";

/** "Meier Anna" */
export const fullName = ({ name, given }: Player): string => (given ? `${name} ${given}` : name);

/** "Meier Anna 3d" */
export function named({ players }: View, number: number): string {
  const player = players[number - 1];
  return player ? `${fullName(player)} ${player.rank}` : "?";
}

const signs: Readonly<Record<GameEnd, string>> = {
  unknown: "",
  white_wins: "1–0",
  black_wins: "0–1",
  tie: "½–½",
  both_lose: "0–0",
  both_win: "1–1",
};

/** White's points first; "!" behind what was not played; "1–0 (W+3.5)" where the score is known. */
export const resultOf = ({ end, by_default: isDefault, score }: Game): string =>
  signs[end] + (isDefault ? "!" : "") + (score ? ` (${score})` : "");

const sign = (points: number | undefined): string =>
  points === undefined ? "?" : points === 1 ? "+" : points === 0 ? "-" : "=";

/** "12+/w2": the opponent's row, how it came out, the colour, the handicap; "0+": a bye. */
export function cellOf(result: RoundResult, rowOf: ReadonlyMap<number, number>): string {
  const { state, opponent, color, handicap, points } = result;
  if (opponent === undefined) return state === "bye" ? "0+" : "0-";
  const text = `${rowOf.get(opponent) ?? "?"}${sign(points)}`;
  if (state !== "paired") return `${text}!`;
  return color ? `${text}/${color[0]}${handicap ? handicap : ""}` : text;
}

export interface Unplayed {
  readonly round: number;
  readonly player: number;
  /** "bye", "agreed_absent", "default_win", ... */
  readonly state: string;
}

/** The rounds that players of a table did not play, by round and then by place. */
export const unplayedIn = ({ rows, after }: Standings): readonly Unplayed[] =>
  Array.from({ length: after }, (_, at) =>
    rows.flatMap(({ player, results }) => {
      const state = results[at]?.state ?? "paired";
      return state === "paired" ? [] : [{ round: at + 1, player, state }];
    }),
  ).flat();

/** The row of each player in a table, from 1. */
export const rowsOf = (rows: readonly StandingsRow[]): ReadonlyMap<number, number> =>
  new Map(rows.map(({ player }, at) => [player, at + 1]));

/** Games without a result before the others, each by table. */
export function outstandingFirst(games: readonly Game[]): readonly Game[] {
  const isOpen = ({ end }: Game): boolean => end === "unknown";
  return [...games.filter(isOpen), ...games.filter((game) => !isOpen(game))];
}

/** Whether what somebody looks for is in the player's name or club. */
export function isFound(player: Player, sought: string): boolean {
  const text = `${player.number} ${player.name} ${player.given} ${player.club} ${player.rank}`;
  return sought
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));
}

/** An event's id for its title: "Herbstpokal Köln 2026" is "herbstpokal-koln-2026". */
export const idFor = (title: string): string =>
  title
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
