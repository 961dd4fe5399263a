// A result of a game as a sentence.

import type { Player } from "../engine/engine.ts";
import { words } from "../words/index.ts";

const ways: Readonly<Record<string, string>> = { R: "resignation", T: "time", F: "forfeit" };

/** "Black wins by 3.5 points" for "B+3.5"; what is no such result as words have it. */
export function resultSaid(result: string): string {
  const [, winner, by] = /^([BW])\+([\d.]+|[RTF])$/.exec(result) ?? [];
  if (!winner || !by) return words.result(result);
  const way = ways[by];
  return way === undefined
    ? words.end.wins(winner as Player, by.replace(".", words.decimal))
    : words.end.won(words.end.how[way]!, winner as Player);
}
