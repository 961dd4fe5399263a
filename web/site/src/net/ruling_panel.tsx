// The referee's powers in a game in which they do not play: a form for each, with what both players will
// read, and why the rules would refuse it.

import { useState } from "preact/hooks";
import type { Game, Player } from "../engine/engine.ts";
import { Choice, TextField } from "../parts/fields.tsx";
import { NumberField } from "../parts/number_field.tsx";
import { whyRefused } from "../parts/refused.ts";
import { words } from "../words/index.ts";
import type { Connection } from "./connection.ts";
import type { NetGame } from "./line.ts";
import { nameOf } from "./person.ts";
import { entryOf, eventOf, needs, powers, undecided, type Decision, type Power } from "./ruling.ts";
import { rulingSaid } from "./ruling_said.ts";

interface Props {
  readonly line: Connection;
  readonly net: NetGame;
  readonly opened: Game;
}

interface FieldProps {
  readonly decision: Decision;
  readonly change: (part: Partial<Decision>) => void;
}

/** Of a field of text. */
const size = { wide: 20, most: 200 } as const;

/** The events that the log has, by their numbers, to go back to. */
function eventsOf({ entries }: NetGame): readonly (readonly [number, string])[] {
  const taken = entries.flatMap(({ event }) => (event === undefined ? [] : [event]));
  return [[0, "0"], ...taken.map((event, at) => [at + 1, `${at + 1}: ${event}`] as const)];
}

const mostSeconds = 3600;
const mostPoints = 400;

function Amount({ decision, change, net }: FieldProps & { readonly net: NetGame }) {
  const { power, amount } = decision;
  const text = words.judging;
  const set = (value: number): void => change({ amount: value });
  if (power === "annulled")
    return (
      <Choice
        label={text.backTo}
        name="event"
        value={amount}
        choices={eventsOf(net)}
        onChange={set}
      />
    );
  return (
    <NumberField
      label={`${text.amount[power]} `}
      name="amount"
      value={amount}
      least={power === "time" ? -mostSeconds : 1}
      most={power === "time" ? mostSeconds : mostPoints}
      onChange={set}
    />
  );
}

/** Whom and what it is about. */
function Subject({ decision, change, net }: FieldProps & { readonly net: NetGame }) {
  const text = words.judging;
  const has = (part: keyof Decision): boolean => needs[decision.power].includes(part);
  return (
    <>
      {has("outcome") && (
        <Choice
          label={text.outcome}
          name="outcome"
          value={decision.outcome}
          choices={text.outcomes.map((said, at) => [at, said] as const)}
          onChange={(outcome) => change({ outcome })}
        />
      )}
      {has("player") && (!has("outcome") || decision.outcome === 0) && (
        <Choice<Player>
          label={text.player}
          name="player"
          value={decision.player}
          choices={[
            ["B", `${text.by["B"]}: ${nameOf(net.seats[0])}`],
            ["W", `${text.by["W"]}: ${nameOf(net.seats[1])}`],
          ]}
          onChange={(player) => change({ player })}
        />
      )}
      {has("amount") && <Amount decision={decision} change={change} net={net} />}
    </>
  );
}

function Stones({ decision, change }: FieldProps) {
  const text = words.judging;
  return (
    <>
      <TextField
        label={text.stones}
        name="stones"
        {...size}
        value={decision.points}
        onInput={(points) => change({ points })}
      />
      <Choice
        label={text.state}
        name="state"
        value={decision.alive ? 1 : 0}
        choices={[
          [0, text.dead],
          [1, text.alive],
        ]}
        onChange={(state) => change({ alive: state === 1 })}
      />
    </>
  );
}

/** By which clause, and what both players are told. */
function Reason({ decision, change }: FieldProps) {
  const text = words.judging;
  return (["clause", "words"] as const)
    .filter((part) => needs[decision.power].includes(part))
    .map((part) => (
      <TextField
        label={text[part]}
        name={part}
        {...size}
        value={decision[part]}
        onInput={(said) => change({ [part]: said })}
      />
    ));
}

/** Why the game would not take it; null where it would, or where it is of the table alone. */
function refusalOf(opened: Game, decision: Decision): string | null {
  const event = eventOf(decision);
  if (!event) return decision.power === "status_ruled" ? words.judging.stones : null;
  const tried = opened.copy();
  try {
    const answer = tried.apply(event);
    return answer.ok ? null : whyRefused(opened, answer.refusal);
  } catch {
    return words.judging.stones;
  } finally {
    tried.free();
  }
}

function Preview({ decision, refusal }: { decision: Decision; refusal: string | null }) {
  const text = words.judging;
  if (refusal !== null)
    return (
      <p role="alert">
        {text.refused} {refusal}
      </p>
    );
  return (
    <p>
      {text.preview} <strong>{rulingSaid(entryOf(decision))}</strong>
    </p>
  );
}

export function RulingPanel({ line, net, opened }: Props) {
  const [decision, setDecision] = useState(undecided);
  const text = words.judging;
  const change = (part: Partial<Decision>): void => setDecision({ ...decision, ...part });
  const choose = (power: Power): void =>
    setDecision({ ...undecided, power, amount: power === "annulled" ? 0 : 1 });
  const refusal = refusalOf(opened, decision);
  return (
    <form
      class="panel ruling-form"
      aria-label={text.powers}
      onSubmit={(event) => {
        event.preventDefault();
        line.say(net.name, entryOf(decision));
        setDecision(undecided);
      }}
    >
      <h2>{text.powers}</h2>
      <Choice<Power>
        label={text.power}
        name="power"
        value={decision.power}
        choices={powers.map((power) => [power, text.powerNames[power]!] as const)}
        onChange={choose}
      />
      <Subject decision={decision} change={change} net={net} />
      {needs[decision.power].includes("points") && <Stones decision={decision} change={change} />}
      <Reason decision={decision} change={change} />
      <Preview decision={decision} refusal={refusal} />
      <button type="submit" class="main" disabled={refusal !== null}>
        {text.ruleIt}
      </button>
    </form>
  );
}
