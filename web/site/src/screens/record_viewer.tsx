// A record with its variations: looked at, played on, marked, commented, saved, printed. What may be played
// the engine says, under the record's own rules or others; what is shown is judged by none, so that a record
// that breaks some is shown too.

import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { RefObject } from "preact";
import {
  nameOf, type BoardView, type Label, type Point, type Settings as BoardSettings, type Size,
} from "shinpan-board";
import { BoardOf, colourOf, pointsNamed, stonesOf } from "../board_view.tsx";
import { view, type Entry } from "../collection.ts";
import type { Facts, Game, GameRecord, Player, Refusal, Shinpan, Start } from "../engine.ts";
import { fileNameOf, infoOf, withInfo } from "../game_info.ts";
import { Heading } from "../heading.tsx";
import { Icon, Steps } from "../icons.tsx";
import { changed, labOf, setupOf, type Lab } from "../lab.ts";
import { marksOf, withMark } from "../marks.ts";
import { saidOf, type Mistake } from "../mistakes.ts";
import {
  branchOf, collectionOf, commentOf, families, lineThrough, moveOf, movesAt, pointIn, promoted, sgfOfNodes,
  sgfPoint, withChild, without,
  type Nodes,
} from "../record_tree.ts";
import { useNaming } from "../point_names.ts";
import { saved } from "../saving.ts";
import { keep, kept } from "../store.ts";
import { movesOf } from "../table.ts";
import { recordUpTo } from "../up_to_fault.ts";
import { whyRefused } from "../refused.ts";
import { words } from "../words/index.ts";
import { CopyLink } from "./copy_link.tsx";
import { FiguresView } from "./figures_view.tsx";
import { GraphPanel } from "./graph_panel.tsx";
import { InfoPanel } from "./info_panel.tsx";
import { MarkTools, type Tool } from "./mark_tools.tsx";
import { PictureButtons } from "./picture_buttons.tsx";
import { useNodes, type RecordNodes } from "./record_nodes.ts";
import { useSteps, type Running } from "./record_steps.ts";
import { EncodingChoice, RulesChoice, rulesFor, Warnings } from "./record_rules.tsx";
import { titleOf } from "./records_list.tsx";
import { takenOff, useVerdict, VerdictLine, VerdictPanel, type Judged } from "./record_verdict.tsx";
import { TreeView } from "./tree_view.tsx";

export interface ViewerProps {
  readonly engine: Shinpan;
  readonly boardSettings: Partial<BoardSettings>;
  readonly onList: () => void;
  readonly onLab: () => void;
  /** Goes on with a game on the table. */
  readonly onPlay: (start: Start, events: readonly string[]) => void;
}

/** What the engine makes of a node. */
interface Standing {
  readonly facts: Facts;
  readonly size: Size;
  readonly board: Uint8Array;
  /** Under the rules that judge, up to the node or to the move before it that they refuse. */
  readonly game: Game;
  readonly refused: Refusal | null;
  readonly own: string | null;
  readonly rules: string;
  /** Why the record can be read no further; null where the node itself could be read. */
  readonly fault: Mistake | null;
}

function useStanding(engine: Shinpan, played: Nodes, at: number, chosen: string | null) {
  const sgf = useMemo(() => collectionOf(engine, played), [played]);
  const standing = useMemo((): Standing => {
    const { record, fault } = recordUpTo(engine, sgf, played, at);
    const facts = record.facts();
    const { id, own } = rulesFor(engine, facts, chosen);
    return {
      facts, size: { cols: facts.size[0], rows: facts.size[1] }, board: record.board(),
      ...record.game({ rules: id }), own, rules: id, fault,
    };
  }, [sgf, at, chosen]);
  return { sgf, standing };
}

/** The game of a whole line, for the graph. */
function useWhole(
  engine: Shinpan, sgf: ReturnType<typeof collectionOf>, nodes: Nodes, last: number,
  { rules, size }: Standing,
) {
  return useMemo(() => {
    const { record } = recordUpTo(engine, sgf, nodes, last);
    const { game } = record.game({ rules });
    const found = {
      start: { rules, ...size, komiHalf: game.state().komi_half }, events: game.events(), moves: game.moves,
    };
    game.free();
    record.free();
    return found;
  }, [sgf, last, rules]);
}

