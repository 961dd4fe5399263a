// A player above the board: the stones captured, which become the score, and the clock.

import type { Clock } from "../engine/clock.ts";
import type { Sounds } from "../model/model.ts";
import { ClockView } from "./clock_view.tsx";
import type { Player, Shinpan, State } from "../engine/engine.ts";
import { StoneIcon } from "../parts/icons.tsx";
import { levelSaid } from "../parts/level_said.ts";
import { opponentIn } from "../model/results.ts";
import type { GameFile } from "../model/table.ts";
import { words } from "../words/index.ts";

interface Props {
  readonly engine: Shinpan;
  readonly game: GameFile;
  readonly player: Player;
  readonly state: State;
  /** Once there is one. */
  readonly score: string | null;
  readonly turn: boolean;
  readonly clock: Clock | null;
  readonly since: number | null;
  readonly sounds: Sounds;
}

/** What is told of a player, who may be the one that reads it: the stones taken, or the score. */
function toldOf({ game, player, state, score }: Props): string {
  const taken = state.prisoners[player === "B" ? "white" : "black"];
  const opponent = opponentIn(game);
  if (!opponent)
    return score === null ? words.game.captured(player, taken) : words.game.score(player, score);
  if (player === opponent.you)
    return score === null ? words.you.captured(taken) : words.you.score(score);
  const level = levelSaid(opponent.level, game.start);
  return score === null ? words.program.captured(level, taken) : words.program.score(level, score);
}

export function PlayerLine(props: Props) {
  const { engine, player, state, score, turn, clock, since, sounds } = props;
  const opponent = player === "B" ? "white" : "black";
  const received = state.handed[opponent];
  return (
    <div class={`player ${turn ? "turn" : ""}`}>
      <StoneIcon black={player === "B"} />
      <span>{toldOf(props)}</span>
      {clock && (
        <ClockView
          clocks={engine.clocks}
          player={player}
          system={clock.system}
          side={clock[player]}
          since={turn ? since : null}
          sounds={sounds}
        />
      )}
      {score === null && received > 0 && <span class="quiet">{words.game.handed(received)}</span>}
    </div>
  );
}
