// One record with its variations: looked at, played on, commented, saved, printed. What may be played the engine says,
// under the record's own rules or others; what is shown is judged by none, so that a record that breaks some is shown too.

import "./records.css";
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { nameOf, type BoardView, type Label, type Settings as BoardSettings, type Size } from "shinpan-board";
import { BoardOf, colourOf, stonesOf } from "../board_view.tsx";
import { change, open, useCollection, view, type Entry } from "../collection.ts";
import { ShinpanError, type Facts, type Game, type GameRecord, type Player, type Refusal, type Shinpan, type Start } from "../engine.ts";
import { Steps } from "../icons.tsx";
import { GraphPanel } from "./graph_panel.tsx";
import { changed, labOf, setupOf, type Lab } from "../lab.ts";
import { LinkError, payloadIn, nodeIn, unpacked } from "../permalink.ts";
import {
  branchOf, collectionOf, commentOf, families, lineThrough, marksOf, moveOf, movesAt, pointIn, promoted, recordsIn, sgfOfNodes, sgfPoint,
  withChild, withComment, without, type Nodes, type TreeState,
} from "../record_tree.ts";
import { nameOfRules } from "../rule_words.ts";
import { saved } from "../saving.ts";
import { keep, kept } from "../store.ts";
import { movesOf } from "../table.ts";
import { words } from "../words/index.ts";
import { CopyLink } from "./copy_link.tsx";
import { FiguresView } from "./figures_view.tsx";
import { PictureButtons } from "./picture_buttons.tsx";
import { titleOf } from "./records.tsx";
import { TreeView } from "./tree_view.tsx";

interface Props {
  readonly engine: Shinpan;
  readonly boardSettings: Partial<BoardSettings>;
  readonly onList: () => void;
  readonly onLab: () => void;
  /** Goes on with a game on the table. */
  readonly onPlay: (start: Start, events: readonly string[]) => void;
}

/** Reads the link in the address, if there is one; the address is a plain one again then. */
function useLink(engine: Shinpan): { reading: boolean; fault: string | null } {
  const has = (): boolean => location.hash.startsWith("#record=");
  const [reading, setReading] = useState(has);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    const read = async (): Promise<void> => {
      const payload = payloadIn(location.hash);
      if (payload === null || !has()) return;
      setReading(true);
      setFault(null);
      try {
        if (!(await open(engine, await unpacked(payload), "", nodeIn(payload)))) setFault(words.lab.unreadable);
      } catch (error) {
        if (!(error instanceof LinkError)) throw error;
        setFault(words.lab.linkFaults[error.fault]);
      }
      history.replaceState(null, "", "#record");
      setReading(false);
    };
    const changed = (): void => void read();
    changed();
    addEventListener("hashchange", changed);
    return () => removeEventListener("hashchange", changed);
  }, []);
  return { reading, fault };
}

export function RecordScreen(props: Props) {
  const collection = useCollection();
  const { reading, fault } = useLink(props.engine);
  if (!collection || reading) return null;
  const { viewing } = collection;
  const entry = viewing && collection.entries.find((one) => one.id === viewing.id);
  if (entry && fault === null) return <Viewer key={entry.id} {...props} entry={entry} at={viewing.at} />;
  const why = collection.faults[collection.faults.length - 1]?.why;
  return (
    <div class="page records">
      <h1>{words.records.heading}</h1>
      <p role={fault === null ? "status" : "alert"}>{fault === null ? words.records.gone : fault === words.lab.unreadable && why ? words.lab.linkUnread(why) : fault}</p>
      <div class="buttons">
        <button type="button" onClick={props.onList}>{words.records.back}</button>
      </div>
    </div>
  );
}

/** The rules that judge: those chosen, else the record's own where they are known, else the usual ones. */
function rulesFor(engine: Shinpan, facts: Facts, chosen: string | null): { id: string; own: string | null } {
  const known = (word: string): string | null => {
    try {
      return engine.ruleset(word).id;
    } catch (fault) {
      if (fault instanceof ShinpanError) return null;
      throw fault;
    }
  };
  const own = facts.rules_word === null ? null : known(facts.rules_word);
  return { id: chosen ?? own ?? known("japanese")!, own };
}

