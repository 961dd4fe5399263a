// A whole number between two limits; it is told when it has been typed to its end. What is no such number is
// not told, and gives way to the last one that was.

interface Props {
  readonly label: string;
  readonly name?: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

export function NumberField({ label, name, value, least, most, onChange }: Props) {
  return (
    <label>{label}
      <input type="number" name={name} min={least} max={most} value={value} onChange={(event) => {
        const typed = event.currentTarget.valueAsNumber;
        if (Number.isInteger(typed) && typed >= least && typed <= most) onChange(typed);
        else event.currentTarget.value = String(value);
      }} />
    </label>
  );
}
