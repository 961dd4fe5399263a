// A page in the manner of an early play site: captured pieces above the upper left corner, Pass below the
// lower left one, a message when the opponent passes, a menu with Redraw, handicap placed by hand, an
// estimated score at the end.

import "./classic.css";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { nameOf, type BoardView, type Point, type Settings as BoardSettings } from "shinpan-board";
import { rulesAddress } from "../browser/addresses.ts";
import {
  BoardOf,
  colorOf,
  landOf,
  pointPlayed,
  pointsNamed,
  stonesOf,
} from "../parts/board_view.tsx";
import { ClauseLink } from "../parts/clauses.tsx";
import {
  eventsIn,
  lastMoveOf,
  linesOf,
  type Game,
  type GameEvent,
  type Player,
  type Refusal,
  type Shinpan,
  type State,
} from "../engine/engine.ts";
import { Heading } from "../parts/heading.tsx";
import { StoneIcon } from "../parts/icons.tsx";
import { playedOn, type Scene } from "../model/live.ts";
import { points } from "../words/numbers.ts";
import { useWorker } from "../engine/use_worker.ts";
import { useSeen } from "../browser/seen.ts";
import { keep, kept } from "../browser/store.ts";
import { whyRefused } from "../parts/refused.ts";
import { words } from "../words/index.ts";
import type { ClassicScore, ClassicWork } from "./classic_worker.ts";

interface Props {
  readonly engine: Shinpan;
  readonly settings: Partial<BoardSettings>;
}

interface Table {
  readonly side: number;
  readonly events: readonly GameEvent[];
}

/** A table as it is kept: its events are lines. */
type KeptTable = Pick<Table, "side"> & { readonly events: readonly string[] };

const shelf = "classic";
const sides = [19, 17, 15, 13, 11, 9, 7, 5];
const begin: Table = { side: 19, events: [] };
const isTable = (value: unknown): value is KeptTable =>
  typeof value === "object" &&
  value !== null &&
  sides.includes((value as KeptTable).side) &&
  Array.isArray((value as KeptTable).events);
const tableKept = (value: unknown): Table =>
  isTable(value) ? { ...value, events: eventsIn(value.events) } : begin;

function useTable(): [Table | null, (table: Table) => void] {
  const [table, setTable] = useState<Table | null>(null);
  useEffect(() => void kept(shelf).then((found) => setTable(tableKept(found))), []);
  return [
    table,
    (next) => {
      setTable(next);
      void keep(shelf, { ...next, events: linesOf(next.events) } satisfies KeptTable);
    },
  ];
}

/** The score of a game that is over; better when more is proven. It is worked at while the page is seen. */
function useScore(scene: Scene, events: Table["events"], over: boolean): ClassicScore | null {
  const [score, setScore] = useState<ClassicScore | null>(null);
  const [working, setWorking] = useState(false);
  const counter = useWorker<ClassicWork>(
    () => new Worker(new URL("./classic_worker.ts", import.meta.url), { type: "module" }),
  );
  const seen = useSeen();
  useEffect(() => {
    setScore(null);
    setWorking(over);
  }, [scene, events, over]);
  useEffect(() => {
    if (!working || !seen) return;
    void counter.ask({ start: scene.start, events }, setScore).then(() => setWorking(false));
    return counter.end;
  }, [scene, events, working, seen]);
  return score;
}

function Message({ player, onClose }: { player: Player; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby="classic-message" onClose={onClose}>
      <p id="classic-message">{words.pages.classic.passed(player)}</p>
      <form method="dialog">
        <button type="submit" class="main">
          {words.pages.classic.understood}
        </button>
      </form>
    </dialog>
  );
}

function Counts({ state, score }: { state: State; score: ClassicScore | null }) {
  const text = words.pages.classic;
  return (
    <div class="classic-counts" role="status">
      {(["B", "W"] as const).map((player) => (
        <span>
          <StoneIcon black={player === "B"} />{" "}
          {score
            ? text.score(player, points(player === "B" ? score.black : score.white))
            : text.captured(player, state.prisoners[player === "B" ? "black" : "white"])}
        </span>
      ))}
    </div>
  );
}

function Result({ score }: { score: ClassicScore | null }) {
  const text = words.pages.classic;
  if (!score)
    return (
      <p role="status">
        {text.over} {text.scoring}
      </p>
    );
  const margin = score.black - score.white;
  return (
    <div role="status">
      <p>
        <strong>
          {text.over}{" "}
          {margin === 0 ? text.tie : text.wins(margin > 0 ? "B" : "W", points(Math.abs(margin)))}
        </strong>
      </p>
      <p class="quiet">
        {score.confidence === null ? text.exact : text.estimated(Math.round(score.confidence / 10))}
      </p>
    </div>
  );
}

