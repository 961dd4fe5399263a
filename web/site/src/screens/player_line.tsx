// A player above the board: the stones captured, which become the score, and the clock.

import type { Clock } from "../clock.ts";
import type { Sounds } from "../clock_sounds.ts";
import { ClockView } from "../clock_view.tsx";
import type { Player, State } from "../engine.ts";
import { StoneIcon } from "../icons.tsx";
import { words } from "../words/index.ts";

interface Props {
  readonly player: Player;
  readonly state: State;
  /** In words, once there is one. */
  readonly score: string | null;
  readonly turn: boolean;
  readonly clock: Clock | null;
  readonly since: number | null;
  readonly sounds: Sounds;
}

export function PlayerLine({ player, state, score, turn, clock, since, sounds }: Props) {
  const opponent = player === "B" ? "white" : "black";
  const received = state.handed[opponent];
  return (
    <div class={`player ${turn ? "turn" : ""}`}>
      <StoneIcon black={player === "B"} />
      <span>{score ?? words.game.captured(player, state.prisoners[opponent])}</span>
      {clock &&
        <ClockView player={player} system={clock.system} side={clock[player]} since={turn ? since : null}
          sounds={sounds} />}
      {score === null && received > 0 && <span class="quiet">{words.game.handed(received)}</span>}
    </div>
  );
}
