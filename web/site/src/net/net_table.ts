// A game over the net as the table has it: what its log comes to as a game file, and what the player does as
// a text for the log. Pure.

import { clockOf, type Clock } from "../engine/clock.ts";
import {
  eventsIn,
  linesOf,
  type GameEvent,
  type Shinpan,
  type Start,
  type TimeControl,
} from "../engine/engine.ts";
import { isMove, type GameFile } from "../model/table.ts";
import type { NetGame } from "./line.ts";
import type { Offer } from "./messages.ts";

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

/** The clock after the moves, as it stood when the running turn began. */
function clockIn(engine: Shinpan, { entries }: NetGame, control: TimeControl): Clock | null {
  if (control.kind === "none") return null;
  let clock = clockOf(engine, control);
  for (const { event, charged } of entries) {
    const [move] = event === undefined ? [] : eventsIn([event]);
    if (!move || !isMove(move)) continue;
    const { left } = engine.clocks.move(control, clock[move.by], charged);
    const made = [...(clock.made ?? []), { player: move.by, left }];
    clock = { ...clock, [move.by]: left, made };
  }
  return clock;
}

/** The game as the table shows it; the sides that are not the reader's are somebody's at another page. */
export function gameFileOf(engine: Shinpan, game: NetGame): GameFile {
  const { control, ...start } = startIn(game.entries[0]!.text.slice(startWord.length));
  const lines = game.entries.flatMap(({ event }) => (event === undefined ? [] : [event]));
  const seat = (player: "B" | "W") =>
    game.you === player ? ({ kind: "person" } as const) : ({ kind: "remote" } as const);
  return {
    start,
    seats: { B: seat("B"), W: seat("W") },
    events: eventsIn(lines),
    clock: clockIn(engine, game, control),
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
