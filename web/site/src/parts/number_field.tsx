// A whole number between two limits; it is told when it has been typed to its end. What is no such number is
// not told, and gives way to the last one that was.

import type { JSX } from "preact";
import { useState } from "preact/hooks";

interface Props {
  readonly label: string;
  readonly name?: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

export function NumberField({ label, name, value, least, most, onChange }: Props) {
  const [typing, setTyping] = useState<string | null>(null); // stays while other things on the page change
  const typed = ({
    currentTarget: { valueAsNumber: number },
  }: JSX.TargetedEvent<HTMLInputElement>): void => {
    setTyping(null);
    if (Number.isInteger(number) && number >= least && number <= most) onChange(number);
  };
  return (
    <label>
      {label}
      <input
        type="number"
        name={name}
        min={least}
        max={most}
        value={typing ?? value}
        onInput={(event) => setTyping(event.currentTarget.value)}
        onChange={typed}
      />
    </label>
  );
}
