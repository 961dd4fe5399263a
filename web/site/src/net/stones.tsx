// The handicap stones of a game over the net that Black places: they do it on the board, all others wait.

import type { Settings as BoardSettings } from "shinpan-board";
import { Placing } from "../choosing/placing.tsx";
import { customary, customaryOf, rulingOf } from "../choosing/terms.tsx";
import type { GameEvent, Shinpan } from "../engine/engine.ts";
import type { Standing } from "../model/table.ts";
import { words } from "../words/index.ts";
import type { NetGame } from "./line.ts";

interface Props {
  readonly engine: Shinpan;
  readonly game: NetGame;
  readonly boardSettings: Partial<BoardSettings>;
  readonly onEvent: (event: GameEvent) => void;
}

/** Has Black to place the stones? */
export const awaitsStones = ({ conditions }: NetGame, { state }: Standing): boolean =>
  conditions.black_places === true && state.handicap === 0;

/** What the others are told meanwhile. */
export function StonesAwaited({ game }: Pick<Props, "game">) {
  return (
    <p class="panel offered" role="status">
      {words.beginning.placing.heading(game.conditions.handicap)}
    </p>
  );
}

/** For Black. */
export function Stones({ engine, game, boardSettings, onEvent }: Props) {
  const { rules, cols, rows, handicap: number } = game.conditions;
  const size = { cols, rows };
  const handicap = engine.handicap(rules, [cols, rows], number);
  const reference = engine.ruleset(customary[0]!).id;
  return (
    <Placing
      size={size}
      count={number}
      customary={customaryOf(engine, handicap, reference, size, number)}
      forComputer={false}
      ruling={rulingOf(handicap)}
      settings={boardSettings}
      onPlaced={(points) => {
        if (game.pending.length === 0) onEvent({ kind: "handicap", number, points });
      }}
    />
  );
}
