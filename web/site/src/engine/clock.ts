// Clocks, as pure sums: no time is read here. All times are milliseconds.
//
//   let side = fresh(system);
//   side = spent(system, side, 4200);     // a move that took 4.2 s
//   remaining(system, side, 900)          // what the player sees 0.9 s into the next one

export type TimeSystem =
  | { readonly kind: "none" }
  | { readonly kind: "absolute"; readonly main: number }
  | {
      readonly kind: "byoyomi";
      readonly main: number;
      readonly period: number;
      readonly periods: number;
    }
  | {
      readonly kind: "canadian";
      readonly main: number;
      readonly period: number;
      readonly stones: number;
    }
  | { readonly kind: "fischer"; readonly main: number; readonly bonus: number }
  /**
   * Overtime that costs points: to begin one of so many further periods costs some, and what is left of it is
   * kept.
   */
  | {
      readonly kind: "ing";
      readonly main: number;
      readonly period: number;
      readonly periods: number;
      readonly points: number;
    };

export interface Side {
  readonly main: number; // left of the main time
  readonly period: number; // left of the running period
  readonly periods: number; // left, the running one among them
  readonly stones: number; // to be played in the running period
}

/** What a move left its player, before what the move itself gives: a bonus, a stone less to be played. */
export interface Made {
  readonly player: "B" | "W";
  readonly left: Side;
}

export interface Clock {
  readonly system: TimeSystem;
  readonly B: Side;
  readonly W: Side;
  /** The moves that stand, as far as they were noted: a game that was kept before has none of its first. */
  readonly made?: readonly Made[];
}

/** What a player has at the beginning. */
export function fresh(system: TimeSystem): Side {
  const main = system.kind === "none" ? 0 : system.main;
  switch (system.kind) {
    case "none":
    case "absolute":
    case "fischer":
      return { main, period: 0, periods: 0, stones: 0 };
    case "byoyomi":
    case "ing":
      return { main, period: system.period, periods: system.periods, stones: 1 };
    case "canadian":
      return { main, period: system.period, periods: 1, stones: system.stones };
  }
}

/** What is left to a player whose time is over. */
export const nothingLeft: Side = { main: 0, period: 0, periods: 0, stones: 0 };

/** A clock as the game begins. */
export const clockOf = (system: TimeSystem): Clock => ({
  system,
  B: fresh(system),
  W: fresh(system),
});

/**
 * What is left when that much has run and no move was made; null when the time is over. As in the engine, a
 * time or a period lasts to its very end: what takes longer uses it up.
 */
export function remaining(system: TimeSystem, side: Side, elapsed: number): Side | null {
  if (system.kind === "none") return side;
  if (elapsed <= side.main) return { ...side, main: side.main - elapsed };
  const over = elapsed - side.main;
  switch (system.kind) {
    case "absolute":
    case "fischer":
      return null;
    case "canadian":
      return over <= side.period ? { ...side, main: 0, period: side.period - over } : null;
    case "byoyomi":
    case "ing": {
      const left = side.period + (side.periods - 1) * system.period - over;
      if (left < 0) return null;
      const periods = Math.min(side.periods, Math.floor(left / system.period) + 1);
      return { ...side, main: 0, periods, period: left - (periods - 1) * system.period };
    }
  }
}

/** The points that a player has lost by overtime. */
export function pointsLost(system: TimeSystem, side: Side): number {
  if (system.kind !== "ing") return 0;
  const begun = side.period < system.period ? 1 : 0;
  return (system.periods - side.periods + begun) * system.points;
}

/** What is left after a move that took that long; null when it came too late. */
export function spent(system: TimeSystem, side: Side, elapsed: number): Side | null {
  const left = remaining(system, side, elapsed);
  if (left === null) return null;
  switch (system.kind) {
    case "none":
    case "absolute":
    case "ing":
      return left;
    case "fischer":
      return { ...left, main: left.main + system.bonus };
    case "byoyomi":
      return { ...left, period: system.period };
    case "canadian": {
      if (side.main > 0 && elapsed <= side.main) return left;
      const full = left.stones === 1;
      return {
        ...left,
        stones: full ? system.stones : left.stones - 1,
        period: full ? system.period : left.period,
      };
    }
  }
}

/**
 * What a player has when a move is taken back that left him so much: what the move gave goes with it, the
 * time that he used stays used. A bonus that he has used since leaves him up to one: nobody loses by taking
 * back.
 */
export function takenBack(system: TimeSystem, side: Side, left: Side): Side {
  switch (system.kind) {
    case "none":
    case "absolute":
    case "byoyomi":
    case "ing":
      return side;
    case "fischer":
      return {
        ...side,
        main: Math.max(side.main - system.bonus, Math.min(side.main, system.bonus)),
      };
    case "canadian":
      return left.main > 0
        ? side
        : { ...side, stones: left.stones, period: Math.min(side.period, left.period) };
  }
}

/** What a clock shows: the main time, then the period. */
export const thinking = (side: Side): number => (side.main > 0 ? side.main : side.period);

/**
 * The time until something is lost: a period, points or the game; null while the main time runs, where
 * overtime follows that costs nothing to begin.
 */
export function untilLoss(system: TimeSystem, left: Side): number | null {
  const follows = system.kind === "byoyomi" || system.kind === "canadian";
  return follows && left.main > 0 ? null : thinking(left);
}

/** "1:02:03", "2:03", and from ten seconds down "9.4". */
export function clockText(time: number): string {
  if (time < 10_000) return (Math.floor(time / 100) / 10).toFixed(1);
  const seconds = Math.ceil(time / 1000);
  const two = (count: number): string => String(count).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}
