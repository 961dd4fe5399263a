// The counting theatre.

import type { Player } from "../../engine.ts";
import { player } from "./speech.ts";

export const count = {
  heading: "Counting",
  method: "Method",
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  start: "The table before the count.",
  first: "To the beginning",
  previous: "Step back",
  next: "Next step",
  last: "To the end",
  play: "Let it run",
  stop: "Stop",
  print: "Print",
  bowl: (who: Player, count: number) => `${player(who)}'s bowl: ${count}`,
  lid: (who: Player, count: number) => `${player(who)}'s lid: ${count}`,
  stones: (who: Player, board: number, bowl: number, lid: number) =>
    `${player(who)}'s stones: ${board} on the board, ${bowl} in the bowl, ${lid} in ${player(who === "B" ? "W" : "B")}'s lid; ${board + bowl + lid} in all`,
  all: "The whole count",
  total: (who: Player, amount: string, unit: string) => `${player(who)}: ${amount} ${unit}`,
  units: { zi: () => "zi", points: (amount: string) => (amount === "1" ? "point" : "points") },
  margin: (result: string) => `By this count: ${result}`,
  even: "a draw",
  tooEarly: "A game can be counted once it has stopped.",
};
