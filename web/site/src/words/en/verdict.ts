// The referee's verdict on a record.

import { counted } from "./speech.ts";

export const verdict = {
  heading: "Verdict",
  work: "The referee judges the record…",
  failed: "The referee gave no answer.",
  under: (name: string) => `Under ${name}.`,
  rests: (basis: string) => `It rests on: ${basis}.`,
  mainLine: "Only the main line is judged.",
  recorded: (result: string, agrees: boolean | null) =>
    `The record says ${result}${agrees === null ? "." : agrees ? ": the same." : ": not the same."}`,
  notRecorded: "The record names no result.",
  off: (black: number, white: number) =>
    `Taken off as dead: ${[
      black > 0 ? counted(black, "black stone", "black stones") : "",
      white > 0 ? counted(white, "white stone", "white stones") : "",
    ]
      .filter((part) => part !== "")
      .join(" and ")}.`,
  noneOff: "No stones were taken off as dead.",
  count: "The count",
  every: (same: number, all: number) =>
    `Under every ruleset: ${same === all ? "all say the same" : `${same} of ${all} say the same`}`,
};
