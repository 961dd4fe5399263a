// Who says under a ruleset which stones are dead, as its axes tell it.

import type { Ruleset } from "../engine/engine.ts";

/** Does the program say which stones are dead, and the players only correct it? */
export const programSays = (rules: Ruleset): boolean => rules.axes.removal === "by_estimate";
