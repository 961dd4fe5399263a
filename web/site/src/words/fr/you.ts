import type { Player } from "../../engine/engine.ts";
import { counted, player } from "./speech.ts";

const stones = (count: number): string => counted(count, "pierre", "pierres");

export const you = {
  toMove: (who: Player) => `À vous de jouer : vous êtes ${player(who)}`,
  captured: (count: number) => `Vous avez pris ${stones(count)}`,
  take: (count: number) => `Vous prenez ${stones(count)}.`,
  score: (points: string) => `Vous : ${points}`,
};

export const program = {
  thinking: (level: string) => `Le ${level} réfléchit`,
  toMove: (level: string) => `Au ${level} de jouer`,
  captured: (level: string, count: number) => `Le ${level} a pris ${stones(count)}`,
  takes: (who: Player, count: number) => `${player(who)} prend ${stones(count)}.`,
  score: (level: string, points: string) => `Le ${level} : ${points}`,
  passed: (level: string) => `Le ${level} a passé.`,
};

export const passing = {
  loses: (opponent: Player, count: number, where: string) =>
    `Si vous passez, ${player(opponent)} peut vous prendre ${stones(count)} : ${where}.`,
  passes: "Passer quand même",
  plays: "Continuer à jouer",
};

export const nextGame = {
  up: "Gagné : c’est le tour du niveau suivant.",
  down: "Perdu : c’est le tour d’un niveau plus facile.",
  play: (level: string) => `Jouer contre le ${level}`,
};
