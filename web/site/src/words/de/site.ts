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
      resignation: (winner) => `${player(winner)} durch Aufgabe`,
      time: (winner) => `${player(winner)} auf Zeit`,
      forfeit: (winner) => `${player(winner)} kampflos`,
      unsaid: (winner) => `${player(winner)} gewinnt`,
    },
    draw: "unentschieden",
    noResult: "ohne Ergebnis",
    unknown: "unbekannt",
    bothLose: "beide verlieren",
  }),
  nav: {
    play: "Partie",
    fresh: "Spielen",
    count: "Zählen",
    every: "Vergleich",
    lab: "Labor",
    records: "Sammlung",
    learn: "Lernen",
    rules: "Regeln",
    label: "Teile der Seite",
    home: "Startseite",
    menu: "Menü",
  },
  clauseName,
  readRules: "Die Regeln lesen",
  settings: "Einstellungen",
  language: "Sprache",
  themes: { label: "Farben", auto: "wie das System", light: "hell", dark: "dunkel" },
  coordinates: { label: "Koordinaten", letters: "A1", numbers: "1-1", sgf: "sgf", none: "keine" },
  proportions: { label: "Gitter", square: "quadratisch", traditional: "klassisch, 22 zu 24" },
  sounds: { label: "Töne der Uhr", none: "keine", beeps: "Pieptöne", spoken: "gesprochen" },
  loading: "Der Schiedsrichter wird geholt …",
  lost: "Dieser Teil der Seite ließ sich nicht laden.",
  again: "Noch einmal versuchen",
  noEngine: "Der Schiedsrichter ließ sich nicht laden. Ist das der erste Besuch, ohne Netz?",
  close: "Schließen",
};
