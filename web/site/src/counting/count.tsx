// The counting theatre: a method's steps as the engine lists them, forth and back, with the stones on the
// board, in bowls and in lids.

import "../parts/screen.css";
import "../parts/panel.css";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { BoardView, Settings as BoardSettings, Size } from "shinpan-board";
import { BoardOf, landOf, pointsNamed, stonesIn } from "../parts/board_view.tsx";
import { Bowls } from "./bowls.tsx";
import {
  ShinpanError,
  type Count,
  type CountStep,
  type CountingMethod,
  type Game,
  type Player,
} from "../engine/engine.ts";
import { Heading } from "../parts/heading.tsx";
import { Icon, Steps } from "../parts/icons.tsx";
import { margin, quarters } from "../words/numbers.ts";
import { words } from "../words/index.ts";

const stepTime = 2600; // milliseconds, enough to read a short sentence
const sentenceOf = ({ sentence, remarks }: CountStep): string =>
  words.told.remarks(sentence, remarks);

/** The view of a step, 0 for the table before the first. */
export function viewOfStep(count: Count, step: number, size: Size): BoardView {
  const table = step === 0 ? count.start : count.steps[step - 1]!.table;
  const done = step === 0 ? null : count.steps[step - 1]!;
  return {
    size,
    stones: stonesIn(table.board),
    dead: step === 0 ? pointsNamed([...count.dead.black, ...count.dead.white], size) : [],
    placed: done ? pointsNamed(done.placed, size) : [],
    lifted: done ? pointsNamed(done.lifted, size) : [],
    territory: landOf(table.counted, size).filter(
      (mark) => stonesIn(table.board)[mark.at] === null,
    ),
  };
}

interface Props {
  readonly game: Game;
  readonly dead: readonly string[] | undefined;
  readonly size: Size;
  readonly boardSettings: Partial<BoardSettings>;
}

/** With the stones marked, or where the rules take none off without play, as the board stands. */
function methodsFor(
  game: Game,
  dead: readonly string[] | undefined,
): { methods: readonly CountingMethod[]; dead: readonly string[] | undefined } {
  try {
    return { methods: game.countingMethods(dead), dead };
  } catch (fault) {
    if (!(fault instanceof ShinpanError)) throw fault;
    return { methods: game.countingMethods(), dead: undefined };
  }
}

/** What a player has, in words. */
type Total = (player: Player, quarters: number) => string;

/** Every step of a count, for the printer. */
function OnPaper({ name, count, total }: { name: string; count: Count; total: Total }) {
  return (
    <section class="on-paper">
      <h2>{words.count.all(name)}</h2>
      <ol>
        {count.steps.map((each) => (
          <li>
            {sentenceOf(each)}{" "}
            <strong>
              {total("B", each.table.black_quarters)}, {total("W", each.table.white_quarters)}
            </strong>
          </li>
        ))}
      </ol>
      <p>
        <strong>{words.count.margin(margin(count.margin_half, words.count.even))}</strong>
      </p>
    </section>
  );
}

/** A step in words, and what both players have by it. */
function StepPanel({ count, step, total }: { count: Count; step: number; total: Total }) {
  const last = count.steps.length;
  const now = count.steps[step - 1];
  const table = now?.table ?? count.start;
  return (
    <section class="panel" aria-live="polite">
      <h2>{words.count.step(step, last)}</h2>
      <p class="sentence">{now ? sentenceOf(now) : words.count.start}</p>
      <p class="totals">
        <strong>{total("B", table.black_quarters)}</strong>
        <strong>{total("W", table.white_quarters)}</strong>
      </p>
      {step === last && (
        <p class="result">{words.count.margin(margin(count.margin_half, words.count.even))}</p>
      )}
      {step === last && count.note && (
        <p class="quiet">{words.told.remarks(count.note, count.remarks)}</p>
      )}
    </section>
  );
}

export function CountScreen({ game, dead, size, boardSettings }: Props) {
  const counted = useMemo(() => methodsFor(game, dead), [game, dead?.join(" ")]);
  const [method, setMethod] = useState(counted.methods[0]?.method ?? "");
  const [step, setStep] = useState(0);
  const [running, setRunning] = useState(false);
  const count = useMemo(
    () => (method ? game.count(method, counted.dead) : null),
    [method, counted],
  );
  const last = count?.steps.length ?? 0;
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => (step < last ? setStep(step + 1) : setRunning(false)), stepTime);
    return () => clearTimeout(timer);
  }, [running, step, last]);
  const view = useMemo(
    () => (count ? viewOfStep(count, Math.min(step, last), size) : null),
    [count, step],
  );
  if (!count || !view)
    return (
      <div class="page">
        <Heading>{words.count.heading}</Heading>
        <p>{words.count.tooEarly}</p>
      </div>
    );
  const summary = counted.methods.find((known) => known.method === method)?.summary ?? "";
  const go = (to: number): void => {
    setRunning(false);
    setStep(to);
  };
  const total: Total = (player, count4) =>
    words.count.total(
      player,
      quarters(count4),
      words.count.units[count.unit](quarters(Math.abs(count4))),
    );
  return (
    <div class="game count">
      <div class="stand">
        <div class="above">
          <Heading>{words.count.heading}</Heading>
          <label>
            {words.count.method}
            <select
              name="method"
              value={method}
              onChange={(event) => {
                setMethod(event.currentTarget.value);
                go(0);
              }}
            >
              {counted.methods.map((known) => (
                <option value={known.method}>
                  {words.count.methods[known.method] ?? known.method}
                </option>
              ))}
            </select>
          </label>
          <p class="quiet">{words.told.method(summary, method)}</p>
        </div>
        <div class="board-place">
          <BoardOf view={view} settings={boardSettings} motion="count" />
        </div>
        <div class="below">
          <div class="buttons">
            <Steps at={step} last={last} labels={words.count} onStep={go} />
            <button
              type="button"
              onClick={() => {
                if (step >= last) setStep(0);
                setRunning(!running);
              }}
            >
              <Icon name={running ? "stop" : "play"} />{" "}
              {running ? words.count.stop : words.count.play}
            </button>
            <button type="button" onClick={() => window.print()}>
              {words.count.print}
            </button>
          </div>
        </div>
      </div>
      <div class="side">
        <StepPanel count={count} step={step} total={total} />
        <Bowls
          tables={[count.start, ...count.steps.map((each) => each.table)]}
          step={Math.min(step, last)}
        />
        <OnPaper name={words.told.method(summary, method)} count={count} total={total} />
      </div>
    </div>
  );
}
