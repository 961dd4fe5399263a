// What players do at a table over the net besides the game: rest, go on, call the referee, break the game
// off; and what they are told of it.

import type { TargetedMouseEvent } from "preact";
import { useEffect } from "preact/hooks";
import { useSignal } from "../browser/signal.ts";
import { eventsIn } from "../engine/engine.ts";
import { isMove } from "../model/table.ts";
import { words } from "../words/index.ts";
import type { Connection } from "./connection.ts";
import type { NetGame } from "./line.ts";
import type { Entry } from "./messages.ts";
import { nameOf } from "./person.ts";
import { rulingSaid } from "./ruling_said.ts";

interface Props {
  readonly line: Connection;
  readonly game: NetGame;
}

const callBegins = "call ";

/** The reasons of calls, as logs have them; in words the page says them. */
const reasons = [
  "illegal move",
  "life and death",
  "end of the game",
  "clock",
  "conduct",
  "something else",
];

/** Why the referee is called by that entry. */
export function reasonSaid({ by, text }: Pick<Entry, "by" | "text">): string {
  const why = text.slice(callBegins.length);
  if (by === "S") return words.judging.stalled;
  return words.judging.reasons[why] ?? why;
}

const playerOf = (by: Entry["by"]): "B" | "W" | null => (by === "B" || by === "W" ? by : null);

/** Before both have moved the game may be broken off. */
const haveMoved = ({ entries }: NetGame): boolean =>
  (["B", "W"] as const).every((player) =>
    entries.some(({ event }) => {
      const [move] = event === undefined ? [] : eventsIn([event]);
      return move && isMove(move) && move.by === player;
    }),
  );

function CallButton({ line, game }: Props) {
  const text = words.judging;
  return (
    <details class="call">
      <summary>{text.call}</summary>
      <p class="quiet">{text.callNote}</p>
      <div class="buttons">
        {reasons.map((reason) => (
          <button type="button" onClick={() => line.say(game.name, callBegins + reason)}>
            {text.reasons[reason]}
          </button>
        ))}
      </div>
    </details>
  );
}

/** Why the game rests, and what ends that. */
function Rest({ line, game }: Props) {
  const text = words.judging;
  const { rest } = game.table;
  if (!rest) return null;
  const hasAsked = game.offers.some(({ n, by }) => n === 0 && by === game.you);
  return (
    <p>
      {text.resting[rest]}{" "}
      {rest === "agreed" && game.you && (
        <button
          type="button"
          class="main"
          disabled={hasAsked}
          onClick={() => line.say(game.name, "offer go_on")}
        >
          {text.goOn}
        </button>
      )}
    </p>
  );
}

/** What the referee entered since they were called last, and not before. */
function saidByReferee({ entries }: NetGame): readonly string[] {
  const call = entries.filter(({ text }) => text.startsWith(callBegins)).at(-1)?.n ?? 0;
  return entries.slice(call).flatMap(({ by, text }) => (by === "R" ? [rulingSaid(text)] : []));
}

/** How the server has computed the score, which nobody has changed since. */
export function Computed({ game: { entries } }: Pick<Props, "game">) {
  const text = words.judging;
  const last = entries.filter(({ event }) => event !== undefined).at(-1);
  if (last?.by !== "S") return null;
  const [ruled] = eventsIn([last.event!]);
  if (ruled?.kind !== "status_ruled") return null;
  const how = ruled.words === "exact" ? text.computed.exact : text.computed.estimated;
  const dead = ruled.status === "dead" ? `${ruled.points.join(" ")}: ${text.dead}.` : "";
  return (
    <p class="panel offered" role="status">
      {words.sentences([how, dead, text.appeal])}
    </p>
  );
}

/** What stands at the table: why the game rests, who called the referee, and what the referee said. */
export function TableTalk({ line, game }: Props) {
  const text = words.judging;
  const { table, entries, you } = game;
  const call = table.call === undefined ? undefined : entries[table.call - 1];
  const rulings = saidByReferee(game);
  if (!table.aborted && !table.rest && !call && rulings.length === 0) return null;
  return (
    <section class="panel offered table-talk" role="log" aria-label={text.by["R"]}>
      {table.aborted && (
        <p>
          <strong>{haveMoved(game) ? text.closed : text.aborted}</strong>
        </p>
      )}
      <Rest line={line} game={game} />
      {call && (
        <p>
          {text.called(playerOf(call.by), reasonSaid(call))}{" "}
          {call.by === you && (
            <button type="button" onClick={() => line.say(game.name, "answered")}>
              {text.callOff}
            </button>
          )}
        </p>
      )}
      {rulings.map((said) => (
        <p>{text.reply(said)}</p>
      ))}
    </section>
  );
}

/** A menu closes when something of it has been chosen. */
function closeOnChoice({ currentTarget, target }: TargetedMouseEvent<HTMLDetailsElement>): void {
  if (target instanceof HTMLButtonElement) currentTarget.open = false;
}

/** Whether anything comes from the opponent beside this game. */
function BlockButton({ line, game }: Props) {
  const opponent = game.seats[game.you === "B" ? 1 : 0];
  const blocked = useSignal(line.blocked);
  const isBlocked = blocked?.some(({ id }) => id === opponent.id) ?? false;
  useEffect(() => {
    if (blocked === null) void line.ask({ t: "blocks" });
  }, []);
  return (
    <button
      type="button"
      title={words.net.blockNote}
      onClick={() => void line.ask({ t: isBlocked ? "unblock" : "block", person: opponent.id })}
    >
      {isBlocked ? words.net.unblock(nameOf(opponent)) : words.net.block(nameOf(opponent))}
    </button>
  );
}

/** What a player may do at the table besides the game. `isOver`: nothing is left to play. */
export function TableMenu({ line, game, isOver }: Props & { readonly isOver: boolean }) {
  const text = words.judging;
  const { table, you } = game;
  if (!you || table.aborted) return null;
  return (
    <details class="table-menu" onClick={closeOnChoice}>
      <summary>{text.more}</summary>
      <div class="buttons">
        {!isOver && !table.rest && (
          <button type="button" onClick={() => line.say(game.name, "offer pause")}>
            {text.rest}
          </button>
        )}
        {!isOver && !haveMoved(game) && (
          <button type="button" onClick={() => line.say(game.name, "abort")}>
            {text.abort}
          </button>
        )}
        <BlockButton line={line} game={game} />
      </div>
      {table.call === undefined && <CallButton line={line} game={game} />}
    </details>
  );
}
