// A small live board: the reader plays, the ruleset answers; an example's moves can be stepped through.

import { useEffect, useMemo, useState } from "preact/hooks";
import { nameOf, type BoardView, type Point, type Settings as BoardSettings } from "shinpan-board";
import {
  BoardOf,
  colorOf,
  landOf,
  pointPlayed,
  pointsNamed,
  stonesOf,
} from "../parts/board_view.tsx";
import { ClauseLink, type Cited } from "../parts/clauses.tsx";
import {
  scoreWith,
  type Game,
  type GameEvent,
  type Player,
  type Refusal,
  type Score,
  type Shinpan,
  type State,
} from "../engine/engine.ts";
import { Steps } from "../parts/icons.tsx";
import { followed, playedOn, type Scene } from "../model/live.ts";
import { toggled } from "../model/model.ts";
import { passMatters, passMeaning } from "../parts/pass_meaning.ts";
import { EarlierPosition, earlierIn } from "../parts/earlier.tsx";
import { ScoreTable } from "../parts/score_table.tsx";
import { groupAt, other } from "../model/table.ts";
import { whyRefused } from "../parts/refused.ts";
import { words } from "../words/index.ts";

interface Props {
  readonly engine: Shinpan;
  readonly scene: Scene;
  readonly label: string;
  readonly settings: Partial<BoardSettings>;
  /** Links a refusal's clause to the page of the rules; on that page itself it is not needed. */
  readonly linked?: boolean;
  /** A play to try. */
  readonly suggested?: GameEvent | null;
}

const lost = (state: State, player: Player): number =>
  state.prisoners[player === "B" ? "black" : "white"];

/** What the last event did, in words; `before` is the state that it met. */
function toldOf(event: GameEvent, before: State, after: State): string {
  const text = words.pages.live;
  if (event.kind !== "pass" && event.kind !== "play") return text.other;
  const { by } = event;
  if (event.kind === "pass") {
    const side = by === "B" ? "black" : "white";
    const handed = after.handed[side] > before.handed[side];
    return words.sentences([text.passed(by), handed ? text.handed : ""]);
  }
  const taken = lost(after, other(by)) - lost(before, other(by));
  const gone = lost(after, by) - lost(before, by);
  return words.sentences([
    text.played(by, event.at),
    taken > 0 ? text.captured(taken) : "",
    gone > 0 ? text.gone(gone) : "",
  ]);
}

const whereOf = (event: GameEvent): string => (event.kind === "play" ? event.at : words.game.pass);

interface AnswerProps {
  readonly engine: Shinpan;
  readonly scene: Scene;
  readonly game: Game;
  readonly linked: boolean;
  readonly settings: Partial<BoardSettings>;
}

/** Why the rules refuse a move. */
function RefusedAnswer({
  engine,
  scene,
  game,
  linked,
  settings,
  move,
  refusal,
}: AnswerProps & { move: GameEvent; refusal: Refusal }) {
  const earlier = useMemo(() => earlierIn(game, refusal), [game]);
  return (
    <div class="answer refused" role="alert">
      <p>
        {words.refused(whereOf(move), whyRefused(game, refusal), linked ? "" : refusal.clause)}
        {linked && (
          <>
            {" "}
            <ClauseLink engine={engine} rules={scene.start.rules} clause={refusal.clause} />
          </>
        )}
        {refusal.consequence === "loses" && ` ${words.loses}`}
      </p>
      {earlier && <EarlierPosition earlier={earlier} settings={settings} />}
    </div>
  );
}

function Answer({
  events,
  done,
  refusal,
  state,
  ...props
}: AnswerProps & {
  events: readonly GameEvent[];
  done: number;
  refusal: Refusal | null;
  state: State;
}) {
  const { engine, scene } = props;
  const text = words.pages.live;
  const before = useMemo(() => {
    if (done === 0) return null;
    const { game: earlier } = playedOn(engine, scene, events.slice(0, done - 1));
    const met = earlier.state();
    earlier.free();
    return met;
  }, [scene, events, done]);
  const told = before ? toldOf(events[done - 1]!, before, state) : "";
  const turn =
    state.to_move !== null && state.may.play.includes(state.to_move)
      ? text.turn(state.to_move)
      : "";
  if (!refusal)
    return (
      <p class="answer" role="status">
        {words.sentences([told, turn])}
        {passMatters(state) && (
          <span class="quiet note"> {passMeaning(state, engine.ruleset(state.rules))}</span>
        )}
      </p>
    );
  return <RefusedAnswer {...props} move={events[done]!} refusal={refusal} />;
}

function Ended({
  state,
  score,
  marking,
  cited,
}: {
  state: State;
  score: Score;
  marking: boolean;
  cited: Cited;
}) {
  return (
    <div class="ended">
      <p>
        <strong>{words.end.heading[state.phase]}</strong>{" "}
        <ClauseLink {...cited} clause={state.clause} />
      </p>
      {marking && <p class="quiet">{words.pages.live.asItStands}</p>}
      <ScoreTable score={score} result={score.result} cited={cited} />
    </div>
  );
}

interface Shown {
  readonly view: BoardView;
  readonly score: Score | null;
  readonly marking: boolean;
}

