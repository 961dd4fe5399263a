// The graph of score and ownership over the moves, drawn while a worker estimates; by mouse, by keyboard, and
// as a table.

import "../parts/panel.css";
import "../parts/forms.css";
import "../parts/long_table.css";
import "./graph.css";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { isSameEvent, type GameEvent, type Start } from "../engine/engine.ts";
import {
  height,
  lineOf,
  moveAt,
  orderOf,
  scaleOf,
  smoothed,
  stillTrue,
  width,
  xOf,
  yOf,
  type Estimated,
} from "./graph.ts";
import type { GraphWork } from "./graph_worker.ts";
import { margin } from "../words/numbers.ts";
import { useWorker } from "../engine/use_worker.ts";
import { useSeen } from "../browser/seen.ts";
import { words } from "../words/index.ts";

const playouts = 100; // a position; see docs/research/performance.md

interface Props {
  readonly start: Start;
  readonly events: readonly GameEvent[];
  /** How many moves the events hold. */
  readonly moves: number;
  /** The move that the board shows. */
  readonly at: number;
  readonly onGo: (move: number) => void;
  /** What the board is to show of who owns what; null for nothing. */
  readonly onOwnership: (ownership: readonly number[] | null) => void;
}

/**
 * Estimates that come in one by one, as long as they are true of the game and the page is seen; and how to
 * start and stop them.
 */
function useEstimates({ start, events, moves }: Props) {
  const [answers, setAnswers] = useState<readonly Estimated[]>([]);
  const [running, setRunning] = useState(false);
  const working = useRef(false); // while it is not: the page is hidden, or nothing is asked
  const estimator = useWorker<GraphWork>(
    () => new Worker(new URL("./graph_worker.ts", import.meta.url), { type: "module" }),
  );
  const before = useRef({ start, events });
  const seen = useSeen();
  const rest = (): void => {
    estimator.end();
    working.current = false;
  };
  const stop = (): void => {
    rest();
    setRunning(false);
  };
  const draw = (): void => {
    stop();
    const done = new Set(answers.map(({ move }) => move));
    const left = orderOf(moves).filter((move) => !done.has(move));
    if (left.length === 0) return;
    working.current = true;
    setRunning(true);
    void estimator
      .ask({ start, events, moves: left, playouts }, (estimated) =>
        setAnswers((known) => [...known, estimated]),
      )
      .then(stop);
  };
  useEffect(() => {
    const old = before.current;
    before.current = { start, events };
    const goesOn =
      old.start === start &&
      old.events.every((event, i) => events[i] === undefined || isSameEvent(event, events[i]));
    stop();
    setAnswers((known) => stillTrue(known, moves, goesOn));
  }, [start, events]);
  useEffect(() => {
    if (!seen) rest();
    else if (running && !working.current) draw();
  }, [seen]);
  useEffect(() => stop, []);
  return { answers, running, draw, stop };
}

const said = ({ move, marginHalf, black, white }: Estimated): string =>
  words.graph.value(move, margin(marginHalf, words.graph.even), black, white);

function Picture({
  answers,
  moves,
  at,
  onGo,
}: {
  answers: readonly Estimated[];
  moves: number;
  at: number;
  onGo: (move: number) => void;
}) {
  const most = scaleOf(answers);
  const area = Math.max(1, ...answers.map(({ black, white }) => Math.max(black, white)));
  const leads = useMemo(() => [...smoothed(answers)].sort((a, b) => a.move - b.move), [answers]);
  const score = lineOf(leads, moves, ({ marginHalf }) => marginHalf, most);
  const band = [
    lineOf(leads, moves, ({ high }) => high, most),
    lineOf(leads, moves, ({ low }) => low, most)
      .split(" ")
      .reverse()
      .join(" "),
  ].join(" ");
  const owned = (who: "black" | "white"): string =>
    lineOf(answers, moves, (answer) => answer[who] * 2 - area, area);
  const choose = (event: MouseEvent): void => {
    const { left, width: wide } = (event.currentTarget as Element).getBoundingClientRect();
    onGo(moveAt((event.clientX - left) / wide, moves));
  };
  return (
    <div class="graph-place">
      <span class="scale">{margin(most, "")}</span>
      <svg
        class="graph"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        onClick={choose}
      >
        <rect class="for-black" width={width} height={height / 2} />
        <rect class="for-white" y={height / 2} width={width} height={height / 2} />
        <line class="zero" x1="0" x2={width} y1={height / 2} y2={height / 2} />
        <polygon class="band" points={band} />
        <polyline class="owned black" points={owned("black")} />
        <polyline class="owned white" points={owned("white")} />
        <polyline class="score-line" points={score} />
        {answers.length < 40 &&
          leads.map(({ move, marginHalf }) => (
            <circle key={move} cx={xOf(move, moves)} cy={yOf(marginHalf, most)} r="3" />
          ))}
        <line class="now" x1={xOf(at, moves)} x2={xOf(at, moves)} y1="0" y2={height} />
      </svg>
      <span class="scale">{margin(-most, "")}</span>
    </div>
  );
}

