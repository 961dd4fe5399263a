// What the pages made from docs/ are: plain values, so that the site shows them without ever reading HTML.

import type { GameEvent, PointName } from "shinpan";

export type Inline =
  | string
  | { readonly kind: "strong" | "em" | "code"; readonly children: readonly Inline[] }
  /** `to`: an address of the site, "#rules/aga", or of another site. */
  | { readonly kind: "link"; readonly to: string; readonly children: readonly Inline[] };

export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly children: readonly Inline[] }
  | { readonly kind: "paragraph"; readonly children: readonly Inline[] }
  | {
      readonly kind: "list";
      readonly ordered: boolean;
      readonly items: readonly (readonly Block[])[];
    }
  | {
      readonly kind: "table";
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    }
  /** A block of text that stands as it is; `info` is what stands behind the fence. */
  | { readonly kind: "text"; readonly info: string; readonly text: string };

/** A position to play from. */
export interface Diagram {
  readonly cols: number;
  readonly rows: number;
  /** Names of points. */
  readonly black: readonly string[];
  readonly white: readonly string[];
  readonly first: "B" | "W";
}

/** A small record that shows a clause. */
export interface Example {
  readonly title: string;
  readonly diagram: Diagram;
  readonly komi: number | null;
  /** An acceptance without a hash accepts whatever is proposed. */
  readonly events: readonly GameEvent<PointName>[];
  /** Other rulesets that judge the same differently. */
  readonly others: readonly string[];
}

export interface Clause {
  readonly reference: string;
  readonly words: readonly Inline[];
  readonly becomes: readonly Inline[];
  readonly examples: readonly Example[];
}

export interface RulesPage {
  readonly id: string;
  readonly name: string;
  /** What stands before the clauses, and after them. */
  readonly before: readonly Block[];
  readonly heading: string;
  readonly clauses: readonly Clause[];
  readonly after: readonly Block[];
}

/** A page that explains one reading of a text. */
export interface Reading {
  readonly id: string;
  readonly name: string;
  readonly blocks: readonly Block[];
}

/**
 * What a search found: a margin in words, "?" where it did not come to its end, "-" where play does not
 * decide.
 */
export interface Outcome {
  readonly rules: string;
  readonly left: string;
  readonly blackFirst: string;
  readonly whiteFirst: string;
  readonly remark: string;
}

/** What a ruleset says of the record played on. */
export interface PlayedOut {
  readonly rules: string;
  readonly result: string;
  /** What the result rests on, as the engine names it; empty where there is none. */
  readonly basis: string;
  readonly why: string;
}

/** A record to play on from, with what is said and found of it. */
export interface Scene {
  readonly blocks: readonly Block[];
  readonly sgf: string;
  /** The move after which the position stands that the outcomes are about; -1 for the last. */
  readonly move: number;
  readonly outcomes: readonly Outcome[];
  readonly played: readonly PlayedOut[];
}

export interface NotoriousPosition {
  readonly id: string;
  readonly name: string;
  readonly scenes: readonly Scene[];
}

export interface Term {
  readonly id: string;
  readonly name: string;
  readonly blocks: readonly Block[];
  readonly diagram: Diagram;
  /** A play to try first. */
  readonly play: string | null;
  /** What comes of it, "takes 2" or "refused"; empty where a stone comes to stand there and nothing else. */
  readonly comes: string;
}