const alphabet = [..."ABCDEFGHJKLMNOPQRSTUVWXYZ"];

/** The letters of variations: those that stand nowhere on the board yet. */
const lettersBeside = (labels: readonly Label[]): readonly string[] =>
  alphabet.filter((letter) => labels.every((label) => label.text !== letter));

/** A record's texts: what each node is called. */
function useNames(
  nodes: Nodes, children: readonly (readonly number[])[], numbers: readonly number[], size: Size,
  style: BoardSettings["coordinates"],
) {
  const text = words.records;
  const nameOfMove = (node: number): string => {
    const move = moveOf(nodes[node]!);
    if (!move) return node === 0 ? text.start : text.setup;
    const point = pointIn(move.point, size);
    const what = point === null ? (/^(tt)?$/.test(move.point) ? text.passes : move.point)
      : nameOf(point, size, style);
    return text.move(numbers[node]!, move.player, what);
  };
  const nameOfNode = useCallback((node: number): string => [
    nameOfMove(node), ...(children[node]!.length > 1 ? [text.variations(children[node]!.length)] : []),
    ...(commentOf(nodes[node]!) === "" ? [] : [text.commented]),
  ].join(", "), [nodes, style, words]);
  return { nameOfMove, nameOfNode };
}

function CommentBox(
  { comment, onType, onLeave }: { comment: string; onType: (text: string) => void; onLeave: () => void },
) {
  const [text, setText] = useState(comment);
  useEffect(() => setText(comment), [comment]);
  return (
    <div class="panel">
      <label class="comment"><strong>{words.records.comment}</strong>
        <textarea name="comment" rows={5} value={text} onBlur={onLeave}
          onInput={(event) => { setText(event.currentTarget.value); onType(event.currentTarget.value); }} />
      </label>
    </div>
  );
}

function Continuations({ following, letters, nameOfMove, onGo }: {
  following: readonly number[]; letters: readonly string[]; nameOfMove: (node: number) => string;
  onGo: (to: number) => void;
}) {
  if (following.length === 0) return <p class="quiet">{words.records.noMore}</p>;
  return (
    <ul class="continuations">
      {following.map((child, i) => (
        <li><button type="button" onClick={() => onGo(child)}>
          {following.length > 1 && <strong>{letters[i] ?? "+"} </strong>}{nameOfMove(child)}
        </button></li>
      ))}
    </ul>
  );
}

interface LineProps {
  readonly line: readonly number[];
  readonly at: number;
  readonly numbers: readonly number[];
  readonly nameOfMove: (node: number) => string;
  readonly onGo: (to: number) => void;
}

function Walk({ line, at, numbers, nameOfMove, onGo, running, run }: LineProps & Running) {
  const text = words.records;
  const step = line.indexOf(at);
  return (
    <div class="buttons walk">
      <Steps at={step} last={line.length - 1} labels={text} onStep={(to) => onGo(line[to]!)} />
      <button type="button" class="square" aria-pressed={running} aria-label={words.count.play}
        disabled={!running && step === line.length - 1} onClick={() => run(!running)}>
        <Icon name={running ? "stop" : "play"} />
      </button>
      <label class="slide"><span class="unseen">{text.slider}</span>
        <input type="range" name="move" min={0} max={line.length - 1} value={step}
          aria-valuetext={nameOfMove(at)}
          onInput={(event) => onGo(line[event.currentTarget.valueAsNumber]!)} />
      </label>
      <span class="quiet">{text.at(numbers[at]!, numbers[line[line.length - 1]!]!)}</span>
    </div>
  );
}