function Table({
  answers,
  at,
  onGo,
}: {
  answers: readonly Estimated[];
  at: number;
  onGo: (move: number) => void;
}) {
  const text = words.graph;
  return (
    <details>
      <summary>{text.table}</summary>
      <div class="scroll" tabIndex={0} role="region" aria-label={text.heading}>
        <table>
          <thead>
            <tr>
              {[text.move, text.score, text.owned(true), text.owned(false), text.sure].map(
                (name) => (
                  <th scope="col">{name}</th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {[...answers]
              .sort((a, b) => a.move - b.move)
              .map((answer) => (
                <tr class={answer.move === at ? "differs" : ""}>
                  <th scope="row">
                    <button
                      type="button"
                      class="link"
                      aria-label={said(answer)}
                      onClick={() => onGo(answer.move)}
                    >
                      {answer.move}
                    </button>
                  </th>
                  <td>{margin(answer.marginHalf, text.even)}</td>
                  <td>{answer.black}</td>
                  <td>{answer.white}</td>
                  <td>{text.percent(answer.sure)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** Begins, stops and goes on with the estimates, and how far they are. */
function Progress({
  all,
  answers,
  running,
  draw,
  stop,
}: ReturnType<typeof useEstimates> & { readonly all: number }) {
  const text = words.graph;
  const done = answers.length;
  return (
    <div class="buttons">
      {running ? (
        <button type="button" onClick={stop}>
          {text.stop}
        </button>
      ) : (
        done < all && (
          <button type="button" onClick={draw}>
            {done === 0 ? text.draw : text.goOn}
          </button>
        )
      )}
      {done > 0 && <progress value={done} max={all} aria-label={text.progress(done, all)} />}
      <span class="unseen" role="status">
        {!running && done > 0 && text.progress(done, all)}
      </span>
    </div>
  );
}

/** What each line of the picture is. */
function Legend() {
  const text = words.graph;
  const lines = [
    ["score-line", text.smoothed],
    ["band", text.band],
    ["owned black", text.owned(true)],
    ["owned white", text.owned(false)],
  ] as const;
  return (
    <p class="legend">
      {lines.map(([sign, name]) => (
        <span>
          <i class={sign} />
          {name}
        </span>
      ))}
    </p>
  );
}

export function Graph(props: Props) {
  const { moves, at, onGo, onOwnership } = props;
  const estimates = useEstimates(props);
  const { answers } = estimates;
  const [onBoard, setOnBoard] = useState(false);
  const now = useMemo(() => answers.find(({ move }) => move === at), [answers, at]);
  useEffect(() => onOwnership(onBoard && now ? now.ownership : null), [onBoard, now]);
  useEffect(() => () => onOwnership(null), []);
  const text = words.graph;
  return (
    <div class="graph-panel">
      <p class="quiet">{text.what}</p>
      <Progress {...estimates} all={moves + 1} />
      {answers.length > 0 && (
        <>
          <Picture answers={answers} moves={moves} at={at} onGo={onGo} />
          <input
            type="range"
            min="0"
            max={moves}
            value={at}
            aria-label={text.slider}
            aria-valuetext={now ? said(now) : text.unknown(at)}
            onInput={(event) => onGo(event.currentTarget.valueAsNumber)}
          />
          <p>{now ? said(now) : text.unknown(at)}</p>
          <Legend />
          <label class="check">
            <input
              type="checkbox"
              checked={onBoard}
              onChange={(event) => setOnBoard(event.currentTarget.checked)}
            />
            {text.onBoard}
          </label>
          <Table answers={answers} at={at} onGo={onGo} />
        </>
      )}
    </div>
  );
}
