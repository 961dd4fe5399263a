// Why a round is paired as it is: why two players do not meet, and what each criterion cost.

import { useState } from "preact/hooks";
import { words } from "../words/index.ts";
import type { Desk } from "./desk.ts";
import { Choice, Form } from "./fields.tsx";
import { fullName, named } from "./said.ts";
import type { Costs, Sum, View, Why } from "./view.ts";

interface PanelProps {
  readonly desk: Desk;
}

/** By name; with 0 for nobody where that is a choice. */
function playersOf({ players }: View): readonly (readonly [number, string])[] {
  return players
    .map((player) => [player.number, `${fullName(player)} ${player.rank}`] as const)
    .sort(([, one], [, other]) => one.localeCompare(other));
}

function Answered({ desk, why }: PanelProps & { readonly why: Why }) {
  const text = words.tournament;
  return (
    <div role="status">
      {why.do_meet ? <p>{text.doMeet}</p> : <p>{text.told(why.words, why.remark)}</p>}
      {!why.do_meet && why.games.length > 0 && (
        <details>
          <summary>{text.whyGames}</summary>
          <ul>
            {why.games.map(([one, other]) => (
              <li key={one}>
                {named(desk.view, one)} – {named(desk.view, other)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

export function WhyPanel({ desk }: PanelProps) {
  const text = words.tournament;
  const players = playersOf(desk.view);
  const [one, setOne] = useState(players[0]?.[0] ?? 0);
  const [other, setOther] = useState(players[1]?.[0] ?? 0);
  const [why, setWhy] = useState<Why | null>(null);
  const { round } = desk.view;
  return (
    <details class="panel why">
      <summary>{text.why}</summary>
      <Form
        label={text.why}
        onSubmit={() => void desk.ask<Why>({ ask: "why", round, one, other }).then(setWhy)}
      >
        <Choice label={text.whyOne} name="one" value={one} choices={players} onChange={setOne} />
        <Choice
          label={text.whyOther}
          name="opponent"
          value={other}
          choices={[[0, text.byeWord], ...players]}
          onChange={setOther}
        />
        <button type="submit">{text.askWhy}</button>
      </Form>
      {why && <Answered desk={desk} why={why} />}
    </details>
  );
}

/** What a criterion counts, by the method of the event. */
const meaningOf = ({ method }: View, { name, words: english }: Sum): string =>
  words.tournament.counts(english, method, name);

function Sums({ desk, sums }: PanelProps & { readonly sums: readonly Sum[] }) {
  const text = words.tournament;
  return (
    <table class="sums">
      <thead>
        <tr>
          <th scope="col">{text.criterion}</th>
          <th scope="col">{text.cost}</th>
        </tr>
      </thead>
      <tbody>
        {sums.map((one) => (
          <tr key={one.name}>
            <th scope="row">{meaningOf(desk.view, one)}</th>
            <td class="number">{one.sum}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const costOf = ({ sums }: { readonly sums: readonly Sum[] }): readonly Sum[] =>
  sums.filter(({ sum }) => sum !== 0);

/** The pairs that cost something, with what. */
function Couples({ desk, costs }: PanelProps & { readonly costs: Costs }) {
  const dear = costs.couples.filter((couple) => costOf(couple).length > 0);
  return (
    <ul>
      {dear.map((couple) => (
        <li key={couple.one}>
          {named(desk.view, couple.one)} – {named(desk.view, couple.other)}:{" "}
          {words.board.together(
            costOf(couple).map((one) => `${meaningOf(desk.view, one)} ${one.sum}`),
          )}
        </li>
      ))}
    </ul>
  );
}

export function CostsPanel({ desk }: PanelProps) {
  const text = words.tournament;
  const [costs, setCosts] = useState<Costs | null>(null);
  const { round } = desk.view;
  const opened = (isOpen: boolean): void => {
    if (isOpen) void desk.ask<Costs>({ ask: "costs", round }).then(setCosts);
  };
  return (
    <details class="panel" onToggle={({ currentTarget }) => opened(currentTarget.open)}>
      <summary>{text.costs}</summary>
      {costs && <Sums desk={desk} sums={costs.sums} />}
      {costs && <Couples desk={desk} costs={costs} />}
    </details>
  );
}
