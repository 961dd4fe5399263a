// The draw for colours before an even game: a hand full of stones, a guess, and the stones counted off in
// pairs.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { GameEvent, Player } from "../engine/engine.ts";
import { Heading } from "../parts/heading.tsx";
import { guesserPlays, handful, nigiriEvent, randomOf, seedOf, type Parity } from "./nigiri.ts";
import type { Seat } from "../model/table.ts";
import { words } from "../words/index.ts";

interface Props {
  /** Of the one who guesses. */
  readonly guesser: Seat;
  readonly holder: Seat;
  readonly onDrawn: (event: GameEvent, seats: Record<Player, Seat>) => void;
  readonly onBack: () => void;
}

const inClosedHand = 9; // are drawn, however many there are

const seatName = (seat: Seat): string =>
  seat.kind === "bot" ? words.fresh.bot : words.fresh.person;

function Hand({ stones, open }: { stones: number; open: boolean }) {
  return (
    <div
      class={`hand ${open ? "open" : ""}`}
      role="img"
      aria-label={open ? words.beginning.nigiri.shown(stones) : words.beginning.nigiri.hand}
    >
      {Array.from({ length: open ? stones : inClosedHand }, (_, i) => (
        <span class="disc white" style={{ "--nth": i }} />
      ))}
    </div>
  );
}

export function Nigiri({ guesser, holder, onDrawn, onBack }: Props) {
  const seed = useMemo(() => seedOf(location.search), []);
  const stones = handful(randomOf(seed));
  const [guess, setGuess] = useState<Parity | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (guesser.kind === "bot") setGuess(randomOf(seed + 1) < 0.5 ? "odd" : "even");
  }, []);
  useEffect(() => place.current?.querySelector<HTMLElement>("button")?.focus(), [guess]);
  const text = words.beginning.nigiri;
  const black = guess !== null && guesserPlays(guess, stones) === "B";
  const seats: Record<Player, Seat> = black ? { B: guesser, W: holder } : { B: holder, W: guesser };
  return (
    <section class="page beginning" aria-labelledby="nigiri">
      <Heading id="nigiri">{text.heading}</Heading>
      <p>{text.intro}</p>
      <Hand stones={stones} open={guess !== null} />
      <div role="status">
        {guess !== null && guesser.kind === "bot" && <p>{text.bot(text[guess])}</p>}
        {guess !== null && (
          <p>
            <strong>{text.shown(stones)}</strong> {black ? text.right : text.wrong}
          </p>
        )}
        {guess !== null && (
          <p>
            {(["B", "W"] as const)
              .map((player) => text.seats(player, seatName(seats[player])))
              .join(" · ")}
          </p>
        )}
      </div>
      <div class="buttons" ref={place}>
        {guess === null ? (
          (["odd", "even"] as const).map((parity) => (
            <button type="button" class="main" key={parity} onClick={() => setGuess(parity)}>
              {text[parity]}
            </button>
          ))
        ) : (
          <button
            type="button"
            class="main"
            key="start"
            onClick={() => onDrawn(nigiriEvent(guess, stones), seats)}
          >
            {words.beginning.start}
          </button>
        )}
        <button type="button" key="back" onClick={onBack}>
          {words.beginning.back}
        </button>
      </div>
    </section>
  );
}
