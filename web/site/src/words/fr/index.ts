// All French texts.

import type { Words } from "../en/index.ts";
import { beginning } from "./beginning.ts";
import { board } from "./board.ts";
import { clock } from "./clock.ts";
import { count } from "./count.ts";
import { dispute } from "./dispute.ts";
import { end } from "./end.ts";
import { ending } from "./ending.ts";
import { every } from "./every.ts";
import { fresh } from "./fresh.ts";
import { game } from "./game.ts";
import { graph } from "./graph.ts";
import { home, levels } from "./home.ts";
import { info } from "./info.ts";
import { judging } from "./judging.ts";
import { keeping } from "./keeping.ts";
import { lab } from "./lab.ts";
import { learn } from "./learn.ts";
import { net } from "./net.ts";
import { pages } from "./pages.ts";
import { names } from "./names.ts";
import { records } from "./records.ts";
import { refusals } from "./refusals.ts";
import { rulesets } from "./rulesets.ts";
import { site } from "./site.ts";
import { shelf } from "./shelf.ts";
import { titleOf } from "./titles.ts";
import { told } from "./told.ts";
import { tournament } from "./tournament.ts";
import { verdict } from "./verdict.ts";
import { nextGame, passing, program, you } from "./you.ts";

export const words: Words = {
  ...site,
  ...refusals,
  board,
  titleOf,
  clock,
  fresh,
  names,
  rulesets,
  game,
  dispute,
  end,
  ending,
  count,
  every,
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
  home,
  levels,
  you,
  program,
  passing,
  nextGame,
};
