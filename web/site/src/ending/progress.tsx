// How far a search of the referee's is, and a way to break it off or to go on.

import { words } from "../words/index.ts";
import { rounds, type Referee, type Search } from "./referee.ts";

export function Progress({
  referee,
  search,
}: {
  readonly referee: Referee;
  readonly search: Search;
}) {
  const text = words.ending.search;
  const {
    findings: { work },
    stop,
    goOn,
    isBroken,
  } = referee;
  const all = rounds[search].length;
  const works = work !== null && work !== "estimate" && work.search === search;
  const on = goOn[search];
  if (!works && !(on && isBroken(search))) return null;
  const said = works ? text.rounds[search](work.round + 1, all) : text.stopped;
  return (
    <div class="buttons">
      <span role="status">{said}</span>
      {works && <progress value={work.round} max={all} aria-label={said} />}
      <button type="button" onClick={works ? stop : on!}>
        {works ? text.stop : text.goOn}
      </button>
    </div>
  );
}