/** What can be done with the record as it is. */
function Foot(
  { engine, entry, at, number, standing, changes, place, onPrint, onList, onLab, onPlay }: ViewerProps & {
    entry: Entry; at: number; number: number; standing: Standing; changes: RecordNodes;
    place: RefObject<HTMLElement>; onPrint: () => void;
  },
) {
  const text = words.records;
  const { nodes, settle } = changes;
  const { rules, size, game, refused, board } = standing;
  const sgf = (): string => sgfOfNodes(engine, settle());
  const fileName = fileNameOf(entry.facts, entry.file.replace(/\.\w+$/, ""));
  const start = (): Start => ({ rules, ...size, komiHalf: game.state().komi_half });
  const toLab = async (): Promise<void> => {
    const position = { start: start(), events: refused ? setupOf(board, game.toMove, size) : game.events() };
    const before = (await kept("lab")) as Lab | undefined;
    await keep("lab", before ? changed(before, position) : labOf(position));
    onLab();
  };
  return (
    <>
      <InfoPanel info={infoOf(nodes[0]!)}
        onInform={(info) => changes.edit((now) => ({ nodes: withInfo(now, info), at }))} />
      <div class="buttons">
        <button type="button"
          onClick={() => saved(new Blob([sgf()], { type: "application/x-go-sgf" }), fileName)}>
          {text.save}
        </button>
        <CopyLink screen="record" to={nodes} place={at} text={sgf} />
        <PictureButtons place={place} name={`position-${number}`} />
        <button type="button" onClick={onPrint}>{text.print}</button>
        <button type="button" onClick={() => void toLab()}>{text.lab}</button>
        <button type="button" disabled={refused !== null} onClick={() => onPlay(start(), game.events())}>
          {text.play}
        </button>
        <button type="button" onClick={onList}>{text.back}</button>
      </div>
    </>
  );
}

/**
 * What a tap on the board does: goes to a move that is there already, adds one where the rules allow it, or
 * marks a point.
 */
function useTaps(
  { edit, nodes }: RecordNodes, at: number, standing: Standing, style: BoardSettings["coordinates"],
  go: (to: number) => void,
) {
  const [tool, setTool] = useState<Tool>("play");
  const [fault, setFault] = useState<string | null>(null);
  const [spoken, setSpoken] = useState("");
  const { game, size, refused, fault: unread } = standing;
  const toMove: Player = game.toMove;
  /** "" for a pass. */
  const play = (point: string): void => {
    const there = families(nodes)[at]!.find((child) => {
      const move = moveOf(nodes[child]!);
      return move?.player === toMove && move.point === point;
    });
    if (there !== undefined) return go(there);
    if (unread) return setFault(words.records.unread);
    if (refused) return setFault(words.records.noFurther);
    const to = pointIn(point, size);
    const trial = game.copy();
    const refusal = to === null ? trial.pass(toMove) : trial.play(toMove, to);
    trial.free();
    setFault(null);
    if (!refusal) return edit((now) => withChild(now, at, [{ name: toMove, values: [point] }]));
    const where = to === null ? words.game.pass : nameOf(to, size, style ?? "letters");
    setFault(words.refused(where, whyRefused(game, refusal), refusal.clause));
  };
  const mark = (point: Point): void => {
    if (tool === "play") return;
    setFault(null);
    edit((now) => {
      const marked = withMark(now, at, point, size, tool);
      const { marks, labels } = marksOf(marked[at]!, size);
      const label = labels.find((one) => one.at === point)?.text;
      const shape = marks.find((one) => one.at === point)?.shape;
      const what = label ?? (shape && words.board.shapes[shape]);
      const where = nameOf(point, size, style ?? "letters");
      setSpoken(what === undefined ? words.records.tools.gone(where) : words.records.tools.set(where, what));
      return { nodes: marked, at };
    });
  };
  const choose = (point: Point): void => (tool === "play" ? play(sgfPoint(point, size)) : mark(point));
  return { tool, setTool, fault, setFault, spoken, play, choose };
}

/** What the board shows at a node, and the letters of the variations that follow it. */
function useBoard(
  nodes: Nodes, at: number, following: readonly number[], standing: Standing, tool: Tool,
  ownership: readonly number[] | null, judged: Judged,
) {
  const { size, board, refused, fault, game } = standing;
  return useMemo((): { shown: BoardView; letters: readonly string[] } => {
    const { marks, labels, territory } = marksOf(nodes[at]!, size);
    const letters = lettersBeside(labels);
    const choices = following.length < 2 ? [] : following.flatMap((child, i): Label[] => {
      const to = pointIn(moveOf(nodes[child]!)?.point ?? "", size);
      return to === null || labels.some((label) => label.at === to)
        ? []
        : [{ at: to, text: letters[i] ?? "+", variation: true }];
    });
    const isEnd = at === lineThrough(nodes, 0).at(-1);
    const shown = {
      size, dead: isEnd ? pointsNamed(takenOff(judged), size) : [], stones: stonesOf(board),
      lastMove: pointIn(moveOf(nodes[at]!)?.point ?? "", size),
      hand: refused || fault || tool !== "play" ? null : colourOf(game.toMove), marks,
      labels: [...labels, ...choices], territory, ownership,
    };
    return { shown, letters };
  }, [standing, nodes, at, tool, ownership, judged]);
}

