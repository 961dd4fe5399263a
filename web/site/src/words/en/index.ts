// All English texts, in parts. The other languages have the same parts; one that is not translated yet is the
// English one there, and tests/words.test.ts says so.

import { beginning } from "./beginning.ts";
import { board } from "./board.ts";
import { count } from "./count.ts";
import { dispute } from "./dispute.ts";
import { end } from "./end.ts";
import { ending } from "./ending.ts";
import { every } from "./every.ts";
import { english as first } from "./first.ts";
import { game } from "./game.ts";
import { graph } from "./graph.ts";
import { info } from "./info.ts";
import { judging } from "./judging.ts";
import { keeping } from "./keeping.ts";
import { lab } from "./lab.ts";
import { learn } from "./learn.ts";
import { net } from "./net.ts";
import { pages } from "./pages.ts";
import { records } from "./records.ts";
import { refusals } from "./refusals.ts";
import { shelf } from "./shelf.ts";
import { titleOf } from "./titles.ts";
import { told } from "./told.ts";
import { tournament } from "./tournament.ts";
import { verdict } from "./verdict.ts";
import { nextGame, passing, program, you } from "./you.ts";
import type { Said } from "../shape.ts";

export const english = {
  ...first,
  ...refusals,
  board,
  game,
  dispute,
  end,
  ending,
  count,
  every,
  titleOf,
  told,
  lab,
  learn,
  net,
  pages,
  records,
  beginning,
  graph,
  info,
  judging,
  keeping,
  shelf,
  tournament,
  verdict,
  you,
  program,
  passing,
  nextGame,
};

export type Words = Said<typeof english>;
