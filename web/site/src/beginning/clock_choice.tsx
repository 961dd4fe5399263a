// The time system of a new game.

import type { TimeSystem } from "../engine/clock.ts";
import { words } from "../words/first.ts";
import { NumberField } from "../parts/number_field.tsx";

const kinds: readonly TimeSystem["kind"][] = [
  "none",
  "absolute",
  "byoyomi",
  "canadian",
  "fischer",
  "ing",
];
const minute = 60_000;
const usual: Readonly<Record<TimeSystem["kind"], TimeSystem>> = {
  none: { kind: "none" },
  absolute: { kind: "absolute", main: 30 * minute },
  byoyomi: { kind: "byoyomi", main: 20 * minute, period: 30_000, periods: 3 },
  canadian: { kind: "canadian", main: 20 * minute, period: 300_000, stones: 15 },
  fischer: { kind: "fischer", main: 15 * minute, bonus: 15_000 },
  // As the European federation has it under Ing rules: three periods of a sixth of the main time, two points
  // each.
  ing: { kind: "ing", main: 30 * minute, period: 5 * minute, periods: 3, points: 2 },
};

export const mostMain = 600; // minutes
/** Seconds; what goes with the longest main time can be chosen. */
export const periodsLast = { least: 5, most: (mostMain * 60) / 6 } as const;

/** The periods of overtime that costs points go with the main time. */
export const withMain = <S extends TimeSystem>(system: S, main: number): S => ({
  ...system,
  main,
  ...(system.kind === "ing" && { period: Math.round(main / 6) }),
});

export function ClockChoice({
  system,
  onChoose,
}: {
  system: TimeSystem;
  onChoose: (system: TimeSystem) => void;
}) {
  const clock = words.clock;
  return (
    <>
      <label>
        {clock.system}
        <select
          name="clock"
          value={system.kind}
          onChange={(event) => onChoose(usual[event.currentTarget.value as TimeSystem["kind"]])}
        >
          {kinds.map((kind) => (
            <option value={kind}>{clock.systems[kind]}</option>
          ))}
        </select>
      </label>
      {system.kind !== "none" && (
        <NumberField
          label={clock.main}
          value={system.main / minute}
          least={system.kind === "byoyomi" || system.kind === "canadian" ? 0 : 1}
          most={mostMain}
          onChange={(value) => onChoose(withMain(system, value * minute))}
        />
      )}
      {(system.kind === "byoyomi" || system.kind === "canadian" || system.kind === "ing") && (
        <NumberField
          label={clock.period}
          value={system.period / 1000}
          {...periodsLast}
          onChange={(value) => onChoose({ ...system, period: value * 1000 })}
        />
      )}
      {(system.kind === "byoyomi" || system.kind === "ing") && (
        <NumberField
          label={clock.periods}
          value={system.periods}
          least={1}
          most={30}
          onChange={(value) => onChoose({ ...system, periods: value })}
        />
      )}
      {system.kind === "ing" && (
        <NumberField
          label={clock.penalty}
          value={system.points}
          least={1}
          most={50}
          onChange={(value) => onChoose({ ...system, points: value })}
        />
      )}
      {system.kind === "canadian" && (
        <NumberField
          label={clock.stones}
          value={system.stones}
          least={1}
          most={100}
          onChange={(value) => onChoose({ ...system, stones: value })}
        />
      )}
      {system.kind === "fischer" && (
        <NumberField
          label={clock.bonus}
          value={system.bonus / 1000}
          least={1}
          most={600}
          onChange={(value) => onChoose({ ...system, bonus: value * 1000 })}
        />
      )}
    </>
  );
}