function RulesChoice({ engine, facts, id, own, onChoose }: {
  engine: Shinpan; facts: Facts; id: string; own: string | null; onChoose: (rules: string | null) => void;
}) {
  const all = useMemo(() => engine.rulesets(), []);
  const text = words.records;
  return (
    <>
      <label class="field">{text.judged}
        <select name="judged" value={id} onChange={(event) => onChoose(event.currentTarget.value)}>
          {all.map((rules) => <option value={rules.id}>{rules.id === own ? text.ownRules(nameOfRules(rules)) : nameOfRules(rules)}</option>)}
        </select>
      </label>
      {own === null && <p class="quiet">{facts.rules_word === null ? text.noRules : text.unknownRules(facts.rules_word)}</p>}
    </>
  );
}

function Warnings({ facts }: { facts: Facts }) {
  if (facts.warnings.length === 0) return null;
  return (
    <details>
      <summary>{words.records.warnings(facts.warnings.length)}</summary>
      <ul>{facts.warnings.map(({ line, column, what }) => <li>{words.records.warning(line, column, what)}</li>)}</ul>
    </details>
  );
}

/** Nodes with what they were before each change; changes of one comment are one. */
function useNodes(engine: Shinpan, entry: Entry, at: number): {
  nodes: Nodes; edit: (place: TreeState, part?: string) => void; undo: (() => void) | null;
} {
  const [nodes, setNodes] = useState(() => recordsIn(engine, entry.sgf)[0]!);
  const [past, setPast] = useState<readonly (TreeState & { part: string })[]>([]);
  const show = (place: TreeState): void => {
    setNodes(place.nodes);
    change(engine, entry, place.nodes);
    view({ id: entry.id, at: place.at });
  };
  return {
    nodes,
    edit: (place, part = "") => {
      if (part === "" || past[past.length - 1]?.part !== part) setPast([...past, { nodes, at, part }]);
      show(place);
    },
    undo: past.length === 0 ? null : () => {
      show(past[past.length - 1]!);
      setPast(past.slice(0, -1));
    },
  };
}

interface Standing {
  readonly record: GameRecord;
  readonly facts: Facts;
  readonly board: Uint8Array;
  readonly game: Game;
  readonly refused: Refusal | null;
  readonly own: string | null;
  readonly rules: string;
}

const alphabet = [..."ABCDEFGHJKLMNOPQRSTUVWXYZ"];

/** The letters of variations: those that stand nowhere on the board yet. */
const lettersBeside = (labels: readonly Label[]): readonly string[] =>
  alphabet.filter((letter) => labels.every((label) => label.text !== letter));

