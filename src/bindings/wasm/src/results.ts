// What the engine answers, as docs/schema/libraries.json describes it. Points in answers are named: A1 at the bottom
// left, no I. Numbers called `_half` are half points.

import type { Axes, Consequence } from "./axes.js";

export type Player = "B" | "W";
export type PointName = string;
export type Size = [cols: number, rows: number];

export interface ByPlayer<T> {
  black: T;
  white: T;
}

/** What is wrong with a text, and where; line and column are 0 where they mean nothing. */
export interface Fault {
  line: number;
  column: number;
  what: string;
  /** The same for other languages, where a record is meant. */
  remark?: Remark;
}

export type TextRead = "text" | "excerpts" | "description";

export interface BriefRuleset {
  id: string;
  name: string;
  source: string;
  /** Of the ruleset that it is another reading of. */
  variant_of: string | null;
  /** How far the ruleset's text was read. */
  text_read: TextRead;
  sgf_word: string;
  komi_half: number;
  /** Other words for it. */
  words: string[];
}

export interface Ruleset extends BriefRuleset {
  axes: Axes;
  /** By axis: the clause that says so, as printed; empty where the text is silent. */
  clauses: Record<string, string>;
}

export interface Handicap {
  stones: number;
  placement: "none" | "fixed" | "fixed_centre" | "free" | "white_passes";
  /** The customary points in the order of placement; none where the placement is not fixed. */
  points: PointName[];
  komi_half: number;
  /** What White receives besides komi. */
  compensation_half: number;
  clause: string;
}

export interface HandicapBetween {
  even: boolean;
  stones: number;
  /** The first rank named is the stronger one and takes White. */
  swapped: boolean;
  /** The ruleset whose text says so, and where. */
  rules: string;
  clause: string;
}

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
} as const;

export type Reason = keyof typeof reasons;

/** Why an event cannot happen. */
export interface Refusal {
  color: Player | null;
  point: PointName | null;
  reason: Reason;
  /** Empty where no clause is needed to say so. */
  clause: string;
  /** Repetition: the move after which the position stood; 0 is the start. */
  repeats_move: number | null;
  consequence: Consequence;
}

/** What became of an event: it was carried out, or the rules refuse it and nothing has changed. */
export type Applied = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

export type Phase = "play" | "settle" | "stopped" | "analysis" | "analysis_stopped" | "over";

/** The events that the state tells of who may give them. */
export type Offer =
  | "play"
  | "pass"
  | "button"
  | "resign"
  | "marks_proposed"
  | "marks_accepted"
  | "group_agreed"
  | "end_agreed"
  | "analysis_agreed"
  | "resume"
  | "no_result_agreed"
  | "both_lose"
  | "undo_asked"
  | "undo_granted";

export interface Outcome {
  how:
    | "scored"
    | "resignation"
    | "time"
    | "forfeit"
    | "illegal_move"
    | "no_result"
    | "draw"
    | "both_lose"
    | "ruling";
  /** Null where the score decides, or nobody wins. */
  winner: Player | null;
  clause: string;
  words: string;
  /** That an arbiter awarded. */
  margin_half?: number;
}

/**
 * How far the players are with the end: moves are made; play goes on after a stop at which a player asked for it;
 * moves rest; marks lie on the table; passes bring about the end that was agreed; over, with dead stones still to
 * be agreed; over.
 */
export type Settling =
  "moving" | "resumed" | "stopped" | "proposed" | "agreed" | "open" | "settled";

export interface Settlement {
  state: Settling;
  /** Proposed: whose marks; resumed: who asked to play on. */
  by: Player | null;
  /** Stones may be marked dead now. */
  marks_count: boolean;
  /** The last word on dead stones has been spoken. */
  is_agreed_on_dead: boolean;
}

/** What a sentence on the way to end a game says. */
export type EndingSaying =
  | "stop"
  | "stop_or_agree"
  | "last_passes"
  | "first_pass"
  | "first_pass_counts"
  | "first_passer"
  | "preliminary"
  | "second_phase"
  | "begins"
  | "agree"
  | "confirm"
  | "resume_in_turn"
  | "resume_after_passer"
  | "resume_after_requester"
  | "resume_as_agreed"
  | "stop_again"
  | "second_stop_is_final"
  | "passes_after_resumption_are_final"
  | "pause"
  | "pause_agree"
  | "more_passes"
  | "pass_stone"
  | "white_last"
  | "black_exempt"
  | "first_after_exempt"
  | "agree_after"
  | "agree_even_then"
  | "nothing_removed"
  | "estimate"
  | "interrupt"
  | "fix"
  | "fix_next"
  | "analyse"
  | "restore"
  | "count";

export interface EndingStep {
  says: EndingSaying[];
  /** Of what speaks of a number of passes. */
  passes: number;
  /** Of what names a player. */
  player: Player | null;
  clause: string;
  /** `skipped`: the game has gone past it without it; `always`: no step, it holds all the time. */
  reached: "ahead" | "now" | "done" | "skipped" | "always";
}

