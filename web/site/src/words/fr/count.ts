import type { Player } from "../../engine/engine.ts";
import { player } from "./speech.ts";

export const count = {
  heading: "Décompte",
  method: "Méthode",
  methods: {
    as_it_stands: "en l’état",
    half_count: "le demi-goban, en zi",
    fill_by_tens: "combler et lever par dix",
    smaller_side: "le plus petit côté",
    fill_prisoners: "prisonniers replacés",
    pass_stone_fill: "avec pierres de passe",
    extra_stone_fill: "autant de pierres",
    fixed_stones_fill: "180 pierres par côté",
    two_positions: "deux positions",
  } as Readonly<Record<string, string>>,
  step: (step: number, steps: number) => `Étape ${step} sur ${steps}`,
  start: "La table avant le décompte.",
  first: "Au début",
  previous: "Étape précédente",
  next: "Étape suivante",
  last: "À la fin",
  play: "Dérouler",
  stop: "Arrêter",
  print: "Imprimer",
  bowl: (who: Player, stones: number) => `Bol de ${player(who)} : ${stones}`,
  lid: (who: Player, stones: number) => `Couvercle de ${player(who)} : ${stones}`,
  whereStones: "Où sont les pierres",
  stones: (who: Player, board: number, bowl: number, lid: number) =>
    `Pierres de ${player(who)} : ${board} sur le goban, ${bowl} dans le bol, ${lid} dans le couvercle ` +
    `de ${player(who === "B" ? "W" : "B")} ; ${board + bowl + lid} en tout`,
  all: (method: string) => `Tout le décompte : ${method}`,
  total: (who: Player, amount: string, unit: string) => `${player(who)} : ${amount} ${unit}`,
  units: {
    zi: () => "zi",
    points: (amount: string) => (Number(amount.replace(",", ".")) < 2 ? "point" : "points"),
  },
  margin: (result: string) => `Selon ce décompte : ${result}`,
  even: "partie nulle",
  tooEarly: "Une partie se compte une fois arrêtée.",
};
