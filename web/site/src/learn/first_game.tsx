// The last lesson: a whole game on a small board against the weakest level.

import { useEffect, useMemo, useState } from "preact/hooks";
import { nameOf, type BoardView, type Settings as BoardSettings } from "shinpan-board";
import { lostByPassing } from "../model/at_risk.ts";
import { BoardOf, landOf, pointPlayed, pointsNamed, stonesOf } from "../parts/board_view.tsx";
import type { Question } from "../engine/bot_worker.ts";
import {
  eventsIn,
  lastMoveOf,
  linesOf,
  type Game,
  type GameEvent,
  type PointName,
  type Refusal,
  type Score,
  type Shinpan,
  type State,
} from "../engine/engine.ts";
import { StoneIcon } from "../parts/icons.tsx";
import { lessonRules } from "./lessons.ts";
import { playedOn, type Scene } from "../model/live.ts";
import { isMove } from "../model/table.ts";
import { useOpponent } from "../engine/opponent.ts";
import { PassQuestion } from "../parts/pass_question.tsx";
import { ScoreTable } from "../parts/score_table.tsx";
import { keep, kept, textsIn } from "../browser/store.ts";
import type { Language } from "../words/first.ts";
import { speaking } from "../words/first.ts";
import { words } from "../words/index.ts";

const shelf = "first game";
const side = 7;
const size = { cols: side, rows: side };
const scene: Scene = {
  start: { rules: lessonRules, cols: side, rows: side, komiHalf: 0 },
  setup: [],
  script: [],
};
const level = 1;
const passing: GameEvent = { kind: "pass", by: "B" };

function endOf(state: State, margin: number): string {
  const text = words.learn;
  const winner = state.outcome?.winner ?? (margin > 0 ? "B" : margin < 0 ? "W" : null);
  return winner === "B" ? text.gameWon : winner === "W" ? text.gameLost : text.gameEven;
}

/** What the last move has taken off the board, in words; empty where that is nothing. */
function takingOf(engine: Shinpan, events: readonly GameEvent[], state: State): string {
  if (lastMoveOf(state)?.kind !== "play") return "";
  const { game } = playedOn(engine, scene, events.slice(0, -1));
  const before = game.state().prisoners;
  game.free();
  const { black, white } = state.prisoners;
  if (white > before.white) return words.you.take(white - before.white);
  return black > before.black ? words.program.takes("W", black - before.black) : "";
}

function statusOf(state: State, refusal: Refusal | null, taking: string): string {
  if (refusal)
    return words.refused(
      refusal.point ?? words.game.pass,
      words.refusals[refusal.reason] ?? refusal.reason,
      "",
    );
  const last = lastMoveOf(state);
  const answered = last?.kind === "pass" && last.by === "W" ? words.game.opponentPassed("W") : "";
  return words.sentences([
    answered,
    taking,
    state.to_move === "W" ? words.learn.botThinks : words.learn.yourTurn,
  ]);
}

/** The events of the game as it was kept, null until the database has answered; and how to keep others. */
function useKeptEvents(): [readonly GameEvent[] | null, (next: readonly GameEvent[]) => void] {
  const [events, setEvents] = useState<readonly GameEvent[] | null>(null);
  useEffect(() => {
    void kept(shelf).then((list) => setEvents(eventsIn(textsIn(list))));
  }, []);
  return [
    events,
    (next) => {
      setEvents(next);
      void keep(shelf, linesOf(next));
    },
  ];
}

/** What the board shows; `atRisk` are the stones that a pass would lose. */
const viewOf = (
  game: Game,
  state: State,
  score: Score | null,
  atRisk: readonly PointName[],
): BoardView => ({
  size,
  stones: stonesOf(game.board()),
  hand: state.phase !== "over" && state.to_move === "B" ? "black" : null,
  lastMove: pointPlayed(lastMoveOf(state), size),
  marks: pointsNamed(atRisk, size).map((at) => ({ at, shape: "square" })),
  territory: score ? landOf(score.territory, size) : [],
});

