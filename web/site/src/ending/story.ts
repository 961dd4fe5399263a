// The story of a proof: the attacker plays what they like in the zones of a group, the defender answers as
// the certificate says. What stands on the board after each play, the engine says.

import { open, type Game, type Player, type Shinpan, type Start } from "../engine/engine.ts";
import { other } from "../model/table.ts";
import type { Answer, Zone } from "./certificate.ts";

/** A play of the attacker's that is answered, in one of the zones. */
export interface Offer extends Answer {
  readonly zone: number;
}

export interface Story {
  readonly start: Start;
  /** What stood there, a number each point: 0 nothing, 1 Black, 2 White. */
  readonly board: ArrayLike<number>;
  readonly defender: Player;
  readonly zones: readonly Zone[];
}

/** The position as a game of its own, and the play in it. The caller frees it. */
function gameOf(engine: Shinpan, { start, board, defender }: Story, path: readonly Offer[]): Game {
  const game = open(engine, start);
  for (const [stone, player] of [
    [1, "B"],
    [2, "W"],
  ] as const) {
    const points = game.names.filter((_, at) => board[at] === stone);
    if (points.length > 0) game.apply({ kind: "setup", by: player, points });
  }
  for (const { attack, reply } of path)
    for (const [player, at] of [
      [other(defender), attack],
      [defender, reply],
    ] as const) {
      game.apply({ kind: "turn", by: player });
      if (at !== null) game.play(player, at);
    }
  game.apply({ kind: "turn", by: other(defender) });
  return game;
}

export interface Chapter {
  readonly board: Uint8Array;
  /** The plays that the attacker has and that need an answer, those with one first. */
  readonly offers: readonly Offer[];
}

/** What stands after that play, and how it may go on. */
export function chapter(engine: Shinpan, story: Story, path: readonly Offer[]): Chapter {
  const game = gameOf(engine, story, path);
  const attacker = other(story.defender);
  const offers = story.zones.flatMap((zone, i) => {
    const node = path.reduce((at, step) => (step.zone === i ? step.to : at), 0);
    return (zone.nodes[node] ?? []).map((answer): Offer => ({ ...answer, zone: i }));
  });
  const possible = offers.filter(({ attack, reply }) =>
    attack === null ? reply !== null : game.refuses(attacker, attack) === null,
  );
  const found: Chapter = {
    board: game.board(),
    offers: [...possible].sort(
      (a, b) =>
        Number(a.reply === null) - Number(b.reply === null) ||
        Number(a.attack === null) - Number(b.attack === null),
    ),
  };
  game.free();
  return found;
}

/** The letters of the plays, for the board and for those who choose. */
export const letterOf = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : `${letterOf(Math.floor(index / 26) - 1)}${letterOf(index % 26)}`;
