// Positions drawn with letters: X black, O white, . empty, rows from the top.

import { nameOf } from "../../board/src/coordinates.ts";
import type { Diagram } from "./types.ts";

/** A diagram's rows, such as "..XO.", as points with names; `first` is to move. */
export function diagramOf(rows: readonly string[], first: "B" | "W" = "B"): Diagram {
  const lines = rows.map((row) => row.replaceAll(/\s/g, "")).filter((row) => row !== "");
  const cols = lines[0]?.length ?? 0;
  if (cols === 0 || lines.some((line) => line.length !== cols || /[^XO.]/.test(line)))
    throw new Error(`no diagram: ${rows.join(" / ")}`);
  const size = { cols, rows: lines.length };
  const named = (sign: string): string[] =>
    [...lines.join("")].flatMap((found, at) =>
      found === sign ? [nameOf(at, size, "letters")] : [],
    );
  return { ...size, black: named("X"), white: named("O"), first };
}
