import type { Player } from "../../engine/engine.ts";
import { counted, player } from "./speech.ts";

export const game = {
  heading: "Partie",
  toMove: (who: Player) => `${player(who)} ist am Zug`,
  thinking: (who: Player) => `${player(who)} denkt nach`,
  captured: (who: Player, count: number) =>
    `${player(who)} hat ${counted(count, "Stein", "Steine")} geschlagen`,
  handed: (count: number) => `${counted(count, "Stein", "Steine")} fürs Passen erhalten`,
  score: (who: Player, points: string) => `${player(who)}: ${points}`,
  pass: "Passen",
  button: "Den Knopf nehmen",
  resign: "Aufgeben",
  reallyResign: (who: Player) => `${player(who)} gibt auf: sicher?`,
  yes: "Ja",
  no: "Nein",
  undo: "Zurücknehmen",
  takenBack: "Zurückgenommen.",
  moves: "Züge",
  move: (number: number, who: Player, what: string) => `${number}. ${player(who)} ${what}`,
  whats: { pass: "passt", button: "nimmt den Knopf" } as Readonly<Record<string, string>>,
  first: "Anfangsstellung",
  previous: "Voriger Zug",
  next: "Nächster Zug",
  last: "Letzter Zug",
  looking: (move: number, moves: number) => `Zu sehen ist Zug ${move} von ${moves}.`,
  back: "Zurück zur Partie",
  save: "Als SGF speichern",
  opponentPassed: (who: Player) => `${player(who)} hat gepasst.`,
  passMeans: {
    stone: (clause: string) => `Wer passt, gibt dem Gegner einen Stein${clause}.`,
    first: (clause: string) => `Damit passt Weiß zuerst, was Weiß einen Punkt bringt${clause}.`,
    same: "Wer passt, gibt dem Gegner den Zug; es wird weitergespielt.",
    settle: (clause: string) =>
      `Passen ist jetzt das vorläufige Ende: Es wird weitergespielt, und jedes Passen kostet einen ` +
      `Stein${clause}.`,
    stopped: (clause: string) =>
      `Passen hält die Partie jetzt an; dann einigt man sich über tote Steine${clause}.`,
    analysis: (clause: string) =>
      `Passen unterbricht jetzt die Partie; was folgt, zeigt nur noch, was tot ist${clause}.`,
    analysis_stopped: (clause: string) => `Passen beendet jetzt die Analyse${clause}.`,
    over: (clause: string) => `Passen beendet jetzt die Partie, und es wird gezählt${clause}.`,
    play: "Nach dem Passen wird weitergespielt.",
  },
};
