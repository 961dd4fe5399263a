import type { Player } from "../../engine/engine.ts";
import { counted, player } from "./speech.ts";

export const pages = {
  loading: "Die Seite kommt …",
  missing: "Diese Seite gibt es nicht.",
  missingAt: (address: string) => `Unter ${address} steht nichts. Von hier geht es weiter:`,
  all: "Regeln und mehr",
  more: {
    heading: "Mehr zum Lesen und Probieren",
    positions: "Berüchtigte Stellungen",
    positionsText:
      "Gebogene Vier, Doppel-Ko-Seki, dreifaches Ko und andere: nach jedem Regelwerk auszuspielen, neben " +
      "dem, was eine Suche gefunden hat.",
    terms: "Go-Begriffe",
    termsText:
      "Freiheit, Ko, Seki und was man sonst am Brett sagt, jeweils mit einem Brett zum Probieren.",
    classic: "Igfip klassisch",
    classicText:
      "Eine schlichte Seite nach Art einer frühen Spielseite: zwei Spieler, Passen, ein geschätztes " +
      "Ergebnis.",
    learn: "Erste Lektionen",
    learnText: "Vom ersten Stein zur ersten Partie, in etwa zehn Minuten.",
  },

  rules: {
    heading: "Die Regeln, Text für Text",
    intro:
      "Jede Seite sagt die Bestimmungen eines Textes in eigenen Worten, meist auf Englisch. Wo sich " +
      "eine Bestimmung zeigen lässt, steht ein kleines Brett: Das Regelwerk antwortet auf das, was du dort " +
      "tust.",
    variantsOf: (names: string) => `Varianten: ${names}`,
    print: "Auf einer Seite drucken",
    play: "Nach diesen Regeln spielen",
    tryIt: "Probieren",
    examples: (clause: string) => `Beispiele zu ${clause}`,
    link: (clause: string) => `Link zu ${clause}`,
    readings: "Lesarten unklarer Texte",
    readClause: (clause: string) => `${clause} lesen`,
  },

  live: {
    label: (what: string) => `Brett: ${what}`,
    tryPlay: (at: string) => `${at} probieren`,
    under: "Nach",
    script: {
      first: "Zurück zum Anfang",
      previous: "Einen Zug zurück",
      next: "Nächster Zug",
      last: "Bis zum Ende",
    },
    move: (done: number, all: number) => `Zug ${done} von ${all}`,
    ownWay: "Du gehst deinen eigenen Weg; der erste Knopf bringt das Beispiel zurück.",
    turn: (who: Player) => `${player(who)} ist am Zug.`,
    played: (who: Player, at: string) => `${player(who)} ${at}.`,
    captured: (count: number) => `Der Zug schlägt ${counted(count, "Stein", "Steine")}.`,
    gone: (count: number) =>
      `Der Zug nimmt ${counted(count, "eigenen Stein", "eigene Steine")} vom Brett.`,
    passed: (who: Player) => `${player(who)} passt.`,
    handed: "Das Passen kostet einen Stein.",
    other: "Erledigt.",
    again: "Von vorn",
    asItStands:
      "Gezählt, wie es steht; wo die Regeln tote Steine nach Einigung wegnehmen, lassen sie sich markieren.",
  },

  positions: {
    heading: "Berüchtigte Stellungen",
    intro:
      "Stellungen, über die gestritten wurde. Die Ergebnisse stammen aus erschöpfender Suche oder vom " +
      "Schiedsrichter; Komi und Gefangene bleiben außer Acht. Die Erklärungen sind englisch.",
    outcomes: "Was jedes Regelwerk daraus macht",
    outcomesIntro:
      "„Belassen“ ist das Ergebnis, wenn niemand mehr dort spielt; die beiden anderen, wozu es bei bestem " +
      "Spiel kommt, wenn dieser Spieler beginnt.",
    rules: "Regelwerk",
    left: "Belassen",
    blackFirst: "Schwarz zuerst",
    whiteFirst: "Weiß zuerst",
    remark: "Bemerkung",
    unknown: "nicht zu Ende gesucht",
    noPlay: "das Spiel entscheidet nicht",
    played: "Das Beispiel weitergespielt",
    result: "Ergebnis",
    why: "Wo es endet",
    choose: "Spielen nach",
    scene: (number: number) => `Stellung ${number}`,
  },

  terms: {
    heading: "Go-Begriffe",
    intro: "Was man am Brett sagt, und zu jedem Begriff ein Brett. Die Erklärungen sind englisch.",
  },

  classic: {
    heading: "Igfip klassisch",
    intro:
      "Eine Seite nach Art der Spielseite Igfip: ihre Regeln, ihre Legende, ihr Passknopf. Zwei " +
      "Spieler teilen sich das Brett.",
    menu: "Go-Menü",
    fresh: "Neue Partie",
    size: "Brettgröße",
    redraw: "Neu zeichnen",
    redrawn: "Das Brett ist neu gezeichnet.",
    rules: "Regeln",
    legend: "Zeichen",
    unselected: "Nicht gewählt",
    selected: "Gewählt oder gezogen",
    black: "Schwarz",
    white: "Weiß",
    captured: (who: Player, count: number) =>
      `${player(who)}: ${counted(count, "geschlagener Stein", "geschlagene Steine")}`,
    notScore: "Geschlagene Steine zählen gegen ihren Besitzer; das ist nicht das Ergebnis.",
    score: (who: Player, points: string) => `${player(who)}: ${points}`,
    pass: "Passen",
    passed: (who: Player) => `${player(who)} hat gepasst.`,
    understood: "Gut",
    over: "Die Partie ist zu Ende.",
    estimated: (percent: number) =>
      `Geschätztes Ergebnis, zu ${percent} % sicher: Es sollte meistens stimmen.`,
    exact: "Genaues Ergebnis: Leben und Tod jedes Steins sind bewiesen.",
    tie: "Unentschieden.",
    wins: (who: Player, points: string) => `${player(who)} gewinnt mit ${points}.`,
    scoring: "Es wird gezählt …",
    handicap:
      "Vorgabe: Die schwarzen Steine von Hand setzen und Weiß dazwischen passen lassen, bis der letzte " +
      "steht.",
    place: "Ein Stein kommt mit einem Klick auf einen leeren Punkt aufs Brett.",
  },
};
