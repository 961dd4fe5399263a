// A ruling while it is being written, and the deed that comes of it. Pure.

import type { Start } from "../engine/engine.ts";
import type { Found } from "../dispute/evidence.ts";
import type { Decided } from "../dispute/outcome.ts";
import type { GameEnd, RulingKind, View } from "./view.ts";

export const rulingKinds: readonly RulingKind[] = ["result", "penalty", "warning", "procedure"];

export interface RulingDraft {
  readonly kind: RulingKind;
  /** Of the game that it is about; 0: of none. */
  readonly table: number;
  /** Whom it is about; 0: nobody, or both players of the game. */
  readonly player: number;
  /** Empty until it is chosen. */
  readonly end: GameEnd | "";
  readonly byDefault: boolean;
  readonly score: string;
  /** In points. */
  readonly penalty: string;
  readonly arbiter: string;
  readonly clause: string;
  readonly words: string;
  /** What the dispute has found. */
  readonly found: readonly Found[];
  /** What the arbiter writes, a line each. */
  readonly evidence: string;
  /** SGF of the procedure; empty: none. */
  readonly record: string;
}

export const freshRuling: RulingDraft = {
  kind: "result",
  table: 0,
  player: 0,
  end: "",
  byDefault: false,
  score: "",
  penalty: "1",
  arbiter: "",
  clause: "",
  words: "",
  found: [],
  evidence: "",
  record: "",
};

function subjectOf({ kind, table, player }: RulingDraft, { games }: View): readonly number[] {
  if (kind !== "result" && player !== 0) return [player];
  const game = games.find((one) => one.table === table);
  return game ? [game.white, game.black] : [];
}

/** The conditions of a game of this round; 0: of any game of the event. */
export function startOf({ games, rules, columns, rows, komi }: View, table: number): Start {
  const game = games.find((one) => one.table === table);
  return { rules, cols: columns, rows, komiHalf: Math.round(2 * (game?.komi ?? komi)) };
}

/** Whether all is chosen that it needs. */
export const isComplete = ({ kind, end }: RulingDraft): boolean => kind !== "result" || end !== "";

/** The ruling with what a dispute has come to; without a result where its procedure has not ended. */
export const withDecided = (draft: RulingDraft, decided: Decided): RulingDraft => ({
  ...draft,
  end: decided.end ?? "",
  score: decided.score,
  clause: decided.clause,
  found: decided.evidence,
  record: decided.record,
});

/** The deed, as the event's file has it. */
export function deedOf(draft: RulingDraft, view: View): Record<string, unknown> {
  const { kind, end, byDefault, score, penalty, arbiter, clause, words, record } = draft;
  const written = draft.evidence.split("\n").filter((line) => line.trim() !== "");
  return {
    deed: "ruled",
    kind,
    round: view.round,
    players: subjectOf(draft, view),
    ...(kind === "result" && { end, by_default: byDefault, score: score.trim() }),
    ...(kind === "penalty" && { penalty: Number(penalty.replace(",", ".")) }),
    arbiter: arbiter.trim(),
    clause: clause.trim(),
    words: words.trim(),
    evidence: [...draft.found, ...written],
    ...(record !== "" && { record }),
  };
}
