// Eine strittige Partie am Tisch des Schiedsrichters.

import { counted } from "./speech.ts";

export const dispute = {
  heading: "Eine strittige Stellung",
  open: "Eine strittige Stellung Schritt für Schritt klären",
  close: "Zurück zur Entscheidung, ohne dies",
  stagesLabel: "Schritte",
  stages: { position: "1. Die Stellung", procedure: "2. Das Verfahren, und was daraus folgt" },
  setUp:
    "Die Stellung antippen, einfügen, oder die Aufzeichnung der Spieler öffnen: sie wird Zug " +
    "für Zug nach den Regeln des Turniers nachgespielt.",
  record: "Aufzeichnung öffnen",
  goOn: "Weiter zum Verfahren",
  beforeStop:
    "Das Verfahren beginnt, wenn die Partie angehalten ist. Wo das Spiel selbst strittig " +
    "ist, weiterspielen; sonst:",
  allPass: "Beide passen",
  backToProcedure: "Zurück zum Verfahren",
  outcome: "Was in die Entscheidung kommt",
  unfinished:
    "Das Verfahren ist nicht zu Ende: das Ergebnis entscheidest du. Was gefunden wurde, kommt mit.",
  withoutResult:
    "Die Regeln geben dieser Partie kein Ergebnis. Was sie im Turnier zählt, entscheidest du.",
  reached: (step: string) => `${step} (jetzt)`,
  endedWithoutResult: "Die Partie hat ohne Ergebnis geendet",
  prisoners: "Vor dieser Stellung geschlagene Steine, von",
  into: "In die Entscheidung übernehmen",
  precedents: "Stellungen, die Texte und Suchen geklärt haben",
  precedentsNote: (name: string) =>
    `Was nach ${name} bei jeder herauskommt, wenn sie stehen bleibt. „?“: nicht zu Ende gesucht.`,
  found: "Bei der Klärung gefunden",
  conditions: (name: string, komi: string) => `${name}, Komi ${komi}`,
  dead: (stones: string) => `Tot: ${stones}`,
  prisonersSaid: (black: number, white: number) =>
    `Vor dieser Stellung geschlagen: von Schwarz ${black}, von Weiß ${white}`,
  lookAtRecord: "Aufzeichnung ansehen",
  withRecord: "Die Aufzeichnung des Verfahrens kommt in die Entscheidung.",
  withoutRecord: "Aufzeichnung weglassen",
  remarks: {
    replayed: (moves: number) =>
      `${counted(moves, "Zug", "Züge")} der Aufzeichnung nach den Regeln des Turniers nachgespielt`,
    refused: (move: number, why: string) =>
      `Zug ${move} der Aufzeichnung ist nach diesen Regeln nicht erlaubt; gezeigt wird die ` +
      `Stellung davor. ${why}`,
    otherRules: (name: string) => `Die Aufzeichnung nennt andere Regeln: ${name}`,
    otherKomi: (komi: string) => `Die Aufzeichnung hat Komi ${komi}; es gilt das Komi des Turniers`,
    endLeftOut: "Das Ende der Aufzeichnung ist weggelassen: darum geht der Streit",
  },
};
