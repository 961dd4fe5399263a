import type { Player } from "../../engine/engine.ts";
import { player } from "./speech.ts";

export const count = {
  heading: "Zählen",
  method: "Verfahren",
  methods: {
    as_it_stands: "wie es steht",
    half_count: "halbes Brett, in Zi",
    fill_by_tens: "in Zehnern abgehoben",
    smaller_side: "die kleinere Seite",
    fill_prisoners: "Gefangene eingefüllt",
    pass_stone_fill: "mit Passsteinen",
    extra_stone_fill: "gleich viele Steine",
    fixed_stones_fill: "je 180 Steine",
    two_positions: "zwei Stellungen",
  } as Readonly<Record<string, string>>,
  step: (step: number, steps: number) => `Schritt ${step} von ${steps}`,
  start: "Der Tisch vor dem Zählen.",
  first: "Zum Anfang",
  previous: "Schritt zurück",
  next: "Nächster Schritt",
  last: "Zum Ende",
  play: "Ablaufen lassen",
  stop: "Anhalten",
  print: "Drucken",
  bowl: (who: Player, stones: number) => `Dose von ${player(who)}: ${stones}`,
  lid: (who: Player, stones: number) => `Deckel von ${player(who)}: ${stones}`,
  whereStones: "Wo die Steine sind",
  stones: (who: Player, board: number, bowl: number, lid: number) =>
    `Steine von ${player(who)}: ${board} auf dem Brett, ${bowl} in der Dose, ${lid} im Deckel ` +
    `von ${player(who === "B" ? "W" : "B")}; zusammen ${board + bowl + lid}`,
  all: (method: string) => `Das ganze Zählen: ${method}`,
  total: (who: Player, amount: string, unit: string) => `${player(who)}: ${amount} ${unit}`,
  units: { zi: () => "Zi", points: (amount: string) => (amount === "1" ? "Punkt" : "Punkte") },
  margin: (result: string) => `Nach dieser Zählung: ${result}`,
  even: "unentschieden",
  tooEarly: "Gezählt werden kann, sobald die Partie angehalten ist.",
};