export interface State {
  rules: string;
  size: Size;
  handicap: number;
  komi_half: number;
  moves: number;
  /** Of all events ever taken: by that number an annulment names the last one. */
  event_count: number;
  to_move: Player | null;
  /** As an event's line. */
  last_move: string | null;
  phase: Phase;
  /** That says why the game is in this phase. */
  clause: string;
  passes: number;
  stops: number;
  end_agreed: boolean;
  /** Stones of that player captured. */
  prisoners: ByPlayer<number>;
  /** Pass stones that player handed over. */
  handed: ByPlayer<number>;
  /** Points that player lost by the clock or a referee. */
  penalties: ByPlayer<number>;
  button_taker: Player | null;
  first_passer: Player | null;
  /** The dead stones that a player proposes; `acceptance` is the event by which the other accepts them. */
  marks: { by: Player; points: PointName[]; acceptance: string } | null;
  /** Stones that both players hold dead would come off now. */
  agreement_open: boolean;
  agreed_dead: PointName[];
  undo_asked: { by: Player; moves: number } | null;
  /** The first position that came back: after which move, and where it stood before. */
  recurrence: { move: number; earlier: number } | null;
  /** Rows of the position that is scored, where the ending fixed it before what now stands on the board. */
  scored_board: string[] | null;
  outcome: Outcome | null;
  /** Who may give which event now. */
  may: Record<Offer, Player[]>;
  /** Who would move first, were that player to ask to play on; null where they may not. */
  first_after_resume: ByPlayer<Player | null>;
  /** How many moves may be taken back; none is what was said of the end since the last one. */
  undo_moves: { least: number; most: number } | null;
  /** What a pass of the player to move would mean; null where none may pass. */
  pass: {
    stones_handed: number;
    stones_clause: string;
    phase: Phase;
    to_move: Player | null;
    clause: string;
  } | null;
  settlement: Settlement;
  /** The steps in which the ruleset ends a game, and how far this one has come. */
  ending: EndingStep[];
}

export type What =
  | "stones"
  | "territory"
  | "shared_points"
  | "prisoners"
  | "pass_stones"
  | "late_stones"
  | "first_pass"
  | "button"
  | "group_tax"
  | "penalty"
  | "komi"
  | "compensation";

export interface Term {
  player: Player;
  clause: string;
  what: What;
  half_points: number;
}

export interface Terms {
  terms: Term[];
  black_half: number;
  white_half: number;
  /** Black minus White. */
  margin_half: number;
}

export interface Score extends Terms {
  rules: string;
  /** SGF's words: "B+3.5", "W+R", "0", "Void"; and "BothLose". */
  result: string;
  /** The game ended so that the score decides. */
  counts: boolean;
  territory: ByPlayer<PointName[]>;
  dame: PointName[];
  /** Stones that came off without being captured. */
  removed: PointName[];
  seki: PointName[];
}

export interface CountingMethod {
  method: string;
  summary: string;
}

/** Stones of one colour that are not on the board: with their owner, and with the opponent. */
export interface Held {
  bowl: number;
  lid: number;
}

export interface Table {
  /** Rows from the top: B, W, or . for an empty point. */
  board: string[];
  black: Held;
  white: Held;
  /** Counted so far, in quarters of the unit. */
  black_quarters: number;
  white_quarters: number;
  counted: ByPlayer<PointName[]>;
}

/** Something that the engine tells, as its kind and the facts that it holds, for languages other than English. */
export interface Remark {
  kind: string;
  facts: Record<string, string | number>;
}

export interface CountStep {
  sentence: string;
  /** The sentence's parts. */
  remarks: Remark[];
  placed: PointName[];
  lifted: PointName[];
  /** After the step. */
  table: Table;
}

export interface Count {
  method: string;
  unit: "points" | "zi";
  dead: ByPlayer<PointName[]>;
  start: Table;
  steps: CountStep[];
  margin_half: number;
  note: string;
  /** The note. */
  remarks: Remark[];
}

export type GroupGrade = "lives" | "dead" | "unsettled" | "ko_dependent" | "open";

/** What a player keeps, moving second. */
export interface Kept {
  safe: PointName[];
  held: PointName[];
  nodes: number;
  /** All the work allowed was done: more may be proven with more. */
  cut_short?: true;
}

export interface FirstPlay {
  play: PointName | null;
  keeps: PointName[];
}

/** A chain by who moves first. */
export interface Standing {
  player: "black" | "white";
  stones: PointName[];
  is: GroupGrade;
  /** Of an open one: all the work allowed was done, more may be proven with more. */
  cut_short?: true;
  saved: FirstPlay | null;
  killed: FirstPlay | null;
  /** Where that depends on a ko: how many threats more than the opponent; below 0, how many fewer they can do with. */
  owner_needs_threats: number | null;
}

/** How one chain stands, and which points are whose by agreement, if the verdict rests on that. */
export interface ChainVerdict {
  agreed: ByPlayer<PointName[]>;
  standing: Standing;
}

