import type { Player } from "../../engine/engine.ts";
import { site } from "./site.ts";
import { counted, player } from "./speech.ts";

export const beginning = {
  ranks: {
    one: "Ein Spieler",
    other: "Der andere",
    rank: (grade: number, kyu: boolean) => `${grade}. ${kyu ? "Kyu" : "Dan"}`,
    even: (komi: string) => `Ohne Vorgabe: Farben durch Nigiri, Komi ${komi}.`,
    first: (weaker: string, komi: string) =>
      `Ein Grad Unterschied: Der ${weaker} nimmt Schwarz, Komi ${komi}.`,
    stones: (weaker: string, count: number, komi: string) =>
      `Der ${weaker} nimmt Schwarz mit ${counted(count, "Stein", "Steinen")}, Komi ${komi}.`,
    none: "Diese Regeln kennen keine Vorgabe, also wird ohne gespielt.",
    source: (source: string, clause: string) =>
      `Steine nach Spielstärke, gerechnet für 19 × 19, nach: ${source}, ${clause}.`,
    komi: (name: string, clause: string) =>
      `Komi nach: ${name}${clause === "" ? "" : `, ${site.clauseName(clause)}`}.`,
    take: "Übernehmen",
  },
  nigiri: {
    heading: "Nigiri: Farben auslosen",
    intro:
      "Ein Spieler hält eine Handvoll Steine, der andere rät: ungerade oder gerade? Wer richtig rät, " +
      "spielt Schwarz.",
    bot: (guess: string) => `Der Computer rät: ${guess.toLowerCase()}.`,
    odd: "Ungerade",
    even: "Gerade",
    hand: "Eine geschlossene Hand voller weißer Steine",
    shown: (count: number) =>
      `${counted(count, "Stein", "Steine")}: ${count % 2 === 0 ? "gerade" : "ungerade"}.`,
    right: "Richtig geraten: Wer geraten hat, spielt Schwarz.",
    wrong: "Falsch geraten: Wer geraten hat, spielt Weiß.",
    seats: (who: Player, seat: string) => `${player(who)}: ${seat}`,
  },
  placing: {
    heading: (count: number) => `Schwarz setzt ${counted(count, "Stein", "Steine")}`,
    forComputer: (count: number) =>
      `${counted(count, "Stein", "Steine")} für den Computer setzen, der Schwarz hat`,
    how: "Antippen setzt einen Stein, nochmals antippen nimmt ihn wieder weg.",
    left: (count: number) =>
      count === 0 ? "Alle Steine sind gesetzt." : `Noch ${counted(count, "Stein", "Steine")}.`,
    customary: "Übliche Punkte",
    clear: "Alle wegnehmen",
  },
  back: "Zurück",
  start: "Partie beginnen",
};
