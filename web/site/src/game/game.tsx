// The game: board, captured counts above it, pass below it, what a pass means here, what was refused and why.

import "../parts/screen.css";
import "../parts/panel.css";
import "./game.css";
import { useContext, useEffect, useMemo, useState } from "preact/hooks";
import {
  nameOf,
  readName,
  type BoardView,
  type Command,
  type Point,
  type Settings as BoardSettings,
} from "shinpan-board";
import { rulesAddress } from "../browser/addresses.ts";
import { BoardOf, pointsNamed } from "../parts/board_view.tsx";
import { AtDeskContext } from "../ending/at_desk.ts";
import { useBotsWord } from "../ending/bots_word.ts";
import { Exhibition, FindingsPanels, useEnding, type Ending } from "../ending/ending.tsx";
import { OtherEnds } from "../ending/other_ends.tsx";
import { useProgramsWord } from "../ending/programs_word.ts";
import { whatFollows } from "../ending/steps.ts";
import { PlainWords } from "../parts/clauses.tsx";
import {
  scoreWith,
  sgfOf,
  type GameEvent,
  type Player,
  type PointName,
  type Shinpan,
  type State,
} from "../engine/engine.ts";
import { Heading } from "../parts/heading.tsx";
import { levelSaid } from "../parts/level_said.ts";
import type { Action, Model } from "../model/model.ts";
import { points } from "../words/numbers.ts";
import { PointNames, useNaming } from "../parts/point_names.ts";
import { opponentIn } from "../model/results.ts";
import { nameOfRules } from "../parts/rule_words.ts";
import { infoOfGame } from "../model/saved_game.ts";
import { useSaid } from "../parts/said.ts";
import {
  groupAt,
  isHushed,
  isOverNet,
  isWatched,
  other,
  playerOverNet,
  type GameFile,
  type Standing,
} from "../model/table.ts";
import { whoseTurn } from "../parts/whose_turn.ts";
import { speaking } from "../words/first.ts";
import { words } from "../words/index.ts";
import { CopyLink } from "../parts/copy_link.tsx";
import { EndPanel } from "../ending/end_panel.tsx";
import { GraphPanel } from "../graph/graph_panel.tsx";
import { InfoPanel } from "../parts/info_panel.tsx";
import { MoveList } from "./move_list.tsx";
import { NextLevel } from "./next_level.tsx";
import { OverNetContext, type OverNet } from "../parts/over_net.ts";
import { usePassing } from "./passing.tsx";
import { PlayerLine } from "./player_line.tsx";
import { RefusalPanel } from "./refusal_panel.tsx";
import type { OnTable, PositionShown } from "../model/on_table.ts";
import { useGameView, useOnTable, usePositionShown, useTaps, type Taps } from "./standing.ts";
import { UnderBoard } from "./under_board.tsx";

interface Props {
  readonly engine: Shinpan;
  readonly game: GameFile;
  readonly standing: Standing;
  readonly model: Model;
  readonly boardSettings: Partial<BoardSettings>;
  readonly thinking: boolean;
  /** This tab plays for the bot. */
  readonly hosting: boolean;
  /** When the running turn began, by performance.now(); null while no clock runs. */
  readonly since: number | null;
  readonly act: (action: Action) => void;
  /** Has the engine carry out events; `where` names them to the player. */
  readonly onEvents: (events: readonly GameEvent[], where?: string) => void;
  readonly onSave: () => void;
  /** The level that follows from the results, this game's among them; null while that is not there yet. */
  readonly due: number | null;
  /** Begins another game. */
  readonly onStart: (game: GameFile) => void;
}

type Part = Props & { readonly table: OnTable };

/** What a tab in the background tells of the game: the result, whose turn it is, or that it rests. */
const called = ({ game, opened, state, score }: OnTable, thinking: boolean): string =>
  state.outcome
    ? words.result((score ?? scoreWith(opened, undefined)).result)
    : whoseTurn(state, thinking, game);