/** The game as it was kept, and what the player can do in it. */
function useFirstGame(engine: Shinpan, onEnd: () => void) {
  const [events, setEvents] = useKeptEvents();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [atRisk, setAtRisk] = useState<readonly PointName[]>([]); // while it is asked whether to pass
  const { game } = useMemo(() => playedOn(engine, scene, events ?? []), [events]);
  useEffect(() => () => game.free(), [game]);
  const state = useMemo(() => game.state(), [game]);
  const over = state.phase === "over";
  const score = useMemo(() => (over ? game.score() : null), [game]);
  const go = (next: readonly GameEvent[]): void => {
    setRefusal(null);
    setAtRisk([]);
    setEvents(next);
  };
  const attempt = (event: GameEvent): void => {
    const tried = playedOn(engine, scene, [...events!, event]);
    tried.game.free();
    if (tried.refusal) setRefusal(tried.refusal);
    else go([...events!, event]);
  };
  const question = useMemo(
    (): Question | null =>
      events === null || over || state.to_move !== "W"
        ? null
        : { start: scene.start, events, level, seed: events.length + 1 },
    [game],
  );
  useOpponent(question, attempt);
  useEffect(() => {
    if (over) onEnd();
  }, [over]);
  const view = useMemo(() => viewOf(game, state, score, atRisk), [game, atRisk]);
  const mine = events !== null && !over && state.to_move === "B";
  const pass = (): void => {
    const lost = lostByPassing(game, "B");
    if (lost.length > 0 && atRisk.length === 0) setAtRisk(lost);
    else attempt(passing);
  };
  const status = useMemo(
    () => statusOf(state, refusal, takingOf(engine, events ?? [], state)),
    [state, refusal, speaking.value],
  );
  return {
    events: events ?? [],
    state,
    over,
    score,
    view,
    mine,
    go,
    attempt,
    atRisk,
    setAtRisk,
    pass,
    status,
    alarming: refusal !== null,
  };
}

/** The events before the player's last move, and the answer to it. */
const takenBack = (events: readonly GameEvent[]): readonly GameEvent[] =>
  events.slice(
    0,
    Math.max(0, events.map((event) => isMove(event) && event.by === "B").lastIndexOf(true)),
  );

/** What both have taken, to be seen at each moment. */
function Taken({ state: { prisoners } }: { readonly state: State }) {
  return (
    <p class="taken">
      <span>
        <StoneIcon black /> {words.you.captured(prisoners.white)}
      </span>
      <span>
        <StoneIcon black={false} /> {words.game.captured("W", prisoners.black)}
      </span>
    </p>
  );
}

type Playing = ReturnType<typeof useFirstGame>;

interface Props {
  readonly engine: Shinpan;
  readonly settings: Partial<BoardSettings>;
  readonly about: string;
  readonly tag: Language;
  readonly onEnd: () => void;
  /** Goes on to a game on a bigger board. */
  readonly onFirst: () => void;
}

function Deeds({ playing, onFirst }: { playing: Playing; onFirst: Props["onFirst"] }) {
  const { events, over, mine, go, atRisk, pass } = playing;
  const text = words.learn;
  const before = takenBack(events);
  return (
    <div class="buttons">
      {over ? (
        <button type="button" class="main" key="next" onClick={onFirst}>
          {text.nextGame}
        </button>
      ) : (
        <button type="button" key="pass" disabled={!mine || atRisk.length > 0} onClick={pass}>
          {text.pass}
        </button>
      )}
      <button type="button" disabled={before.length === events.length} onClick={() => go(before)}>
        {words.game.undo}
      </button>
      <button type="button" disabled={events.length === 0} onClick={() => go([])}>
        {text.newGame}
      </button>
    </div>
  );
}

/** What the game came to, and what there is to do next. */
function Ended({ playing: { state, score } }: { playing: Playing }) {
  const text = words.learn;
  return (
    <>
      <p class="quiet">{text.nextGameIs}</p>
      {score && state.outcome?.how === "scored" && (
        <ScoreTable score={score} result={score.result} />
      )}
      <p>
        {text.finished} <a href="#rules">{text.readRules}</a>
      </p>
    </>
  );
}

export function FirstGame({ engine, settings, about, tag, onEnd, onFirst }: Props) {
  const playing = useFirstGame(engine, onEnd);
  const { state, over, score, view, mine, attempt, atRisk, setAtRisk, pass, status } = playing;
  return (
    <div class="lesson-step">
      <div class="lesson-text">
        <p class="task" role={playing.alarming ? "alert" : "status"}>
          {over ? endOf(state, score!.margin_half) : status}
        </p>
        <Taken state={state} />
        {atRisk.length > 0 && (
          <PassQuestion
            player="B"
            lost={atRisk}
            onPass={() => attempt(passing)}
            onPlay={() => setAtRisk([])}
          />
        )}
        <Deeds playing={playing} onFirst={onFirst} />
        {over ? <Ended playing={playing} /> : <p lang={tag}>{about}</p>}
      </div>
      <div class="lesson-board" style={{ "--cols": side }}>
        <BoardOf
          view={view}
          settings={{ ...settings, confirm: "never" }}
          onChoose={(at) => {
            if (mine) attempt({ kind: "play", by: "B", at: nameOf(at, size, "letters") });
          }}
          onCommand={(command) => {
            if (command === "pass" && mine) pass();
          }}
        />
      </div>
    </div>
  );
}
