// The game on the table as its screen sees it: what the engine says of it, what it counts, and what a tap on
// the board does.

import { useEffect, useMemo, useState } from "preact/hooks";
import { nameOf, type BoardView, type Point, type Size } from "shinpan-board";
import {
  colorOf,
  landOf,
  pointNamed,
  pointsNamed,
  stonesIn,
  stonesOf,
} from "../parts/board_view.tsx";
import {
  boardAfter,
  reasons,
  scoreWith,
  type Game,
  type Player,
  type Shinpan,
  type State,
} from "../engine/engine.ts";
import type { Ending } from "../ending/ending.tsx";
import type { Model } from "../model/model.ts";
import type { OnTable, PositionShown } from "../model/on_table.ts";
import { runs } from "../model/turns.ts";
import { movesOf, type GameFile, type Standing } from "../model/table.ts";

const countsNow = ({ phase, outcome }: State, marking: boolean): boolean =>
  (outcome === null || outcome.how === "scored") &&
  (marking || phase === "stopped" || phase === "analysis_stopped" || phase === "over");

/** The game on the table with all that its screen asks of the engine. */
export function useOnTable(
  engine: Shinpan,
  game: GameFile,
  standing: Standing,
  { looking, marked }: Model,
): OnTable {
  const { opened, state, board } = standing;
  const { cols, rows, rules: id } = game.start;
  const size = useMemo((): Size => ({ cols, rows }), [game.start]);
  const rules = useMemo(() => engine.ruleset(id), [id]);
  const moves = useMemo(() => movesOf(game.events), [game]);
  const settled = state.settlement.is_agreed_on_dead;
  const marking = state.settlement.marks_count && looking === null;
  const dead = useMemo(
    () => (marking ? marked.points.map((at) => nameOf(at, size, "letters")) : state.agreed_dead),
    [standing, marking, marked],
  );
  const score = useMemo(
    () => (countsNow(state, marking) ? scoreWith(opened, marking ? dead : undefined) : null),
    [standing, marking, dead],
  );
  const mover = state.to_move;
  const bot = mover !== null && game.seats[mover].kind !== "person";
  return {
    engine,
    game,
    opened,
    state,
    board,
    rules,
    size,
    moves,
    mover,
    bot,
    settled,
    marking,
    marked,
    dead,
    score,
  };
}

export interface Taps {
  /** A tap marks a group rather than playing a stone. */
  readonly mark: boolean;
  /** Whether a tap plays, where the players may choose; null where it cannot. */
  readonly playsOn: boolean | null;
  readonly setPlaysOn: (plays: boolean) => void;
}

/** Where stones may be marked and played, a tap does the one or the other, as the players last asked. */
export function useTaps({ state, marking }: OnTable): Taps {
  const goesOn = state.phase === "settle"; // a tap plays a stone unless the players ask for the other
  const [playsOn, setPlaysOn] = useState(goesOn);
  useEffect(() => setPlaysOn(goesOn), [state.phase]);
  const mayPlayOn =
    marking && !state.outcome && state.may.play.length > 0 && state.may.resume.length === 0;
  return {
    mark: marking && !(mayPlayOn && playsOn),
    playsOn: mayPlayOn ? playsOn : null,
    setPlaysOn,
  };
}

/**
 * The position that is looked at, where there are two: at the end the one that is scored, before it the
 * analysis.
 */
export function usePositionShown({
  phase,
}: State): [PositionShown, (position: PositionShown | null) => void] {
  const [chosen, choose] = useState<PositionShown | null>(null);
  useEffect(() => choose(null), [phase]);
  return [chosen ?? (phase === "over" ? "scored" : "analysis"), choose];
}

/** The point that a ban on repetition forbids now. */
function banned(game: Game, player: Player): Point | null {
  const at = game.legality(player).indexOf(reasons.repetition);
  return at === -1 ? null : at;
}

/** What the board shows of the game. */
export function useGameView(
  table: OnTable,
  looking: number | null,
  taps: Taps,
  shown: PositionShown,
  { labels }: Ending,
): BoardView {
  const { opened, state, board, size, moves, mover, bot, marking, marked, score } = table;
  const answered = bot && runs(state);
  return useMemo((): BoardView => {
    const last = moves[(looking ?? moves.length) - 1];
    const lastMove = last ? pointNamed(last.what, size) : null;
    if (looking !== null) return { size, stones: stonesOf(boardAfter(opened, looking)), lastMove };
    const counted = state.outcome?.how === "scored" ? score : null;
    const territory = counted ? landOf(counted.territory, size) : [];
    if (state.scored_board && shown === "scored")
      return {
        size,
        stones: stonesIn(state.scored_board),
        dead: pointsNamed(counted?.removed ?? [], size),
        territory,
      };
    const hand =
      mover !== null && state.may.play.includes(mover) && !bot && !taps.mark ? mover : null;
    return {
      size,
      stones: stonesOf(board),
      lastMove,
      labels,
      answered,
      hand: hand && colorOf(hand),
      ban: hand && banned(opened, hand),
      dead: marking ? marked.points : pointsNamed(state.agreed_dead, size),
      territory: state.scored_board ? [] : territory,
    };
  }, [state, looking, marked, score, taps.mark, shown, labels]);
}
