// The games of a person as they see them. Pure.

import type { Player } from "../engine/engine.ts";
import type { GameConditions, GameList } from "./messages.ts";
import { nameOf } from "./person.ts";

export interface Listed {
  readonly name: string;
  readonly conditions: GameConditions;
  readonly color: Player;
  readonly opponent: string;
  /** Whose word it waits for; null: both may say something, or it is over. */
  readonly turn: "mine" | "theirs" | null;
  /** As a record has it; null while the game goes on. */
  readonly result: string | null;
  /** When something was last said in it. */
  readonly changed: number;
}

export const listed = ({ you, games }: GameList): readonly Listed[] =>
  games.map(({ g: name, conditions, seats, awaited, result = null, changed }) => {
    const mine = seats[0].id === you.id ? 0 : 1;
    const theirs = 1 - mine;
    const turn =
      awaited[mine] === awaited[theirs]
        ? null
        : awaited[mine]
          ? ("mine" as const)
          : ("theirs" as const);
    const color = mine === 0 ? "B" : "W";
    return { name, conditions, color, opponent: nameOf(seats[theirs]!), turn, result, changed };
  });
