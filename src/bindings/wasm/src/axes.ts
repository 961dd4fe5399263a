// The axes of a ruleset, with the keys and words of rule files (docs/rulefile.md).
//
//     switch (rules.axes["ending.procedure"]) { case "two_passes": ... }   // TypeScript knows all six

import type { Consequence } from "./answers.js";

const consequences = [
  "refused",
  "loses",
  "pass",
  "pass_with_stone",
  "warned",
  "referee",
] as const satisfies readonly Consequence[];
const claims = ["always", "opponent_moves", "result_confirmed"] as const;
const bans = [
  "allowed",
  "basic_ko",
  "positional_superko",
  "capturing_superko",
  "superko_since_pass",
  "situational_superko",
  "natural_superko",
  "own_move_superko",
  "unequal_cycles",
  "one_round_only",
] as const;

/** By axis: the words that it may have. */
export const axisWords = {
  "illegal_play.then": consequences,
  "illegal_play.until": claims,
  "out_of_turn.then": consequences,
  "out_of_turn.until": claims,
  self_capture: ["forbidden", "groups_only", "allowed"],
  repetition: bans,
  second_repetition: bans,
  long_cycle: [
    "nothing",
    "no_result_by_agreement",
    "no_result",
    "draw",
    "referee",
    "right_to_go_on_lost",
  ],
  pass_cost: ["none", "stone", "stone_after_preliminary_end"],
  last_move: ["free", "white_last", "black_exempt", "first_after_exempt"],
  first_pass: ["nothing", "half_each_if_white", "point_if_white"],
  button: ["none", "lifts_bans", "plain"],
  "ending.procedure": [
    "two_passes",
    "first_pass_apart",
    "preliminary_end",
    "agree_or_resume",
    "four_passes",
    "two_positions",
  ],
  "ending.resume_first": [
    "turn_order",
    "opponent_of_last_passer",
    "opponent_of_requester",
    "as_agreed",
  ],
  "ending.final_stop": ["none", "second", "right_after_resumption"],
  removal: ["never", "by_agreement", "by_confirmation", "by_control", "by_estimate"],
  ko_pass: ["none", "one_ko", "every_ko"],
  precedents: ["none", "three_points_count", "three_points_seki"],
  scoring: ["stones", "area", "territory"],
  seki: ["count", "none", "none_by_dame", "immortal_only"],
  shared: ["nobody", "halved", "both"],
  group_tax: ["none", "two_each"],
  tie: ["draw", "black_wins", "white_wins", "white_wins_with_handicap"],
  "handicap.placement": ["none", "fixed", "fixed_centre", "free", "white_passes"],
  "handicap.compensation": ["none", "n", "n_minus_1", "half"],
} as const;

/** A ban on repetition that has no word of its own: how it answers five questions. */
export interface OwnBan {
  same: "board" | "board_and_turn";
  maker: "anyone" | "own_play" | "own_move";
  binds: "all" | "capturing";
  back: "none" | "two_positions" | "last_pass" | "whole_game";
  cycles: "any" | "unequal" | "after_one_round";
}

type Words = typeof axisWords;
type InWords = {
  [Axis in Exclude<keyof Words, "repetition" | "second_repetition">]: Words[Axis][number];
};

/** A value an axis; komi is in half points. */
export interface Axes extends InWords {
  repetition: (typeof bans)[number] | OwnBan;
  second_repetition: (typeof bans)[number] | OwnBan;
  /** The game ends after so many moves; 0: no such bound. */
  most_moves: number;
  "ending.passes": number;
  "ending.agreement_stops_play": boolean;
  "ending.agreement_after_end": boolean;
  "ending.first_pass_counts": boolean;
  "ending.next_stop_fixes_position": boolean;
  both_may_lose: boolean;
  komi: number;
  "handicap.komi": number;
  "handicap.passes_may_lapse": boolean;
}

export type AxisValue = Axes[keyof Axes];
