// What takes long in the lab, away from the page: life and death read deeper and deeper, and every ruleset's
// count.

import {
  load,
  open,
  playoutsFor,
  type ComparedVerdict,
  type DeadFrom,
  type Estimate,
  type Proof,
  type Start,
} from "../engine/engine.ts";

export type LabQuestion =
  | { readonly ask: "life"; readonly nodes: readonly number[] }
  | { readonly ask: "every"; readonly dead: DeadFrom };

export interface Asked {
  readonly module: WebAssembly.Module;
  readonly start: Start;
  readonly events: readonly string[];
  readonly question: LabQuestion;
}

/** One question has several answers; the last one is `done`. */
export type LabAnswer =
  | { readonly is: "estimate"; readonly estimate: Estimate; readonly done: false }
  | {
      readonly is: "proof";
      readonly proof: Proof;
      readonly certificate: string;
      readonly nodes: number;
      readonly done: boolean;
    }
  | { readonly is: "every"; readonly verdicts: readonly ComparedVerdict[]; readonly done: true };

const answer = (told: LabAnswer): void => postMessage(told);

self.onmessage = async ({ data }: MessageEvent<Asked>): Promise<void> => {
  const game = open(await load(data.module), data.start);
  for (const event of data.events) game.apply(event);
  const { question } = data;
  switch (question.ask) {
    case "every":
      return answer({
        is: "every",
        verdicts: game.record().everyVerdict({ dead: question.dead }),
        done: true,
      });
    case "life":
      for (const playouts of playoutsFor(game.size))
        answer({ is: "estimate", estimate: game.estimate({ playouts }), done: false });
      for (const [i, nodes] of question.nodes.entries()) {
        const proof = game.proof({ nodes, first: true });
        const done =
          i + 1 === question.nodes.length || proof.groups.every((group) => group.is !== "open");
        answer({ is: "proof", proof, certificate: game.certificate({ nodes }), nodes, done });
        if (done) return;
      }
  }
};
