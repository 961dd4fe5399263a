// What a pass would cost at once: the engine is asked play by play.

import type { Game, Player, PointName } from "../engine/engine.ts";
import { other } from "./table.ts";

const legal = 0;

/** The stones that the opponent could take with the next play, if the player passed now. */
export function lostByPassing(game: Game, player: Player): readonly PointName[] {
  const opponent = other(player);
  const passed = game.copy();
  const lost = new Set<number>();
  if (passed.pass(player).ok && passed.state().may.play.includes(opponent)) {
    const before = passed.board();
    const own = player === "B" ? 1 : 2;
    for (const [at, reason] of passed.legality(opponent).entries()) {
      if (reason !== legal) continue;
      const played = passed.copy();
      played.play(opponent, at);
      played.board().forEach((stone, point) => {
        if (before[point] === own && stone === 0) lost.add(point);
      });
      played.free();
    }
  }
  passed.free();
  return [...lost].sort((a, b) => a - b).map((point) => game.nameOf(point));
}
