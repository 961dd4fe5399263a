// The form of an event's conditions; sanctions are asked for there.

import { useEffect, useState } from "preact/hooks";
import type { Shinpan } from "../engine/engine.ts";
import { nameOfRules } from "../parts/rule_words.ts";
import { words } from "../words/index.ts";
import {
  conditionsWith,
  fieldGroups,
  isUnreadable,
  shownIn,
  withKomiOfRules,
  type FieldGroup,
  type FieldKind,
  type FieldShape,
  type GroupName,
  type KomiOf,
  type Typed,
} from "./conditions_draft.ts";
import type { Desk } from "./desk.ts";
import { Choice, Form, LongText, TextField, Tick, type Choices } from "./fields.tsx";
import { FixedTables } from "./fixed_tables.tsx";
import { Placement } from "./placement.tsx";
import type { Conditions, ConditionsTold, Player } from "./view.ts";

interface FieldProps {
  readonly engine: Shinpan;
  readonly shape: FieldShape;
  /** Who may be named in the conditions. */
  readonly players: readonly Player[];
  readonly conditions: Conditions;
  readonly typed: Typed;
  readonly onInput: (path: string, value: string) => void;
}

function choicesOf(engine: Shinpan, { path, choices }: FieldShape): Choices<string> {
  const { choice } = words.tournament;
  if (path !== "rules") return choices.map((each) => [each, choice[each] ?? each] as const);
  const rules = engine.rulesets().map((each) => [each.id, nameOfRules(each)] as const);
  return [["", "–"], ...rules];
}

const hints: Readonly<Record<string, string>> = {
  first_day: "2026-11-28",
  last_day: "2026-11-29",
  clock: "byoyomi:3600:30:5",
  categories: "1d, 10k",
  excluded_tables: "13, 14",
};

const wide: Partial<Record<FieldKind, number>> = { text: 20, ranks: 12, numbers: 12 };

/** As the engine has it. */
export const komiIn =
  (engine: Shinpan): KomiOf =>
  (rules) =>
    rules === "" ? 6.5 : engine.ruleset(rules).axes.komi / 2;

export function ConditionsField({
  engine,
  shape,
  players,
  conditions,
  typed,
  onInput,
}: FieldProps) {
  const { path, kind } = shape;
  const value = shownIn(shape, conditions, typed);
  const label = words.tournament.fields[path] ?? path;
  const props = { label, name: path, value };
  const told = (text: string): void => onInput(path, text);
  if (kind === "tick")
    return (
      <Tick
        label={label}
        name={path}
        checked={value === "true"}
        onChange={(checked) => told(String(checked))}
      />
    );
  if (kind === "choice")
    return <Choice {...props} choices={choicesOf(engine, shape)} onChange={told} />;
  if (kind === "criteria") return <Placement label={label} value={value} onInput={told} />;
  if (kind === "tables") return <FixedTables {...{ label, players, value }} onInput={told} />;
  if (kind === "long" || kind === "names")
    return <LongText {...props} isWrong={isUnreadable(shape, typed)} onInput={told} />;
  return (
    <TextField
      {...props}
      wide={wide[kind] ?? (path.startsWith("pairing.weights.") ? 16 : 6)}
      isWrong={isUnreadable(shape, typed)}
      hint={hints[path]}
      onInput={told}
    />
  );
}

interface TabProps {
  readonly engine: Shinpan;
  readonly desk: Desk;
}

interface GroupProps extends Omit<FieldProps, "shape"> {
  readonly name: GroupName;
  readonly isOff: boolean;
}

/** What every event asks for; the rest is folded. */
function Group({ name, isOff, ...props }: GroupProps) {
  const text = words.tournament;
  const { main, more }: FieldGroup = fieldGroups[name];
  const fields = (shapes: readonly FieldShape[]) =>
    shapes.map((shape) => <ConditionsField key={shape.path} shape={shape} {...props} />);
  return (
    <fieldset class="row" disabled={isOff}>
      <legend>{text.groups[name]}</legend>
      {fields(main)}
      {more.length > 0 && (
        <details class="more">
          <summary>{text.more[name]}</summary>
          <div class="row">{fields(more)}</div>
        </details>
      )}
    </fieldset>
  );
}

function ConditionsForm({
  engine,
  desk,
  conditions,
  onSaved,
}: TabProps & { readonly conditions: Conditions; readonly onSaved: () => void }) {
  const text = words.tournament;
  const [typed, setTyped] = useState<Typed>({});
  const usual = withKomiOfRules(conditions, typed, komiIn(engine));
  const changed = conditionsWith(usual, typed);
  const save = async (): Promise<void> => {
    if (changed && (await desk.send({ do: { deed: "conditions", conditions: changed } }))) {
      setTyped({});
      onSaved();
    }
  };
  return (
    <Form label={text.tabs.conditions} onSubmit={() => void save()}>
      {(Object.keys(fieldGroups) as GroupName[]).map((name) => (
        <Group
          key={name}
          {...{ name, engine, typed }}
          players={desk.view.players}
          conditions={usual}
          isOff={!desk.mayChange}
          onInput={(path, value) => setTyped({ ...typed, [path]: value })}
        />
      ))}
      {changed === null && <p role="alert">{text.unreadable}</p>}
      {desk.mayChange && (
        <button
          type="submit"
          class="main"
          disabled={changed === null || Object.keys(typed).length === 0}
        >
          {text.save}
        </button>
      )}
    </Form>
  );
}

export function ConditionsTab({ engine, desk }: TabProps) {
  const text = words.tournament;
  const [told, setTold] = useState<Conditions | null>(null);
  const fetch = (): void =>
    void desk
      .ask<ConditionsTold>({ ask: "conditions" })
      .then((answer) => answer && setTold(answer.conditions));
  useEffect(fetch, []);
  if (!told) return <p role="status">{text.looking}</p>;
  return (
    <>
      {desk.view.sanctions === "" && <p class="panel refusal">{text.noSanctions}</p>}
      <ConditionsForm engine={engine} desk={desk} conditions={told} onSaved={fetch} />
    </>
  );
}