/** Above the board: both players, and under which rules they play. */
function AboveBoard({ engine, game, model, since, table }: Part) {
  const { state, score, mover, rules } = table;
  const turn = state.phase === "over" ? null : mover;
  const counted = state.outcome?.how === "scored" ? score : null;
  const tell = (player: Player): string | null =>
    counted && points(player === "B" ? counted.black_half : counted.white_half);
  return (
    <div class="above">
      <div class="players">
        {(["B", "W"] as const).map((player) => (
          <PlayerLine
            engine={engine}
            game={game}
            player={player}
            state={state}
            score={tell(player)}
            turn={turn === player}
            clock={game.clock}
            since={since}
            sounds={model.settings.sounds}
          />
        ))}
      </div>
      <p class="rules-name">
        <a href={rulesAddress(engine, game.start.rules)}>{nameOfRules(rules)}</a>
      </p>
    </div>
  );
}

/**
 * What has happened that is easily overlooked: play goes on as a player asked, the last move was a pass or,
 * against the computer, took stones.
 */
function lastSaid({ game, opened, state, moves }: OnTable): string {
  const { state: settling, by } = state.settlement;
  if (settling === "resumed" && by)
    return words.sentences([words.end.resumed(by), whatFollows(state.ending)]);
  const last = moves[moves.length - 1];
  const opponent = opponentIn(game);
  if (!last) return "";
  if (last.what === "pass")
    return opponent?.program === last.player
      ? words.program.passed(levelSaid(opponent.level, game.start))
      : words.game.opponentPassed(last.player);
  if (!opponent) return "";
  const before = opened.afterMove(moves.length - 1);
  const owner = other(last.player);
  const taken = state.prisoners[owner === "B" ? "black" : "white"] - before.prisoners(owner);
  before.free();
  if (taken === 0) return "";
  return last.player === opponent.you
    ? words.you.take(taken)
    : words.program.takes(last.player, taken);
}

/** Where a tap means a group, or the board as a whole, there is no point to be aimed at first. */
function useTapSettings(settings: Partial<BoardSettings>, aims: boolean): Partial<BoardSettings> {
  return useMemo(() => (aims ? settings : { ...settings, confirm: "never" }), [settings, aims]);
}

interface BoardProps extends Part {
  readonly ending: Ending;
  readonly view: BoardView;
  readonly taps: Taps;
  readonly shown: PositionShown;
  readonly onShow: (position: PositionShown) => void;
}

/** What a tap on a point does; `named` is what the player calls it. */
function useChoice(
  { model, act, onEvents, table, ending, taps, shown, onShow }: BoardProps,
  named: (at: Point) => string,
  touch: (at: Point) => void,
): (at: Point) => void {
  const { state, board, size, mover, bot } = table;
  return (at) => {
    if (model.looking !== null) return act({ do: "look", move: null });
    if (ending.exhibited) return ending.exhibited.choose(at);
    if (showsScored(state, shown)) return onShow("analysis");
    if (taps.mark) {
      touch(at);
      return act({ do: "mark", group: groupAt(board, size, at) });
    }
    if (mover === null || bot) return;
    onEvents([{ kind: "play", by: mover, at: nameOf(at, size, "letters") }], named(at));
  };
}

/** The scored position is looked at, not what stands on the board. */
const showsScored = ({ scored_board: scored }: State, shown: PositionShown): boolean =>
  scored !== null && shown === "scored";

/** How many moves are taken back at once: over the net, and against the computer, up to one's own. */
function takenBack({ game, state, mover }: OnTable): number {
  const { least, most } = state.undo_moves!;
  const answered = mover !== null && game.seats[other(mover)].kind !== "person" ? 2 : 1;
  return least === 0 ? 0 : Math.min(answered, most);
}

/**
 * Takes back the last move, with the computer's answer to it; null where that cannot be. Over the net the
 * player at this page asks for it.
 */
function undoOf({ thinking, onEvents, table }: BoardProps): (() => void) | null {
  const { game, state, mover } = table;
  const { undo_moves: taken, outcome } = state;
  const counts = outcome === null || outcome.how === "scored"; // who has resigned begins anew
  if (taken === null || thinking || !counts || isWatched(game)) return null;
  const here = playerOverNet(game);
  const number = takenBack(table);
  if (here !== null && here === mover && number === 1) return null; // they have made no move
  return () => {
    const by = here ?? (mover === null ? "B" : number === 2 ? mover : other(mover));
    const asked: GameEvent = { kind: "undo_asked", by, number };
    onEvents([asked, { kind: "undo_granted", by: other(by) }], words.game.undo);
  };
}

