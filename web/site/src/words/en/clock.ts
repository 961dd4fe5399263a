// The clocks.

import type { Player, TimeControl, TimeLeft } from "../../engine/engine.ts";
import { counted, player } from "./speech.ts";

export const clock = {
  of: (who: Player) => `${player(who)}'s clock`,
  more: (kind: TimeControl["kind"], left: TimeLeft) =>
    kind === "byoyomi" || kind === "ing"
      ? counted(left.periods, "period", "periods")
      : counted(left.stones, "stone", "stones"),
  /** The overtime that follows the main time. */
  then: (kind: TimeControl["kind"], count: number, time: string, points: number) =>
    kind === "canadian"
      ? `then ${counted(count, "stone", "stones")} in ${time}`
      : kind === "ing"
        ? `then ${count} × ${time}, −${points} each`
        : `then ${count} × ${time}`,
  stop: "Stop the clock",
  goOn: "Let the clock run",
  stands: "The clock is stopped.",
  lost: (count: number) => `−${counted(count, "point", "points")}`,
  system: "Clock",
  systems: {
    none: "none",
    absolute: "absolute",
    byoyomi: "byo-yomi",
    canadian: "Canadian",
    fischer: "Fischer",
    move: "per move",
    ing: "Ing",
  },
  main: "Main time, minutes",
  period: "Period, seconds",
  periods: "Periods",
  stones: "Stones per period",
  bonus: "Bonus per move, seconds",
  penalty: "Points lost per period",
};
