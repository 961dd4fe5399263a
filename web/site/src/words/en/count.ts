// The counting theatre.

import type { Player } from "../../engine/engine.ts";
import { player } from "./speech.ts";

export const count = {
  heading: "Counting",
  method: "Method",
  /** Short names; what each does, the engine says. */
  methods: {
    as_it_stands: "as it stands",
    half_count: "half the board, in zi",
    fill_by_tens: "filled and lifted by tens",
    smaller_side: "the smaller side",
    fill_prisoners: "prisoners filled in",
    pass_stone_fill: "with pass stones",
    extra_stone_fill: "equal stones",
    fixed_stones_fill: "180 stones a side",
    two_positions: "two positions",
  } as Readonly<Record<string, string>>,
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  start: "The table before the count.",
  first: "To the beginning",
  previous: "Step back",
  next: "Next step",
  last: "To the end",
  play: "Let it run",
  stop: "Stop",
  print: "Print",
  bowl: (who: Player, stones: number) => `${player(who)}'s bowl: ${stones}`,
  lid: (who: Player, stones: number) => `${player(who)}'s lid: ${stones}`,
  whereStones: "Where the stones are",
  stones: (who: Player, board: number, bowl: number, lid: number) =>
    `${player(who)}'s stones: ${board} on the board, ${bowl} in the bowl, ${lid} ` +
    `in ${player(who === "B" ? "W" : "B")}'s lid; ${board + bowl + lid} in all`,
  all: (method: string) => `The whole count: ${method}`,
  total: (who: Player, amount: string, unit: string) => `${player(who)}: ${amount} ${unit}`,
  units: { zi: () => "zi", points: (amount: string) => (amount === "1" ? "point" : "points") },
  margin: (result: string) => `By this count: ${result}`,
  even: "a draw",
  tooEarly: "A game can be counted once it has stopped.",
};
