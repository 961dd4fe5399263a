// After a game against the computer: the level that is due, where it is another.

import type { Shinpan, State } from "../engine/engine.ts";
import { levelSaid } from "../parts/level_said.ts";
import { atLevel } from "../model/quick_game.ts";
import { opponentIn } from "../model/results.ts";
import type { GameFile } from "../model/table.ts";
import { words } from "../words/index.ts";

interface Props {
  readonly engine: Shinpan;
  readonly game: GameFile;
  readonly state: State;
  /** null while it is not known. */
  readonly due: number | null;
  readonly onStart: (game: GameFile) => void;
}

export function NextLevel({ engine, game, state, due, onStart }: Props) {
  const opponent = opponentIn(game);
  if (!opponent || !state.outcome || state.handicap > 0) return null;
  if (due === null || due === opponent.level) return null;
  return (
    <section class="panel">
      <p>{due > opponent.level ? words.nextGame.up : words.nextGame.down}</p>
      <button
        type="button"
        class="main"
        onClick={() => onStart(atLevel(engine, game, opponent.program, due))}
      >
        {words.nextGame.play(levelSaid(due, game.start))}
      </button>
    </section>
  );
}
