import type { Side, TimeSystem } from "../../clock.ts";
import type { Player } from "../../engine.ts";
import { counted, player } from "./speech.ts";

export const clock = {
  of: (who: Player) => `Pendule de ${player(who)}`,
  more: (kind: TimeSystem["kind"], left: Side) =>
    kind === "byoyomi" ? counted(left.periods, "période", "périodes") : counted(left.stones, "pierre", "pierres"),
  system: "Pendule",
  systems: { none: "sans", absolute: "temps fixe", byoyomi: "byo-yomi", canadian: "canadienne", fischer: "Fischer" },
  main: "Temps principal, minutes",
  period: "Période, secondes",
  periods: "Périodes",
  stones: "Pierres par période",
  bonus: "Ajout par coup, secondes",
};
