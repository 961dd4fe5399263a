// The front page: a board on which a game against the computer begins, the game that was left, and the ways
// to all else.

import "./home.css";
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import type { Settings as BoardSettings } from "shinpan-board";
import type { GameEvent, Shinpan } from "../engine/engine.ts";
import { Heading } from "../parts/heading.tsx";
import { WayIcon, type WayName } from "../parts/icons.tsx";
import { choose as preset, useLasting } from "../browser/lasting.ts";
import { levelNamed, levelSaid } from "../parts/level_said.ts";
import type { Action } from "../model/model.ts";
import { quickGame, quickSeats, quickSize } from "../model/quick_game.ts";
import { opponentIn, tallyOf, type Result } from "../model/results.ts";
import { movesOf, people, type GameFile, type Seats, type Standing } from "../model/table.ts";
import { words } from "../words/first.ts";
import { acceptedFiles, filesOf } from "../parts/choose_file.tsx";

interface Left {
  readonly game: GameFile;
  readonly standing: Standing;
}

interface Props {
  readonly engine: Shinpan;
  /** The game on the table. */
  readonly left: Left | null;
  readonly results: readonly Result[];
  /** The level that follows from them. */
  readonly level: number;
  /** What shows boards; null until it has come. */
  readonly boards: typeof import("./beginning.ts") | null;
  readonly boardSettings: Partial<BoardSettings>;
  readonly onStart: (game: GameFile) => void;
  readonly onOpen: (files: readonly File[]) => void;
  readonly act: (action: Action) => void;
}

/** What stands in a way: its name, by which it is called, and what is found there. */
function Inside({ icon, name, note }: { icon: WayName; name: string; note: string }) {
  return (
    <>
      <WayIcon name={icon} />
      <span class="way-name" id={`way-${icon}`}>
        {name}
      </span>
      <span class="way-note" id={`way-${icon}-note`}>
        {note}
      </span>
    </>
  );
}

const called = (icon: WayName) => ({
  "aria-labelledby": `way-${icon}`,
  "aria-describedby": `way-${icon}-note`,
});

function WayTo({
  to,
  icon,
  name,
  note,
  main,
  onGo,
}: {
  to: string;
  icon: WayName;
  name: string;
  note: string;
  main?: boolean;
  onGo?: () => void;
}) {
  return (
    <a class={main ? "way main" : "way"} href={to} onClick={onGo} {...called(icon)}>
      <Inside icon={icon} name={name} note={note} />
    </a>
  );
}

function JudgeRecord({ onOpen }: Pick<Props, "onOpen">) {
  const { judge, judgeNote } = words.home;
  return (
    <label class="way">
      <Inside icon="judge" name={judge} note={judgeNote} />
      <input
        type="file"
        name="judged"
        multiple
        accept={acceptedFiles}
        {...called("judge")}
        onChange={({ currentTarget }) => filesOf(currentTarget, onOpen)}
      />
    </label>
  );
}

/** The level for the next game: what follows from the results, unless the player has chosen another since. */
function useLevel({ level, results }: Pick<Props, "level" | "results">) {
  const [chosen, choose] = useLasting<{ level: number; games: number } | null>("quick level", null);
  return {
    level: chosen?.games === results.length ? chosen.level : level,
    choose: (other: number): void => choose({ level: other, games: results.length }),
  };
}

function Levels({
  engine,
  results,
  level,
  onChoose,
}: Pick<Props, "engine" | "results" | "level"> & {
  onChoose: (level: number) => void;
}) {
  const levels = useMemo(() => engine.levels(), []);
  const { won, of } = tallyOf(results, level);
  return (
    <div class="quick">
      <label>
        {words.fresh.level}
        <select
          name="quick-level"
          value={level}
          onChange={(event) => onChoose(Number(event.currentTarget.value))}
        >
          {levels.map((each) => (
            <option value={each.level}>{levelNamed(each, quickSize)}</option>
          ))}
        </select>
      </label>
      <span class="quiet">{of > 0 && words.home.tally(won, of)}</span>
    </div>
  );
}

/** Where the game that was left stands. */
function placeOf({ game }: Left): string {
  const opponent = opponentIn(game);
  const { cols, rows } = game.start;
  return words.home.left(
    `${cols} × ${rows}`,
    movesOf(game.events).length,
    opponent ? levelSaid(opponent.level, game.start) : null,
  );
}

interface HeroProps {
  readonly caption: string;
  readonly children: ComponentChildren;
}

function Hero({ caption, children }: HeroProps) {
  return (
    <div class="hero">
      <div class="board-place">{children}</div>
      {caption && <p class="quiet">{caption}</p>}
    </div>
  );
}

export function Home(props: Props) {
  const { engine, left, results, boards, onStart, onOpen, act } = props;
  const boardSettings = useMemo(
    () => ({ ...props.boardSettings, coordinates: "none" }) as const,
    [props.boardSettings],
  );
  const { level, choose } = useLevel(props);
  const text = words.home;
  const goesOn =
    left !== null && left.standing.state.outcome === null && left.game.events.length > 0;
  const goOn = (): void => act({ do: "go", screen: "game" });
  const seated = (seats: Seats) => (): void => preset("seats", seats);
  const play = (events: readonly GameEvent[] = []): void =>
    onStart({ ...quickGame(engine, level), events });
  return (
    <div class="home">
      <div class="welcome">
        <Heading>{text.heading}</Heading>
        <p class="lead">{text.lead}</p>
      </div>
      <Hero caption={goesOn ? "" : text.firstStone}>
        {boards &&
          (goesOn ? (
            <boards.LeftBoard {...left} settings={boardSettings} onGo={goOn} />
          ) : (
            <boards.FirstBoard
              size={quickSize}
              given={[]}
              settings={boardSettings}
              onPlay={(at) => play([{ kind: "play", by: "B", at }])}
            />
          ))}
      </Hero>
      <div class="ways">
        {goesOn && <WayTo to="#game" icon="goOn" name={text.goOn} note={placeOf(left)} main />}
        <button
          type="button"
          class={goesOn ? "way" : "way main"}
          onClick={() => play()}
          {...called("play")}
        >
          <Inside icon="play" name={text.play} note={text.playNote(levelSaid(level, quickSize))} />
        </button>
        <Levels engine={engine} results={results} level={level} onChoose={choose} />
        <WayTo to="#learn" icon="learn" name={text.learn} note={text.learnNote} />
        <JudgeRecord onOpen={onOpen} />
        <WayTo to="#new" icon="two" name={text.two} note={text.twoNote} onGo={seated(people)} />
        {boards && <boards.FriendWay />}
        {boards && <boards.TournamentWay />}
        <WayTo to="#lab" icon="lab" name={text.lab} note={text.labNote} />
        <p class="more-ways">
          <a href="#new" onClick={seated(quickSeats(level))}>
            {text.choose}
          </a>
        </p>
      </div>
    </div>
  );
}
