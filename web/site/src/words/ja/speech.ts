// Turns of speech of the Japanese texts.

import type { Player } from "../../engine/engine.ts";
import { sentencesWith } from "../sentences.ts";

export const player = (who: Player): string => (who === "B" ? "黒" : "白");
export const sentences = sentencesWith("");

/** Points as they are said: "3目半", "半目", "12目". */
export function moku(points: string): string {
  const [whole, half] = points.split(".");
  if (half !== undefined && half !== "5") return `${points}目`;
  return half === undefined ? `${whole}目` : whole === "0" ? "半目" : `${whole}目半`;
}
