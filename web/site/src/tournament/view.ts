// What the desk of a tournament says of an event, and what it can be asked. Written by tools/answers
// from docs/schema/tournament.json.

import type { EvidenceLine } from "../dispute/evidence.ts";

/** Which events there are. */
export interface AskedEvents {
  readonly ask: "events";
}

/** Of which event, and what its view shows. */
export interface Looked {
  readonly event?: string;
  /** Whose games are shown; 0: the last that is paired. */
  readonly round?: number;
  /** After which round places are told; -1: the last that is paired. */
  readonly after?: number;
  /** With every entry of the event. */
  readonly history?: boolean;
}

/** The view, what the round cost, or the conditions. */
export interface AskedView extends Looked {
  readonly ask: "view" | "costs" | "conditions";
  /**
   * The version of the view that is here; where it is the event's, the answer is that nothing has
   * changed.
   */
  readonly have?: string;
}

/** The record of a ruling. */
export interface AskedRecord extends Looked {
  readonly ask: "record";
  /** Of the ruling. */
  readonly entry: number;
}

/** Why these two do not meet. */
export interface AskedWhy extends Looked {
  readonly ask: "why";
  readonly one: number;
  readonly other: number;
}

/** New ratings. */
export interface AskedRatings extends Looked {
  readonly ask: "ratings";
  readonly system: "egf" | "aga" | "glicko2";
}

/** The event as a file of another program, or as its own: json. */
export interface AskedFile extends Looked {
  readonly ask: "file";
  readonly format: string;
}

/** Something is entered, and answered by the view. */
export interface Done extends Looked {
  /** An entry of the event's file (event.json), without number and time. */
  readonly do: Readonly<Record<string, unknown>>;
}

export interface PairingWish {
  /** Usually the one after the last that is paired. */
  readonly round?: number;
  /** Only these; usually all who are there. */
  readonly players?: readonly number[];
  /** Players may meet again. */
  readonly may_repeat?: boolean;
  /** Games before it may be without a result. */
  readonly may_lack_results?: boolean;
  /** Players draw for the colors of even games. */
  readonly by_nigiri?: boolean;
}

/** A round is paired, and answered by the view. */
export interface Paired extends Looked {
  readonly pair: PairingWish;
}

export interface OpenedFile {
  /** Its end tells the format. */
  readonly name: string;
  readonly text: string;
}

/** Players or results of a file are entered, all of them or none. */
export interface FileTaken extends Looked {
  readonly take: "players" | "results";
  readonly file: OpenedFile;
}

/** As in the event's file (event.json), without what has its usual value. */
export type Conditions = Readonly<Record<string, unknown>>;

/** An event begins, and is answered by its view. */
export interface Begun {
  readonly new: string;
  readonly conditions: Conditions;
}

/** An event begins with a file. */
export interface BegunWithFile {
  readonly new: string;
  readonly file: OpenedFile;
}

export type DeskRequest =
  | AskedEvents
  | AskedView
  | AskedRecord
  | AskedWhy
  | AskedRatings
  | AskedFile
  | Done
  | Paired
  | FileTaken
  | Begun
  | BegunWithFile;

export interface EventBrief {
  readonly id: string;
  readonly title: string;
  readonly first_day: string;
  readonly players: number;
  /** The last that is paired. */
  readonly round: number;
  readonly rounds: number;
}

export interface Events {
  readonly t: "events";
  readonly may_change: boolean;
  readonly events: readonly EventBrief[];
}

export type System = "mcmahon" | "swiss" | "swiss_by_categories" | "round_robin" | "knockout";

export interface Player {
  readonly number: number;
  readonly name: string;
  readonly given: string;
  /** Such as 3d or 12k. */
  readonly rank: string;
  readonly club: string;
  readonly country: string;
  /** Where it was looked up. */
  readonly rating?: number;
  /** Points added to the start score. */
  readonly correction: number;
  /** False: preliminary. */
  readonly there: boolean;
  /** Numbers in lists elsewhere, by the names of the lists. */
  readonly ids: Readonly<Record<string, string>>;
  /** Of a team, board by board. */
  readonly members: readonly number[];
  /** The rounds in which they are absent. */
  readonly absent: readonly number[];
  /** Those of them of which they said nothing before. */
  readonly unannounced: readonly number[];
}

export interface RoundBrief {
  readonly round: number;
  readonly games: number;
  /** Games without a result. */
  readonly open: number;
  readonly unpaired: number;
}

export type GameEnd = "unknown" | "white_wins" | "black_wins" | "tie" | "both_lose" | "both_win";

export interface Game {
  readonly table: number;
  readonly white: number;
  readonly black: number;
  readonly handicap: number;
  readonly komi: number;
  /** Points that White has for handicap stones, besides komi. */
  readonly compensation: number;
  /** Players draw for colors at the table. */
  readonly nigiri: boolean;
  readonly end: GameEnd;
  readonly by_default: boolean;
  /** As the players wrote it, such as B+3.5. */
  readonly score: string;
}

export type RoundState =
  | "paired"
  | "bye"
  | "agreed_absent"
  | "absent"
  | "default_win"
  | "default_loss"
  | "default_tie"
  | "both_lose"
  | "not_paired";

/** A round of a player: the game and its points, or what the round was without one. */
export interface RoundResult {
  readonly state: RoundState;
  readonly opponent?: number;
  /** Empty where it is not known. */
  readonly color?: "" | "white" | "black";
  readonly handicap?: number;
  /** Missing while the game has no result. */
  readonly points?: number;
}

