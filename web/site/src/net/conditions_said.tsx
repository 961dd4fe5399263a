// What a game would be under: all of it, in words, with what is particular of the ruleset.

import { clockText } from "../engine/clock.ts";
import type { Shinpan, TimeControl } from "../engine/engine.ts";
import { nameOfRules, particularsOf, sentenceOf } from "../parts/rule_words.ts";
import { words } from "../words/index.ts";
import { points } from "../words/numbers.ts";
import { controlOf } from "./conditions.ts";
import type { GameConditions } from "./messages.ts";

/** "byo-yomi 10:00, then 5 × 0:30". */
export function clockSaid(control: TimeControl): string {
  const { clock } = words;
  const system = clock.systems[control.kind];
  switch (control.kind) {
    case "none":
      return system;
    case "absolute":
      return `${system} ${clockText(control.main)}`;
    case "fischer":
      return `${system} ${clockText(control.main)} + ${clockText(control.bonus)}`;
    case "move":
      return `${system} ${clockText(control.period)}`;
    case "byoyomi":
    case "canadian":
    case "ing": {
      const count = control.kind === "canadian" ? control.stones : control.periods;
      const cost = control.kind === "ing" ? control.points : 0;
      const then = clock.then(control.kind, count, clockText(control.period), cost);
      return `${system} ${clockText(control.main)}, ${then}`;
    }
  }
}

/** What whoever looks on sees of the game. */
export const delaySaid = (moves = 0): string =>
  `${words.net.onlookers}: ${words.net.delays(moves)}`;

interface Props {
  readonly engine: Shinpan;
  readonly conditions: GameConditions;
  /** What the reader would play. */
  readonly side: string;
}

export function ConditionsSaid({ engine, conditions, side }: Props) {
  const { rules, cols, rows, komi_half, handicap, black_places, clock, absence, delay } =
    conditions;
  const ruleset = engine.ruleset(rules);
  const given = handicap > 0 ? engine.handicap(rules, [cols, rows], handicap) : null;
  return (
    <ul class="conditions">
      <li>
        {nameOfRules(ruleset)}
        <p class="quiet">{words.sentences([sentenceOf(ruleset), particularsOf(ruleset)])}</p>
      </li>
      <li>{`${cols} × ${rows}`}</li>
      <li>
        {given ? words.fresh.stones(handicap) : words.fresh.noStones}
        {(given?.placement === "white_passes" || black_places) && (
          <p class="quiet">{words.fresh.ruling(words.fresh.handicapHow[given!.placement]!, "")}</p>
        )}
      </li>
      <li>{words.fresh.komiIs(points(komi_half))}</li>
      <li>{`${words.clock.system}: ${clockSaid(controlOf(clock))}`}</li>
      <li>{absence ? words.net.absence(absence) : words.net.noAbsence}</li>
      <li>{delaySaid(delay)}</li>
      <li>{`${words.net.side}: ${side}`}</li>
    </ul>
  );
}
