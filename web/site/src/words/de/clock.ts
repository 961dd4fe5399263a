import type { Player, TimeControl, TimeLeft } from "../../engine/engine.ts";
import { counted } from "./speech.ts";

export const clock = {
  of: (who: Player) => (who === "B" ? "Uhr von Schwarz" : "Uhr von Weiß"),
  more: (kind: TimeControl["kind"], left: TimeLeft) =>
    kind === "byoyomi" || kind === "ing"
      ? counted(left.periods, "Periode", "Perioden")
      : counted(left.stones, "Stein", "Steine"),
  then: (kind: TimeControl["kind"], count: number, time: string, points: number) =>
    kind === "canadian"
      ? `dann ${counted(count, "Stein", "Steine")} in ${time}`
      : kind === "ing"
        ? `dann ${count} × ${time}, je −${points}`
        : `dann ${count} × ${time}`,
  stop: "Uhr anhalten",
  goOn: "Uhr weiterlaufen lassen",
  stands: "Die Uhr steht.",
  lost: (count: number) => `−${counted(count, "Punkt", "Punkte")}`,
  system: "Uhr",
  systems: {
    none: "ohne",
    absolute: "feste Zeit",
    byoyomi: "Byoyomi",
    canadian: "kanadisch",
    fischer: "Fischer",
    move: "je Zug",
    ing: "Ing",
  },
  main: "Grundzeit, Minuten",
  period: "Periode, Sekunden",
  periods: "Perioden",
  stones: "Steine je Periode",
  bonus: "Zuschlag je Zug, Sekunden",
  penalty: "Punkte je Periode",
};
