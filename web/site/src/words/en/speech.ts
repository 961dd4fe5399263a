// Turns of speech of the English texts.

import type { Player } from "../../engine/engine.ts";
import { sentencesWith } from "../sentences.ts";

export const player = (who: Player): string => (who === "B" ? "Black" : "White");
export const sentences = sentencesWith(" ");
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;
