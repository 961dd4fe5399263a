// What the referee says of a record, as docs/schema/referee.json describes it.

import type {
  Fault,
  PointName,
  Proof,
  RefusedMove,
  Remark,
  Score,
  Size,
  TextRead,
} from "./answers.js";

export type DeadFrom = "marks" | "none" | "estimate" | "prove";

/** The count of a verdict. */
export type Terms = Pick<Score, "terms" | "black_half" | "white_half" | "margin_half">;

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
