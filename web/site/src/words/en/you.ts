// A game against the computer: what is said of the player and of the level that plays, and what beginners are
// warned of.

import type { Player } from "../../engine/engine.ts";
import { counted, player } from "./speech.ts";

const stones = (count: number): string => counted(count, "stone", "stones");
/** A level at the beginning of a sentence. */
const named = (level: string): string => level.charAt(0).toUpperCase() + level.slice(1);

export const you = {
  toMove: (who: Player) => `Your move: you are ${player(who)}`,
  captured: (count: number) => `You have taken ${stones(count)}`,
  take: (count: number) => `You take ${stones(count)}.`,
  score: (points: string) => `You: ${points}`,
};

export const program = {
  thinking: (level: string) => `${named(level)} is thinking`,
  toMove: (level: string) => `${named(level)} is to move`,
  captured: (level: string, count: number) => `${named(level)} has taken ${stones(count)}`,
  takes: (who: Player, count: number) => `${player(who)} takes ${stones(count)}.`,
  score: (level: string, points: string) => `${named(level)}: ${points}`,
  passed: (level: string) => `${named(level)} passed.`,
};

export const passing = {
  loses: (opponent: Player, count: number, where: string) =>
    `If you pass, ${player(opponent)} can take ${stones(count)} of yours: ${where}.`,
  passes: "Pass all the same",
  plays: "Go on playing",
};

export const nextGame = {
  up: "You won: try the next level.",
  down: "You lost: try an easier level.",
  play: (level: string) => `Play ${level}`,
};
