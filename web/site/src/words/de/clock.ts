import type { Side, TimeSystem } from "../../clock.ts";
import type { Player } from "../../engine.ts";
import { counted } from "./speech.ts";

export const clock = {
  of: (who: Player) => (who === "B" ? "Uhr von Schwarz" : "Uhr von Weiß"),
  more: (kind: TimeSystem["kind"], left: Side) =>
    kind === "byoyomi" || kind === "ing"
      ? counted(left.periods, "Periode", "Perioden")
      : counted(left.stones, "Stein", "Steine"),
  lost: (count: number) => `−${counted(count, "Punkt", "Punkte")}`,
  system: "Uhr",
  systems: {
    none: "ohne", absolute: "feste Zeit", byoyomi: "Byoyomi", canadian: "kanadisch", fischer: "Fischer",
    ing: "Ing",
  },
  main: "Grundzeit, Minuten",
  period: "Periode, Sekunden",
  periods: "Perioden",
  stones: "Steine je Periode",
  bonus: "Zuschlag je Zug, Sekunden",
  penalty: "Punkte je Periode",
};