/** What the board shows, and the count where play has stopped. */
function shown(
  game: Game,
  state: State,
  {
    marked,
    last,
    refused,
  }: {
    marked: readonly Point[];
    last: GameEvent | undefined;
    refused: string | null;
  },
): Shown {
  const size = { cols: game.size[0], rows: game.size[1] };
  const stopped =
    state.phase === "stopped" || state.phase === "analysis_stopped" || state.phase === "over";
  const marking = stopped && state.settlement.marks_count;
  const counts = stopped && (state.outcome === null || state.outcome.how === "scored");
  const score = counts
    ? scoreWith(game, marking ? marked.map((at) => nameOf(at, size, "letters")) : state.agreed_dead)
    : null;
  const hand =
    state.to_move !== null && state.may.play.includes(state.to_move) && !marking
      ? colorOf(state.to_move)
      : null;
  const view = {
    size,
    hand,
    stones: stonesOf(game.board()),
    lastMove: pointPlayed(last, size),
    dead: marking ? marked : pointsNamed(state.agreed_dead, size),
    marks: refused
      ? pointsNamed([refused], size).map((at) => ({ at, shape: "cross" as const }))
      : [],
    territory: score ? landOf(score.territory, size) : [],
  };
  return { view, score, marking };
}

/** The scene as far as it was played, and what the reader can do with it. */
function useScene(engine: Shinpan, scene: Scene) {
  const [events, setEvents] = useState<readonly GameEvent[]>([]);
  const [marked, setMarked] = useState<readonly Point[]>([]);
  const { game, done, refusal } = useMemo(() => playedOn(engine, scene, events), [scene, events]);
  useEffect(() => () => game.free(), [game]);
  const state = useMemo(() => game.state(), [game]);
  const onBoard = useMemo(
    () => shown(game, state, { marked, last: events[done - 1], refused: refusal?.point ?? null }),
    [game, marked],
  );
  const { view, marking } = onBoard;
  const stood = events.slice(0, done);
  const mover = state.to_move;
  const go = (next: readonly GameEvent[]): void => {
    setMarked([]);
    setEvents(next);
  };
  const choose = (point: Point): void => {
    if (marking) return setMarked(toggled(marked, groupAt(game.board(), view.size, point)));
    if (mover !== null)
      go([...stood, { kind: "play", by: mover, at: nameOf(point, view.size, "letters") }]);
  };
  const passes = mover !== null && state.may.pass.includes(mover);
  const pass = (): void => {
    if (passes) go([...stood, { kind: "pass", by: mover }]);
  };
  const undo = (): void => go(refusal ? stood : stood.slice(0, -1));
  const understood = (): void => go(stood);
  return {
    ...onBoard,
    game,
    events,
    done,
    refusal,
    state,
    passes,
    go,
    choose,
    pass,
    undo,
    understood,
  };
}

interface DeedsProps {
  readonly playing: ReturnType<typeof useScene>;
  readonly script: Scene["script"];
  readonly suggested: GameEvent | null;
}

/** The steps of the example, and what the reader can do beside playing. */
function Deeds({ playing, script, suggested }: DeedsProps) {
  const { events, passes, go, pass, undo } = playing;
  const text = words.pages.live;
  const at = followed(script, events);
  const strayed = at < events.length;
  return (
    <>
      <div class="buttons">
        {script.length > 0 && (
          <Steps
            at={at}
            last={strayed ? at : script.length}
            labels={text.script}
            onStep={(to) => go(script.slice(0, to))}
          />
        )}
        {suggested && (
          <button type="button" disabled={events.length > 0} onClick={() => go([suggested])}>
            {text.tryPlay(whereOf(suggested))}
          </button>
        )}
        <button type="button" disabled={!passes} onClick={pass}>
          {words.game.pass}
        </button>
        <button type="button" disabled={events.length === 0} onClick={undo}>
          {words.game.undo}
        </button>
        {script.length === 0 && events.length > 1 && (
          <button type="button" onClick={() => go([])}>
            {text.again}
          </button>
        )}
      </div>
      {script.length > 0 && (
        <p class="quiet">{strayed ? text.ownWay : text.move(at, script.length)}</p>
      )}
    </>
  );
}

export function LiveBoard({
  engine,
  scene,
  label,
  settings,
  linked = false,
  suggested = null,
}: Props) {
  const playing = useScene(engine, scene);
  const { view, score, marking, game, events, done, refusal, state } = playing;
  const { choose, pass, undo, understood } = playing;
  return (
    <div class="live" role="group" aria-label={words.pages.live.label(label)}>
      <div class="live-place" style={{ "--cols": scene.start.cols }}>
        <BoardOf
          view={view}
          settings={settings}
          onChoose={choose}
          onCommand={(command) =>
            command === "pass" ? pass() : command === "undo" ? undo() : understood()
          }
        />
      </div>
      <Answer
        engine={engine}
        scene={scene}
        game={game}
        events={events}
        done={done}
        refusal={refusal}
        state={state}
        linked={linked}
        settings={settings}
      />
      <Deeds playing={playing} script={scene.script} suggested={suggested} />
      {score && (
        <Ended
          state={state}
          score={score}
          marking={marking}
          cited={{ engine, rules: scene.start.rules }}
        />
      )}
    </div>
  );
}
