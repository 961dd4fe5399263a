// Plays a ko on 5x5, is told why it may not be retaken, ends the game and counts it.
//
//   npm install shinpan && node ko.mjs

import { load } from "shinpan";

const shinpan = await load();
const game = shinpan.game({ rules: "French", size: 5, komi: 0 });
for (const point of ["A2", "C1", "E5", "B2", "E4", "A1", "B1", "A1"]) {
  const played = game.play(game.toMove, point);
  if (played.ok) continue;
  const { reason, clause, repeats_move } = played.refusal;
  console.log(`${point} is refused: ${reason}, ${clause}, as after move ${repeats_move}`);
}
game.pass("W");
game.pass("B");
console.log(String(game));
for (const { player, what, half_points, clause } of game.score([]).terms)
  console.log(`${player} ${what} ${half_points / 2} (${clause})`);
console.log(game.score([]).result);
