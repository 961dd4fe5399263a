// The first lessons: the reader plays, the engine judges, and what is done is kept.

import "../parts/cards.css";
import "./learn.css";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { nameOf, type BoardView, type Point, type Settings as BoardSettings } from "shinpan-board";
import { addressOf } from "../browser/addresses.ts";
import {
  BoardOf,
  colorOf,
  landOf,
  pointPlayed,
  pointsNamed,
  stonesOf,
} from "../parts/board_view.tsx";
import { PlainWords } from "../parts/clauses.tsx";
import { lastMoveOf, type Score, type Shinpan } from "../engine/engine.ts";
import { Heading } from "../parts/heading.tsx";
import { judge, lessons, sceneOfStep, type Judged, type Lesson, type Step } from "./lessons.ts";
import type { LessonId } from "../words/en/lessons.ts";
import { playedOn } from "../model/live.ts";
import type { MoveEvent } from "../model/table.ts";
import { EarlierPosition, earlierIn } from "../parts/earlier.tsx";
import { ScoreTable } from "../parts/score_table.tsx";
import { keep, kept, textsIn } from "../browser/store.ts";
import { speaking, type Language } from "../words/first.ts";
import { words } from "../words/index.ts";
import type { StepText } from "../words/en/lessons.ts";
import { FirstGame } from "./first_game.tsx";
import { lessonTexts, type LessonTexts } from "./lesson_texts.ts";
import { Missing } from "../parts/missing.tsx";

interface Props {
  readonly engine: Shinpan;
  readonly settings: Partial<BoardSettings>;
}

const shelf = "lessons";
const nameOfStep = (lesson: LessonId, step: number): string => `${lesson} ${step}`;
const stepsIn = ({ id, steps }: Lesson): string[] =>
  id === "game" ? [nameOfStep(id, 0)] : steps.map((_, i) => nameOfStep(id, i));
const allSteps = lessons.flatMap(stepsIn);

/** The steps that are done, and how to add one; null until the database has answered. */
function useProgress(): [ReadonlySet<string> | null, (step: string) => void] {
  const [done, setDone] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    void kept(shelf).then((list) => setDone(new Set(textsIn(list))));
  }, []);
  const add = (step: string): void => {
    const more = new Set(done).add(step);
    setDone(more);
    void keep(shelf, [...more]);
  };
  return [done, add];
}

function useTexts(): { readonly tag: Language; readonly texts: LessonTexts } | null {
  const [found, setFound] = useState<{
    readonly tag: Language;
    readonly texts: LessonTexts;
  } | null>(null);
  useEffect(() => {
    let stale = false;
    const tag = speaking.value.language;
    void lessonTexts(tag).then((texts) => {
      if (!stale) setFound({ tag, texts });
    });
    return () => {
      stale = true;
    };
  }, [speaking.value.language]);
  return found;
}

interface CardProps {
  readonly number: number;
  readonly lesson: Lesson;
  readonly texts: LessonTexts;
  readonly done: ReadonlySet<string>;
}

function LessonCard({ number, lesson, texts, done }: CardProps) {
  const { name, about } = texts.lessons[lesson.id];
  return (
    <li class="sheet">
      <h3>
        <span class="number" aria-hidden="true">
          {number}
        </span>{" "}
        <a href={addressOf("learn", lesson.id)}>{name}</a>
      </h3>
      <p>{about}</p>
      {stepsIn(lesson).every((step) => done.has(step)) && (
        <p class="done" lang={speaking.value.language}>
          ✓ {words.learn.doneMark}
        </p>
      )}
    </li>
  );
}

function LessonList({
  done,
  texts,
  tag,
  onFirst,
}: {
  done: ReadonlySet<string>;
  texts: LessonTexts;
  tag: Language;
  onFirst: () => void;
}) {
  const text = words.learn;
  const count = allSteps.filter((step) => done.has(step)).length;
  const open =
    lessons.find((lesson) => stepsIn(lesson).some((step) => !done.has(step))) ?? lessons[0]!;
  return (
    <div class="page">
      <Heading tabIndex={-1}>{text.heading}</Heading>
      <p class="lead">{text.intro}</p>
      <p class="progress">
        <progress
          max={allSteps.length}
          value={count}
          aria-label={text.done(count, allSteps.length)}
        />{" "}
        <span class="quiet">{text.done(count, allSteps.length)}</span>
      </p>
      <p class="buttons">
        {count === allSteps.length && (
          <button type="button" class="main" onClick={onFirst}>
            {text.nextGame}
          </button>
        )}
        <a
          class={count === allSteps.length ? "button" : "button main"}
          href={addressOf("learn", open.id)}
        >
          {count === 0 ? text.begin : count === allSteps.length ? text.again : text.goOn}
        </a>
      </p>
      <h2>{text.lessons}</h2>
      <ol class="cards plain lessons" lang={tag}>
        {lessons.map((lesson, i) => (
          <LessonCard number={i + 1} lesson={lesson} texts={texts} done={done} />
        ))}
      </ol>
    </div>
  );
}

