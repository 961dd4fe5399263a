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
      {"main" in system && (
        <NumberField
          label={clock.main}
          value={system.main / minute}
          least={system.kind === "byoyomi" || system.kind === "canadian" ? 0 : 1}
          most={mostMain}
          onChange={(value) => onChoose(withMain(system, value * minute))}
        />
      )}
      {"period" in system && (
        <NumberField
          label={clock.period}
          value={system.period / 1000}
          {...periodsLast}
          onChange={(value) => onChoose({ ...system, period: value * 1000 })}
        />
      )}
      {"periods" in system && (
        <NumberField
          label={clock.periods}
          value={system.periods}
          least={1}
          most={30}
          onChange={(value) => onChoose({ ...system, periods: value })}
        />
      )}
      {"points" in system && (
        <NumberField
          label={clock.penalty}
          value={system.points}
          least={1}
          most={50}
          onChange={(value) => onChoose({ ...system, points: value })}
        />
      )}
      {"stones" in system && (
        <NumberField
          label={clock.stones}
          value={system.stones}
          least={1}
          most={100}
          onChange={(value) => onChoose({ ...system, stones: value })}
        />
      )}
      {"bonus" in system && (
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
