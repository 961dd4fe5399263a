// The case tables (tests/cases/ID.case) as examples to play through: small records that show a clause. The
// engine's own tests hold each to what the ruleset says; here only the records are read.

import { eventOf, type GameEvent } from "../../../src/bindings/wasm/src/events.ts";
import { diagramOf } from "./diagrams.ts";
import type { Example } from "./types.ts";

export interface Case extends Example {
  readonly clause: string;
}

const questions = ["legal", "stage", "handed", "term", "total", "result"];
const byPlayer: Readonly<Record<string, string>> = {
  pass: "pass",
  button: "button",
  resumes: "resume",
  dead: "marks_proposed",
  breach: "breach",
};
const agreed: Readonly<Record<string, string>> = {
  end: "end_agreed -",
  no: "no_result_agreed -",
  analysis: "analysis_agreed -",
  dead: "group_agreed -",
};

/** "B resumes" to the line "resume B". */
function lineIn(text: string): string {
  const [who, what, ...rest] = text.trim().split(/\s+/) as [string, string, ...string[]];
  if (who === "both") return "both_lose -";
  if (who === "arbiter") return [what, ...rest].join(" ");
  if (who === "handicap") return ["handicap", "B", what, ...rest].join(" ");
  if (who === "agreed") return [agreed[what], ...(what === "no" ? [] : rest)].join(" ");
  const kind = byPlayer[what];
  return kind ? [kind, who, ...rest].join(" ") : ["play", who, what, ...rest].join(" ");
}

/** "B accepts" accepts whatever is proposed: it has no hash. */
export function eventIn(text: string): GameEvent<string> {
  const [, by] = /^\s*([BW]) accepts\s*$/.exec(text) ?? [];
  return by ? { kind: "marks_accepted", by: by as "B" | "W", hash: "" } : eventOf(lineIn(text));
}

type Fields = Record<string, string> & { others: string };

function caseOf(title: string, fields: Fields): Case {
  const [cols, rows] = (fields.size ?? "").split("x").map(Number);
  const board = fields.board?.split(/\s+/) ?? new Array<string>(rows!).fill(".".repeat(cols!));
  return {
    title,
    clause: fields.clause!,
    diagram: diagramOf(board, fields.first === "W" ? "W" : "B"),
    komi: fields.komi === undefined ? null : Number(fields.komi),
    events: fields.record!.split(",").map(eventIn),
    others: fields.others.split(" ").filter((id) => id !== ""),
  };
}

/** The cases of a file, in its order. */
export function casesIn(text: string): Case[] {
  const rows: [string, Fields][] = [];
  for (const raw of text.split("\n")) {
    const [, key, value] = /^(\S+)\s+(.*)$/.exec(raw.replace(/#.*/, "").trim()) ?? [];
    if (key === undefined || value === undefined || key === "rules") continue;
    if (key === "row") {
      rows.push([value, { others: "" }]);
      continue;
    }
    const fields = rows[rows.length - 1]![1];
    if (["clause", "size", "board", "first", "komi", "record"].includes(key)) fields[key] = value;
    else if (!questions.includes(key)) fields.others += ` ${key}`;
  }
  return rows.map(([title, fields]) => caseOf(title, fields));
}