/** The step's position, with what was tried where the rules let it happen. */
function viewOf(engine: Shinpan, step: Step, tried: MoveEvent | null, asks: boolean) {
  const { game, refusal } = playedOn(
    engine,
    sceneOfStep(engine, step),
    tried === null ? step.moves : [...step.moves, tried],
  );
  const size = { cols: step.diagram.cols, rows: step.diagram.rows };
  const state = game.state();
  const score: Score | null = state.phase === "over" ? game.score() : null;
  const view: BoardView = {
    size,
    stones: stonesOf(game.board()),
    hand: asks && state.to_move !== null ? colorOf(state.to_move) : null,
    lastMove: pointPlayed(lastMoveOf(state), size),
    marks: refusal?.point
      ? pointsNamed([refusal.point], size).map((at) => ({ at, shape: "cross" }))
      : [],
    territory: score ? landOf(score.territory, size) : [],
  };
  const earlier = earlierIn(game, refusal);
  game.free();
  return { view, score, earlier };
}

function Verdict({
  judged,
  told,
  mistakes,
  onNext,
  onRetry,
  onShow,
}: {
  judged: Judged;
  told: StepText;
  mistakes: number;
  onNext: () => void;
  onRetry: () => void;
  onShow: () => void;
}) {
  const text = words.learn;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    button.current?.scrollIntoView({ block: "nearest" }); // the board moves no further than it must
  }, [judged]);
  const right = judged.is === "right";
  const refused = judged.refusal
    ? (words.refusals[judged.refusal.reason] ?? judged.refusal.reason)
    : text.legalOnly;
  return (
    <div class={`verdict ${judged.is}`}>
      <div role="status">
        <p>
          <strong>{right ? text.right : text.notYet}</strong>{" "}
          {right ? <span class="told">{told.right}</span> : refused}
        </p>
        {!right && <p class="told">{told.hint}</p>}
      </div>
      <div class="buttons">
        <button type="button" class="main" ref={button} onClick={right ? onNext : onRetry}>
          {right ? text.next : text.retry}
        </button>
        {!right && mistakes > 1 && (
          <button type="button" onClick={onShow}>
            {text.show}
          </button>
        )}
      </div>
    </div>
  );
}

/** The reader's tries at a step, and what the engine makes of the last one. */
function useTries(engine: Shinpan, step: Step, onDone: () => void) {
  const [tried, setTried] = useState<MoveEvent | null>(null);
  const [mistakes, setMistakes] = useState(0);
  const judged = useMemo(() => (tried === null ? null : judge(engine, step, tried)), [tried]);
  return {
    tried,
    mistakes,
    judged,
    attempt: (event: MoveEvent): void => {
      if (tried !== null) return;
      setTried(event);
      if (judge(engine, step, event).is === "right") onDone();
      else setMistakes(mistakes + 1);
    },
    retry: (): void => setTried(null),
    show: (): void => {
      setTried(step.answer);
      onDone();
    },
  };
}

/** The task has the focus when it is given again, and when it comes after another one. */
function useTask(isAsked: boolean, isFirst: boolean) {
  const task = useRef<HTMLParagraphElement>(null);
  const comesFrom = useRef(!isFirst); // another step, or a try at this one: its button had the focus
  useEffect(() => {
    if (isAsked && comesFrom.current) task.current!.focus({ preventScroll: true });
    comesFrom.current = true;
  }, [isAsked]);
  return task;
}

interface StepProps extends Props {
  readonly step: Step;
  readonly told: StepText;
  readonly tag: Language;
  readonly at: number;
  readonly all: number;
  readonly onDone: () => void;
  readonly onNext: () => void;
}

