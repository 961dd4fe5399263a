// Rulesets in plain words: what a player scores, how dead stones are taken off, and the values of each axis,
// under the engine's names for them.

import type { SaidOf, SaidOfAxes } from "../shape.ts";

const scoring: SaidOf<"scoring"> = {
  territory: "You score the empty points that you surround, less your stones that were taken",
  area: "You score your stones and the empty points that they surround",
  stones: "You score the stones that you can put on the board",
};
const removal: SaidOf<"removal"> = {
  never: "dead stones are taken by play",
  by_agreement: "dead stones come off when both players agree",
  by_confirmation: "what is dead is settled by reading it out, not by playing on",
  by_control: "an analysis played after the end shows what is dead",
  by_estimate: "the program says what is dead",
};

const axes: SaidOfAxes = {
  scoring: {
    territory: "territory is counted",
    area: "area is counted",
    stones: "stones are counted",
  },
  self_capture: {
    forbidden: "you may not take your own stones",
    groups_only: "you may take your own stones, except a lone stone",
    allowed: "you may take your own stones",
  },
  repetition: {
    basic_ko: "only the immediate retaking of a ko is banned",
    positional_superko: "no play may bring back any earlier position",
    situational_superko: "no play may bring back an earlier position with the same player to move",
    natural_superko: "no play may bring back a position that the same player's play made",
    own_move_superko: "no play may bring back a position that the same player's move left",
    capturing_superko: "no capture may bring back an earlier position",
  },
  second_repetition: {
    unequal_cycles: "unequal cycles are banned too",
    one_round_only: "a cycle may go round once",
  },
  long_cycle: {
    nothing: "long cycles do not end the game",
    no_result_by_agreement: "a long cycle can end without result",
    no_result: "a long cycle ends without result",
    draw: "a long cycle is a draw",
    referee: "a long cycle goes to the referee",
    right_to_go_on_lost: "whoever repeats loses the right to go on",
  },
  pass_cost: {
    none: "a pass costs nothing",
    stone: "a pass costs a stone",
    stone_after_preliminary_end: "a pass costs a stone after the preliminary end",
  },
  last_move: {
    free: "either may make the last move",
    white_last: "White makes the last move",
    black_exempt: "Black's last pass may be free",
    first_after_exempt:
      "the last pass is free for the player who moved first after the preliminary end",
  },
  first_pass: {
    half_each_if_white: "the first pass is worth half a point",
    point_if_white: "the first pass is worth a point",
  },
  button: { lifts_bans: "a button is worth half a point", plain: "a button is worth half a point" },
  "ending.procedure": {
    two_passes: "two passes end the game",
    first_pass_apart: "two passes end the game, the first one apart",
    preliminary_end: "two passes are a preliminary end, and play goes on",
    two_positions: "passes fix the position that is scored; an analysis shows what is dead",
    agree_or_resume: "after passes the players agree, or play on",
    four_passes: "four passes end the game",
  },
  removal,
  seki: {
    count: "points in seki count",
    none: "points in seki do not count",
    immortal_only: "of points in seki only those of immortal stones count",
    none_by_dame: "points do not count beside an unfilled dame",
  },
  shared: {
    nobody: "points that both touch are nobody's",
    halved: "points that both touch are halved",
    both: "points that both touch count for both",
  },
  "illegal_play.then": {
    refused: "an illegal play is taken back",
    loses: "an illegal play loses",
    pass: "an illegal play counts as a pass",
    pass_with_stone: "an illegal play counts as a pass and costs a stone",
  },
  tie: {
    draw: "equal scores are a draw",
    black_wins: "equal scores are a win for Black",
    white_wins_with_handicap: "with handicap, equal scores are a win for White",
  },
  "handicap.placement": {
    fixed: "handicap stones go on customary points",
    fixed_centre: "handicap stones go on customary points",
    free: "handicap stones go where Black likes",
    white_passes: "for a handicap White passes",
    none: "there is no handicap",
  },
  "handicap.compensation": {
    n: "White gets a point for each handicap stone",
    n_minus_1: "White gets a point for each handicap stone but one",
  },
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const rulesets = {
  /** One sentence of how a ruleset scores and how dead stones leave the board. */
  sentence: (counted: string, taken: string) => `${counted}; ${taken}.`,
  /** Of what is particular to a ruleset. */
  particulars: (facts: readonly string[]) => `${capital(facts.join("; "))}.`,
  scoring,
  removal,
  axes,
  noKomi: "no komi",
  komi: (komi: string) => `komi ${komi}`,
};
