// The events of the folder, a new one, and one out of a file of another program.

import { useState } from "preact/hooks";
import { addressOf } from "../browser/addresses.ts";
import type { Shinpan } from "../engine/engine.ts";
import { ChooseFile } from "../parts/choose_file.tsx";
import { words } from "../words/index.ts";
import { ConditionsField, komiIn } from "./conditions.tsx";
import {
  allFields,
  conditionsWith,
  firstPaths,
  withKomiOfRules,
  type Typed,
} from "./conditions_draft.ts";
import { answerTo, toldOf, type Told } from "./desk.ts";
import { Form, TextField } from "./fields.tsx";
import { Warnings } from "./files.tsx";
import { acceptedFiles, openedFile } from "./opened_file.ts";
import { idFor } from "./said.ts";
import type { EventBrief, Events, FileWarning, OpenedFile } from "./view.ts";

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

/** Why nothing was begun; empty where something was. */
const faultOf = (answer: Told): string =>
  answer.t === "error" ? toldOf(answer) : answer.t === "silent" ? words.tournament.silent : "";

const Fault = ({ fault }: { readonly fault: string }) =>
  fault === "" ? null : (
    <p role="alert" class="refusal">
      {fault}
    </p>
  );

interface NewProps {
  readonly engine: Shinpan;
  readonly onMade: (id: string) => void;
}

function NewEvent({ engine, onMade }: NewProps) {
  const text = words.tournament;
  const [typed, setTyped] = useState<Typed>({});
  const [ownId, setOwnId] = useState<string | null>(null);
  const [fault, setFault] = useState("");
  const [isAsked, setAsked] = useState(false);
  const id = ownId ?? idFor(typed.title ?? "");
  const usual = withKomiOfRules({}, typed, komiIn(engine));
  const lacksSanctions = (typed.sanctions ?? "").trim() === "";
  const make = async (): Promise<void> => {
    const conditions = conditionsWith(usual, typed);
    if (!conditions) return setFault(text.unreadable);
    if (lacksSanctions && !isAsked) return setAsked(true);
    const why = faultOf(await answerTo({ new: id, conditions }));
    setFault(why);
    if (why === "") onMade(id);
  };
  const isWarned = isAsked && lacksSanctions;
  return (
    <section class="panel" aria-labelledby="new-event-heading">
      <h2 id="new-event-heading">{text.fresh}</h2>
      <Form label={text.fresh} onSubmit={() => void make()}>
        {firstPaths.map((path) => (
          <ConditionsField
            key={path}
            engine={engine}
            shape={allFields.find((one) => one.path === path)!}
            players={[]}
            conditions={usual}
            typed={typed}
            onInput={(at, value) => setTyped({ ...typed, [at]: value })}
          />
        ))}
        <TextField label={text.id} name="id" value={id} onInput={setOwnId} />
        {isWarned && (
          <div role="alert" class="panel refusal sanctions-asked">
            <p>{text.noSanctions}</p>
            <button
              type="button"
              onClick={() => setTyped({ ...typed, sanctions: text.usualSanctions })}
            >
              {text.takeUsualSanctions}
            </button>
          </div>
        )}
        <button type="submit" class="main" disabled={id === ""}>
          {isWarned ? text.makeWithoutSanctions : text.make}
        </button>
      </Form>
      <Fault fault={fault} />
    </section>
  );
}

/** What was read, where the file has something that cannot be kept; it is looked at before the event is. */
function Read({
  id,
  warnings,
}: {
  readonly id: string;
  readonly warnings: readonly FileWarning[];
}) {
  const text = words.tournament;
  return (
    <div role="status">
      <p>{text.openedWith(warnings.length)}</p>
      <Warnings warnings={warnings} />
      <p>
        <a href={addressOf("tournament", id, "players")}>{text.toOpened}</a>
      </p>
    </div>
  );
}

function OpenFile({ onMade }: Omit<NewProps, "engine">) {
  const text = words.tournament;
  const [file, setFile] = useState<OpenedFile | null>(null);
  const [id, setId] = useState("");
  const [fault, setFault] = useState("");
  const [warnings, setWarnings] = useState<readonly FileWarning[]>([]);
  const choose = async (chosen: File): Promise<void> => {
    const opened = await openedFile(chosen);
    setFile(opened);
    setId(idFor(chosen.name.replace(/\.[^.]*$/, "")));
    setWarnings([]);
    setFault(opened ? "" : text.tooLarge);
  };
  const open = async (): Promise<void> => {
    if (!file) return;
    const answer = await answerTo({ new: id, file });
    setFault(faultOf(answer));
    if (answer.t !== "taken") return;
    setFile(null);
    setWarnings(answer.warnings);
    if (answer.warnings.length === 0) onMade(id);
  };
  return (
    <section class="panel" aria-labelledby="open-file-heading">
      <h2 id="open-file-heading">{text.openFile}</h2>
      <p class="quiet">{text.openFileNote}</p>
      <ChooseFile
        label={text.chooseFile}
        name="open-file"
        accept={acceptedFiles}
        isOne
        onFiles={([chosen]) => chosen && void choose(chosen)}
      />
      {file && (
        <Form label={text.openFile} onSubmit={() => void open()}>
          <p>{file.name}</p>
          <TextField label={text.id} name="file-id" value={id} onInput={setId} />
          <button type="submit" class="main" disabled={id === ""}>
            {text.openIt}
          </button>
        </Form>
      )}
      <Fault fault={fault} />
      {warnings.length > 0 && <Read id={id} warnings={warnings} />}
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
      {told.may_change && <OpenFile onMade={onMade} />}
    </>
  );
}
