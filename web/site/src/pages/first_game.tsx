// The last lesson: a whole game on a small board against the weakest level.

import { useEffect, useMemo, useState } from "preact/hooks";
import { nameOf, type BoardView, type Settings as BoardSettings } from "shinpan-board";
import { BoardOf, landOf, pointPlayed, stonesOf } from "../board_view.tsx";
import type { Question } from "../bot_worker.ts";
import type { Refusal, Shinpan, State } from "../engine.ts";
import { lessonRules } from "../lessons.ts";
import { playedOn, type Scene } from "../live.ts";
import { useOpponent } from "../opponent.ts";
import { ScoreTable } from "../screens/score_table.tsx";
import { keep, kept, textsIn } from "../store.ts";
import type { Language } from "../words/first.ts";
import { words } from "../words/index.ts";

const shelf = "first game";
const side = 7;
const size = { cols: side, rows: side };
const scene: Scene = {
  start: { rules: lessonRules, cols: side, rows: side, komiHalf: 0 }, setup: [], script: [],
};
const level = 1;

function endOf(state: State, margin: number): string {
  const text = words.learn;
  const winner = state.outcome?.winner ?? (margin > 0 ? "B" : margin < 0 ? "W" : null);
  return winner === "B" ? text.gameWon : winner === "W" ? text.gameLost : text.gameEven;
}

function statusOf(state: State, refusal: Refusal | null): string {
  if (refusal)
    return words.refused(refusal.point ?? words.game.pass, words.refusals[refusal.reason] ?? refusal.reason,
      refusal.clause);
  if (state.to_move === "W") return words.learn.botThinks;
  const passed = state.last_move === "pass W" ? `${words.game.opponentPassed("W")} ` : "";
  return passed + words.learn.yourTurn;
}

/**
 * The game as it was kept, and what the player can do in it; `events` is null until the database has
 * answered.
 */
function useFirstGame(engine: Shinpan, onEnd: () => void) {
  const [events, setEvents] = useState<readonly string[] | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(() => {
    void kept(shelf)
      .then((list) => setEvents(textsIn(list)));
  }, []);
  const { game } = useMemo(() => playedOn(engine, scene, events ?? []), [events]);
  useEffect(() => () => game.free(), [game]);
  const state = useMemo(() => game.state(), [game]);
  const over = state.phase === "over";
  const score = useMemo(() => (over ? game.score() : null), [game]);
  const go = (next: readonly string[]): void => {
    setRefusal(null);
    setEvents(next);
    void keep(shelf, next);
  };
  const attempt = (event: string): void => {
    const tried = playedOn(engine, scene, [...events!, event]);
    tried.game.free();
    if (tried.refusal) setRefusal(tried.refusal);
    else go([...events!, event]);
  };
  const question = useMemo((): Question | null =>
    (events === null || over || state.to_move !== "W"
      ? null
      : { start: scene.start, events, level, seed: events.length + 1 }), [game]);
  useOpponent(question, attempt);
  useEffect(() => { if (over) onEnd(); }, [over]);
  const view = useMemo((): BoardView => {
    return {
      size, stones: stonesOf(game.board()), hand: !over && state.to_move === "B" ? "black" : null,
      lastMove: pointPlayed(state.last_move, size),
      territory: score ? landOf(score.territory, size) : [],
    };
  }, [game]);
  const mine = events !== null && !over && state.to_move === "B";
  return { events: events ?? [], refusal, state, over, score, view, mine, go, attempt };
}

export function FirstGame({ engine, settings, about, tag, onEnd, onPlay }: {
  readonly engine: Shinpan;
  readonly settings: Partial<BoardSettings>;
  readonly about: string;
  readonly tag: Language;
  readonly onEnd: () => void;
  readonly onPlay: (rules: string) => void;
}) {
  const text = words.learn;
  const { events, refusal, state, over, score, view, mine, go, attempt } = useFirstGame(engine, onEnd);
  const pass = (): void => { if (mine) attempt("pass B"); };
  return (
    <div class="lesson-step">
      <div class="lesson-text">
        <p class="task" role={refusal ? "alert" : "status"}>
          {over ? endOf(state, score!.margin_half) : statusOf(state, refusal)}
        </p>
        <div class="buttons">
          {!over && <button type="button" disabled={!mine} onClick={pass}>{text.pass}</button>}
          {over &&
            <button type="button" class="main" onClick={() => onPlay(lessonRules)}>{text.nextGame}</button>}
          <button type="button" disabled={events.length === 0} onClick={() => go([])}>{text.newGame}</button>
        </div>
        {!over && <p lang={tag}>{about}</p>}
        {over && score && state.outcome?.how === "scored" &&
          <ScoreTable score={score} result={score.result} />}
        {over && <p>{text.finished} <a href="#rules">{text.readRules}</a></p>}
      </div>
      <div class="lesson-board" style={{ "--cols": side }}>
        <BoardOf view={view} settings={{ ...settings, confirm: "never" }}
          onChoose={(at) => { if (mine) attempt(`play B ${nameOf(at, size, "letters")}`); }}
          onCommand={(command) => { if (command === "pass") pass(); }} />
      </div>
    </div>
  );
}
