// The game: board, captured counts above it, pass below it, what a pass means here, what was refused and why.

import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { nameOf, type BoardView, type Point, type Settings as BoardSettings, type Size } from "shinpan-board";
import { rulesAddress } from "../addresses.ts";
import { BoardOf, colourOf, landOf, pointNamed, pointsNamed, stonesIn, stonesOf } from "../board_view.tsx";
import type { Clock } from "../clock.ts";
import type { Sounds } from "../clock_sounds.ts";
import { ClockView } from "../clock_view.tsx";
import { boardAfter, sgfOf, type Game, type Player, type Refusal, type Shinpan, type State } from "../engine.ts";
import { StoneIcon, Steps } from "../icons.tsx";
import type { Action, Model } from "../model.ts";
import { points } from "../numbers.ts";
import { passMeaning } from "../pass_meaning.ts";
import { nameOfRules } from "../rule_words.ts";
import { groupAt, isSettled, marksCount, movesOf, other, type GameFile, type Move } from "../table.ts";
import { words } from "../words/index.ts";
import { useBotsWord } from "../ending/bots_word.ts";
import { Exhibition, FindingsPanels, useEnding } from "../ending/ending.tsx";
import { OtherEnds } from "../ending/other_ends.tsx";
import { CopyLink } from "./copy_link.tsx";
import { GraphPanel } from "./graph_panel.tsx";
import { EarlierPosition, earlierIn } from "./earlier.tsx";
import { EndPanel, scoreWith, type PositionShown } from "./end_panel.tsx";

interface Props {
  readonly engine: Shinpan;
  readonly opened: Game;
  readonly game: GameFile;
  readonly model: Model;
  readonly boardSettings: Partial<BoardSettings>;
  readonly thinking: boolean;
  /** When the running turn began, by performance.now(); null while no clock runs. */
  readonly since: number | null;
  readonly act: (action: Action) => void;
  /** Has the engine carry out an event; `where` names it to the player. */
  readonly onEvent: (line: string, where: string) => void;
  readonly onSave: () => void;
}

function PlayerLine({ player, state, score, turn, clock, since, sounds }: {
  player: Player; state: State; score: string | null; turn: boolean; clock: Clock | null; since: number | null; sounds: Sounds;
}) {
  const opponent = player === "B" ? "white" : "black";
  const received = state.handed[opponent];
  return (
    <div class={`player ${turn ? "turn" : ""}`}>
      <StoneIcon black={player === "B"} />
      <span>{score ?? words.game.captured(player, state.prisoners[opponent])}</span>
      {clock && <ClockView player={player} system={clock.system} side={clock[player]} since={turn ? since : null} sounds={sounds} />}
      {score === null && received > 0 && <span class="quiet">{words.game.handed(received)}</span>}
    </div>
  );
}

const repetition = 4; // among the reasons of refusals

/** The point that a ban on repetition forbids now. */
function banned(game: Game, player: Player): Point | null {
  const at = game.legality(player).indexOf(repetition);
  return at === -1 ? null : at;
}

function RefusalPanel({ where, refusal, engine, opened, rules, settings, onLook, onClose }: {
  where: string; refusal: Refusal; engine: Shinpan; opened: Game; rules: string; settings: Partial<BoardSettings>;
  onLook: (move: number) => void; onClose: () => void;
}) {
  const earlier = useMemo(() => earlierIn(opened, refusal), [refusal]);
  return (
    <section class="panel refusal" role="alert">
      <p><strong>{words.refused(where, words.refusals[refusal.reason] ?? refusal.reason, refusal.clause)}</strong></p>
      {refusal.consequence === "loses" && (refusal.reason === "repetition" || refusal.reason === "self_capture") && <p>{words.loses}</p>}
      {refusal.clause && <p><a href={rulesAddress(engine, rules, refusal.clause)}>{words.pages.rules.readClause(words.clauseName(refusal.clause))}</a></p>}
      {earlier && <EarlierPosition earlier={earlier} settings={settings} />}
      <div class="buttons">
        {earlier && <button type="button" onClick={() => onLook(earlier.move)}>{words.seeEarlier}</button>}
        <button type="button" onClick={onClose}>{words.close}</button>
      </div>
    </section>
  );
}