/** Why a move was refused, over what stands below the board. */
function Refused({ model, boardSettings, act, table }: BoardProps) {
  return (
    model.refusal && (
      <RefusalPanel
        {...model.refusal}
        engine={table.engine}
        opened={table.opened}
        rules={table.rules.id}
        settings={boardSettings}
        onLook={(move) => act({ do: "look", move })}
        onClose={() => act({ do: "understood" })}
      />
    )
  );
}

/** A stone that is not confirmed yet is seen as one, and no other is played meanwhile. */
function withPending(view: BoardView, pending: OverNet["pending"]): BoardView {
  if (!pending) return view;
  const at = readName(pending.at, view.size, "letters").point!;
  const color = pending.by === "B" ? "black" : "white";
  return { ...view, hand: null, ghosts: [...(view.ghosts ?? []), { at, color }] };
}

/** The board, what a tap on it does, and the buttons below. */
function BoardPart(props: BoardProps) {
  const { model, boardSettings, thinking, act, onEvents, table, ending, view, taps, shown } = props;
  const { game, state, size, mover, bot } = table;
  const passed = useMemo(() => lastSaid(table), [state, speaking.value]);
  const named = (at: Point): string => nameOf(at, size, boardSettings.coordinates ?? "letters");
  const { spoken, time, touch } = useSaid(table, passed, named);
  const choose = useChoice(props, named, touch);
  const passes = mover !== null && !bot && state.may.pass.includes(mover);
  const aims = model.looking === null && !showsScored(state, shown) && !taps.mark;
  const settings = useTapSettings(boardSettings, ending.exhibited !== null || aims);
  const naming = useNaming(size, boardSettings);
  const { pending } = useContext(OverNetContext);
  const played = useMemo(() => withPending(view, pending), [view, pending]);
  const { pass, question, seen } = usePassing(table, played, passes, naming, onEvents);
  const undo = undoOf(props);
  const commands: Readonly<Record<Command, () => void>> = {
    pass,
    undo: () => undo?.(),
    cancel: () => act({ do: "understood" }),
  };
  return (
    <div class="stand">
      <AboveBoard {...props} />
      <div class="board-place">
        <BoardOf
          view={ending.exhibited?.view ?? seen}
          settings={settings}
          spoken={spoken}
          time={time}
          focused={model.started}
          onChoose={choose}
          onCommand={(command) => commands[command]()}
        />
      </div>
      <UnderBoard
        {...{ model, game, state, bot, passed, passes, thinking, act, onEvents, question }}
        rules={table.rules}
        turn={state.phase === "over" ? null : mover}
        exhibiting={ending.topic !== null}
        undoes={undo !== null}
        since={props.since}
        onPass={pass}
        onUndo={commands.undo}
      >
        <Refused {...props} />
      </UnderBoard>
    </div>
  );
}

interface SideProps extends Part {
  readonly ending: Ending;
  readonly taps: Taps;
  readonly shown: PositionShown;
  readonly onShow: (position: PositionShown) => void;
  readonly onMarkAll: (names: readonly PointName[]) => void;
  readonly onOwnership: (ownership: readonly number[] | null) => void;
}

