// Fields that forms are made of: a line of text, a choice.

interface Labelled {
  readonly label: string;
  readonly name: string;
}

export interface TextProps extends Labelled {
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly isWrong?: boolean;
  /** How many characters are in sight, and how many there may be. */
  readonly wide?: number;
  readonly most?: number;
  readonly hint?: string | undefined;
}

export function TextField({
  label,
  name,
  value,
  onInput,
  isWrong = false,
  wide = 14,
  most = 400,
  hint,
}: TextProps) {
  return (
    <label>
      {label}{" "}
      <input
        type="text"
        name={name}
        size={wide}
        maxLength={most}
        autocomplete="off"
        value={value}
        aria-invalid={isWrong}
        placeholder={hint}
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
      <span class={isHidden ? "unseen" : ""}>{label}</span>{" "}
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