/** A list of moves gets longer by one: the items that are as they were stay the same objects, and are not looked at again. */
function useItems(moves: readonly Move[], at: number, look: (move: number) => void): readonly JSX.Element[] {
  const items = useRef({ words, known: new Map<string, JSX.Element>() });
  const looking = useRef(look);
  looking.current = look;
  if (items.current.words !== words) items.current = { words, known: new Map() };
  return moves.map(({ number, player, what }) => {
    const key = `${number} ${player} ${what} ${at === number}`;
    const said = words.game.whats[what] ?? what;
    const item = items.current.known.get(key) ?? (
      <li key={number}>
        <button type="button" class={at === number ? "at" : ""} aria-current={at === number ? "step" : undefined}
          aria-label={words.game.move(number, player, said)} onClick={() => looking.current(number)}>
          <span class="number">{number}</span><StoneIcon black={player === "B"} />{said}
        </button>
      </li>
    );
    items.current.known.set(key, item);
    return item;
  });
}

function MoveList({ moves, looking, act }: { moves: readonly Move[]; looking: number | null; act: (action: Action) => void }) {
  const at = looking ?? moves.length;
  const look = (move: number): void => act({ do: "look", move: move >= moves.length ? null : move });
  return (
    <section class="panel moves" aria-label={words.game.moves}>
      <h2>{words.game.moves}</h2>
      {moves.length === 0 && <p class="quiet">{words.game.noMoves}</p>}
      <ol>{useItems(moves, at, look)}</ol>
      <Steps at={at} last={moves.length} labels={words.game} onStep={look} />
      {looking !== null && <p role="status">{words.game.looking(looking, moves.length)}</p>}
    </section>
  );
}

interface UnderProps extends Pick<Props, "model" | "thinking" | "act" | "onEvent"> {
  readonly state: State;
  /** Whose turn it is while play goes on; null at the end. */
  readonly turn: Player | null;
  readonly bot: boolean;
  readonly moves: number;
  /** A proof's play stands on the board in place of the game. */
  readonly exhibiting: boolean;
  /** That the opponent has passed. */
  readonly passed: string;
  readonly passes: boolean;
  readonly onPass: () => void;
  readonly onUndo: () => void;
}

/** Under the board: what the player may do beside playing, and whose turn it is. */
function UnderBoard({ model, state, turn, bot, moves, exhibiting, passed, passes, thinking, act, onEvent, onPass, onUndo }: UnderProps) {
  const mover = state.to_move;
  return (
    <div class="below">
      {exhibiting ? null : model.looking === null ? (
        <div class="buttons">
          <button type="button" disabled={!passes} onClick={onPass}>{words.game.pass}</button>
          {mover !== null && !bot && state.may.button.includes(mover) && (
            <button type="button" onClick={() => onEvent(`button ${mover}`, words.game.button)}>{words.game.button}</button>
          )}
          <button type="button" disabled={moves === 0 || thinking || state.outcome?.how === "resignation"} onClick={onUndo}>{words.game.undo}</button>
          {turn !== null && !bot && <button type="button" onClick={() => act({ do: "resigning", player: turn })}>{words.game.resign}</button>}
        </div>
      ) : (
        <button type="button" class="main" onClick={() => act({ do: "look", move: null })}>{words.game.back}</button>
      )}
      {model.resigning && (
        <div class="buttons" role="alertdialog" aria-label={words.game.reallyResign(model.resigning)}>
          <span>{words.game.reallyResign(model.resigning)}</span>
          <button type="button" class="main" onClick={() => onEvent(`resign ${model.resigning}`, words.game.resign)}>{words.game.yes}</button>
          <button type="button" onClick={() => act({ do: "resigning", player: null })}>{words.game.no}</button>
        </div>
      )}
      <p class="turn-line" hidden={exhibiting}>
        {passed && turn !== null && <strong>{passed} </strong>}
        {turn !== null && (thinking ? words.game.thinking(turn) : words.game.toMove(turn))}
        {turn !== null && !thinking && <span class="quiet"> {passMeaning(state)}</span>}
      </p>
    </div>
  );
}

