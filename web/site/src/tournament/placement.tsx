// The criteria by which places are told: each with its meaning in words, in an order that buttons change, and
// a list of the others to add one from.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { words } from "../words/index.ts";
import { listIn } from "./conditions_draft.ts";
import { Choice, type Choices } from "./fields.tsx";
import { moved } from "./team_draft.ts";

interface Props {
  readonly label: string;
  /** "MMS, SOSM" */
  readonly value: string;
  readonly onInput: (value: string) => void;
}

const mostCriteria = 6;

const meaningOf = (name: string): string => words.tournament.criteria[name] ?? name;

interface RowProps {
  readonly names: readonly string[];
  readonly at: number;
  /** With the button that keeps the focus. */
  readonly change: (names: readonly string[], button: string) => void;
}

function Row({ names, at, change }: RowProps) {
  const text = words.tournament;
  const name = names[at]!;
  const button = (does: string, said: string, isOff: boolean, changed: readonly string[]) => (
    <button
      type="button"
      name={`${does}-${name}`}
      disabled={isOff}
      onClick={() => change(changed, `${does}-${name}`)}
    >
      {said}
      <span class="unseen">{`: ${name}`}</span>
    </button>
  );
  return (
    <li>
      <div>
        <span class="what">
          <strong>{name}</strong> {meaningOf(name)}
        </span>
        {button("up", text.team.up, at === 0, moved(names, at))}
        {button("down", text.down, at === names.length - 1, moved(names, at + 1))}
        {button("remove", text.remove, names.length === 1, [
          ...names.slice(0, at),
          ...names.slice(at + 1),
        ])}
      </div>
    </li>
  );
}

/** A criterion that is not there yet. */
function Adding({ names, onAdd }: Pick<RowProps, "names"> & { onAdd: (name: string) => void }) {
  const text = words.tournament;
  const [chosen, setChosen] = useState("");
  const others: Choices<string> = Object.keys(text.criteria)
    .filter((name) => !names.includes(name))
    .map((name) => [name, `${name}: ${meaningOf(name)}`] as const);
  return (
    <div class="row">
      <Choice
        label={text.anotherCriterion}
        name="criterion"
        value={chosen}
        choices={[["", "–"], ...others]}
        onChange={setChosen}
      />
      <button
        type="button"
        name="add-criterion"
        disabled={chosen === ""}
        onClick={() => {
          onAdd(chosen);
          setChosen("");
        }}
      >
        {text.add}
      </button>
    </div>
  );
}

export function Placement({ label, value, onInput }: Props) {
  const names = listIn(value);
  const box = useRef<HTMLFieldSetElement>(null);
  const pressed = useRef("");
  const change = (changed: readonly string[], button: string): void => {
    pressed.current = button;
    onInput(changed.join(", "));
  };
  /** A row that moves would lose the focus, and so would a button that is off at the end of the list. */
  useLayoutEffect(() => {
    if (pressed.current === "") return;
    const [, criterion] = /^\w+-(.*)$/.exec(pressed.current) ?? [];
    const candidates = [pressed.current, `up-${criterion}`, `down-${criterion}`, "criterion"];
    pressed.current = "";
    const found = candidates
      .map((name) => box.current?.querySelector<HTMLElement>(`[name="${name}"]:enabled`))
      .find((element) => element);
    found?.focus();
  }, [value]);
  return (
    <fieldset class="listed" ref={box}>
      <legend>{label}</legend>
      <ol class="criteria">
        {names.map((name, at) => (
          <Row key={name} {...{ names, at, change }} />
        ))}
      </ol>
      <p role="status" class="unseen">
        {words.board.together(names)}
      </p>
      {names.length < mostCriteria && (
        <Adding names={names} onAdd={(name) => change([...names, name], "criterion")} />
      )}
    </fieldset>
  );
}
