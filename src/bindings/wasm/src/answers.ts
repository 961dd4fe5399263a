// What the engine answers. Written by tools/answers from docs/schema/libraries.json. Points in answers
// are named: A1 at the bottom left, no I. Numbers called `_half` are half points.

import type { Axes } from "./axes.js";

/** How far the ruleset's text was read. */
export type TextRead = "text" | "excerpts" | "description";

/** A ruleset in short. */
export interface BriefRuleset {
  id: string;
  name: string;
  source: string;
  /** Id of the ruleset that it is another reading of. */
  variant_of: string | null;
  text_read: TextRead;
  /** The word of SGF's RU. */
  sgf_word: string;
  komi_half: number;
  /** Other words for it. */
  words: string[];
}

/** A ruleset with a value an axis, and the clause that says so. */
export interface Ruleset extends BriefRuleset {
  /**
   * A value an axis, with the keys and words of rule files (docs/rulefile.md); komi in half points.
   */
  axes: Axes;
  /** By axis: the clause that says so, as printed; empty where the text is silent. */
  clauses: Record<string, string>;
}

export type PointName = string;

/** What a handicap means under a ruleset. */
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

/** What two ranks make of a game. */
export interface HandicapBetween {
  even: boolean;
  stones: number;
  /** The first rank named is the stronger one and takes White. */
  swapped: boolean;
  /** The ruleset whose text says so. */
  rules: string;
  clause: string;
}

export type Player = "B" | "W";

export type Reason =
  | "off_board"
  | "occupied"
  | "self_capture"
  | "repetition"
  | "out_of_turn"
  | "game_over"
  | "not_now"
  | "not_here"
  | "no_handicap"
  | "other_marks"
  | "own_marks"
  | "nothing_to_undo"
  | "wrong_nigiri"
  | "captured_setup"
  | "too_many_stones"
  | "arbiter_decided";

export type Consequence = "refused" | "loses" | "pass" | "pass_with_stone" | "warned" | "referee";

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

/** Columns and rows. */
export type Size = [number, number];

export type Phase = "play" | "settle" | "stopped" | "analysis" | "analysis_stopped" | "over";

/** A number for each player. */
export interface Numbers {
  black: number;
  white: number;
}

/** Stones proposed as dead; acceptance is the event by which the other player accepts them. */
export interface Marks {
  by: Player;
  points: PointName[];
  /** The event's line by which the other player accepts them. */
  acceptance: string;
}

/** Who asks to take back how many moves. */
export interface UndoAsked {
  by: Player;
  moves: number;
}

/** A position that came back: after which move, and where it stood before. */
export interface Recurrence {
  move: number;
  earlier: number;
}

/** How a game ended, and the margin that an arbiter awarded. */
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
  /** Of an arbiter, or whoever decided. */
  words: string;
  /** That an arbiter awarded. */
  margin_half?: number;
}

/** Who may give which event now. */
export interface May {
  play: Player[];
  pass: Player[];
  button: Player[];
  resign: Player[];
  marks_proposed: Player[];
  marks_accepted: Player[];
  group_agreed: Player[];
  end_agreed: Player[];
  analysis_agreed: Player[];
  resume: Player[];
  no_result_agreed: Player[];
  both_lose: Player[];
  undo_asked: Player[];
  undo_granted: Player[];
}

/** What a pass of the player to move would mean. */
export interface Pass {
  /** To the opponent as prisoners. */
  stones_handed: number;
  stones_clause: string;
  /** After it. */
  phase: Phase;
  to_move: Player | null;
  /** Of the change of phase, if there is one. */
  clause: string;
}

/** Who would move first, were that player to ask to play on; null where they may not. */
export interface FirstAfterResume {
  black: Player | null;
  white: Player | null;
}

/** How many moves may be taken back; none is what was said of the end since the last one. */
export interface UndoMoves {
  least: number;
  most: number;
}

/** How far the players are with the end: see docs/libraries.md. */
export type Settling =
  "moving" | "resumed" | "stopped" | "proposed" | "agreed" | "open" | "settled";

