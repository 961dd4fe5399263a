import type { Player, TimeControl, TimeLeft } from "../../engine/engine.ts";
import { counted, player } from "./speech.ts";

export const clock = {
  of: (who: Player) => `Pendule de ${player(who)}`,
  more: (kind: TimeControl["kind"], left: TimeLeft) =>
    kind === "byoyomi" || kind === "ing"
      ? counted(left.periods, "période", "périodes")
      : counted(left.stones, "pierre", "pierres"),
  then: (kind: TimeControl["kind"], count: number, time: string, points: number) =>
    kind === "canadian"
      ? `puis ${counted(count, "pierre", "pierres")} en ${time}`
      : kind === "ing"
        ? `puis ${count} × ${time}, −${points} chacune`
        : `puis ${count} × ${time}`,
  stop: "Arrêter la pendule",
  goOn: "Relancer la pendule",
  stands: "La pendule est arrêtée.",
  lost: (count: number) => `−${counted(count, "point", "points")}`,
  system: "Pendule",
  systems: {
    none: "sans",
    absolute: "temps fixe",
    byoyomi: "byo-yomi",
    canadian: "canadienne",
    fischer: "Fischer",
    move: "par coup",
    ing: "Ing",
  },
  main: "Temps principal, minutes",
  period: "Période, secondes",
  periods: "Périodes",
  stones: "Pierres par période",
  bonus: "Ajout par coup, secondes",
  penalty: "Points par période",
};
