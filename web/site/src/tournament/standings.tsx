// The wall list: places, results by the opponents' rows, criteria with what they mean; and their approval.

import { useState } from "preact/hooks";
import { useLasting } from "../browser/lasting.ts";
import { addressOf } from "../browser/addresses.ts";
import { words } from "../words/index.ts";
import type { Desk } from "./desk.ts";
import { Form, TextField } from "./fields.tsx";
import { cellOf, fullName, named, rowsOf, unplayedIn } from "./said.ts";
import type { Ratings, Standings, View } from "./view.ts";

interface StandingsProps {
  readonly desk: Desk;
}

/** A criterion's short name; what it means appears when it is pointed at or has the focus. */
function CriterionName({ name }: { readonly name: string }) {
  const meaning = words.tournament.criteria[name] ?? name;
  return (
    <span class="criterion" tabIndex={0}>
      {name}
      <span class="meaning">{meaning}</span>
    </span>
  );
}

interface WallListProps {
  readonly view: View;
  /** The event's own, where no other is given. */
  readonly standings?: Standings;
}

export function WallList({ view, standings = view.standings }: WallListProps) {
  const text = words.tournament;
  const { rows, criteria, after } = standings;
  const rowOf = rowsOf(rows);
  const rounds = Array.from({ length: after }, (_, i) => i + 1);
  return (
    <table class="wall-list">
      <thead>
        <tr>
          <th scope="col">{text.rowHead}</th>
          <th scope="col">{text.placeHead}</th>
          <th scope="col">{text.nameHead}</th>
          <th scope="col">{text.player.rank}</th>
          <th scope="col" class="club">
            {text.player.club}
          </th>
          {rounds.map((round) => (
            <th scope="col" key={round}>
              {round}
            </th>
          ))}
          {criteria.map((name) => (
            <th scope="col" key={name}>
              <CriterionName name={name} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row.player}>
            <td class="number">{at + 1}</td>
            <td class="number">{row.place}</td>
            <th scope="row">{fullName(view.players[row.player - 1]!)}</th>
            <td>{view.players[row.player - 1]!.rank}</td>
            <td class="club">{view.players[row.player - 1]!.club}</td>
            {row.results.map((result, i) => (
              <td key={i}>{cellOf(result, rowOf)}</td>
            ))}
            {row.values.map((value, i) => (
              <td class="number" key={i}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Makes them final, or says that they are. */
function Approval({ desk }: StandingsProps) {
  const text = words.tournament;
  const { view, mayChange, send } = desk;
  const { after, final: isFinal } = view.standings;
  const [by, setBy] = useLasting("tournament director", view.director);
  const open = view.rounds.slice(0, after).reduce((sum, round) => sum + round.open, 0);
  if (isFinal) return <p class="final">{text.final(after)}</p>;
  return (
    <>
      <p>{text.provisional(after, open)}</p>
      {mayChange && after > 0 && (
        <Form
          label={text.approve}
          onSubmit={() => void send({ do: { deed: "approved", round: after, by } })}
        >
          <TextField label={text.approvedBy} name="approved-by" value={by} onInput={setBy} />
          <button type="submit" class="main">
            {text.approve}
          </button>
        </Form>
      )}
    </>
  );
}

function AfterLinks({ desk }: StandingsProps) {
  const text = words.tournament;
  const { rounds, standings } = desk.view;
  const paired = rounds.filter(({ games }) => games > 0);
  return (
    <nav class="rounds" aria-label={text.afterRound}>
      {paired.map(({ round }) => (
        <a
          key={round}
          href={addressOf("tournament", desk.id, "standings", String(round))}
          aria-current={round === standings.after ? "page" : undefined}
        >
          {text.after(round)}
        </a>
      ))}
    </nav>
  );
}

const systems = ["egf", "aga", "glicko2"] as const;

/** New ratings, by the formula that is asked for. */
function RatingsPanel({ desk }: StandingsProps) {
  const text = words.tournament;
  const [told, setTold] = useState<Ratings | null>(null);
  return (
    <details class="panel">
      <summary>{text.ratings}</summary>
      <div class="buttons">
        {systems.map((system) => (
          <button
            key={system}
            type="button"
            onClick={() => void desk.ask<Ratings>({ ask: "ratings", system }).then(setTold)}
          >
            {text.ratingSystems[system]}
          </button>
        ))}
      </div>
      {told && (
        <table>
          <thead>
            <tr>
              <th scope="col">{text.nameHead}</th>
              <th scope="col">{text.games}</th>
              <th scope="col">{text.before}</th>
              <th scope="col">{text.afterHead}</th>
            </tr>
          </thead>
          <tbody>
            {told.rows.map(({ player, games, before, after }) => (
              <tr key={player}>
                <th scope="row">{fullName(desk.view.players[player - 1]!)}</th>
                <td class="number">{games}</td>
                <td class="number">{before}</td>
                <td class="number">{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}

export function Meanings({ standings }: { readonly standings: Standings }) {
  return (
    <dl class="meanings">
      {standings.criteria.map((name) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words.tournament.criteria[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Whose rounds were not played, and what they were instead. */
function Unplayed({ view }: { readonly view: View }) {
  const text = words.tournament;
  const found = unplayedIn(view.standings);
  if (found.length === 0) return null;
  return (
    <details class="panel unplayed">
      <summary>{text.unplayedHeading(found.length)}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.roundHead}</th>
            <th scope="col">{text.nameHead}</th>
            <th scope="col">{text.what}</th>
          </tr>
        </thead>
        <tbody>
          {found.map(({ round, player, state }) => (
            <tr key={`${round} ${player}`}>
              <td class="number">{round}</td>
              <th scope="row">{named(view, player)}</th>
              <td>{text.states[state] ?? state}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

export function StandingsTab({ desk }: StandingsProps) {
  const text = words.tournament;
  const { standings, members } = desk.view;
  return (
    <>
      <AfterLinks desk={desk} />
      <Approval key={standings.after} desk={desk} />
      <div class="scroll" tabIndex={0} role="region" aria-label={text.tabs.standings}>
        <WallList view={desk.view} />
      </div>
      <p class="quiet">{text.legend}</p>
      <Meanings standings={standings} />
      {members && (
        <>
          <h2>{text.team.players}</h2>
          <div class="scroll" tabIndex={0} role="region" aria-label={text.team.players}>
            <WallList view={desk.view} standings={members} />
          </div>
          <Meanings standings={members} />
        </>
      )}
      <Unplayed view={desk.view} />
      <RatingsPanel desk={desk} />
    </>
  );
}
