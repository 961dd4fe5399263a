// The referee's verdict on a record, away from the page: first under the rules that judge, then under all.
// The whole engine, so that an estimate is that of the command line.

import { answer, type Work } from "shinpan/protocol";
import { load, type ComparedVerdict, type Verdict } from "../engine/engine.ts";
import { collectionOf, lineThrough, type Nodes } from "../model/record_tree.ts";
import { recordUpTo } from "./up_to_fault.ts";
import address from "shinpan.wasm?url";

export interface VerdictQuestion {
  readonly nodes: Nodes;
  readonly rules: string;
}

export type VerdictWork = Work<VerdictQuestion, Verdict, readonly ComparedVerdict[]>;

const engine = load(new URL(address, self.location.href));

answer<VerdictWork>(async ({ nodes, rules }, tell) => {
  const shinpan = await engine;
  const sgf = collectionOf(shinpan, nodes);
  const { record } = recordUpTo(shinpan, sgf, nodes, lineThrough(nodes, 0).at(-1)!);
  tell(record.verdict({ rules }));
  const verdicts = record.everyVerdict({ rules });
  record.free();
  sgf.free();
  return verdicts;
});
