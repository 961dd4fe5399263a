// A whole number between two limits; what is no such number is not told.

export function NumberField({ label, value, least, most, onChange }: {
  label: string; value: number; least: number; most: number; onChange: (value: number) => void;
}) {
  return (
    <label>{label}
      <input type="number" min={least} max={most} value={value} onInput={(event) => {
        const typed = event.currentTarget.valueAsNumber;
        if (Number.isInteger(typed) && typed >= least && typed <= most) onChange(typed);
      }} />
    </label>
  );
}
