import type { Player } from "../../engine/engine.ts";
import { counted, player } from "./speech.ts";

export const records = {
  heading: "Sammlung",
  intro: "Sie liegt in diesem Browser und nirgends sonst.",
  open: "Dateien öffnen",
  kinds: "SGF, GIB, NGF, UGF; auch irgendwo auf die Seite gezogen oder eingefügt.",
  paste: "Eine Aufzeichnung einfügen",
  take: "Öffnen",
  cannotOpen: (file: string, why: string) =>
    `${file === "" ? "Das" : file} lässt sich nicht öffnen: ${why}`,
  none: "Noch keine Aufzeichnungen. Auch Partien, die hier gespielt und verlassen werden, kommen hierher.",
  players: "Spieler",
  result: "Ergebnis",
  board: "Brett",
  moves: "Züge",
  delete: "Löschen",
  deleteNamed: (name: string) => `${name} löschen`,
  deleted: (name: string) => `${name} wurde gelöscht.`,
  undo: "Zurückholen",
  gone: "Diese Aufzeichnung ist nicht mehr da.",
  back: "Alle Aufzeichnungen",

  first: "Zum Anfang",
  previous: "Voriger Zug",
  next: "Nächster Zug",
  last: "Zum Ende",
  slider: "Zug",
  at: (move: number, moves: number) => `Zug ${move} von ${moves}`,
  start: "Anfang",
  setup: "Gesetzte Steine",
  move: (number: number, who: Player, what: string) => `${number}. ${player(who)} ${what}`,
  passes: "passt",
  tree: "Züge und Varianten",
  treeHelp: "Pfeiltasten gehen eine Linie entlang und von einer Variante zur andern.",
  variations: (count: number) => counted(count, "Variante", "Varianten"),
  commented: "mit Kommentar",
  here: "Von hier",
  noMore: "Hier endet die Linie.",
  comment: "Kommentar",
  pass: "Passen",
  deleteVariation: "Ab hier löschen",
  promote: "Zur Hauptlinie machen",
  undoChange: "Änderung zurücknehmen",
  tools: {
    label: "Ein Tippen auf das Brett",
    names: {
      play: "spielt einen Zug",
      triangle: "setzt ein Dreieck",
      square: "setzt ein Quadrat",
      circle: "setzt einen Kreis",
      cross: "setzt ein Kreuz",
      letter: "setzt den nächsten Buchstaben",
      number: "setzt die nächste Zahl",
    },
    set: (where: string, what: string) => `${where}: ${what}`,
    gone: (where: string) => `${where}: keine Marke`,
  },
  save: "Als SGF speichern",
  lab: "Ins Labor",
  play: "Von hier weiterspielen",
  print: "Diagramme drucken",
  judged: "Regeln",
  ownRules: (name: string) => `${name}, wie die Aufzeichnung sagt`,
  noRules: (assumed: string) =>
    `Die Aufzeichnung nennt keine Regeln. Sie wird nach ${assumed} beurteilt, bis andere gewählt werden.`,
  unknownRules: (word: string, assumed: string) =>
    `Die Aufzeichnung nennt Regeln, die hier niemand kennt: „${word}“. Sie wird nach ${assumed} beurteilt, ` +
    `bis andere gewählt werden.`,
  illegal: (move: number, where: string, why: string, clause: string) =>
    `Zug ${move}${where === "" ? "" : ` auf ${where}`} ist nach diesen Regeln nicht ` +
    `erlaubt. ${why}${clause === "" ? "" : ` ${clause}.`}`,
  stops: (moves: number, why: string) =>
    `Die Aufzeichnung ist bis Zug ${moves} lesbar: ${why}. Was folgt, bleibt darin, wie es ist.`,
  parted:
    "Auch in einem anderen Tab wurde diese Aufzeichnung geändert. Was dort aus ihr wurde, steht als eigene " +
    "Aufzeichnung in der Liste.",
  unread: "Dieser Teil der Aufzeichnung ist nicht lesbar; ihm kann nichts hinzugefügt werden.",
  placed: (what: string, line: number, column: number) =>
    `${what} (Zeile ${line}, Spalte ${column})`,
  noFurther:
    "Diese Regeln verbieten schon einen früheren Zug und können keinen weiteren beurteilen.",
  warnings: (count: number) => `${counted(count, "Berichtigung", "Berichtigungen")} beim Lesen`,
  repaired:
    "Die Aufzeichnung wird berichtigt gezeigt, beurteilt und gespeichert. Die Datei selbst bleibt, " +
    "wie sie ist.",
  warning: (line: number, column: number, what: string) =>
    line > 0 ? `Zeile ${line}, Spalte ${column}: ${what}` : what,

  figures: {
    each: "Züge je Diagramm",
    all: "alle",
    print: "Drucken",
    close: "Zurück zur Aufzeichnung",
    title: (number: number, from: number, to: number) =>
      to < from ? `Diagramm ${number}` : `Diagramm ${number} (${from}–${to})`,
    at: (move: number, where: string) => `${move} auf ${where}`,
    passes: (move: number) => `${move} passt`,
    button: (move: number) => `${move} nimmt den Knopf`,
  },
};
