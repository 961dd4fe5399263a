// Results in SGF's words ("B+3.5", "W+R", "0", "Void", "?", "BothLose") as a language says them.

import type { Player } from "../engine/engine.ts";

export interface ResultWords {
  /** A win by points: "3.5". */
  byPoints(winner: Player, points: string): string;
  readonly by: {
    resignation(winner: Player): string;
    time(winner: Player): string;
    forfeit(winner: Player): string;
    /** A win of which no more is known. */
    unsaid(winner: Player): string;
  };
  readonly draw: string;
  readonly noResult: string;
  readonly unknown: string;
  readonly bothLose: string;
}

export function resultIn(said: ResultWords): (result: string) => string {
  const others: Readonly<Record<string, string>> = {
    "0": said.draw,
    Draw: said.draw,
    Void: said.noResult,
    "?": said.unknown,
    BothLose: said.bothLose,
  };
  return (result) => {
    const winner: Player = result.startsWith("B") ? "B" : "W";
    const what = /^[BW]\+(.*)$/.exec(result)?.[1];
    switch (what) {
      case undefined:
        return others[result] ?? result;
      case "R":
      case "Resign":
        return said.by.resignation(winner);
      case "T":
      case "Time":
        return said.by.time(winner);
      case "F":
      case "Forfeit":
        return said.by.forfeit(winner);
      case "":
        return said.by.unsaid(winner);
      default:
        return said.byPoints(winner, what);
    }
  };
}
