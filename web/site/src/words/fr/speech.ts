// Turns of speech of the French texts.

import type { Player } from "../../engine/engine.ts";
import { sentencesWith } from "../sentences.ts";

export const player = (who: Player): string => (who === "B" ? "Noir" : "Blanc");
export const sentences = sentencesWith(" ");
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count < 2 ? one : many}`;
export const comma = (amount: string): string => amount.replace(".", ",");
