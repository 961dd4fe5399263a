// Who says under a ruleset which stones are dead, as its axes tell it.

import type { Ruleset } from "../engine/engine.ts";

/** May the players still agree on dead stones when the game is over? */
export const agreesAfterEnd = (rules: Ruleset): boolean => rules.axes["ending.agreement_after_end"];

/** Does the program say which stones are dead, and the players only correct it? */
export const programSays = (rules: Ruleset): boolean => rules.axes.removal === "by_estimate";