export function GameScreen({ engine, opened, game, model, boardSettings, thinking, since, act, onEvent, onSave }: Props) {
  const size: Size = { cols: game.start.cols, rows: game.start.rows };
  const standing = useMemo(() => ({ state: opened.state(), board: opened.board() }), [game]);
  const { state } = standing;
  const rules = useMemo(() => engine.ruleset(game.start.rules), [game.start.rules]);
  const moves = useMemo(() => movesOf(game.events), [game]);
  const settled = isSettled(game);
  const marking = marksCount(state, settled) && model.looking === null;
  const ended = state.phase !== "play";
  const place = { engine, opened, game, state, board: standing.board, rules, size };
  const ending = useEnding(place, settled);
  useBotsWord(game, state, ending.referee.findings.estimate, (line) => onEvent(line, ""));
  const goesOn = state.phase === "settle"; // a tap plays a stone unless the players ask for the other
  const [playsOn, setPlaysOn] = useState(goesOn);
  const mayPlayOn = marking && !state.outcome && state.may.play.length > 0 && state.may.resume.length === 0;
  const taps = marking && !(mayPlayOn && playsOn);
  const [ownership, setOwnership] = useState<readonly number[] | null>(null);
  const [position, setPosition] = useState<PositionShown | null>(null);
  useEffect(() => { setPlaysOn(goesOn); setPosition(null); }, [state.phase]);
  const shownPosition = position ?? (state.phase === "over" ? "scored" : "analysis");
  const mover = state.to_move;
  const bot = mover !== null && game.seats[mover].kind === "bot";
  const passes = mover !== null && !bot && state.may.pass.includes(mover);

  const score = useMemo(() => {
    if (state.outcome?.how !== "scored") return null;
    return scoreWith(opened, marking ? model.marked.map((at) => nameOf(at, size, "letters")) : undefined);
  }, [standing, model.marked, marking]);

  const view = useMemo((): BoardView => {
    const stones = stonesOf(model.looking === null ? standing.board : boardAfter(opened, model.looking));
    const shown = model.looking === null ? moves[moves.length - 1] : moves[model.looking - 1];
    const lastMove = shown ? pointNamed(shown.what, size) : null;
    const seen = { size, stones, lastMove };
    if (model.looking !== null) return seen;
    const territory = score ? landOf(score.territory, size) : [];
    if (state.scored_board && shownPosition === "scored")
      return { size, stones: stonesIn(state.scored_board), dead: pointsNamed(score?.removed ?? [], size), territory };
    const hand = mover !== null && state.may.play.includes(mover) && !bot && !taps ? colourOf(mover) : null;
    return {
      ...seen, hand, ban: hand === null ? null : banned(opened, mover!), labels: ending.labels,
      dead: marking ? model.marked : pointsNamed(state.agreed_dead, size),
      territory: state.scored_board ? [] : territory,
    };
  }, [standing, model.looking, model.marked, score, taps, shownPosition, ending.labels]);

  const owned = useMemo(() => (ownership ? { ...view, ownership } : view), [view, ownership]);

  const last = moves[moves.length - 1];
  const passed = last?.what === "pass" ? words.game.opponentPassed(last.player) : "";
  const spoken = useMemo(() => (passed ? `${passed} ${passMeaning(state)}` : ""), [standing, words]);

  const choose = (at: Point): void => {
    if (model.looking !== null) return act({ do: "look", move: null });
    if (ending.exhibited) return ending.exhibited.choose(at);
    if (state.scored_board && shownPosition === "scored") return setPosition("analysis");
    if (taps) return act({ do: "mark", group: groupAt(standing.board, size, at) });
    if (mover === null || bot) return;
    onEvent(`play ${mover} ${nameOf(at, size, "letters")}`, nameOf(at, size, boardSettings.coordinates ?? "letters"));
  };
  const pass = (): void => {
    if (passes) onEvent(`pass ${mover}`, words.game.pass);
  };
  const undo = (): void => {
    const count = mover !== null && game.seats[other(mover)].kind === "bot" ? 2 : 1;
    const by = mover === null ? "B" : count === 2 ? mover : other(mover);
    onEvent(`undo_asked ${by} ${Math.min(count, moves.length)}\nundo_granted ${other(by)}`, words.game.undo);
  };
  const markAll = (names: readonly string[]): void => act({ do: "mark all", points: pointsNamed(names, size) });
  const tell = (player: Player): string | null =>
    score ? words.game.score(player, points(player === "B" ? score.black_half : score.white_half)) : null;
  const turn = state.phase === "over" ? null : mover;

  return (
    <div class="game">
      <h1 class="unseen">{words.game.heading}</h1>
      <div class="stand">
        <div class="above">
          <div class="players">
            {(["B", "W"] as const).map((player) => <PlayerLine player={player} state={state} score={tell(player)} turn={turn === player} clock={game.clock} since={since} sounds={model.settings.sounds} />)}
          </div>
          <p class="rules-name"><a href={rulesAddress(engine, game.start.rules)}>{nameOfRules(rules)}</a></p>
        </div>
        <div class="board-place">
          <BoardOf view={ending.exhibited?.view ?? owned} settings={boardSettings} spoken={spoken} focused={model.started} onChoose={choose}
            onCommand={(command) => (command === "pass" ? pass() : command === "undo" ? undo() : act({ do: "understood" }))} />
        </div>
        <UnderBoard model={model} state={state} turn={turn} bot={bot} moves={moves.length} exhibiting={ending.topic !== null} passed={passed}
          passes={passes} thinking={thinking} act={act} onEvent={onEvent} onPass={pass} onUndo={undo} />
      </div>
      <div class="side">
        <Exhibition ending={ending} place={place} />
        {model.refusal && (
          <RefusalPanel {...model.refusal} engine={engine} opened={opened} rules={rules.id} settings={boardSettings}
            onLook={(move) => act({ do: "look", move })} onClose={() => act({ do: "understood" })} />
        )}
        {ended && (
          <EndPanel engine={engine} game={opened} state={state} rules={rules} size={size} marked={model.marked} marking={marking} settled={settled}
            estimate={ending.referee.findings.estimate} shown={shownPosition} onShow={setPosition} playsOn={mayPlayOn ? playsOn : null} onPlaysOn={setPlaysOn}
            isBot={(player) => game.seats[player].kind === "bot"} onEvent={(line) => onEvent(line, "")} onMarkAll={markAll}
            onCount={() => act({ do: "go", screen: "count" })} onEvery={() => act({ do: "go", screen: "every" })} />
        )}
        <FindingsPanels cited={{ engine, rules: rules.id }} ending={ending} onMark={marking ? markAll : null} />
        {!state.outcome && <OtherEnds state={state} onEvent={(line) => onEvent(line, "")} />}
        <MoveList moves={moves} looking={model.looking} act={act} />
        <GraphPanel start={game.start} events={game.events} moves={moves.length} at={model.looking ?? moves.length}
          onGo={(move) => act({ do: "look", move: move >= moves.length ? null : move })} onOwnership={setOwnership} />
        <div class="buttons">
          <button type="button" onClick={onSave}>{words.game.save}</button>
          <CopyLink screen="record" text={() => sgfOf(opened, state.agreed_dead.length > 0 ? state.agreed_dead : undefined)} />
        </div>
      </div>
    </div>
  );
}

