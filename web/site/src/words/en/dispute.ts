// A disputed game at an arbiter's table.

import { counted } from "./speech.ts";

export const dispute = {
  heading: "A disputed position",
  open: "Settle a disputed position step by step",
  close: "Back to the ruling without this",
  stagesLabel: "Steps",
  stages: { position: "1. The position", procedure: "2. The procedure, and what comes of it" },
  setUp:
    "Set the position up by taps, paste it, or open the players’ record: it is replayed " +
    "under the rules of the event, move by move.",
  record: "Open a record",
  goOn: "On to the procedure",
  beforeStop:
    "The procedure begins when the game has stopped. Play on where play is in dispute; otherwise:",
  allPass: "Both players pass",
  backToProcedure: "Back to the procedure",
  outcome: "What goes into the ruling",
  unfinished:
    "The procedure has not come to its end: the result is yours to decide. What was found " +
    "goes into the ruling.",
  withoutResult:
    "The rules give this game no result. What it counts in the event is yours to decide.",
  /** A step of the procedure that it has come to. */
  reached: (step: string) => `${step} (now)`,
  endedWithoutResult: "The game has ended without result",
  prisoners: "Stones captured before this position, by",
  into: "Take it into the ruling",
  precedents: "Positions that texts and searches have settled",
  precedentsNote: (name: string) =>
    `What each comes to under ${name} when it is left as it stands. "?": not searched to the end.`,
  found: "Found in the dispute",
  conditions: (name: string, komi: string) => `${name}, komi ${komi}`,
  dead: (stones: string) => `Dead: ${stones}`,
  prisonersSaid: (black: number, white: number) =>
    `Captured before this position: by Black ${black}, by White ${white}`,
  lookAtRecord: "Look at the record",
  withRecord: "The record of the procedure goes into the ruling.",
  withoutRecord: "Leave the record out",
  remarks: {
    replayed: (moves: number) =>
      `${counted(moves, "move", "moves")} of the record replayed under the rules of the event`,
    refused: (move: number, why: string) =>
      `Move ${move} of the record is not allowed under these rules; the position before it is ` +
      `shown. ${why}`,
    otherRules: (name: string) => `The record names other rules: ${name}`,
    otherKomi: (komi: string) => `The record has komi ${komi}; the komi of the event counts`,
    endLeftOut: "How the record ends was left out: that is in dispute",
  },
};