function Viewer({ engine, boardSettings, entry, at: asked, onList, onLab, onPlay }: Props & { entry: Entry; at: number }) {
  const { nodes, edit, undo } = useNodes(engine, entry, asked);
  const at = Math.min(asked, nodes.length - 1);
  const [rules, setRules] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [printing, setPrinting] = useState(false);
  const [ownership, setOwnership] = useState<readonly number[] | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const text = words.records;
  const sgf = useMemo(() => collectionOf(engine, nodes), [nodes]);
  const children = useMemo(() => families(nodes), [nodes]);
  const numbers = useMemo(() => movesAt(nodes), [nodes]);
  const standing = useMemo((): Standing => {
    const record = sgf.recordTo(at);
    const facts = record.facts();
    const { id, own } = rulesFor(engine, facts, rules);
    return { record, facts, board: record.board(), ...record.game({ rules: id }), own, rules: id };
  }, [sgf, at, rules]);
  const { facts, game, refused } = standing;
  const size: Size = { cols: facts.size[0], rows: facts.size[1] };
  const style = boardSettings.coordinates ?? "letters";
  const toMove: Player = game.toMove;
  const line = lineThrough(nodes, at);
  const step = line.indexOf(at);
  const last = line[line.length - 1]!;
  const title = titleOf(entry.facts, entry.file);
  const whole = useMemo(() => {
    const record = sgf.recordTo(last);
    const { game: played } = record.game({ rules: standing.rules });
    const found = { start: { rules: standing.rules, ...size, komiHalf: played.state().komi_half }, events: played.events(), moves: played.moves };
    played.free();
    record.free();
    return found;
  }, [sgf, last, standing.rules]);

  const go = (to: number): void => { setFault(null); view({ id: entry.id, at: to }); };
  const change = (next: TreeState, part?: string): void => { setFault(null); edit(next, part); };

  const nameOfMove = (node: number): string => {
    const move = moveOf(nodes[node]!);
    if (!move) return node === 0 ? text.start : text.setup;
    const point = pointIn(move.point, size);
    return text.move(numbers[node]!, move.player, point === null ? text.passes : nameOf(point, size, style));
  };
  const nameOfNode = useCallback((node: number): string => [
    nameOfMove(node), ...(children[node]!.length > 1 ? [text.variations(children[node]!.length)] : []),
    ...(commentOf(nodes[node]!) === "" ? [] : [text.commented]),
  ].join(", "), [nodes, style, words]);

  /** Goes to a move that is there already, or adds it where the rules allow it; "" for a pass. */
  const play = (point: string): void => {
    const there = children[at]!.find((child) => {
      const move = moveOf(nodes[child]!);
      return move?.player === toMove && move.point === point;
    });
    if (there !== undefined) return go(there);
    if (refused) return setFault(text.noFurther);
    const to = pointIn(point, size);
    const trial = game.copy();
    const refusal = to === null ? trial.pass(toMove) : trial.play(toMove, to);
    trial.free();
    if (!refusal) return change(withChild(nodes, at, [{ name: toMove, values: [point] }]));
    const where = to === null ? words.game.pass : nameOf(to, size, style);
    setFault(words.refused(where, words.refusals[refusal.reason] ?? refusal.reason, refusal.clause));
  };

  const letters = lettersBeside(marksOf(nodes[at]!, size).labels);
  const shown = useMemo((): BoardView => {
    const { marks, labels, territory } = marksOf(nodes[at]!, size);
    const choices = children[at]!.length < 2 ? [] : children[at]!.flatMap((child, i): Label[] => {
      const to = pointIn(moveOf(nodes[child]!)?.point ?? "", size);
      return to === null || labels.some((label) => label.at === to) ? [] : [{ at: to, text: letters[i] ?? "+", variation: true }];
    });
    return {
      size, stones: stonesOf(standing.board), lastMove: pointIn(moveOf(nodes[at]!)?.point ?? "", size),
      hand: refused ? null : colourOf(toMove), marks, labels: [...labels, ...choices], territory, ownership,
    };
  }, [standing, nodes, at, ownership]);

  const toLab = async (): Promise<void> => {
    const { komi_half: komiHalf } = game.state();
    const position = {
      start: { rules: standing.rules, ...size, komiHalf }, events: refused ? setupOf(standing.board, toMove, size) : game.events(),
    };
    const before = (await kept("lab")) as Lab | undefined;
    await keep("lab", before ? changed(before, position) : labOf(position));
    onLab();
  };

  if (printing) {
    const whole = sgf.recordTo(last);
    const about = [entry.facts.name, entry.facts.date, entry.facts.result === null ? "" : words.result(entry.facts.result)].filter((part) => part !== "");
    return (
      <FiguresView name={title} about={about.join(" · ")} moves={movesOf(whole.facts().events)} size={size} boardSettings={boardSettings}
        stonesBefore={(move) => stonesOf(whole.board(move - 1))} onClose={() => setPrinting(false)} />
    );
  }
  return (
    <div class="game record">
      <div class="above">
        <h1>{title}</h1>
        <p class="rules-name">
          {[entry.facts.name === title ? "" : entry.facts.name, entry.facts.date, entry.facts.result === null ? "" : words.result(entry.facts.result)]
            .filter((part) => part !== "").join(" · ")}
        </p>
      </div>
      <div class="board-place" ref={place}>
        <BoardOf view={shown} settings={boardSettings} onChoose={(point) => play(sgfPoint(point, size))}
          onCommand={(command) => (command === "pass" ? play("") : command === "undo" ? undo?.() : setFault(null))} />
      </div>
      <div class="below">
        {fault && <p class="panel refusal" role="alert">{fault} <button type="button" onClick={() => setFault(null)}>{words.close}</button></p>}
        <div class="buttons walk">
          <Steps at={step} last={line.length - 1} labels={text} onStep={(to) => go(line[to]!)} />
          <label class="slide"><span class="unseen">{text.slider}</span>
            <input type="range" name="move" min={0} max={line.length - 1} value={step} aria-valuetext={nameOfMove(at)}
              onInput={(event) => go(line[event.currentTarget.valueAsNumber]!)} />
          </label>
          <span class="quiet">{text.at(numbers[at]!, numbers[last]!)}</span>
        </div>
        <div class="buttons">
          <button type="button" onClick={() => play("")}>{text.pass}</button>
          <button type="button" disabled={at === 0} onClick={() => change(without(nodes, at))}>{text.deleteVariation}</button>
          <button type="button" disabled={branchOf(nodes, at) === null} onClick={() => change(promoted(nodes, at))}>{text.promote}</button>
          <button type="button" disabled={undo === null} onClick={() => undo?.()}>{text.undoChange}</button>
        </div>
      </div>
      <div class="side">
        {refused && (
          <p class="panel refusal" role="status">
            {text.illegal(game.moves + 1, refused.point ?? "", words.refusals[refused.reason] ?? refused.reason, refused.clause)}
          </p>
        )}
        <div class="panel">
          <h2>{text.tree}</h2>
          <TreeView nodes={nodes} at={at} numbers={numbers} nameOf={nameOfNode} onGo={go} />
          <h3>{text.here}</h3>
          {children[at]!.length === 0 ? <p class="quiet">{text.noMore}</p> : (
            <ul class="continuations">
              {children[at]!.map((child, i) => (
                <li><button type="button" onClick={() => go(child)}>{children[at]!.length > 1 && <strong>{letters[i] ?? "+"} </strong>}{nameOfMove(child)}</button></li>
              ))}
            </ul>
          )}
        </div>
        <div class="panel">
          <label class="comment"><strong>{text.comment}</strong>
            <textarea name="comment" rows={5} value={commentOf(nodes[at]!)}
              onInput={(event) => change({ nodes: withComment(nodes, at, event.currentTarget.value), at }, `comment ${at}`)} />
          </label>
        </div>
        <RulesChoice engine={engine} facts={facts} id={standing.rules} own={standing.own} onChoose={setRules} />
        <Warnings facts={facts} />
        <GraphPanel {...whole} at={numbers[at]!} onOwnership={setOwnership}
          onGo={(move) => go(line.find((node) => numbers[node] === move)!)} />
        <div class="buttons">
          <button type="button" onClick={() => saved(new Blob([sgfOfNodes(engine, nodes)], { type: "application/x-go-sgf" }), "record.sgf")}>{text.save}</button>
          <CopyLink screen="record" text={() => sgfOfNodes(engine, nodes)} place={at} />
          <PictureButtons place={place} name={`position-${numbers[at]!}`} />
          <button type="button" onClick={() => setPrinting(true)}>{text.print}</button>
          <button type="button" onClick={() => void toLab()}>{text.lab}</button>
          <button type="button" disabled={refused !== null}
            onClick={() => onPlay({ rules: standing.rules, ...size, komiHalf: game.state().komi_half }, game.events())}>{text.play}</button>
          <button type="button" onClick={onList}>{text.back}</button>
        </div>
      </div>
    </div>
  );
}
