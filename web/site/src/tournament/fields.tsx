// The fields that the forms of a tournament are made of.

import type { ComponentChildren } from "preact";
import { words } from "../words/index.ts";
import { TextField, type Choices, type TextProps } from "../parts/fields.tsx";

export { Choice, TextField, type Choices } from "../parts/fields.tsx";

interface ScoreProps {
  readonly value: string;
  readonly onInput: (value: string) => void;
}

/** The score of a game as records have it. */
export const ScoreField = ({ value, onInput }: ScoreProps) => (
  <TextField
    label={words.tournament.score}
    name="score"
    wide={7}
    hint="W+3.5"
    value={value}
    onInput={onInput}
  />
);

export function LongText({ label, name, value, isWrong = false, onInput }: TextProps) {
  return (
    <label class="long">
      {label}
      <textarea
        name={name}
        rows={3}
        value={value}
        aria-invalid={isWrong}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
    </label>
  );
}

interface TickProps {
  readonly label: ComponentChildren;
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Tick({ label, name, checked, onChange }: TickProps) {
  return (
    <label class="check">
      <input
        type="checkbox"
        name={name}
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  );
}

interface SavedTickProps {
  /** For screen readers. */
  readonly label: string;
  readonly name: string;
  readonly checked: boolean;
  readonly isOff?: boolean;
  readonly onWish: (checked: boolean) => void;
}

/** A tick of a table that shows what is saved: what is wished for stands there when the desk has taken it. */
export function SavedTick({ label, name, checked, isOff = false, onWish }: SavedTickProps) {
  return (
    <input
      type="checkbox"
      name={name}
      aria-label={label}
      checked={checked}
      disabled={isOff}
      onChange={({ currentTarget }) => {
        const wished = currentTarget.checked;
        currentTarget.checked = checked;
        onWish(wished);
      }}
    />
  );
}

interface SavedChoiceProps<Value> {
  readonly label: string;
  readonly name: string;
  readonly value: Value;
  readonly choices: Choices<Value>;
  readonly isOff?: boolean;
  readonly onWish: (value: Value) => void;
}

/** A choice of a table, likewise; its label is for screen readers. */
export function SavedChoice<Value extends string>({
  label,
  name,
  value,
  choices,
  isOff = false,
  onWish,
}: SavedChoiceProps<Value>) {
  return (
    <select
      name={name}
      aria-label={label}
      value={value}
      disabled={isOff}
      onChange={({ currentTarget }) => {
        const wished = choices[currentTarget.selectedIndex]![0];
        currentTarget.value = value;
        onWish(wished);
      }}
    >
      {choices.map(([choice, said]) => (
        <option value={choice} selected={choice === value}>
          {said}
        </option>
      ))}
    </select>
  );
}

/** A form that hands on what was entered, whatever key or button did it. */
export function Form({
  label,
  onSubmit,
  children,
}: {
  readonly label: string;
  readonly onSubmit: () => void;
  readonly children: ComponentChildren;
}) {
  return (
    <form
      class="row entry"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
