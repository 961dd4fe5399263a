import { resultIn } from "../result.ts";
import { clauseName } from "./clauses.ts";
import { comma, player, sentences } from "./speech.ts";

export const site = {
  title: "Shinpan",
  player,
  sentences,
  decimal: ",",
  result: resultIn({
    byPoints: (winner, points) => `${player(winner)} +${comma(points)}`,
    by: {
      resignation: (winner) => `${player(winner)} par abandon`,
      time: (winner) => `${player(winner)} au temps`,
      forfeit: (winner) => `${player(winner)} par forfait`,
      unsaid: (winner) => `${player(winner)} gagne`,
    },
    draw: "partie nulle",
    noResult: "sans résultat",
    unknown: "inconnu",
    bothLose: "les deux perdent",
  }),
  nav: {
    play: "Partie",
    fresh: "Jouer",
    count: "Décompte",
    every: "Comparer",
    lab: "Labo",
    records: "Archives",
    learn: "Apprendre",
    rules: "Règles",
    label: "Rubriques du site",
    home: "Accueil",
    menu: "Menu",
  },
  clauseName,
  readRules: "Lire les règles",
  settings: "Réglages",
  language: "Langue",
  themes: { label: "Couleurs", auto: "comme le système", light: "clair", dark: "sombre" },
  coordinates: { label: "Coordonnées", letters: "A1", numbers: "1-1", sgf: "sgf", none: "aucune" },
  proportions: { label: "Mailles", square: "carrées", traditional: "classiques, 22 sur 24" },
  sounds: { label: "Sons de la pendule", none: "aucun", beeps: "bips", spoken: "voix" },
  loading: "L’arbitre arrive…",
  lost: "Cette partie du site n’a pas pu être chargée.",
  again: "Réessayer",
  noEngine: "L’arbitre n’a pas pu être chargé. Est-ce la première visite, sans réseau ?",
  close: "Fermer",
};
