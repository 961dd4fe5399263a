// Die Liste der Aufzeichnungen: Suche, Reihenfolge, mehrere zugleich; die Kodierung einer Aufzeichnung.

import { counted } from "./speech.ts";

const records = (count: number): string => counted(count, "Aufzeichnung", "Aufzeichnungen");

export const shelf = {
  search: "Suchen",
  winner: "Gewinner",
  winners: { any: "alle", B: "Schwarz", W: "Weiß", none: "keiner" },
  order: "Reihenfolge",
  orders: {
    changed: "zuletzt geändert",
    newest: "neueste Partie zuerst",
    oldest: "älteste Partie zuerst",
    players: "Spieler",
    event: "Turnier",
    result: "Ergebnis",
    moves: "Zahl der Züge",
  },
  nothing: "Keine Aufzeichnung hat alle diese Wörter.",
  all: "Alle auswählen",
  choose: (name: string) => `${name} auswählen`,
  chosen: "Ausgewählt",
  count: (shown: number, all: number, chosen: number) =>
    `${shown === all ? records(all) : `${shown} von ${records(all)}`}` +
    `${chosen === 0 ? "" : `, ${chosen} ausgewählt`}`,
  saveChosen: "Als eine Datei speichern",
  deleteChosen: "Ausgewählte löschen",
  deleted: (count: number) => `${counted(count, "Aufzeichnung", "Aufzeichnungen")} gelöscht.`,
  opening: (count: number) => `Wird geöffnet: bisher ${counted(count, "Partie", "Partien")}…`,
  fileName: (count: number) => `${count}-Partien`,
  encoding: "Kodierung der Datei",
  encodingHelp: "Sind Namen oder Kommentare unleserlich, wähl eine andere Kodierung.",
};
