import type { Player } from "../../engine/engine.ts";
import { counted, player } from "./speech.ts";

const stones = (count: number): string => counted(count, "Stein", "Steine");

export const you = {
  toMove: (who: Player) => `Du bist am Zug: du hast ${player(who)}`,
  captured: (count: number) => `Du hast ${stones(count)} geschlagen`,
  take: (count: number) => `Du schlägst ${stones(count)}.`,
  score: (points: string) => `Du: ${points}`,
};

export const program = {
  thinking: (level: string) => `${level} denkt nach`,
  toMove: (level: string) => `${level} ist am Zug`,
  captured: (level: string, count: number) => `${level} hat ${stones(count)} geschlagen`,
  takes: (who: Player, count: number) => `${player(who)} schlägt ${stones(count)}.`,
  score: (level: string, points: string) => `${level}: ${points}`,
  passed: (level: string) => `${level} hat gepasst.`,
};

export const passing = {
  loses: (opponent: Player, count: number, where: string) =>
    `Wenn du passt, kann ${player(opponent)} ${stones(count)} von dir fangen: ${where}.`,
  passes: "Trotzdem passen",
  plays: "Weiterspielen",
};

export const nextGame = {
  up: "Gewonnen: Die nächste Stufe ist dran.",
  down: "Verloren: Eine leichtere Stufe ist dran.",
  play: (level: string) => `Gegen ${level} spielen`,
};
