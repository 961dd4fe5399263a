// Das Urteil des Schiedsrichters über eine Partie.

import { counted } from "./speech.ts";

export const verdict = {
  heading: "Urteil",
  work: "Der Schiedsrichter beurteilt die Partie…",
  failed: "Der Schiedsrichter hat nicht geantwortet.",
  under: (name: string) => `Nach diesen Regeln: ${name}.`,
  rests: (basis: string) => `Grundlage: ${basis}.`,
  mainLine: "Beurteilt wird die Hauptlinie.",
  recorded: (result: string, agrees: boolean | null) =>
    `Die Aufzeichnung sagt ${result}${agrees === null ? "." : agrees ? ": dasselbe." : ": etwas anderes."}`,
  notRecorded: "Die Aufzeichnung nennt kein Ergebnis.",
  off: (black: number, white: number) =>
    `Als tot vom Brett genommen: ${[
      black > 0 ? counted(black, "schwarzer Stein", "schwarze Steine") : "",
      white > 0 ? counted(white, "weißer Stein", "weiße Steine") : "",
    ]
      .filter((part) => part !== "")
      .join(" und ")}.`,
  noneOff: "Kein Stein wurde als tot vom Brett genommen.",
  count: "Die Zählung",
  every: (same: number, all: number) =>
    `Nach allen Regeln: ${same === all ? "überall dasselbe" : `bei ${same} von ${all} dasselbe`}`,
};
