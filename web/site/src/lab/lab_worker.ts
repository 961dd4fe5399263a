// What takes long in the lab, away from the page: life and death read deeper and deeper, and every ruleset's
// count.

import { answer, type Work } from "shinpan/protocol";
import {
  load,
  playoutsFor,
  replayed,
  type ComparedVerdict,
  type DeadFrom,
  type Estimate,
  type Proof,
  type GameEvent,
  type Start,
} from "../engine/engine.ts";

export type LabQuestion =
  | { readonly ask: "life"; readonly nodes: readonly number[] }
  | { readonly ask: "every"; readonly dead: DeadFrom };

export interface Asked {
  readonly module: WebAssembly.Module;
  readonly start: Start;
  readonly events: readonly GameEvent[];
  readonly question: LabQuestion;
}

/** What is found, one after the other. */
export type Found =
  | { readonly is: "estimate"; readonly estimate: Estimate }
  | {
      readonly is: "proof";
      readonly proof: Proof;
      readonly certificate: string;
      readonly nodes: number;
    }
  | { readonly is: "every"; readonly verdicts: readonly ComparedVerdict[] };

export type LabWork = Work<Asked, Found, void>;

answer<LabWork>(async ({ module, start, events, question }, tell) => {
  const game = replayed(await load(module), start, events);
  switch (question.ask) {
    case "every":
      tell({ is: "every", verdicts: game.record().everyVerdict({ dead: question.dead }) });
      break;
    case "life":
      for (const playouts of playoutsFor(game.size))
        tell({ is: "estimate", estimate: game.estimate({ playouts }) });
      for (const nodes of question.nodes) {
        const proof = game.proof({ nodes, first: true });
        tell({ is: "proof", proof, certificate: game.certificate({ nodes }), nodes });
        if (proof.groups.every((group) => group.is !== "open")) break;
      }
  }
});
