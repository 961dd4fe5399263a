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

/** What runs through the steps by itself, as long as it is wanted. */
function useSteps(last: number) {
  const [step, setStep] = useState(0);
  const [running, setRunning] = useState(false);
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => (step < last ? setStep(step + 1) : setRunning(false)), stepTime);
    return () => clearTimeout(timer);
  }, [running, step, last]);
  return {
    step,
    running,
    go: (to: number): void => {
      setRunning(false);
      setStep(to);
    },
    /** From the start where all has been seen. */
    run: (): void => {
      if (step >= last) setStep(0);
      setRunning(!running);
    },
  };
}

interface ChoiceProps {
  readonly methods: readonly CountingMethod[];
  readonly method: string;
  /** What the method does, in words. */
  readonly told: string;
  readonly onChoose: (method: string) => void;
}

/** By which method is counted. */
function MethodChoice({ methods, method, told, onChoose }: ChoiceProps) {
  return (
    <div class="above">
      <Heading>{words.count.heading}</Heading>
      <label>
        {words.count.method}
        <select
          name="method"
          value={method}
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          {methods.map((known) => (
            <option value={known.method}>
              {words.count.methods[known.method] ?? known.method}
            </option>
          ))}
        </select>
      </label>
      <p class="quiet">{told}</p>
    </div>
  );
}

function StepButtons({ steps, last }: { steps: ReturnType<typeof useSteps>; last: number }) {
  const { step, running, go, run } = steps;
  return (
    <div class="below">
      <div class="buttons">
        <Steps at={step} last={last} labels={words.count} onStep={go} />
        <button type="button" onClick={run}>
          <Icon name={running ? "stop" : "play"} /> {running ? words.count.stop : words.count.play}
        </button>
        <button type="button" onClick={() => window.print()}>
          {words.count.print}
        </button>
      </div>
    </div>
  );
}

/** What players have, in the unit of a count. */
const totalIn =
  ({ unit }: Count): Total =>
  (player, count4) =>
    words.count.total(
      player,
      quarters(count4),
      words.count.units[unit](quarters(Math.abs(count4))),
    );

export function CountScreen({ game, dead, size, boardSettings }: Props) {
  const { methods, dead: taken } = useMemo(() => methodsFor(game, dead), [game, dead?.join(" ")]);
  const [method, setMethod] = useState(methods[0]?.method ?? "");
  const count = useMemo(() => (method ? game.count(method, taken) : null), [method, methods]);
  const last = count?.steps.length ?? 0;
  const steps = useSteps(last);
  const step = Math.min(steps.step, last);
  const view = useMemo(() => (count ? viewOfStep(count, step, size) : null), [count, step]);
  if (!count || !view)
    return (
      <div class="page">
        <Heading>{words.count.heading}</Heading>
        <p>{words.count.tooEarly}</p>
      </div>
    );
  const told = words.told.method(
    methods.find((one) => one.method === method)?.summary ?? "",
    method,
  );
  const total = totalIn(count);
  const choose = (other: string): void => {
    setMethod(other);
    steps.go(0);
  };
  return (
    <div class="game count">
      <div class="stand">
        <MethodChoice methods={methods} method={method} told={told} onChoose={choose} />
        <div class="board-place">
          <BoardOf view={view} settings={boardSettings} motion="count" />
        </div>
        <StepButtons steps={steps} last={last} />
      </div>
      <div class="side">
        <StepPanel count={count} step={step} total={total} />
        <Bowls tables={[count.start, ...count.steps.map((each) => each.table)]} step={step} />
        <OnPaper name={told} count={count} total={total} />
      </div>
    </div>
  );
}
