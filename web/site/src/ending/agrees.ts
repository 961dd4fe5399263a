import type { Ruleset } from "../engine.ts";

/** May the players still agree on dead stones when the game is over? */
export const agreesAfterEnd = (rules: Ruleset): boolean => rules.axes["ending.agreement_after_end"] === true;
