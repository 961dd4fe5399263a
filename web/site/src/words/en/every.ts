// The same game under every ruleset.

export const every = {
  heading: "The same game under every ruleset",
  intro: (name: string) => `As it stands now. Under ${name}:`,
  grounds:
    "Nobody has said which stones are dead. Where a ruleset would still take dead stones off, its " +
    "result rests on an estimate; elsewhere all stones count as they stand.",
  same: "the same",
  ruleset: "Ruleset",
  result: "Result",
  why: "Why it differs",
  illegal: (move: number, point: string, clause: string) =>
    `move ${move}${point === "" ? "" : ` at ${point}`} is illegal${clause === "" ? "" : `: ${clause}`}`,
  overBefore: (move: number, clause: string) =>
    `the game was over before move ${move}${clause === "" ? "" : ` (${clause})`}`,
  noHandicap: "this ruleset has no handicap games",
  bases: {
    as_it_stands: "the position as it stands",
    played_out: "play to the end",
    agreed: "agreement",
    proven: "proof",
    estimated: "an estimate",
    recorded: "the record",
    arbiter: "an arbiter",
  } as Readonly<Record<string, string>>,
  none: "There are no moves yet.",
  variants: "Show variants of rulesets too",
  work: "Judging the game under every ruleset…",
};
