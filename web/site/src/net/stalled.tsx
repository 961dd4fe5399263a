// A game that does not come on: what the log tells of that, and the ways that the players have, by the rules
// and by the referee. Nothing happens by itself.

import { useMemo } from "preact/hooks";
import { eventsIn, type GameEvent, type Ruleset, type State } from "../engine/engine.ts";
import { passMeaning } from "../parts/pass_meaning.ts";
import { words } from "../words/index.ts";
import type { Connection } from "./connection.ts";
import type { NetGame } from "./line.ts";
import { answeredByPasses, contested } from "./stalling.ts";

interface Props {
  readonly line: Connection;
  readonly game: NetGame;
  readonly state: State;
  readonly rules: Ruleset;
  readonly onEvents: (events: readonly GameEvent[]) => void;
}

/** What is told, and for what the referee would be called; null where the game comes on. */
function useStalling({ entries, you }: NetGame, state: State, rules: Ruleset) {
  const events = useMemo(() => eventsIn(entries.flatMap(({ event }) => event ?? [])), [entries]);
  const points = contested(events);
  if (points.length > 0)
    return { said: words.net.contested(points.join(" ")), reason: "life and death" };
  const moves = answeredByPasses(events);
  if (!moves || moves.by === you) return null;
  const said = words.sentences([
    words.net.passedOver(moves.by, moves.count),
    passMeaning(state, rules),
  ]);
  return { said, reason: "conduct" };
}

export function Stalled({ line, game, state, rules, onEvents }: Props) {
  const { you, table } = game;
  const stalling = useStalling(game, state, rules);
  if (!stalling || !you || state.outcome || table.aborted || table.call !== undefined) return null;
  const { said, reason } = stalling;
  return (
    <section class="panel offered" role="group" aria-label={words.net.stalled}>
      <p role="status">{said}</p>
      <div class="buttons">
        {state.may.resume.includes(you) && (
          <button type="button" onClick={() => onEvents([{ kind: "resume", by: you }])}>
            {words.end.events.resume!(you)}
          </button>
        )}
        <button type="button" onClick={() => line.say(game.name, `call ${reason}`)}>
          {words.judging.call}
        </button>
      </div>
    </section>
  );
}