/** The end of the game, as far as it has come, and how the referee sees it. */
function EndPart(props: SideProps) {
  const { engine, table, ending, taps, shown, onShow, onMarkAll, onEvents, onStart, act } = props;
  const { opened, state, rules, marking } = table;
  const { findings } = ending.referee;
  return (
    <>
      <Exhibition ending={ending} place={table} />
      {state.phase !== "play" && (
        <EndPanel
          table={table}
          estimate={findings.estimate}
          shown={shown}
          onShow={onShow}
          playsOn={taps.playsOn}
          onPlaysOn={taps.setPlaysOn}
          onEvents={onEvents}
          onMarkAll={onMarkAll}
          onAgain={onStart}
          onCount={() => act({ do: "go", screen: "count" })}
          onEvery={() => act({ do: "go", screen: "every" })}
        />
      )}
      <NextLevel
        engine={engine}
        game={table.game}
        state={state}
        due={props.due}
        onStart={onStart}
      />
      {useMemo(
        () => (
          <FindingsPanels
            cited={{ engine, rules: rules.id }}
            ending={ending}
            onMark={marking ? onMarkAll : null}
          />
        ),
        [ending.groups, findings, opened, marking, speaking.value],
      )}
      {!state.outcome && !isWatched(table.game) && (
        <OtherEnds
          state={state}
          arbiter={!isOverNet(table.game)}
          onEvent={(event) => onEvents([event])}
        />
      )}
    </>
  );
}

/** The game as a record: who plays, to be saved or sent as a link. */
function RecordPart({ game, act, onSave, table: { opened, state } }: Part) {
  const agreed = state.agreed_dead.length > 0 ? state.agreed_dead : undefined;
  const isAtDesk = useContext(AtDeskContext) !== null;
  return (
    <>
      {!isOverNet(game) && !isAtDesk && (
        <InfoPanel
          info={game.info ?? {}}
          usual={infoOfGame(game)}
          onInform={(info) => act({ do: "inform", info })}
        />
      )}
      <div class="buttons">
        <button type="button" onClick={onSave}>
          {words.game.save}
        </button>
        <CopyLink screen="record" to={game} text={() => sgfOf(opened, agreed)} />
      </div>
    </>
  );
}

/** Beside the board. */
function Side(props: SideProps) {
  const { game, model, act, onOwnership } = props;
  const { moves, state } = props.table;
  const look = (move: number): void =>
    act({ do: "look", move: move >= moves.length ? null : move });
  return (
    <div class="side">
      <EndPart {...props} />
      {moves.length > 0 && <MoveList moves={moves} looking={model.looking} act={act} />}
      {!isHushed(game, state) && (
        <GraphPanel
          start={game.start}
          events={game.events}
          moves={moves.length}
          at={model.looking ?? moves.length}
          onGo={look}
          onOwnership={onOwnership}
        />
      )}
      <RecordPart {...props} />
    </div>
  );
}

export function GameScreen(props: Props) {
  const { engine, game, standing, model, boardSettings, hosting, act, onEvents } = props;
  const table = useOnTable(engine, game, standing, model);
  const { state, size } = table;
  const taps = useTaps(table);
  const [shown, onShow] = usePositionShown(state);
  const ending = useEnding(table);
  const desk = useContext(AtDeskContext);
  const { groups } = ending;
  const { estimate, precedents, work } = ending.referee.findings;
  useEffect(() => desk?.onHeld({ groups, precedents }), [groups, precedents]);
  const opinion = work === "estimate" || !hosting ? null : estimate;
  useBotsWord(game, state, opinion, (event) => onEvents([event]));
  const view = useGameView(table, model.looking, taps, shown, ending);
  const [ownership, setOwnership] = useState<readonly number[] | null>(null);
  const owned = useMemo(() => (ownership ? { ...view, ownership } : view), [view, ownership]);
  const named = useNaming(size, boardSettings);
  const marks =
    (byHand: boolean) =>
    (names: readonly PointName[]): void =>
      act({ do: "mark all", points: pointsNamed(names, size), byHand });
  useProgramsWord(table, estimate, marks(false));
  const parts = { ...props, table, ending, taps, shown, onShow };
  return (
    <PlainWords.Provider value={game.plain ?? false}>
      <div class={game.clock ? "game timed" : "game"}>
        {!desk && (
          <Heading class="unseen" called={called(table, props.thinking)}>
            {words.game.heading}
          </Heading>
        )}
        <BoardPart {...parts} view={owned} />
        <PointNames.Provider value={named}>
          <Side {...parts} onMarkAll={marks(true)} onOwnership={setOwnership} />
        </PointNames.Provider>
      </div>
    </PlainWords.Provider>
  );
}
