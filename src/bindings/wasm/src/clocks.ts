// Clocks: what is left to a player under a time control, and what that costs. No clock is read here: whoever measures
// says how much time has run. Times are milliseconds.
//
//     const control = { kind: "byoyomi", main: 600_000, period: 30_000, periods: 5 } as const;
//     let { left } = shinpan.clocks.begin(control);
//     left = shinpan.clocks.move(control, left, 4200).left;    // a move that took 4.2 s
//     shinpan.clocks.run(control, left, 900)                   // what is seen 0.9 s into the next one

import { mistake, playerNumber, type Module } from "./module.js";
import type { Player } from "./answers.js";

/** How much time a player has. Times are milliseconds. */
export type TimeControl =
  | { readonly kind: "none" }
  /** Main time and no more. */
  | { readonly kind: "absolute"; readonly main: number }
  /** Then periods; a move within a period gives it back whole. */
  | {
      readonly kind: "byoyomi";
      readonly main: number;
      readonly period: number;
      readonly periods: number;
    }
  /** Then so many moves in each period. */
  | {
      readonly kind: "canadian";
      readonly main: number;
      readonly period: number;
      readonly stones: number;
    }
  /** Each move adds to what is left. */
  | { readonly kind: "fischer"; readonly main: number; readonly bonus: number }
  /** A time for each move, and nothing is kept. */
  | { readonly kind: "move"; readonly period: number }
  /** Then periods, each of which costs points when it begins; what a move leaves of one is kept. */
  | {
      readonly kind: "ing";
      readonly main: number;
      readonly period: number;
      readonly periods: number;
      readonly points: number;
    };

/** What is left to a player. */
export interface TimeLeft {
  readonly main: number; // of the main time; under Fischer's system of all time
  readonly period: number; // of the period that runs or comes first
  readonly periods: number; // that one among them
  readonly stones: number; // to be played in a Canadian period; else of no meaning
}

/** What a clock shows. */
export interface ClockReading {
  readonly left: TimeLeft;
  /** It took too long, and nothing is left. */
  readonly over: boolean;
  /** Until the game is lost; null where time is not limited. */
  readonly untilLoss: number | null;
  /** Until a period, points or the game is lost; null before overtime that costs nothing, and without a limit. */
  readonly untilCost: number | null;
  /** What overtime has cost so far; each point is due as a `penalty` event. */
  readonly pointsLost: number;
}

/** As the C interface numbers them. */
const kinds: readonly TimeControl["kind"][] = [
  "none",
  "absolute",
  "byoyomi",
  "canadian",
  "fischer",
  "move",
  "ing",
];

/** The bytes of shinpan_time_control and shinpan_clock, which lie one behind the other: a control and two clocks. */
const controlSize = 32;
const clockSize = 48;

/** Whole milliseconds: what lies between two of them is nobody's. */
function milliseconds(time: number): bigint {
  if (!Number.isFinite(time)) throw mistake(`${String(time)} is not a time`);
  return BigInt(Math.round(time));
}

/** All calls are sums, quick enough for every picture of a page. */
export class Clocks {
  private readonly at: number;

  /** @internal */
  constructor(private readonly module: Module) {
    this.at = module.run("alloc", controlSize + 2 * clockSize);
  }

  /** A full clock, as a game begins. */
  begin(control: TimeControl): ClockReading {
    return this.ask("begin", control);
  }

  /** So much time has run, and no move was made. */
  run(control: TimeControl, left: TimeLeft, elapsed: number): ClockReading {
    return this.ask("run", control, left, milliseconds(elapsed));
  }

  /** A move took so long. */
  move(control: TimeControl, left: TimeLeft, elapsed: number): ClockReading {
    return this.ask("move", control, left, milliseconds(elapsed));
  }

  /**
   * The player's last move is taken back; `whenMade` was left when it was made, after its time had run, as `run` tells
   * it. What it gave goes with it, the time used stays used.
   */
  takeBack(control: TimeControl, left: TimeLeft, whenMade: TimeLeft): ClockReading {
    const made = this.at + controlSize + clockSize;
    this.write(made, control, whenMade);
    return this.ask("take_back", control, left, made);
  }

  /** What SGF says of a control, by property: TM and OT; nothing without a limit. */
  sgfOf(control: TimeControl): Record<string, string> {
    this.writeControl(control);
    return this.values("time_control_sgf", this.at);
  }

  /** What SGF says of a player's clock after a move, by property: BL and OB, or WL and OW; nothing without a limit. */
  sgfOfLeft(control: TimeControl, left: TimeLeft, player: Player): Record<string, string> {
    const clock = this.at + controlSize;
    this.writeControl(control);
    this.write(clock, control, left);
    return this.values("clock_sgf", this.at, clock, playerNumber(player));
  }

  private values(name: string, ...args: number[]): Record<string, string> {
    const said = this.module.text(name, ...args);
    if (said === null) throw mistake("there is no such time control");
    return JSON.parse(said) as Record<string, string>;
  }

  private ask(
    what: string,
    control: TimeControl,
    left?: TimeLeft,
    ...more: (number | bigint)[]
  ): ClockReading {
    const clock = this.at + controlSize;
    this.writeControl(control);
    if (left) this.write(clock, control, left);
    if (this.module.run(`clock_${what}`, this.at, clock, ...(more as number[])) !== 0)
      throw mistake("there is no such time control");
    return this.read(clock, control);
  }

  private writeControl(control: TimeControl): void {
    const {
      main = 0,
      bonus = 0,
      period = bonus,
      stones = 0,
      periods = stones,
      points = 0,
    } = {
      ...control,
    } as { [part in "main" | "bonus" | "period" | "stones" | "periods" | "points"]?: number };
    const view = this.module.data();
    view.setBigInt64(this.at, milliseconds(main), true);
    view.setBigInt64(this.at + 8, milliseconds(period), true);
    view.setInt32(this.at + 16, kinds.indexOf(control.kind), true);
    view.setInt32(this.at + 20, periods, true);
    view.setInt32(this.at + 24, points, true);
  }

  private write(at: number, { kind }: TimeControl, left: TimeLeft): void {
    const view = this.module.data();
    view.setBigInt64(at, milliseconds(left.main), true);
    view.setBigInt64(at + 8, milliseconds(left.period), true);
    view.setInt32(at + 32, kind === "canadian" ? left.stones : left.periods, true);
  }

  private read(at: number, { kind }: TimeControl): ClockReading {
    const view = this.module.data();
    const time = (from: number): number => Number(view.getBigInt64(at + from, true));
    const until = (from: number): number | null => (time(from) < 0 ? null : time(from));
    const count = view.getInt32(at + 32, true);
    const [periods, stones] = kind === "canadian" ? [1, count] : [count, 0];
    return {
      left: { main: time(0), period: time(8), periods, stones },
      over: view.getInt32(at + 40, true) !== 0,
      untilLoss: until(16),
      untilCost: until(24),
      pointsLost: view.getInt32(at + 36, true),
    };
  }
}
