// What the site asks of the rules engine, and nothing else: every question about rules goes through here.
// Events are lines of text, "play B D4", "pass W", "marks_proposed B A1 B2"; a game is a list of them.

export type Player = "B" | "W";

export interface RulesetBrief {
  readonly id: string;
  readonly name: string;
  readonly source: string;
  readonly variant_of: string | null;
  readonly text_read: string;
  readonly komi_half: number;
}

export type AxisValue = string | number | boolean | object;

export interface Ruleset extends RulesetBrief {
  readonly axes: Readonly<Record<string, AxisValue>>;
  readonly clauses: Readonly<Record<string, string>>;
}

export interface Handicap {
  readonly stones: number;
  readonly placement: string;
  readonly points: readonly string[];
  readonly komi_half: number;
  readonly compensation_half: number;
  readonly clause: string;
}

/** How a game begins; komi null is that of the rules. */
export interface Start {
  readonly rules: string;
  readonly cols: number;
  readonly rows: number;
  readonly komiHalf: number | null;
}

export interface Refusal {
  readonly colour: Player | null;
  readonly point: string | null;
  readonly reason: string;
  readonly clause: string;
  readonly repeats_move: number | null;
  readonly consequence: string;
}

export type Phase = "play" | "settle" | "stopped" | "analysis" | "analysis_stopped" | "over";

export type EventKind =
  | "play" | "pass" | "button" | "resign" | "marks_proposed" | "marks_accepted" | "group_agreed" | "end_agreed"
  | "analysis_agreed" | "resume" | "no_result_agreed" | "both_lose" | "undo_asked" | "undo_granted";

export interface ByColour {
  readonly black: number;
  readonly white: number;
}

export interface State {
  readonly rules: string;
  readonly handicap: number;
  readonly komi_half: number;
  readonly moves: number;
  readonly to_move: Player | null;
  readonly last_move: string | null;
  readonly phase: Phase;
  readonly clause: string;
  readonly passes: number;
  readonly stops: number;
  readonly prisoners: ByColour; // stones of that player that were taken
  readonly handed: ByColour; // pass stones that player gave
  readonly button_taker: Player | null;
  readonly marks: { readonly by: Player; readonly points: readonly string[]; readonly acceptance: string } | null;
  readonly agreed_dead: readonly string[];
  readonly recurrence: { readonly move: number; readonly earlier: number } | null;
  readonly outcome: { readonly how: string; readonly winner: Player | null; readonly clause: string; readonly words: string } | null;
  readonly may: Readonly<Record<EventKind, readonly Player[]>>;
  readonly pass: {
    readonly stones_handed: number;
    readonly stones_clause: string;
    readonly phase: Phase;
    readonly to_move: Player | null;
    readonly clause: string;
  } | null;
}

export interface Term {
  readonly player: Player;
  readonly clause: string;
  readonly what: string;
  readonly half_points: number;
}

export interface Score {
  readonly result: string;
  readonly terms: readonly Term[];
  readonly black_half: number;
  readonly white_half: number;
  readonly margin_half: number;
  readonly territory: { readonly black: readonly string[]; readonly white: readonly string[] };
  readonly removed: readonly string[];
}

export interface Method {
  readonly method: string;
  readonly summary: string;
}

export interface Held {
  readonly bowl: number;
  readonly lid: number;
}

export interface CountTable {
  readonly board: readonly string[]; // a text a row: X, O and . for empty
  readonly black: Held;
  readonly white: Held;
  readonly black_quarters: number;
  readonly white_quarters: number;
  readonly counted: { readonly black: readonly string[]; readonly white: readonly string[] };
}

export interface CountStep {
  readonly sentence: string;
  readonly placed: readonly string[];
  readonly lifted: readonly string[];
  readonly table: CountTable;
}

export interface Count {
  readonly method: string;
  readonly unit: "zi" | "points";
  readonly dead: { readonly black: readonly string[]; readonly white: readonly string[] };
  readonly start: CountTable;
  readonly steps: readonly CountStep[];
  readonly margin_half: number;
  readonly note: string;
}

export interface Verdict {
  readonly rules: string;
  readonly legal: boolean;
  readonly illegal: { readonly move: number; readonly point: string | null; readonly reason: string; readonly clause: string } | null;
  readonly result: string;
  readonly basis: string;
  readonly same: boolean;
  readonly causes: readonly string[];
}

export interface Estimate {
  readonly confidence: number; // in thousandths
  readonly dead: readonly string[];
}

export interface Thought {
  readonly event: string;
}

/** What the engine says when it was asked for something that cannot be; its words are for the player. */
export class CannotBe extends Error {}

export interface EngineGame {
  /** Carries an event out; else tells why not, and nothing changed. */
  apply(event: string): Refusal | null;
  /** A number a point, row by row: 0 empty, 1 Black, 2 White. */
  board(): Uint8Array;
  boardAfter(move: number): Uint8Array;
  state(): State;
  /** Throws CannotBe where the rules take no stones off the board; dead null: those agreed on. */
  score(dead: readonly string[] | null): Score;
  methods(dead: readonly string[] | null): readonly Method[];
  count(method: string, dead: readonly string[] | null): Count;
  estimate(playouts: number): Estimate;
  /** null when the game is over. */
  think(playouts: number, seed: number): Thought | null;
  /** The game as it stands under every ruleset. */
  everyVerdict(dead: readonly string[] | null): readonly Verdict[];
  sgf(dead: readonly string[] | null): string;
  free(): void;
}

export interface Engine {
  rulesets(): readonly RulesetBrief[];
  ruleset(id: string): Ruleset;
  handicap(rules: string, cols: number, rows: number, stones: number): Handicap;
  open(start: Start): EngineGame;
}
