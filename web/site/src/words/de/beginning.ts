import type { Player } from "../../engine.ts";
import { site } from "./site.ts";
import { counted, player } from "./speech.ts";

export const beginning = {
  ranks: {
    one: "Ein Spieler",
    other: "Der andere",
    rank: (grade: number, kyu: boolean) => `${grade}. ${kyu ? "Kyu" : "Dan"}`,
    even: (komi: string) => `Gleiche Stärke: Farben durch Nigiri, Komi ${komi}.`,
    first: (weaker: string, komi: string) =>
      `Ein Grad Unterschied: der ${weaker} nimmt Schwarz, Komi ${komi}.`,
    stones: (weaker: string, count: number, komi: string) =>
      `Der ${weaker} nimmt Schwarz mit ${counted(count, "Stein", "Steinen")}, Komi ${komi}.`,
    none: "Diese Regeln kennen keine Vorgabe, also ohne.",
    source: (source: string, clause: string) =>
      `Steine nach Spielstärke, gerechnet für 19 × 19, nach: ${source}, ${clause}.`,
    komi: (name: string, clause: string) =>
      `Komi nach: ${name}${clause === "" ? "" : `, ${site.clauseName(clause)}`}.`,
    take: "Übernehmen",
  },
  nigiri: {
    heading: "Nigiri, das Los",
    intro: "Ein Spieler hält eine Handvoll Steine, der andere rät: ungerade oder gerade? Wer richtig rät, " +
      "spielt Schwarz.",
    bot: "Der Computer rät.",
    odd: "Ungerade",
    even: "Gerade",
    hand: "Eine geschlossene Hand voller weißer Steine",
    shown: (count: number) =>
      `${counted(count, "Stein", "Steine")}: ${count % 2 === 0 ? "gerade" : "ungerade"}.`,
    right: "Richtig geraten: wer riet, spielt Schwarz.",
    wrong: "Falsch geraten: wer riet, spielt Weiß.",
    seats: (who: Player, seat: string) => `${player(who)}: ${seat}`,
  },
  placing: {
    heading: (count: number) => `Schwarz setzt ${counted(count, "Stein", "Steine")}`,
    how: "Ein Tippen setzt einen Stein, ein zweites nimmt ihn wieder weg.",
    left: (count: number) =>
      (count === 0 ? "Alle Steine sind gesetzt." : `Noch ${counted(count, "Stein", "Steine")}.`),
    customary: "Übliche Punkte",
    clear: "Alle wegnehmen",
  },
  back: "Zurück",
  start: "Partie beginnen",
};