/** How far the players are with the end; whose marks lie on the table, or who asked to play on. */
export interface Settlement {
  /** How far the players are with the end: see docs/libraries.md. */
  state: Settling;
  /** Proposed: whose marks lie on the table; resumed: who asked to play on. */
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

/** A step in which the ruleset ends a game, and whether this one has come to it. */
export interface EndingStep {
  says: EndingSaying[];
  /** Of what speaks of a number of passes. */
  passes: number;
  /** Of what names one. */
  player: Player | null;
  clause: string;
  /** Skipped: the game has gone past it without it; always: no step, it holds all the time. */
  reached: "ahead" | "now" | "done" | "skipped" | "always";
}

/** How far a game is, what lies on the table, who may do what. */
export interface State {
  rules: string;
  size: Size;
  handicap: number;
  komi_half: number;
  /** Plays, passes and buttons. */
  moves: number;
  /** Of all events ever taken: by that number an annulment names the last one. */
  event_count: number;
  /** Null when the game is over. */
  to_move: Player | null;
  /** As an event's line. */
  last_move: string | null;
  phase: Phase;
  /** That says why the game is in this phase. */
  clause: string;
  /** In a row that count toward the next stop. */
  passes: number;
  /** So far. */
  stops: number;
  /** The end was agreed and takes effect later. */
  end_agreed: boolean;
  /** Stones of that player captured. */
  prisoners: Numbers;
  /** Pass stones that player handed over. */
  handed: Numbers;
  /** Points that player lost by the clock or a referee. */
  penalties: Numbers;
  button_taker: Player | null;
  first_passer: Player | null;
  /** The dead stones that a player proposes, if nobody has answered. */
  marks: Marks | null;
  /** Stones that both players hold dead would come off now. */
  agreement_open: boolean;
  agreed_dead: PointName[];
  undo_asked: UndoAsked | null;
  /** The position that is scored, where the ending fixed it before what stands on the board now. */
  scored_board: string[] | null;
  /** The first position that came back: after which move, and where it stood before. */
  recurrence: Recurrence | null;
  outcome: Outcome | null;
  /** Who may give which event now. */
  may: May;
  /** What a pass of the player to move would mean; null where none may pass. */
  pass: Pass | null;
  /** Who would move first, were that player to ask to play on; null where they may not. */
  first_after_resume: FirstAfterResume;
  /** How many moves may be taken back; none is what was said of the end since the last one. */
  undo_moves: UndoMoves | null;
  /**
   * How far the players are with the end; whose marks lie on the table, or who asked to play on.
   */
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

/** A part of the score, with its clause. */
export interface Term {
  player: Player;
  clause: string;
  what: What;
  half_points: number;
}

/** Points of each player. */
export interface Points {
  black: PointName[];
  white: PointName[];
}

/** A count: terms that add up, territory, dame. */
export interface Score {
  rules: string;
  /** SGF's words: B+3.5, W+R, 0, Void, and BothLose. */
  result: string;
  /** The game ended so that the score decides. */
  counts: boolean;
  terms: Term[];
  black_half: number;
  white_half: number;
  /** Black minus White. */
  margin_half: number;
  territory: Points;
  dame: PointName[];
  /** Stones that came off without being captured. */
  removed: PointName[];
  /** Stones taken to be in seki, where that costs territory. */
  seki: PointName[];
}

/** A method of counting, and what it does. */
export interface CountingMethod {
  method: string;
  summary: string;
}

/** Stones that are not on the board: with their owner, and with the opponent. */
export interface Held {
  /** With their owner. */
  bowl: number;
  /** With the opponent: prisoners and pass stones. */
  lid: number;
}

/** Stones of each colour on the board, in bowl and lid have the same sum at every step. */
export interface Table {
  board: string[];
  black: Held;
  white: Held;
  /** Counted so far, in quarters of the unit. */
  black_quarters: number;
  white_quarters: number;
  /** The points that are in the totals. */
  counted: Points;
}

/** Something that the engine tells, for languages other than English. */
export interface Remark {
  kind: string;
  /** By name: numbers, and texts that are the same in all languages. */
  facts: Record<string, string | number>;
}

/** A step of a count; the table is that after it, the remarks are the sentence's parts. */
export interface CountStep {
  sentence: string;
  /** The sentence's parts. */
  remarks: Remark[];
  /** Where a stone now stands that did not before. */
  placed: PointName[];
  lifted: PointName[];
  /** After the step. */
  table: Table;
}

/** A count step by step. */
export interface Count {
  method: string;
  unit: "points" | "zi";
  dead: Points;
  start: Table;
  steps: CountStep[];
  margin_half: number;
  /** What a player should know of the result. */
  note: string;
  /** The note; empty where nothing is to be said. */
  remarks: Remark[];
}

export type GroupGrade = "lives" | "dead" | "unsettled" | "ko_dependent" | "open";

/** A chain and what is proven of it. */
export interface Group {
  color: Player;
  stones: PointName[];
  is: GroupGrade;
}

/** What a player keeps, moving second. */
export interface Kept {
  /** Stones that live, their owner moving second. */
  safe: PointName[];
  /** Other points that they keep. */
  held: PointName[];
  /** Searched. */
  nodes: number;
  /** All the work allowed was done: more may be proven with more. */
  cut_short?: boolean;
}

/** A play, and what is kept by it. */
export interface FirstPlay {
  /** Null where no play is needed. */
  play: PointName | null;
  keeps: PointName[];
}

/** A chain by who moves first. */
export interface Standing {
  player: "black" | "white";
  stones: PointName[];
  is: GroupGrade;
  /** Of an open one, all the work allowed was done: more may be proven with more. */
  cut_short?: boolean;
  saved: FirstPlay | null;
  killed: FirstPlay | null;
  /**
   * Where that depends on a ko: how many threats more than the opponent; below 0, how many fewer
   * they can do with.
   */
  owner_needs_threats: number | null;
}

/** Chains that hold each other up. */
export interface Seki {
  black: PointName[];
  white: PointName[];
  shared: PointName[];
  black_loses: number | null;
  white_loses: number | null;
}

/** What is proven of each chain. */
export interface Proof {
  grade: "final" | "final_up_to_dame" | "unsettled" | "ko_dependent" | "open";
  proven_points: number;
  /** Every chain of the board. */
  groups: Group[];
  black: Kept;
  white: Kept;
  /** Where asked: chains of which the proof says nothing, by who moves first. */
  standings: Standing[];
  sekis: Seki[];
}

/** How one chain stands, and which points are whose by agreement, if the verdict rests on that. */
export interface ChainVerdict {
  /**
   * Points that are a player's by agreement, which the verdict rests on; none where it needs no
   * agreement.
   */
  agreed: Points;
  standing: Standing;
}

/** A move that is only tried; without a point it is a pass. */
export interface HypotheticalMove {
  player: Player;
  /** Null: a pass. */
  point: PointName | null;
  takes: PointName[];
}

/** A chain, by hypothetical play. */
export interface ConfirmedChain {
  color: Player;
  stones: PointName[];
  status: string;
  played_to_the_end: boolean;
  /** Comes off without play. */
  removed: boolean;
  seki: boolean;
  /** Play that shows the status, the attacker first, both at their best. */
  line: HypotheticalMove[];
}

/** Life and death by hypothetical play. */
export interface Confirmation {
  clause: string;
  chains: ConfirmedChain[];
  /** Stones that nothing can take. */
  unconditional: number;
  /** Stones beside open space, not tried. */
  taken_to_live: number;
}

export type PrecedentShape = "bent_four_in_the_corner" | "three_points_without_capturing";

/**
 * A group that a precedent decides: of bent four the stones are dead as they stand; three points
 * without capturing count for the owner of the lone stone, left as they are, or are a seki.
 */
export interface Precedent {
  shape: PrecedentShape;
  /** Whose stones they are. */
  color: Player;
  /** That are dead; of three points without capturing the lone stone. */
  stones: PointName[];
  /** Of three points without capturing the opponent's chain. */
  beside: PointName[];
  /** That count beside the score; 0: none, or a seki. */
  points: number;
  played_to_the_end: boolean;
}

/** The groups that the rules decide by precedent. */
export interface Precedents {
  clause: string;
  decided: Precedent[];
  /** Chains that were not searched to the end: more may be found. */
  open: number;
}

/** What is thought of a chain; at is one of its stones. */
export interface ChainEstimate {
  /** One of its stones. */
  at: PointName;
  color: Player;
  dead: boolean;
  /** The same whoever moves first. */
  settled: boolean;
  proven: boolean;
  confidence: number;
}

/** Who owns what, and with what confidence, in thousandths. */
export interface Estimate {
  /** If the game goes as estimated. */
  result: string;
  margin_half: number;
  basis: "estimated";
  /** That every chain is rightly called living or dead. */
  confidence: number;
  /** Stones thought dead. */
  dead: PointName[];
  /** Living stones that hold each other up. */
  seki: PointName[];
  /** Whose owner depends on who moves first. */
  unsettled: PointName[];
  /**
   * Play here first: empty points to be played before the count, since a border is open there or
   * they are unsettled.
   */
  play_here: PointName[];
  /** Own points that their owner has to fill once the dame are taken; no territory. */
  protective: PointName[];
  chains: ChainEstimate[];
  /** Rows from the top: B, W, or . for nobody. */
  owner: string[];
  /** Rows from the top: that the point is rightly given to its owner. */
  owner_confidence: number[][];
}

/** Random games: moves of all of them, and for each point how many it ended as whose. */
export interface Playouts {
  playouts: number;
  /** Of all of them, passes included. */
  moves: number;
  black: number[];
  white: number[];
}

/** An opponent, and how much it reads before a move. */
export interface Level {
  level: number;
  name: string;
  /** For each move, at most. */
  playouts: number;
}

/** What the bot would do; wins in thousandths. */
export interface Thought {
  move: "play" | "pass" | "resign";
  point: PointName | null;
  /** The move as an event's line. */
  event: string;
  /** How likely the player is to win, by the bot's opinion. */
  wins: number;
  playouts: number;
}

/**
 * What is wrong with a text, and where; 0 where the place means nothing. The remark comes with a
 * record's.
 */
export interface Fault {
  line: number;
  column: number;
  what: string;
  /** The same for other languages, where a record is meant. */
  remark?: Remark;
}

/** What a record holds. */
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
  /** As written. */
  result: string | null;
  /** Territory as marked at the end, points under dead stones included. */
  marks: Points | null;
  /** As lines. */
  events: string[];
  warnings: Fault[];
}

/** A property with its values as written. */
export interface SgfProperty {
  name: string;
  /** As written, escapes and all. */
  values: string[];
}

/** A node; a root has no parent. */
export interface SgfNode {
  parent: number | null;
  properties: SgfProperty[];
}

/** A collection of games: its roots and every node. */
export interface SgfTree {
  /** The root of each game. */
  games: number[];
  nodes: SgfNode[];
  warnings: Fault[];
}

/** The first move of a record that the rules refuse. */
export interface RefusedMove extends Refusal {
  /** 0 for what is no move, such as a setup. */
  move: number;
}

/** The first event of a record that no rules let stand, and after which move its board has it. */
export interface Parting {
  /** The number of the move after which the record's board has it. */
  from_move: number;
  /** In the file; from 1, 0 where unknown. */
  line: number;
  /** In bytes, from 1. */
  column: number;
  /**
   * The first event that no rules let stand: a stone on a stone, a chain set up without liberties.
   */
  illegal: RefusedMove;
  what: string;
}

/** Its line from the beginning of the game; an unfinished line has no result. */
export interface Variation {
  /** The number of the last move that it shares with the main line. */
  after: number;
  /** The same of the line that it leaves, which may be another variation. */
  branch_after: number;
  /** Where it begins; from 1, 0 where unknown. */
  line: number;
  /** In bytes, from 1. */
  column: number;
  /** Carried out, from the beginning of the game. */
  moves: number;
  /** How many of them were against the rules, and not claimed in time. */
  let_stand: number;
  legal: boolean;
  /** The first of its line, which may stand before it leaves another. */
  illegal: RefusedMove | null;
  /** Why the line cannot be read any further. */
  error: Fault | null;
}

/** A part of a file: where it begins and ends in the bytes, and its encoding. */
export interface EncodedPart {
  /** In bytes. */
  begin: number;
  end: number;
  encoding: string;
}
