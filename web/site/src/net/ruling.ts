// What a referee decides, as the entry of the log that says it. Pure.

import { eventsIn, type GameEvent, type Player } from "../engine/engine.ts";

/** What a referee may do at the desk, the most frequent first. */
export const powers = [
  "answered",
  "annulled",
  "resumed_by_ruling",
  "status_ruled",
  "penalty",
  "time",
  "ruling",
  "award",
  "forfeit",
  "pause",
  "go_on",
] as const;

export type Power = (typeof powers)[number];

/** What stands in the form. */
export interface Decision {
  readonly power: Power;
  readonly player: Player;
  /** ruling: 0 the player wins, 1 a draw, 2 no result, 3 both lose. */
  readonly outcome: number;
  /** award: half points; penalty: points; time: seconds, below 0: taken; annulled: an event's number. */
  readonly amount: number;
  readonly points: string;
  readonly alive: boolean;
  readonly clause: string;
  readonly words: string;
}

export const undecided: Decision = {
  power: "answered",
  player: "B",
  outcome: 0,
  amount: 1,
  points: "",
  alive: false,
  clause: "",
  words: "",
};

/** Which parts of the form a power needs. */
export const needs: Readonly<Record<Power, readonly (keyof Decision)[]>> = {
  answered: ["words"],
  annulled: ["amount", "clause", "words"],
  resumed_by_ruling: ["player", "clause", "words"],
  status_ruled: ["points", "alive", "clause", "words"],
  penalty: ["player", "amount", "clause", "words"],
  time: ["player", "amount", "words"],
  ruling: ["player", "outcome", "clause", "words"],
  award: ["player", "amount", "clause", "words"],
  forfeit: ["player", "clause", "words"],
  pause: [],
  go_on: [],
};

/** "[4.2] late twice". */
const reasonOf = ({ clause, words }: Decision): string =>
  [clause.trim() === "" ? "" : `[${clause.trim()}]`, words.trim()]
    .filter((part) => part !== "")
    .join(" ");

const signed = (amount: number): string => (amount < 0 ? String(amount) : `+${amount}`);

/** The entry that says it. */
export function entryOf(decision: Decision): string {
  const { power, player, outcome, amount, points, alive } = decision;
  const wins = 0;
  const said: Readonly<Record<Power, readonly (string | number)[]>> = {
    answered: [],
    annulled: ["-", amount],
    resumed_by_ruling: [player],
    status_ruled: ["-", points.trim().toUpperCase(), alive ? "alive" : "dead"],
    penalty: [player, amount],
    time: [player, signed(amount)],
    ruling: [outcome === wins ? player : "-", outcome],
    award: [player, amount],
    forfeit: [player],
    pause: ["referee"],
    go_on: [],
  };
  return [power, ...said[power], reasonOf(decision)].filter((part) => part !== "").join(" ");
}

const ofTheTable: readonly Power[] = ["answered", "time", "pause", "go_on"];

/** The game's event by it; null where it is of the table alone, or cannot be read. */
export function eventOf(decision: Decision): GameEvent | null {
  if (ofTheTable.includes(decision.power)) return null;
  try {
    return eventsIn([entryOf(decision)])[0] ?? null;
  } catch {
    return null;
  }
}
