// A game over the net as the table has it: what its log comes to as a game file, and what the player does as
// a text for the log. Pure.

import type { Clock } from "../engine/clock.ts";
import {
  eventsIn,
  linesOf,
  type GameEvent,
  type TimeControl,
  type TimeLeft,
} from "../engine/engine.ts";
import type { GameFile } from "../model/table.ts";
import { controlOf } from "./conditions.ts";
import type { NetGame } from "./line.ts";
import type { Offer, TimeLeft as Told } from "./messages.ts";
import { nameOf } from "./person.ts";

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
  const { rules, cols, rows, komi_half: komiHalf, clock } = game.conditions;
  const lines = game.entries.flatMap(({ event }) => (event === undefined ? [] : [event]));
  const judged = judges && game.you === null;
  const seat = (player: "B" | "W") =>
    game.you === player ? ({ kind: "person" } as const) : ({ kind: "remote", judged } as const);
  return {
    start: { rules, cols, rows, komiHalf },
    seats: { B: seat("B"), W: seat("W") },
    events: eventsIn(lines),
    clock: clockIn(game, controlOf(clock)),
    begun: game.entries[0]!.at,
    log: `${game.name} ${game.entries.at(-1)!.head}`,
    info: { black: nameOf(game.seats[0]), white: nameOf(game.seats[1]) },
  };
}

/** The event that a text for the log is; null for an offer and its answers, which are none. */
export function eventSaid(text: string): GameEvent | null {
  try {
    return eventsIn([text])[0]!;
  } catch {
    return null;
  }
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

/** Turns the other's offer down, or takes one's own back. */
export const declineOf = ({ n }: Offer): string => `decline ${n}`;

/** What is said to the server for what the player does; what both must say is offered first. */
export function textFor(event: GameEvent, game: NetGame): string {
  if (!joint.has(event.kind)) return lineOf(event);
  const offer = offerFor(event, game);
  return offer ? acceptanceOf(offer) : `offer ${lineOf(event)}`;
}