export interface StandingsRow {
  readonly place: number;
  readonly player: number;
  /** One a criterion, as they are shown. */
  readonly values: readonly string[];
  readonly results: readonly RoundResult[];
}

export interface Standings {
  /** The round. */
  readonly after: number;
  /** Approved by the director. */
  readonly final: boolean;
  readonly criteria: readonly string[];
  readonly rows: readonly StandingsRow[];
}

export type RulingKind = "result" | "penalty" | "warning" | "procedure";

export interface Ruling {
  /** The number of its entry. */
  readonly entry: number;
  readonly kind: RulingKind;
  readonly round: number;
  readonly players: readonly number[];
  readonly end: GameEnd;
  readonly by_default: boolean;
  readonly score: string;
  readonly penalty: number;
  readonly arbiter: string;
  readonly clause: string;
  readonly words: string;
  readonly evidence: readonly EvidenceLine[];
  readonly has_record: boolean;
  /** The entry by which somebody appealed; 0: nobody did. */
  readonly appeal: number;
  /** The entry by which the appeal was decided; 0: it is open. */
  readonly heard: number;
  readonly lifted: boolean;
}

/** What the program says, for other languages than English. */
export interface Remark {
  readonly kind: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

export interface HistoryEntry {
  readonly number: number;
  /** Milliseconds since the start of 1970, UTC. */
  readonly at: number;
  readonly deed: string;
  /** In English. */
  readonly words: string;
  readonly remark: Remark;
  readonly undone: boolean;
}

export interface View {
  readonly t: "view";
  /** Another one whenever an entry is added. */
  readonly version: string;
  readonly entries: number;
  readonly title: string;
  readonly place: string;
  readonly director: string;
  readonly first_day: string;
  readonly last_day: string;
  readonly system: System;
  readonly round_count: number;
  /** The ruleset; empty where it is not told. */
  readonly rules: string;
  readonly columns: number;
  readonly rows: number;
  readonly komi: number;
  readonly clock: string;
  /** A rank, such as 20k. */
  readonly floor: string;
  /** A rank, such as 4d. */
  readonly bar: string;
  readonly handicap_ceiling: number;
  readonly handicap_correction: number;
  /** How rounds are paired. */
  readonly method: "strict" | "compatible" | "by_hand";
  /** Boards of a team; 0: no teams. */
  readonly team_size: number;
  /** For a round in which somebody is absent who said so. */
  readonly absent_points: number;
  readonly sanctions: string;
  /** Criteria of places in their order. */
  readonly placement: readonly string[];
  /** The last round after which the standings are final. */
  readonly approved: number;
  /** By number: the first has number 1. */
  readonly players: readonly Player[];
  readonly rounds: readonly RoundBrief[];
  /** The round whose games follow. */
  readonly round: number;
  readonly games: readonly Game[];
  readonly byes: readonly number[];
  readonly unpaired: readonly number[];
  readonly standings: Standings;
  /** Of a tournament of teams: the table of their players. */
  readonly members?: Standings;
  readonly rulings: readonly Ruling[];
  /** Where it was asked for. */
  readonly history?: readonly HistoryEntry[];
}

/** The event is as the version that is here. */
export interface Unchanged {
  readonly t: "unchanged";
}

export interface RecordTold {
  readonly t: "record";
  /** SGF of the game, or of the procedure as it was carried out; empty: none. */
  readonly record: string;
}

/** Two players; 0 in place of the second: a bye. */
export type Couple = readonly [number, number];

/** Why two players do not meet: the criterion in which the round would be worse, and that round. */
export interface Why {
  readonly t: "why";
  readonly do_meet: boolean;
  /** Empty where the round would not be worse. */
  readonly criterion: string;
  /** In English. */
  readonly words: string;
  readonly remark: Remark;
  /** Games of that round which this one has not. */
  readonly games: readonly Couple[];
}

export interface Sum {
  readonly name: string;
  /** In English. */
  readonly words: string;
  readonly sum: number;
}

export interface CoupleSums {
  readonly one: number;
  readonly other: number;
  readonly sums: readonly Sum[];
}

/** What a round comes to in each criterion, and each pair of it. */
export interface Costs {
  readonly t: "costs";
  readonly sums: readonly Sum[];
  readonly couples: readonly CoupleSums[];
}

export interface NewRating {
  readonly player: number;
  readonly games: number;
  readonly before: number;
  readonly after: number;
}

export interface Ratings {
  readonly t: "ratings";
  readonly rows: readonly NewRating[];
}

export interface ConditionsTold {
  readonly t: "conditions";
  readonly conditions: Conditions;
}

/** What a file has and cannot be kept, or the event has and the file cannot say. */
export interface FileWarning {
  /** 0 where it is of no line. */
  readonly line: number;
  readonly what: string;
  readonly remark?: Remark;
}

/** The event as a file of another program, or as its own. */
export interface SavedFile {
  readonly t: "file";
  readonly text: string;
  readonly warnings: readonly FileWarning[];
}

/** A file was opened: so many entries were made of it. */
export interface Taken {
  readonly t: "taken";
  readonly count: number;
  readonly warnings: readonly FileWarning[];
}

export interface Refused {
  readonly t: "error";
  /** Of a file; 0 where it is of none. */
  readonly line: number;
  /** In English. */
  readonly what: string;
  readonly remark?: Remark;
}

export type Answer =
  | Events
  | View
  | Unchanged
  | RecordTold
  | Why
  | Costs
  | Ratings
  | ConditionsTold
  | SavedFile
  | Taken
  | Refused;