/** What the reader may do beside playing. */
function Deeds({ onPass, onSkip }: { onPass: (() => void) | null; onSkip: () => void }) {
  return (
    <div class="buttons" lang={speaking.value.language}>
      {onPass && (
        <button type="button" onClick={onPass}>
          {words.learn.pass}
        </button>
      )}
      <button type="button" class="link" onClick={onSkip}>
        {words.learn.skip}
      </button>
    </div>
  );
}

function StepView({ engine, settings, step, told, tag, at, all, onDone, onNext }: StepProps) {
  const { tried, mistakes, judged, attempt, retry, show } = useTries(engine, step, onDone);
  const { view, score, earlier } = useMemo(
    () => viewOf(engine, step, tried, tried === null),
    [tried],
  );
  const mover = step.answer.by;
  const task = useTask(tried === null, at === 0);
  const passes = step.goal.kind === "pass";
  const choose = (point: Point): void =>
    attempt({ kind: "play", by: mover, at: nameOf(point, view.size, "letters") });
  const pass = (): void => attempt({ kind: "pass", by: mover });
  return (
    <div class="lesson-step">
      <div class="lesson-text" lang={tag}>
        <p class="quiet" lang={speaking.value.language}>
          {words.learn.step(at + 1, all)}
        </p>
        <p class="task" tabIndex={-1} ref={task}>
          {told.task}
        </p>
        {judged && (
          <Verdict
            judged={judged}
            told={told}
            mistakes={mistakes}
            onNext={onNext}
            onRetry={retry}
            onShow={show}
          />
        )}
        {judged && earlier && <EarlierPosition earlier={earlier} settings={settings} />}
        {!judged && <Deeds onPass={passes ? pass : null} onSkip={onNext} />}
        {score && <ScoreTable score={score} result={score.result} />}
      </div>
      <div class="lesson-board" style={{ "--cols": view.size.cols }}>
        <BoardOf
          view={view}
          settings={{ ...settings, confirm: "never" }}
          onChoose={choose}
          onCommand={(command) => {
            if (command === "pass" && passes) pass();
          }}
        />
      </div>
    </div>
  );
}

function LessonScreen({
  engine,
  settings,
  lesson,
  texts,
  tag,
  add,
  onFirst,
}: Props & {
  lesson: Lesson;
  texts: LessonTexts;
  tag: Language;
  add: (step: string) => void;
  onFirst: () => void;
}) {
  const text = words.learn;
  const [at, setAt] = useState(0);
  const told = texts.lessons[lesson.id];
  const number = lessons.indexOf(lesson);
  const next = (): void => {
    if (at + 1 < lesson.steps.length) setAt(at + 1);
    else location.hash = addressOf("learn", lessons[number + 1]!.id);
  };
  return (
    <PlainWords.Provider value>
      <div class="page lesson">
        <p class="back">
          <a href="#learn">{text.back}</a>
        </p>
        <Heading tabIndex={-1} lang={tag}>{`${number + 1}. ${told.name}`}</Heading>
        {lesson.id === "game" ? (
          <FirstGame
            engine={engine}
            settings={settings}
            about={texts.game}
            tag={tag}
            onEnd={() => add(nameOfStep("game", 0))}
            onFirst={onFirst}
          />
        ) : (
          <StepView
            key={at}
            engine={engine}
            settings={settings}
            step={lesson.steps[at]!}
            told={told.steps[at]!}
            tag={tag}
            at={at}
            all={lesson.steps.length}
            onDone={() => add(nameOfStep(lesson.id, at))}
            onNext={next}
          />
        )}
      </div>
    </PlainWords.Provider>
  );
}

export function LearnScreen({
  engine,
  settings,
  lesson: id,
  onFirst,
}: Props & { lesson: string | undefined; onFirst: () => void }) {
  const [done, add] = useProgress();
  const found = useTexts();
  if (!done || !found) return <p role="status">{words.pages.loading}</p>;
  const lesson = lessons.find((each) => each.id === id);
  if (id && !lesson) return <Missing list="learn" name={words.learn.heading} />;
  if (!lesson)
    return <LessonList done={done} texts={found.texts} tag={found.tag} onFirst={onFirst} />;
  return (
    <LessonScreen
      key={lesson.id}
      engine={engine}
      settings={settings}
      lesson={lesson}
      texts={found.texts}
      tag={found.tag}
      add={add}
      onFirst={onFirst}
    />
  );
}
