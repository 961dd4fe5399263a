import type { Player } from "../../engine/engine.ts";
import { site } from "./site.ts";
import { counted, player } from "./speech.ts";

export const beginning = {
  ranks: {
    one: "Un joueur",
    other: "L’autre",
    rank: (grade: number, kyu: boolean) =>
      `${grade}${grade === 1 ? "ᵉʳ" : "ᵉ"} ${kyu ? "kyu" : "dan"}`,
    even: (komi: string) => `Une partie à égalité : couleurs par nigiri, komi ${komi}.`,
    first: (weaker: string, komi: string) =>
      `Un niveau d’écart : le ${weaker} prend Noir, komi ${komi}.`,
    stones: (weaker: string, count: number, komi: string) =>
      `Le ${weaker} prend Noir avec ${counted(count, "pierre", "pierres")}, komi ${komi}.`,
    none: "Ces règles ne connaissent pas de handicap : la partie est à égalité.",
    source: (source: string, clause: string) =>
      `Pierres selon les niveaux, comptées pour un 19 × 19, d’après : ${source}, ${clause}.`,
    komi: (name: string, clause: string) =>
      `Komi d’après : ${name}${clause === "" ? "" : `, ${site.clauseName(clause)}`}.`,
    take: "Adopter",
  },
  nigiri: {
    heading: "Tirage par nigiri",
    intro:
      "Un joueur tient une poignée de pierres, l’autre devine : impair ou pair ? Qui devine juste " +
      "joue Noir.",
    bot: (guess: string) => `L’ordinateur devine : ${guess.toLowerCase()}.`,
    odd: "Impair",
    even: "Pair",
    hand: "Une main fermée, pleine de pierres blanches",
    shown: (count: number) =>
      `${counted(count, "pierre", "pierres")} : ${count % 2 === 0 ? "pair" : "impair"}.`,
    right: "C’est juste : qui a deviné joue Noir.",
    wrong: "C’est faux : qui a deviné joue Blanc.",
    seats: (who: Player, seat: string) => `${player(who)} : ${seat}`,
  },
  placing: {
    heading: (count: number) => `Noir pose ${counted(count, "pierre", "pierres")}`,
    forComputer: (count: number) =>
      `Posez ${counted(count, "pierre", "pierres")} pour l’ordinateur, qui a Noir`,
    how: "Un appui pose une pierre, un autre la reprend.",
    left: (count: number) =>
      count === 0
        ? "Toutes les pierres sont posées."
        : `Encore ${counted(count, "pierre", "pierres")}.`,
    customary: "Points habituels",
    clear: "Tout enlever",
  },
  back: "Retour",
  start: "Commencer la partie",
};
