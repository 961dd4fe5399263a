import { counted } from "./speech.ts";

export const graph = {
  heading: "Stand und Besitz im Lauf der Züge",
  what:
    "Geschätzt durch Zufallspartien, jede Stellung für sich; nichts davon ist bewiesen, und keine " +
    "Partie wird danach entschieden.",
  draw: "Verlauf zeichnen",
  stop: "Anhalten",
  goOn: "Fortfahren",
  progress: (done: number, all: number) =>
    `${done} von ${counted(all, "Stellung", "Stellungen")} geschätzt.`,
  slider: "Zug",
  smoothed: "Vorsprung, über die Züge ringsum geglättet",
  band: "Bereich der Schätzungen",
  score: "Stand",
  owned: (black: boolean) => (black ? "Schwarz hat" : "Weiß hat"),
  value: (move: number, result: string, black: number, white: number) =>
    `Zug ${move}: ${result}; Schwarz hat ${black}, Weiß ${white}`,
  unknown: (move: number) => `Zug ${move}: noch nicht geschätzt`,
  table: "Als Tabelle",
  move: "Zug",
  sure: "Sicher",
  percent: (share: number) => `${share}\u00a0%`,
  even: "ausgeglichen",
  onBoard: "Auf dem Brett zeigen, wem was gehört",
};
