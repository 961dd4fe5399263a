// What is said above a game over the net: who plays and who is there, how the line is, what is on its way to
// the server's disk, and what the opponent has offered.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useSignal } from "../browser/signal.ts";
import { eventsIn } from "../engine/engine.ts";
import { StoneIcon } from "../parts/icons.tsx";
import { words } from "../words/index.ts";
import type { Connection } from "./connection.ts";
import { isLate, type NetGame } from "./line.ts";
import type { Offer } from "./messages.ts";
import { acceptanceOf, declineOf } from "./net_table.ts";
import { nameOf } from "./person.ts";

interface Props {
  readonly line: Connection;
  readonly game: NetGame;
}

/** The time, looked at twice a second while something waits for its answer. */
export function useNow(isWaiting: boolean): number {
  const [now, setNow] = useState(performance.now());
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return now;
}

/** How the line is, and how much is on the server's disk. */
function lineSaid(
  state: Connection["state"]["value"],
  isSilent: boolean,
  game: NetGame,
  now: number,
): string {
  const text = words.net;
  if (state === "old") return text.old;
  if (state !== "open" || isSilent) return text.cut;
  if (isLate(game, now)) return text.late;
  return game.pending.length > 0 ? text.pending : text.saved(game.entries.length);
}

/** That the line is cut, or of another version, on a screen of no game; nothing where it is neither. */
export function LineCut({ line }: Pick<Props, "line">) {
  const state = useSignal(line.state);
  if (state === "open" || state === "opening") return null;
  return (
    <p role="status" class="alarm">
      {state === "old" ? words.net.old : words.net.cut}
    </p>
  );
}

const whyNotTaken = (code: string): string => words.judging.notTaken[code] ?? words.net.notTaken;

export function NetState({ line, game, children }: Props & { children?: ComponentChildren }) {
  const state = useSignal(line.state);
  const refused = useSignal(line.refused);
  const isSilent = useSignal(line.silentSince) !== null;
  const now = useNow(game.pending.length > 0);
  return (
    <div class="net-state">
      <p>
        {(["B", "W"] as const).map((player, i) => (
          <span class={game.present[i] ? "here" : "quiet"}>
            <StoneIcon black={player === "B"} /> {nameOf(game.seats[i]!)}
            {!game.present[i] && ` (${words.net.away})`}{" "}
          </span>
        ))}
      </p>
      <p role="status" class={state === "open" && !isSilent ? "quiet" : "alarm"}>
        {lineSaid(state, isSilent, game, now)}
      </p>
      {refused?.game === game.name && <p role="alert">{whyNotTaken(refused.answer.code)}</p>}
      {children}
    </div>
  );
}

/** What an offer asks for. */
function askedBy({ by, event }: Offer): string {
  if (event === "pause" || event === "go_on")
    return words.net.offers(by, words.judging.offered[event]);
  const [asked] = eventsIn([event]);
  const said = words.end.events[asked!.kind as keyof typeof words.end.events];
  if (asked!.kind === "undo_asked") return words.net.asksUndo(by);
  const offered = words.net.offers(by, said?.(by) ?? event);
  if (asked!.kind !== "analysis_agreed" && asked!.kind !== "group_agreed") return offered;
  return `${offered} (${asked!.points.join(" ") || words.end.nothing})`;
}

interface ButtonsProps extends Props {
  readonly offer: Offer;
}

function Answers({ line, game, offer }: ButtonsProps) {
  return (
    <div class="buttons">
      <button type="button" class="main" onClick={() => line.say(game.name, acceptanceOf(offer))}>
        {words.net.accept}
      </button>
      <button type="button" onClick={() => line.say(game.name, declineOf(offer))}>
        {words.net.decline}
      </button>
    </div>
  );
}

function Waits({ line, game, offer }: ButtonsProps) {
  return (
    <div class="buttons">
      <span class="quiet">{words.net.unanswered}</span>
      <button type="button" onClick={() => line.say(game.name, declineOf(offer))}>
        {words.net.takeBack}
      </button>
    </div>
  );
}

/**
 * What the opponent has offered, to be answered, and the player themselves, to be taken back; but for marks,
 * which the end of the game shows.
 */
export function Offered({ line, game }: Props) {
  const open = game.offers.filter(({ event }) => !event.startsWith("marks_"));
  if (game.you === null) return null;
  return (
    <>
      {open.map((offer) => {
        const Buttons = offer.by === game.you ? Waits : Answers;
        return (
          <section class="panel offered" role="group" aria-label={askedBy(offer)} key={offer.n}>
            <p role="status">{askedBy(offer)}</p>
            <Buttons line={line} game={game} offer={offer} />
          </section>
        );
      })}
    </>
  );
}