function Legend() {
  const text = words.pages.classic;
  return (
    <table class="legend">
      <caption>{text.legend}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{text.unselected}</th>
          <th scope="col">{text.selected}</th>
        </tr>
      </thead>
      <tbody>
        {(["B", "W"] as const).map((player) => (
          <tr>
            <th scope="row">{player === "B" ? text.black : text.white}</th>
            <td>
              <StoneIcon black={player === "B"} />
            </td>
            <td>
              <span class={`moved ${player === "B" ? "black" : "white"}`}>
                <StoneIcon black={player === "B"} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function ClassicScreen({ engine, settings }: Props) {
  const [table, setTable] = useTable();
  if (!table) return <p role="status">{words.pages.loading}</p>;
  return <ClassicGame engine={engine} settings={settings} table={table} onTable={setTable} />;
}

function Menu({
  side,
  onFresh,
  onRedraw,
  redrawn,
}: {
  side: number;
  onFresh: (side: number) => void;
  onRedraw: () => void;
  redrawn: boolean;
}) {
  const text = words.pages.classic;
  return (
    <fieldset class="sheet">
      <legend>{text.menu}</legend>
      <label>
        {text.size}
        <select
          name="classic-size"
          value={side}
          onChange={(event) => onFresh(Number(event.currentTarget.value))}
        >
          {sides.map((each) => (
            <option value={each}>
              {each} × {each}
            </option>
          ))}
        </select>
      </label>
      <div class="buttons">
        <button type="button" onClick={() => onFresh(side)}>
          {text.fresh}
        </button>
        <button type="button" onClick={onRedraw}>
          {text.redraw}
        </button>
      </div>
      <p role="status" class="quiet">
        {redrawn && text.redrawn}
      </p>
    </fieldset>
  );
}

/** What the board shows, with the score of a game that is over. */
function viewOf(
  game: Game,
  state: State,
  mover: Player | null,
  score: ClassicScore | null,
): BoardView {
  const size = { cols: game.size[0], rows: game.size[1] };
  return {
    size,
    stones: stonesOf(game.board()),
    hand: mover && colorOf(mover),
    lastMove: pointPlayed(lastMoveOf(state), size),
    dead: score ? pointsNamed(score.dead, size) : [],
    territory: score ? landOf(score.territory, size) : [],
  };
}

/** The game on the table, and what the two players can do. */
function useGame(
  engine: Shinpan,
  rules: string,
  { side, events }: Table,
  onTable: (table: Table) => void,
) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [passed, setPassed] = useState<Player | null>(null);
  const scene = useMemo(
    (): Scene => ({ start: { rules, cols: side, rows: side, komiHalf: 0 }, setup: [], script: [] }),
    [side],
  );
  const { game } = useMemo(() => playedOn(engine, scene, events), [scene, events]);
  useEffect(() => () => game.free(), [game]);
  const state = useMemo(() => game.state(), [game]);
  const over = state.phase === "over";
  const score = useScore(scene, events, over);
  const mover = over ? null : state.to_move;
  const view = useMemo(() => viewOf(game, state, mover, score), [game, score]);
  const attempt = (event: GameEvent): void => {
    const tried = playedOn(engine, scene, [...events, event]);
    setRefusal(tried.refusal);
    if (!tried.refusal) {
      onTable({ side, events: [...events, event] });
      if (event.kind === "pass" && tried.game.phase !== "over") setPassed(mover);
    }
    tried.game.free();
  };
  const pass = (): void => {
    if (mover) attempt({ kind: "pass", by: mover });
  };
  const play = (at: Point): void => {
    if (mover) attempt({ kind: "play", by: mover, at: nameOf(at, view.size, "letters") });
  };
  const fresh = (next: number): void => {
    setRefusal(null);
    onTable({ side: next, events: [] });
  };
  return {
    game,
    state,
    over,
    score,
    mover,
    view,
    refusal,
    passed,
    heard: () => setPassed(null),
    pass,
    play,
    fresh,
  };
}

interface HelpProps {
  readonly engine: Shinpan;
  readonly rules: string;
  readonly side: number;
  readonly onFresh: (side: number) => void;
  /** How often the board was drawn anew. */
  readonly drawn: number;
  readonly onRedraw: () => void;
}

/** Beside the board: the menu, and what there is to know. */
function Help({ engine, rules, side, onFresh, drawn, onRedraw }: HelpProps) {
  const text = words.pages.classic;
  return (
    <aside class="classic-help" aria-label={text.menu}>
      <p>{text.intro}</p>
      <Menu side={side} onFresh={onFresh} onRedraw={onRedraw} redrawn={drawn > 0} />
      <Legend />
      <p>{text.place}</p>
      <p>{text.notScore}</p>
      <p>{text.handicap}</p>
      <p>
        <a href={rulesAddress(engine, rules)}>{text.rules}</a>
      </p>
    </aside>
  );
}

function ClassicGame({
  engine,
  settings,
  table,
  onTable,
}: Props & { table: Table; onTable: (table: Table) => void }) {
  const text = words.pages.classic;
  const [drawn, setDrawn] = useState(0);
  const drawing = { drawn, onRedraw: (): void => setDrawn(drawn + 1) };
  const rules = useMemo(() => engine.ruleset("igfip").id, []);
  const { game, state, over, score, mover, view, refusal, passed, heard, pass, play, fresh } =
    useGame(engine, rules, table, onTable);
  return (
    <div class="page classic">
      <p class="back">
        <a href="#rules">{words.pages.all}</a>
      </p>
      <Heading tabIndex={-1}>{text.heading}</Heading>
      <div class="classic-table">
        <div class="classic-board">
          <Counts state={state} score={score} />
          <BoardOf
            key={drawn}
            view={view}
            settings={settings}
            onChoose={play}
            onCommand={(command) => {
              if (command === "pass") pass();
            }}
          />
          <div class="buttons">
            <button type="button" disabled={!mover} onClick={pass}>
              {text.pass}
            </button>
            {mover && <span>{words.game.toMove(mover)}</span>}
            {over && <Result score={score} />}
          </div>
          {refusal && (
            <p role="alert" class="answer refused">
              {words.refused(refusal.point ?? text.pass, whyRefused(game, refusal), "")}{" "}
              <ClauseLink engine={engine} rules={rules} clause={refusal.clause} />
            </p>
          )}
        </div>
        <Help engine={engine} rules={rules} side={table.side} onFresh={fresh} {...drawing} />
      </div>
      {passed && <Message key={table.events.length} player={passed} onClose={heard} />}
    </div>
  );
}
