// A game over the net as the table has it: what its log comes to as a game file, and what the player does as
// a text for the log. Pure.

import type { Clock } from "../engine/clock.ts";
import {
  eventsIn,
  linesOf,
  type GameEvent,
  type Start,
  type TimeControl,
  type TimeLeft,
} from "../engine/engine.ts";
import type { GameFile } from "../model/table.ts";
import type { NetGame } from "./line.ts";
import type { Offer, TimeLeft as Told } from "./messages.ts";

/** "byoyomi:600:30:5", as the server's conditions have it; times in seconds. */
export function timeControlIn(text: string): TimeControl {
  const [kind = "none", ...numbers] = text.split(":");
  const [main = 0, second = 0, third = 0, points = 0] = numbers.map(Number);
  const ms = (seconds: number): number => seconds * 1000;
  switch (kind) {
    case "absolute":
      return { kind, main: ms(main) };
    case "byoyomi":
      return { kind, main: ms(main), period: ms(second), periods: third };
    case "canadian":
      return { kind, main: ms(main), period: ms(second), stones: third };
    case "fischer":
      return { kind, main: ms(main), bonus: ms(second) };
    case "move":
      return { kind, period: ms(main) };
    case "ing":
      return { kind, main: ms(main), period: ms(second), periods: third, points };
    default:
      return { kind: "none" };
  }
}

/** How a game under these conditions begins. */
export function startIn(conditions: string): Start & { readonly control: TimeControl } {
  const [rules = "", size = "", komi = "", , clock = ""] = conditions.split(" ");
  const [cols = 0, rows = 0] = size.split("x").map(Number);
  return { rules, cols, rows, komiHalf: 2 * Number(komi), control: timeControlIn(clock) };
}

const startWord = "start ";

/** The clock as the server tells it: as it stood when the running turn began. */
function clockIn({ table }: NetGame, system: TimeControl): Clock | null {
  const left = ({ main, period, count }: Told): TimeLeft =>
    system.kind === "canadian"
      ? { main, period, periods: 1, stones: count }
      : { main, period, periods: count, stones: 0 };
  return table.clocks ? { system, B: left(table.clocks.B), W: left(table.clocks.W) } : null;
}

/** The game as the table shows it; the sides that are not the reader's are somebody's at another page. */
export function gameFileOf(game: NetGame, judges: boolean): GameFile {
  const { control, ...start } = startIn(game.entries[0]!.text.slice(startWord.length));
  const lines = game.entries.flatMap(({ event }) => (event === undefined ? [] : [event]));
  const judged = judges && game.you === null;
  const seat = (player: "B" | "W") =>
    game.you === player ? ({ kind: "person" } as const) : ({ kind: "remote", judged } as const);
  return {
    start,
    seats: { B: seat("B"), W: seat("W") },
    events: eventsIn(lines),
    clock: clockIn(game, control),
  };
}

const lineOf = (event: GameEvent): string => linesOf([event])[0]!;

/** What an answer accepts by its kind alone: there is one of each on the table. */
const answered: Partial<Record<GameEvent["kind"], GameEvent["kind"]>> = {
  marks_accepted: "marks_proposed",
  undo_granted: "undo_asked",
};

/** What the other player has offered, and this event would accept. */
function offerFor(event: GameEvent, { offers, you }: NetGame): Offer | undefined {
  const kind = answered[event.kind];
  return offers.find(
    (offer) =>
      offer.by !== you &&
      offer.n > 0 &&
      (kind ? eventsIn([offer.event])[0]!.kind === kind : offer.event === lineOf(event)),
  );
}

const joint: ReadonlySet<GameEvent["kind"]> = new Set([
  "marks_proposed",
  "marks_accepted",
  "undo_asked",
  "undo_granted",
  "end_agreed",
  "analysis_agreed",
  "group_agreed",
  "no_result_agreed",
  "both_lose",
]);

export const acceptanceOf = ({ n, event }: Offer): string => `accept ${n} ${event}`;

/** What is said to the server for what the player does; what both must say is offered first. */
export function textFor(event: GameEvent, game: NetGame): string {
  if (!joint.has(event.kind)) return lineOf(event);
  const offer = offerFor(event, game);
  return offer ? acceptanceOf(offer) : `offer ${lineOf(event)}`;
}
