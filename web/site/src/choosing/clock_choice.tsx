// The time system of a new game.

import type { TimeControl } from "../engine/engine.ts";
import { words } from "../words/first.ts";
import { NumberField } from "../parts/number_field.tsx";

const minute = 60_000;
const usual: Readonly<Record<TimeControl["kind"], TimeControl>> = {
  none: { kind: "none" },
  absolute: { kind: "absolute", main: 30 * minute },
  byoyomi: { kind: "byoyomi", main: 20 * minute, period: 30_000, periods: 3 },
  canadian: { kind: "canadian", main: 20 * minute, period: 300_000, stones: 15 },
  fischer: { kind: "fischer", main: 15 * minute, bonus: 15_000 },
  move: { kind: "move", period: 30_000 },
  // As the European federation has it under Ing rules: three periods of a sixth of the main time, two points
  // each.
  ing: { kind: "ing", main: 30 * minute, period: 5 * minute, periods: 3, points: 2 },
};

const kinds = Object.keys(usual) as TimeControl["kind"][];

export const mostMain = 600; // minutes
/** Seconds; what goes with the longest main time can be chosen. */
export const periodsLast = { least: 5, most: (mostMain * 60) / 6 } as const;

/** The periods of overtime that costs points go with the main time. */
export const withMain = <S extends TimeControl>(system: S, main: number): S => ({
  ...system,
  main,
  ...(system.kind === "ing" && { period: Math.round(main / 6) }),
});

/** A number of a time system. */
interface Field {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** The system with another number there. */
  readonly changed: (value: number) => TimeControl;
}

/** The numbers of a time system, in the order in which they are asked for. */
function fieldsOf(system: TimeControl): readonly Field[] {
  const clock = words.clock;
  const fields: Field[] = [];
  const add = (
    label: string,
    value: number,
    [least, most]: readonly [number, number],
    changed: Field["changed"],
  ): void => void fields.push({ label, value, least, most, changed });
  if ("main" in system) {
    const least = system.kind === "byoyomi" || system.kind === "canadian" ? 0 : 1;
    const main = system.main / minute;
    add(clock.main, main, [least, mostMain], (value) => withMain(system, value * minute));
  }
  if ("period" in system) {
    const { least, most } = periodsLast;
    add(clock.period, system.period / 1000, [least, most], (value) => ({
      ...system,
      period: value * 1000,
    }));
  }
  if ("periods" in system)
    add(clock.periods, system.periods, [1, 30], (periods) => ({ ...system, periods }));
  if ("points" in system)
    add(clock.penalty, system.points, [1, 50], (points) => ({ ...system, points }));
  if ("stones" in system)
    add(clock.stones, system.stones, [1, 100], (stones) => ({ ...system, stones }));
  if ("bonus" in system)
    add(clock.bonus, system.bonus / 1000, [1, 600], (value) => ({
      ...system,
      bonus: value * 1000,
    }));
  return fields;
}

export function ClockChoice({
  system,
  onChoose,
}: {
  system: TimeControl;
  onChoose: (system: TimeControl) => void;
}) {
  const clock = words.clock;
  return (
    <>
      <label>
        {clock.system}
        <select
          name="clock"
          value={system.kind}
          onChange={(event) => onChoose(usual[event.currentTarget.value as TimeControl["kind"]])}
        >
          {kinds.map((kind) => (
            <option value={kind}>{clock.systems[kind]}</option>
          ))}
        </select>
      </label>
      {fieldsOf(system).map(({ changed, ...field }) => (
        <NumberField key={field.label} {...field} onChange={(value) => onChoose(changed(value))} />
      ))}
    </>
  );
}
