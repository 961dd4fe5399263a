import type { Player } from "../../engine.ts";
import { player } from "./speech.ts";

export const count = {
  heading: "Décompte",
  method: "Méthode",
  step: (step: number, steps: number) => `Étape ${step} sur ${steps}`,
  start: "La table avant le décompte.",
  first: "Au début",
  previous: "Étape précédente",
  next: "Étape suivante",
  last: "À la fin",
  play: "Dérouler",
  stop: "Arrêter",
  print: "Imprimer",
  bowl: (who: Player, count: number) => `Bol de ${player(who)} : ${count}`,
  lid: (who: Player, count: number) => `Couvercle de ${player(who)} : ${count}`,
  total: (who: Player, amount: string, unit: string) => `${player(who)} : ${amount} ${unit}`,
  units: { zi: () => "zi", points: (amount: string) => (Math.abs(Number(amount.replace(",", "."))) < 2 ? "point" : "points") },
  margin: (result: string) => `Selon ce décompte : ${result}`,
  even: "partie nulle",
  tooEarly: "Une partie se compte une fois arrêtée.",
};
