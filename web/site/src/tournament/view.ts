// What the desk of a tournament says of an event, and what it can be asked.

export type GameEnd = "unknown" | "white_wins" | "black_wins" | "tie" | "both_lose" | "both_win";
export type System = "mcmahon" | "swiss" | "swiss_by_categories" | "round_robin" | "knockout";

export interface EventBrief {
  readonly id: string;
  readonly title: string;
  readonly first_day: string;
  readonly players: number;
  /** The last round that is paired. */
  readonly round: number;
  readonly rounds: number;
}

export interface Events {
  readonly t: "events";
  readonly may_change: boolean;
  readonly events: readonly EventBrief[];
}

export interface Player {
  readonly number: number;
  readonly name: string;
  readonly given: string;
  /** "3d", "12k" */
  readonly rank: string;
  readonly club: string;
  readonly country: string;
  /** Where it was looked up. */
  readonly rating?: number;
  readonly correction: number;
  readonly there: boolean;
  /** Numbers in lists elsewhere, by the names of the lists. */
  readonly ids?: Readonly<Record<string, string>>;
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

export interface Game {
  readonly table: number;
  readonly white: number;
  readonly black: number;
  readonly handicap: number;
  readonly komi: number;
  readonly compensation: number;
  /** Players draw for colours at the table. */
  readonly nigiri: boolean;
  readonly end: GameEnd;
  readonly by_default: boolean;
  readonly score: string;
}

/** A round of a player: the game and its points, or what the round was without one. */
export interface RoundResult {
  readonly state: string;
  readonly opponent?: number;
  readonly color?: "" | "white" | "black";
  readonly handicap?: number;
  /** Undefined while the game goes on. */
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
  readonly after: number;
  readonly final: boolean;
  readonly criteria: readonly string[];
  readonly rows: readonly StandingsRow[];
}

export const rulingKinds = ["result", "penalty", "warning", "procedure"] as const;
export type RulingKind = (typeof rulingKinds)[number];

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
  readonly evidence: readonly string[];
  /** SGF of the game, or of the procedure as it was carried out; empty: none. */
  readonly record: string;
  /** The entries of the appeal and of its hearing; 0 where nobody has appealed, or the appeal is open. */
  readonly appeal: number;
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
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly deed: string;
  /** In English. */
  readonly words: string;
  readonly remark: Remark;
  readonly undone: boolean;
}

export interface View {
  readonly t: "view";
  readonly entries: number;
  readonly title: string;
  readonly place: string;
  readonly director: string;
  readonly first_day: string;
  readonly last_day: string;
  readonly system: System;
  readonly round_count: number;
  readonly rules: string;
  readonly columns: number;
  readonly rows: number;
  readonly komi: number;
  readonly clock: string;
  readonly method: "strict" | "compatible" | "by_hand";
  /** Boards of a team; 0: players stand for themselves. */
  readonly team_size: number;
  /** For a round in which somebody is absent who said so. */
  readonly absent_points: number;
  readonly sanctions: string;
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
  readonly history: readonly HistoryEntry[];
}

/** Why two players do not meet: the criterion in which the round would be worse, and that round. */
export interface Why {
  readonly t: "why";
  readonly do_meet: boolean;
  readonly criterion: string;
  readonly words: string;
  readonly remark: Remark;
  readonly games: readonly (readonly [number, number])[];
}

export interface Sum {
  readonly name: string;
  readonly words: string;
  readonly sum: number;
}

export interface Costs {
  readonly t: "costs";
  readonly sums: readonly Sum[];
  readonly couples: readonly {
    readonly one: number;
    readonly other: number;
    readonly sums: readonly Sum[];
  }[];
}

export interface Ratings {
  readonly t: "ratings";
  readonly rows: readonly {
    readonly player: number;
    readonly games: number;
    readonly before: number;
    readonly after: number;
  }[];
}

/** As in the event's file, without what has its usual value. */
export type Conditions = Readonly<Record<string, unknown>>;

export interface ConditionsTold {
  readonly t: "conditions";
  readonly conditions: Conditions;
}

/** The event as a file of another program, or as its own. */
export interface SavedFile {
  readonly t: "file";
  readonly text: string;
  readonly warnings: readonly FileWarning[];
}

/** What a file has and cannot be kept, or the event has and the file cannot say. */
export interface FileWarning {
  /** 0 where it is of no line. */
  readonly line: number;
  readonly what: string;
  readonly remark?: Remark;
}

/** A file was opened: so many entries were made of it. */
export interface Taken {
  readonly t: "taken";
  readonly count: number;
  readonly warnings: readonly FileWarning[];
}

export interface Refused {
  readonly t: "error";
  readonly what: string;
  readonly remark?: Remark;
}

/** Nobody answered, or nobody who runs tournaments. */
export interface Silent {
  readonly t: "silent";
}

export type Answer =
  Events | View | Why | Costs | Ratings | ConditionsTold | SavedFile | Taken | Refused | Silent;
