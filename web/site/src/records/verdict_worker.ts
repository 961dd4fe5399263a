// The referee's verdict on a record, away from the page: first under the rules that judge, then under all.
// The whole engine, so that an estimate is that of the command line.

import { load, type ComparedVerdict, type Verdict } from "../engine/engine.ts";
import { collectionOf, lineThrough, type Nodes } from "../model/record_tree.ts";
import { recordUpTo } from "./up_to_fault.ts";
import address from "shinpan.wasm?url";

export interface VerdictQuestion {
  readonly nodes: Nodes;
  readonly rules: string;
}

/** One question has two answers. */
export type VerdictAnswer =
  | { readonly is: "own"; readonly verdict: Verdict }
  | { readonly is: "every"; readonly verdicts: readonly ComparedVerdict[] };

const engine = load(new URL(address, self.location.href));
const answer = (told: VerdictAnswer): void => postMessage(told);

self.onmessage = async ({
  data: { nodes, rules },
}: MessageEvent<VerdictQuestion>): Promise<void> => {
  const shinpan = await engine;
  const sgf = collectionOf(shinpan, nodes);
  const { record } = recordUpTo(shinpan, sgf, nodes, lineThrough(nodes, 0).at(-1)!);
  answer({ is: "own", verdict: record.verdict({ rules }) });
  answer({ is: "every", verdicts: record.everyVerdict({ rules }) });
  record.free();
  sgf.free();
};
