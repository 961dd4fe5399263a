import type { Player } from "../../engine/engine.ts";
import { player } from "./speech.ts";

export const net = {
  friend: "Mit Freunden spielen",
  friendNote: "Über einen Link, im Netz.",
  invite: "Link erstellen",
  side: "Du spielst",
  sides: { nigiri: "durch Nigiri, ausgelost", black: "Schwarz", white: "Weiß" },
  link: "Schick diesen Link:",
  waiting: "Wer ihn zuerst öffnet, spielt mit dir. Die Partie beginnt von selbst.",
  withdraw: "Link zurücknehmen",
  invited: (name: string) => `${name} lädt dich zu einer Partie ein:`,
  join: "Spielen",
  gone: "Dieser Link führt nirgends mehr hin: Er wurde benutzt oder zurückgenommen.",
  own: "Das ist dein eigener Link: Schick ihn jemand anderem.",
  looking: "Der Server wird gefragt …",
  away: "nicht da",
  saved: (count: number) => `Gespeichert: ${count}`,
  pending: "Auf dem Weg zum Server …",
  late: "Der Server hat noch nicht bestätigt.",
  cut: "Keine Verbindung. Neuer Versuch …",
  old: "Diese Seite ist älter als der Server: Lade sie neu.",
  notTaken: "Der Server hat das nicht angenommen: Die Partie war schon weiter.",
  offers: (by: Player, what: string) => `${player(by)} bietet an: ${what}`,
  asksUndo: (by: Player) => `${player(by)} möchte zurücknehmen`,
  accept: "Annehmen",
  decline: "Ablehnen",
};
