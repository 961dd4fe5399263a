// What a ruling rests on: lines of the arbiter's own, and what the page found. Written by tools/answers from
// docs/schema/event.json.

import type { EndingSaying, Player, PointName, PrecedentShape, Reason } from "../engine/engine.ts";

/** The conditions of the game, which count whatever a record says. */
export interface FoundConditions {
  readonly kind: "conditions";
  /** A ruleset's id. */
  readonly rules: string;
  /** Points, whole or with a half. */
  readonly komi: number;
}

/** The players' record was replayed under them. */
export interface FoundReplayed {
  readonly kind: "replayed";
  readonly moves: number;
}

/** A move of the record that they refuse: the position before it counts. */
export interface FoundRefused {
  readonly kind: "refused";
  readonly move: number;
  readonly reason: Reason;
  /** Empty for what is not a play. */
  readonly point: string;
  readonly clause: string;
}

/** The record names other rules. */
export interface FoundOtherRules {
  readonly kind: "other_rules";
  /** A ruleset's id. */
  readonly rules: string;
}

/** The record has another komi. */
export interface FoundOtherKomi {
  readonly kind: "other_komi";
  /** Points, whole or with a half. */
  readonly komi: number;
}

/** How the record ends was left out: that is in dispute. */
export interface FoundEndLeftOut {
  readonly kind: "end_left_out";
}

/** The position was set up: stones that each player had captured before it. */
export interface FoundCaptured {
  readonly kind: "captured_before";
  readonly black: number;
  readonly white: number;
}

/** A step of the ruleset's procedure that was carried out, or that it has come to. */
export interface FoundStep {
  readonly kind: "step";
  readonly says: readonly EndingSaying[];
  /** Of the sentences that have a number of them. */
  readonly passes: number;
  /** Of the sentences that name one. */
  readonly player: "" | "B" | "W";
  readonly clause: string;
  /** The procedure has not come further. */
  readonly now: boolean;
}

/** The game has ended without result. */
export interface FoundNoResult {
  readonly kind: "no_result";
  readonly clause: string;
}

export type FoundGrade =
  | "lives"
  | "dead"
  | "unsettled"
  | "ko_dependent"
  | "agreed_dead"
  | "agreed_alive"
  | "estimated"
  | "waits";

/** What the referee holds of a group. */
export interface FoundGroup {
  readonly kind: "group";
  readonly color: Player;
  readonly stones: readonly PointName[];
  readonly grade: FoundGrade;
  /** An estimated one. */
  readonly dead: boolean;
  /** Of an estimate, in thousandths. */
  readonly confidence: number;
}

/** A group that the rules decide by precedent. */
export interface FoundPrecedent {
  readonly kind: "precedent";
  readonly shape: PrecedentShape;
  readonly color: Player;
  readonly stones: readonly PointName[];
  readonly beside: readonly PointName[];
  readonly points: number;
  readonly clause: string;
}

/** The stones that both players say are dead. */
export interface FoundDead {
  readonly kind: "dead";
  readonly stones: readonly PointName[];
}

/** What the page found, as its kind and values. */
export type Found =
  | FoundConditions
  | FoundReplayed
  | FoundRefused
  | FoundOtherRules
  | FoundOtherKomi
  | FoundEndLeftOut
  | FoundCaptured
  | FoundStep
  | FoundNoResult
  | FoundGroup
  | FoundPrecedent
  | FoundDead;

/** What a ruling rests on: words of the arbiter, or what the page found. */
export type EvidenceLine = string | Found;