interface TreeProps {
  readonly changes: RecordNodes;
  readonly at: number;
  readonly numbers: readonly number[];
  readonly following: readonly number[];
  readonly letters: readonly string[];
  readonly nameOfMove: (node: number) => string;
  readonly nameOfNode: (node: number) => string;
  readonly onGo: (to: number) => void;
}

/** The tree, what follows here, and what changes the tree. */
function TreePanel({ changes, at, numbers, following, letters, nameOfMove, nameOfNode, onGo }: TreeProps) {
  const { nodes, played, edit } = changes;
  const text = words.records;
  return (
    <div class="panel">
      <h2>{text.tree}</h2>
      <TreeView nodes={nodes} at={at} numbers={numbers} nameOf={nameOfNode} onGo={onGo} />
      <h3>{text.here}</h3>
      <Continuations following={following} letters={letters} nameOfMove={nameOfMove} onGo={onGo} />
      <div class="buttons">
        <button type="button" disabled={branchOf(played, at) === null}
          onClick={() => edit((now) => promoted(now, at))}>{text.promote}</button>
        <button type="button" disabled={at === 0} onClick={() => edit((now) => without(now, at))}>
          {text.deleteVariation}
        </button>
      </div>
    </div>
  );
}

/** The line that is looked at as figures to be printed. */
function Figures({ record, title, about, standing, boardSettings, onClose }: {
  record: GameRecord; title: string; about: string; standing: Standing;
  boardSettings: ViewerProps["boardSettings"]; onClose: () => void;
}) {
  return (
    <FiguresView name={title} about={about} moves={movesOf(record.facts().events)} size={standing.size}
      boardSettings={boardSettings} stonesBefore={(move) => stonesOf(record.board(move - 1))}
      onClose={onClose} />
  );
}

/** What a record says of itself beside its title. */
const aboutOf = ({ name, date, result }: Entry["facts"]): readonly string[] =>
  [name, date, result === null ? "" : words.result(result)].filter((part) => part !== "");

function UnderBoard(
  { taps, undo, walk }: {
    taps: ReturnType<typeof useTaps>; undo: (() => void) | null; walk: LineProps & Running;
  },
) {
  const { fault, setFault, tool, setTool, play } = taps;
  const text = words.records;
  return (
    <div class="below">
      {fault &&
        <p class="panel refusal" role="alert">
          {fault} <button type="button" onClick={() => setFault(null)}>{words.close}</button>
        </p>}
      <Walk {...walk} />
      <div class="buttons">
        <MarkTools tool={tool} onChoose={setTool} />
        <button type="button" onClick={() => play("")}>{text.pass}</button>
        <button type="button" disabled={undo === null} onClick={() => undo?.()}>{text.undoChange}</button>
      </div>
    </div>
  );
}

/** That the rules which judge refuse the line's next move, unless the verdict says it. */
function Refused({ standing: { game, size, refused }, judged, settings }: {
  standing: Standing; judged: Judged; settings: Partial<BoardSettings>;
}) {
  const named = useNaming(size, settings);
  const isTold = judged.verdict?.illegal?.move === game.moves + 1;
  if (!refused || isTold) return null;
  const { point, clause } = refused;
  return (
    <p class="panel refusal" role="status">
      {words.records.illegal(game.moves + 1, named(point ?? ""), whyRefused(game, refused), clause)}
    </p>
  );
}

/** That the record cannot be read to its end; that another tab made something else of it. */
function Stops({ entry, standing, parted }: { entry: Entry; standing: Standing; parted: boolean }) {
  const [fault, { moves }] = entry.fault ? [entry.fault, entry.facts] : [standing.fault, standing.facts];
  return (
    <>
      {parted && <p class="panel refusal" role="alert">{words.records.parted}</p>}
      {fault && <p class="panel refusal" role="status">{words.records.stops(moves, saidOf(fault))}</p>}
    </>
  );
}

