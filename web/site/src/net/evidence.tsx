// What a referee may know beside the log: when each player was away, and what the line has done.

import { useEffect, useState } from "preact/hooks";
import { clockText } from "../engine/clock.ts";
import { words } from "../words/index.ts";
import type { Connection } from "./connection.ts";
import type { NetGame } from "./line.ts";
import type { PlayerEvidence } from "./messages.ts";
import { nameOf } from "./person.ts";

interface Props {
  readonly line: Connection;
  readonly game: NetGame;
}

const timeOf = (at: number): string => new Date(at).toLocaleTimeString();

interface SeenProps {
  readonly name: string;
  readonly isHere: boolean;
  readonly seen: PlayerEvidence;
}

function Seen({ name, isHere, seen: { away, round_trip: trip, granted, quota } }: SeenProps) {
  const text = words.judging;
  return (
    <section>
      <h3>{name}</h3>
      <p>{trip ? text.roundTrip(trip.mean, trip.least, trip.most) : text.noRoundTrip}</p>
      <p>{text.granted(granted, quota)}</p>
      {away.length === 0 && <p>{text.neverAway}</p>}
      <ol>
        {away.map(({ at, lasted }, i) => (
          <li key={at}>
            {!isHere && i === away.length - 1
              ? text.awaySince(timeOf(at))
              : text.wasAway(timeOf(at), clockText(lasted))}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Asked for anew with whatever happens in the game while it is open. */
export function EvidencePanel({ line, game }: Props) {
  const [isOpen, setOpen] = useState(false);
  const text = words.judging;
  const { evidence, name, present, seats, entries } = game;
  useEffect(() => {
    if (isOpen) void line.ask({ t: "inspect", g: name });
  }, [isOpen, name, ...present, entries.length]);
  return (
    <details class="panel evidence" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{text.evidence}</summary>
      {isOpen && evidence && (
        <>
          <p class="quiet">{text.evidenceNote(timeOf(evidence.since))}</p>
          {evidence.players.map((seen, i) => (
            <Seen
              key={i}
              name={`${text.by[i === 0 ? "B" : "W"]}: ${nameOf(seats[i]!)}`}
              isHere={present[i]!}
              seen={seen}
            />
          ))}
        </>
      )}
    </details>
  );
}
