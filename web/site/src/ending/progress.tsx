// How far a search of the referee's is, and a way to break it off or to go on.

import { words } from "../words/index.ts";
import { rounds, type Referee, type Search } from "./referee.ts";

export function Progress({ referee, search }: { readonly referee: Referee; readonly search: Search }) {
  const text = words.ending.search;
  const { findings: { work }, stop, goOn, isBroken } = referee;
  const all = rounds[search].length;
  if (work !== null && work !== "estimate" && work.search === search) {
    const said = text.rounds[search](work.round + 1, all);
    return (
      <div class="buttons">
        <span role="status">{said}</span>
        <progress value={work.round} max={all} aria-label={said} />
        <button type="button" onClick={stop}>{text.stop}</button>
      </div>
    );
  }
  const on = goOn[search];
  return on && isBroken(search)
    ? <p role="status">{text.stopped} <button type="button" onClick={on}>{text.goOn}</button></p>
    : null;
}
