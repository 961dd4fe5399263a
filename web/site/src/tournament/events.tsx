// The events of the folder, and a new one.

import { useState } from "preact/hooks";
import { addressOf } from "../browser/addresses.ts";
import type { Shinpan } from "../engine/engine.ts";
import { words } from "../words/index.ts";
import { ConditionsField } from "./conditions.tsx";
import { allFields, conditionsWith, firstPaths, type Typed } from "./conditions_draft.ts";
import { answerTo } from "./desk.ts";
import { Form, TextField } from "./fields.tsx";
import { idFor } from "./said.ts";
import type { EventBrief, Events } from "./view.ts";

function Brief({ event }: { readonly event: EventBrief }) {
  const { id, title, first_day: day, players, round, rounds } = event;
  return (
    <li class="panel">
      <a href={addressOf("tournament", id)}>{title || id}</a>{" "}
      <span class="quiet">
        {day} {words.tournament.brief(players, round, rounds)}
      </span>
    </li>
  );
}

interface NewProps {
  readonly engine: Shinpan;
  readonly onMade: (id: string) => void;
}

function NewEvent({ engine, onMade }: NewProps) {
  const text = words.tournament;
  const [typed, setTyped] = useState<Typed>({});
  const [ownId, setOwnId] = useState<string | null>(null);
  const [fault, setFault] = useState("");
  const id = ownId ?? idFor(typed.title ?? "");
  const make = async (): Promise<void> => {
    const conditions = conditionsWith({}, typed);
    if (!conditions) return setFault(text.unreadable);
    const answer = await answerTo({ new: id, conditions });
    if (answer.t === "error") setFault(answer.what);
    else if (answer.t === "silent") setFault(text.silent);
    else onMade(id);
  };
  return (
    <section class="panel" aria-labelledby="new-event-heading">
      <h2 id="new-event-heading">{text.fresh}</h2>
      <Form label={text.fresh} onSubmit={() => void make()}>
        {firstPaths.map((path) => (
          <ConditionsField
            key={path}
            engine={engine}
            shape={allFields.find((one) => one.path === path)!}
            conditions={{}}
            typed={typed}
            onInput={(at, value) => setTyped({ ...typed, [at]: value })}
          />
        ))}
        <TextField label={text.id} name="id" value={id} onInput={setOwnId} />
        <button type="submit" class="main" disabled={id === ""}>
          {text.make}
        </button>
      </Form>
      {fault && (
        <p role="alert" class="refusal">
          {fault}
        </p>
      )}
    </section>
  );
}

export function EventsList({ engine, told, onMade }: NewProps & { readonly told: Events }) {
  const text = words.tournament;
  return (
    <>
      {told.events.length === 0 && <p>{text.noEvents}</p>}
      <ol class="plain">
        {told.events.map((event) => (
          <Brief key={event.id} event={event} />
        ))}
      </ol>
      {told.may_change && <NewEvent engine={engine} onMade={onMade} />}
    </>
  );
}