function Above({ title, about, judged, size, settings }: {
  title: string; about: readonly string[]; judged: Judged; size: Size; settings: Partial<BoardSettings>;
}) {
  return (
    <div class="above">
      <Heading>{title}</Heading>
      <p class="rules-name">{about.filter((part) => part !== title).join(" · ")}</p>
      <VerdictLine judged={judged} size={size} settings={settings} />
    </div>
  );
}

/** What the referee says, by which rules, and what was repaired before. */
function Judgement(
  { engine, boardSettings, entry, standing, judged, hasVariations, onChoose }: ViewerProps & {
    entry: Entry; standing: Standing; judged: Judged; hasVariations: boolean;
    onChoose: (rules: string) => void;
  },
) {
  const { facts, size, rules, own } = standing;
  return (
    <>
      <VerdictPanel engine={engine} judged={judged} rules={rules} size={size} settings={boardSettings}
        hasVariations={hasVariations} />
      <RulesChoice engine={engine} facts={facts} id={rules} own={own} onChoose={onChoose} />
      <Warnings facts={facts} repairs={entry.repairs ?? []} />
      <EncodingChoice engine={engine} entry={entry} />
      <Refused standing={standing} judged={judged} settings={boardSettings} />
    </>
  );
}

export function Viewer(props: ViewerProps & { entry: Entry; at: number; parted: boolean }) {
  const { engine, boardSettings, entry, at: asked } = props;
  const changes = useNodes(engine, entry, asked);
  const { nodes, played, settle, undo } = changes;
  const at = Math.min(asked, nodes.length - 1);
  const [rules, setRules] = useState<string | null>(null);
  const [printing, setPrinting] = useState(false);
  const [ownership, setOwnership] = useState<readonly number[] | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const children = useMemo(() => families(played), [played]);
  const numbers = useMemo(() => movesAt(played), [played]);
  const { sgf, standing } = useStanding(engine, played, at, rules);
  const { size } = standing;
  const style = boardSettings.coordinates ?? "letters";
  const line = useMemo(() => lineThrough(played, at), [played, at]);
  const last = line[line.length - 1]!;
  const whole = useWhole(engine, sgf, played, last, standing);
  const { nameOfMove, nameOfNode } = useNames(nodes, children, numbers, size, style);
  const go = (to: number): void => { settle(); taps.setFault(null); view({ id: entry.id, at: to }); };
  const taps = useTaps(changes, at, standing, style, go);
  const judged = useVerdict(played, standing.rules);
  const { shown, letters } = useBoard(nodes, at, children[at]!, standing, taps.tool, ownership, judged);
  const steps = useSteps({ nodes: played, children, line, at, onGo: go }, place);
  const title = titleOf(entry.facts, entry.file);
  const about = aboutOf(entry.facts);

  if (printing)
    return (
      <Figures record={recordUpTo(engine, sgf, played, last).record} title={title} about={about.join(" · ")}
        standing={standing} boardSettings={boardSettings} onClose={() => setPrinting(false)} />
    );
  return (
    <div class="game record">
      <div class="stand">
        <Above title={title} about={about} judged={judged} size={size} settings={boardSettings} />
        <div class="board-place" ref={place}>
          <BoardOf view={shown} settings={boardSettings} spoken={taps.spoken} onChoose={taps.choose}
            onCommand={(command) =>
              (command === "pass" ? taps.play("") : command === "undo" ? undo?.() : taps.setFault(null))} />
        </div>
        <UnderBoard taps={taps} undo={undo} walk={{ line, at, numbers, nameOfMove, onGo: go, ...steps }} />
      </div>
      <div class="side">
        <Stops entry={entry} standing={standing} parted={props.parted} />
        <Judgement {...props} standing={standing} judged={judged} onChoose={setRules}
          hasVariations={children.some((each) => each.length > 1)} />
        <TreePanel changes={changes} at={at} numbers={numbers} following={children[at]!} letters={letters}
          nameOfMove={nameOfMove} nameOfNode={nameOfNode} onGo={go} />
        <CommentBox key={at} comment={commentOf(nodes[at]!)} onType={changes.comment} onLeave={settle} />
        <GraphPanel {...whole} at={numbers[at]!} onOwnership={setOwnership}
          onGo={(move) => go(line.find((node) => numbers[node] === move)!)} />
        <Foot {...props} at={at} number={numbers[at]!} standing={standing} changes={changes} place={place}
          onPrint={() => setPrinting(true)} />
      </div>
    </div>
  );
}