export interface Proof {
  grade: "final" | "final_up_to_dame" | "unsettled" | "ko_dependent" | "open";
  proven_points: number;
  /** Every chain of the board. */
  groups: { color: Player; stones: PointName[]; is: GroupGrade }[];
  black: Kept;
  white: Kept;
  standings: Standing[];
  sekis: {
    black: PointName[];
    white: PointName[];
    shared: PointName[];
    black_loses: number | null;
    white_loses: number | null;
  }[];
}

export interface Confirmation {
  clause: string;
  chains: {
    color: Player;
    stones: PointName[];
    status: string;
    played_to_the_end: boolean;
    removed: boolean;
    seki: boolean;
    /** Play that shows the status, the attacker first, both at their best; without a point it is a pass. */
    line: { player: Player; point: PointName | null; takes: PointName[] }[];
  }[];
  unconditional: number;
  taken_to_live: number;
}

export interface Estimate {
  /** If the game goes as estimated. */
  result: string;
  margin_half: number;
  basis: "estimated";
  /** Thousandths: that every chain is rightly called living or dead. */
  confidence: number;
  dead: PointName[];
  seki: PointName[];
  unsettled: PointName[];
  play_here: PointName[];
  protective: PointName[];
  chains: {
    at: PointName;
    color: Player;
    dead: boolean;
    settled: boolean;
    proven: boolean;
    confidence: number;
  }[];
  /** Rows from the top: B, W, or . for nobody. */
  owner: string[];
  owner_confidence: number[][];
}

/** Random games from a position: moves of all of them, and for each point how many it ended as whose. */
export interface Playouts {
  playouts: number;
  moves: number;
  black: number[];
  white: number[];
}

/** An opponent: what it is called, and how much it reads before a move. */
export interface Level {
  level: number;
  name: string;
  playouts: number;
}

export interface Thought {
  move: "play" | "pass" | "resign";
  point: PointName | null;
  /** The move as an event's line. */
  event: string;
  /** Thousandths: how likely the player is to win, by the bot's opinion. */
  wins: number;
  playouts: number;
}

export interface Facts {
  size: Size;
  rules_word: string | null;
  komi_half: number | null;
  handicap: number;
  black: string;
  white: string;
  name: string;
  date: string;
  moves: number;
  result: string | null;
  marks: ByPlayer<PointName[]> | null;
  events: string[];
  warnings: Fault[];
}

/** The first event of a record that the rules refuse; `move` is 0 for what is no move. */
export interface RefusedMove extends Refusal {
  move: number;
}

/** From where on the board of a record is another than the referee's position. */
export interface Parting {
  /** The number of the move after which the board has it. */
  from_move: number;
  /** In the file, in bytes, from 1; 0 where unknown. */
  line: number;
  column: number;
  /** The first event that no rules let stand: a stone on a stone, a chain set up without liberties. */
  illegal: RefusedMove;
  what: string;
}

/** A variation under a ruleset: its line from the beginning of the game. An unfinished line has no result. */
export interface Variation {
  /** The number of the last move that it shares with the main line. */
  after: number;
  /** The same of the line that it leaves, which may be another variation. */
  branch_after: number;
  /** Where it begins in the file, in bytes, from 1; 0 where unknown. */
  line: number;
  column: number;
  /** Carried out, from the beginning of the game; and how many were against the rules, and not claimed in time. */
  moves: number;
  let_stand: number;
  legal: boolean;
  /** The first of its line, which may stand before it leaves another. */
  illegal: RefusedMove | null;
  /** Why the line cannot be read any further. */
  error: Fault | null;
}

export type DeadFrom = "marks" | "none" | "estimate" | "prove";

export interface Verdict {
  rules: string;
  text_read: TextRead;
  size: Size;
  handicap: number;
  komi_half: number;
  moves: number;
  legal: boolean;
  illegal: RefusedMove | null;
  ended: string;
  score: Terms | null;
  result: string;
  basis:
    | "as_it_stands"
    | "played_out"
    | "agreed"
    | "proven"
    | "estimated"
    | "recorded"
    | "arbiter"
    | null;
  dead_black: PointName[];
  dead_white: PointName[];
  seki: PointName[];
  grade: Proof["grade"] | null;
  proven_points: number | null;
  recorded: string | null;
  agrees: boolean | null;
  warnings: Fault[];
}

/** A verdict, and whether it comes to the same as under the ruleset asked about, and if not why. */
export interface ComparedVerdict extends Verdict {
  same: boolean;
  causes: string[];
  /** The causes, each as the reasons that it names and what it is worth: positive for Black. */
  because: { reasons: Remark[]; gain_half: number }[];
}

/** A part of a file: where it begins and ends in the bytes, and its encoding as TextDecoder calls it. */
export interface EncodedPart {
  begin: number;
  end: number;
  encoding: string;
}

export interface SgfProperty {
  name: string;
  values: string[];
}
export interface SgfNode {
  parent: number | null;
  properties: SgfProperty[];
}
export interface SgfTree {
  games: number[];
  nodes: SgfNode[];
  warnings: Fault[];
}
