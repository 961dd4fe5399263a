// The end of a game by its ruleset's own procedure: what the rules allow now, the engine says (state.may); here stand
// only the buttons. Marks are proposed by one player and accepted by the other, and the score follows them live.

import { useMemo, useState } from "preact/hooks";
import { nameOf, type Point, type Size } from "shinpan-board";
import { ShinpanError, type Game, type Offer, type Player, type Score, type State } from "../engine.ts";
import { marksCount, other } from "../table.ts";
import { words } from "../words/index.ts";
import { ScoreTable } from "./score_table.tsx";

const usual: readonly Offer[] = ["resume", "end_agreed", "analysis_agreed"];
const rare: readonly Offer[] = ["no_result_agreed", "both_lose"];

/** The score with these stones taken off; as agreed, where the rules take none off. */
export function scoreWith(game: Game, dead: readonly string[]): Score {
  try {
    return game.score(dead);
  } catch (fault) {
    if (fault instanceof ShinpanError) return game.score();
    throw fault;
  }
}

interface Props {
  readonly game: Game;
  readonly state: State;
  readonly size: Size;
  readonly marked: readonly Point[];
  readonly settled: boolean;
  readonly onEvent: (line: string) => void;
  readonly onMarkAll: (names: readonly string[]) => void;
  readonly onCount: () => void;
  readonly onEvery: () => void;
}

function Agreements({ kinds, state, dead, onEvent }: {
  kinds: readonly Offer[]; state: State; dead: readonly string[]; onEvent: (line: string) => void;
}) {
  return (
    <>
      {kinds.flatMap((kind) => {
        const may = state.may[kind];
        const both = kind !== "resume";
        return (both ? may.slice(0, 1) : may).map((player: Player) => (
          <button type="button" onClick={() => onEvent([kind, player, ...(kind === "analysis_agreed" ? dead : [])].join(" "))}>
            {words.end.events[kind]!(player)}
          </button>
        ));
      })}
    </>
  );
}

export function EndPanel({ game, state, size, marked, settled, onEvent, onMarkAll, onCount, onEvery }: Props) {
  const [sure, setSure] = useState<number | null>(null);
  const marking = marksCount(state, settled);
  const dead = marking ? marked.map((at) => nameOf(at, size, "letters")) : state.agreed_dead;
  const counts = state.outcome === null || state.outcome.how === "scored";
  const stopped = state.phase === "stopped" || state.phase === "analysis_stopped" || state.phase === "over";
  const score = useMemo(() => (counts && stopped ? scoreWith(game, dead) : null), [game, state, dead.join(" ")]);
  const suggest = (): void => {
    const estimate = game.estimate({ playouts: 400 });
    setSure(Math.round(estimate.confidence / 10));
    onMarkAll(estimate.dead);
  };
  return (
    <section class="panel end" aria-labelledby="end-heading">
      <h2 id="end-heading">{words.end.heading[state.phase]}</h2>
      {state.outcome && (
        <p>{words.end.how[state.outcome.how]}{words.clause(state.outcome.clause)}{state.outcome.winner && `: ${words.player(state.outcome.winner)}`}</p>
      )}
      <p>{state.phase === "over" && marking ? words.end.overMarks : words.end.phases[state.phase]}{words.clause(state.outcome ? "" : state.clause)}</p>
      {state.marks && <p role="status">{words.end.proposed(state.marks.by, state.marks.points.join(" ") || words.end.nothing)}</p>}
      <div class="buttons">
        {marking && <button type="button" onClick={suggest}>{words.end.suggest}</button>}
        {marking && state.may.marks_proposed.map((player) => (
          <button type="button" onClick={() => onEvent(["marks_proposed", player, ...dead].join(" "))}>{words.end.propose(player)}</button>
        ))}
        {state.marks && state.may.marks_accepted.includes(other(state.marks.by)) && (
          <button type="button" class="main" onClick={() => onEvent(state.marks!.acceptance)}>{words.end.accept(other(state.marks.by))}</button>
        )}
        <Agreements kinds={usual} state={state} dead={dead} onEvent={onEvent} />
      </div>
      {rare.some((kind) => state.may[kind].length > 0) && (
        <details>
          <summary>{words.end.rare}</summary>
          <div class="buttons"><Agreements kinds={rare} state={state} dead={dead} onEvent={onEvent} /></div>
        </details>
      )}
      {sure !== null && marking && <p class="quiet">{words.end.suggested(sure)}</p>}
      {score && (
        <>
          {marking && <h3>{words.end.ifSo}</h3>}
          <ScoreTable score={score} result={score.result} />
          <div class="buttons">
            <button type="button" onClick={onCount}>{words.end.toCount}</button>
            <button type="button" onClick={onEvery}>{words.end.toEvery}</button>
          </div>
        </>
      )}
    </section>
  );
}
