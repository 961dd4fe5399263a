// Turns of speech of the German texts.

import type { Player } from "../../engine/engine.ts";
import { sentencesWith } from "../sentences.ts";

export const player = (who: Player): string => (who === "B" ? "Schwarz" : "Weiß");
export const sentences = sentencesWith(" ");
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;
export const comma = (amount: string): string => amount.replace(".", ",");
