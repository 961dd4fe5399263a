// The steps in which a ruleset ends a game, in words. Which they are and how far the game is, the engine
// says.

import type { EndingSaying, EndingStep, State } from "../engine/engine.ts";
import { words } from "../words/index.ts";

/** Of a step what its sentences are about. */
interface Saying extends Pick<EndingStep, "passes" | "player"> {
  readonly says: readonly EndingSaying[];
}

/** What each sentence of a step says. */
const sentencesOf = ({ says, passes, player }: Saying): readonly string[] =>
  says.map((saying) => {
    const text = words.ending.steps[saying];
    if (typeof text === "string") return text;
    return saying === "first_passer" || saying === "begins"
      ? words.ending.steps[saying](player!)
      : (text as (passes: number) => string)(passes);
  });

/** Whether the program says which stones are dead, and the players only correct it. */
export const programSays = ({ ending }: State): boolean =>
  ending.some(({ says }) => says.includes("estimate"));

export const stepSaid = (step: Saying): string => words.sentences(sentencesOf(step));

/** What the step that a game has come to says beyond its first sentence: what may come of it. */
export const whatFollows = (steps: readonly EndingStep[]): string =>
  words.sentences(
    steps.filter(({ reached }) => reached === "now").flatMap((step) => sentencesOf(step).slice(1)),
  );
