// The fields that the forms of a tournament are made of.

import type { ComponentChildren } from "preact";

interface Labelled {
  readonly label: string;
  readonly name: string;
}

interface TextProps extends Labelled {
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly isWrong?: boolean;
  readonly isNeeded?: boolean;
  /** How many characters are in sight. */
  readonly wide?: number;
  readonly hint?: string | undefined;
}

export function TextField({
  label,
  name,
  value,
  onInput,
  isWrong = false,
  isNeeded = false,
  wide = 14,
  hint,
}: TextProps) {
  return (
    <label>
      {label}
      <input
        type="text"
        name={name}
        size={wide}
        maxLength={400}
        autocomplete="off"
        value={value}
        required={isNeeded}
        aria-invalid={isWrong}
        placeholder={hint}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
    </label>
  );
}

export function LongText({ label, name, value, onInput }: TextProps) {
  return (
    <label class="long">
      {label}
      <textarea
        name={name}
        rows={3}
        value={value}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
    </label>
  );
}

export type Choices<Value> = readonly (readonly [value: Value, said: string])[];

interface ChoiceProps<Value> extends Labelled {
  readonly value: Value;
  readonly choices: Choices<Value>;
  readonly onChange: (value: Value) => void;
  /** For screen readers alone: the table's head says it to the others. */
  readonly isHidden?: boolean;
}

export function Choice<Value extends string | number>({
  label,
  name,
  value,
  choices,
  onChange,
  isHidden = false,
}: ChoiceProps<Value>) {
  return (
    <label>
      <span class={isHidden ? "unseen" : ""}>{label}</span>
      <select
        name={name}
        value={value}
        onChange={({ currentTarget }) => onChange(choices[currentTarget.selectedIndex]![0])}
      >
        {choices.map(([choice, said]) => (
          <option value={choice} selected={choice === value}>
            {said}
          </option>
        ))}
      </select>
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
