// What the engine tells in its own words, and those are English: counts, causes, names of methods, rulesets
// and levels.

import type { ComparedVerdict, Remark } from "../../engine/engine.ts";
import { withMinus } from "../told.ts";

export const told = {
  remarks: (english: string, _remarks: readonly Remark[]) => withMinus(english),
  causes: (
    english: readonly string[],
    _verdict: Pick<ComparedVerdict, "because" | "illegal">,
  ): string => withMinus(english.join("; ")),
  method: (english: string, _method: string) => english,
  fault: (english: string, _remark: Remark | null | undefined) => english,
};
