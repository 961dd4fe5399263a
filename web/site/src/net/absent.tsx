// The opponent, on whom the game waits, has gone: what was agreed on for that, once it is due.

import { useState } from "preact/hooks";
import { words } from "../words/index.ts";
import type { Connection } from "./connection.ts";
import type { NetGame } from "./line.ts";
import { useNow } from "./net_state.tsx";

interface Props {
  readonly line: Connection;
  readonly game: NetGame;
}

/** For how many whole seconds the opponent has kept the reader waiting; null where they have not. */
function useSecondsAway({ absentSince, table, you }: NetGame): number | null {
  const isAway = absentSince !== null && you !== null && table.absence?.of !== you;
  const now = useNow(isAway);
  return isAway ? Math.max(0, Math.floor((now - absentSince) / 1000)) : null;
}

/** Nothing happens by itself: the reader claims the game, adjourns it, or waits. */
export function Absent({ line, game }: Props) {
  const [waitsSince, setWaitsSince] = useState<number | null>(null);
  const seconds = useSecondsAway(game);
  const agreed = game.conditions.absence ?? 0;
  if (seconds === null || seconds < agreed || waitsSince === game.absentSince) return null;
  const text = words.net;
  const away = text.awayFor(seconds);
  return (
    <section class="panel offered" role="group" aria-label={text.awayLong}>
      <p role="status">{text.awayLong}</p>
      <p class="quiet">{away}</p>
      <div class="buttons">
        <button type="button" onClick={() => line.say(game.name, `claim ${seconds}`)}>
          {text.claim}
        </button>
        <button type="button" onClick={() => line.say(game.name, `adjourn ${seconds}`)}>
          {text.adjourn}
        </button>
        <button type="button" class="main" onClick={() => setWaitsSince(game.absentSince)}>
          {text.wait}
        </button>
      </div>
    </section>
  );
}
