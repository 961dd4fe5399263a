// What became of an event, and the numbers of reasons.

import type { Reason, Refusal } from "./answers.js";

/** The reasons of refusals, with the numbers that `Game.legality` and the C interface have for them. */
export const reasons = {
  off_board: 1,
  occupied: 2,
  self_capture: 3,
  repetition: 4,
  out_of_turn: 5,
  game_over: 6,
  /** Not at this stage: of the ending, or of a handicap given by passes. */
  not_now: 7,
  /** The ruleset knows no such event at all. */
  not_here: 8,
  no_handicap: 9,
  other_marks: 10,
  own_marks: 11,
  nothing_to_undo: 12,
  wrong_nigiri: 13,
  captured_setup: 14,
  too_many_stones: 15,
  arbiter_decided: 16,
} as const satisfies Record<Reason, number>;

/** What became of an event: it was carried out, or the rules refuse it and nothing has changed. */
export type Applied = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };
