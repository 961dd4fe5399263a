// Why a move or another event was refused, and the clauses that stand beside many sentences.

import { site } from "./site.ts";

export const refusals = {
  clause: (clause: string) => (clause === "" ? "" : ` (${site.clauseName(clause)})`),
  refusals: {
    off_board: "There is no such point.",
    occupied: "A stone stands there already.",
    self_capture: "That would leave your own stones without liberties.",
    repetition: "That would bring back an earlier position.",
    out_of_turn: "It is the other player's turn.",
    game_over: "The game is over.",
    not_now: "That cannot be done now.",
    not_here: "These rules have no such thing.",
    no_handicap: "These rules have no handicap games.",
    other_marks: "The marked stones are not the ones that were proposed.",
    own_marks: "The other player has to agree.",
    nothing_to_undo: "There is nothing to take back.",
    arbiter_decided: "An arbiter has decided since.",
  } as Readonly<Record<string, string>>,
  ko: "Ko: that would bring back an earlier position.",
  refused: (where: string, why: string, clause: string) =>
    `${where} is refused. ${why}${clause === "" ? "" : ` ${site.clauseName(clause)}.`}`,
  seeEarlier: "Show it on the board",
  repeats: (move: number) =>
    move === 0 ? "The position before the first move:" : `The position after move ${move}:`,
  loses: "Under these rules it would lose the game, so it was not played.",
};
