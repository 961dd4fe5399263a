// What a record's node is on its screen: what the engine makes of it, what its moves are called, what the
// board shows, and what a tap on the board does.

import { useCallback, useMemo, useState } from "preact/hooks";
import {
  nameOf,
  type BoardView,
  type Label,
  type Point,
  type Settings as BoardSettings,
  type Size,
} from "shinpan-board";
import { colorOf, pointsNamed, stonesOf } from "../parts/board_view.tsx";
import {
  eventsOf,
  type Facts,
  type Game,
  type Player,
  type Refusal,
  type Shinpan,
} from "../engine/engine.ts";
import { marksOf, withMark } from "./marks.ts";
import type { Mistake } from "../model/mistakes.ts";
import {
  collectionOf,
  commentOf,
  families,
  lineThrough,
  moveOf,
  pointIn,
  sgfPoint,
  withChild,
  type Nodes,
} from "../model/record_tree.ts";
import { recordUpTo } from "./up_to_fault.ts";
import { whyRefused } from "../parts/refused.ts";
import { speaking } from "../words/first.ts";
import { words } from "../words/index.ts";
import type { Tool } from "./mark_tools.tsx";
import type { RecordNodes } from "./record_nodes.ts";
import { rulesFor } from "./record_rules.tsx";
import { takenOff, type Judged } from "./record_verdict.tsx";

/** What the engine makes of a node. */
export interface Standing {
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

export function useStanding(engine: Shinpan, played: Nodes, at: number, chosen: string | null) {
  const sgf = useMemo(() => collectionOf(engine, played), [played]);
  const standing = useMemo((): Standing => {
    const { record, fault } = recordUpTo(engine, sgf, played, at);
    const facts = record.facts();
    const { id, own } = rulesFor(engine, facts, chosen);
    return {
      facts,
      size: { cols: facts.size[0], rows: facts.size[1] },
      board: record.board(),
      ...record.game({ rules: id }),
      own,
      rules: id,
      fault,
    };
  }, [sgf, at, chosen]);
  return { sgf, standing };
}

/** The game of a whole line, for the graph. */
export function useWhole(
  engine: Shinpan,
  sgf: ReturnType<typeof collectionOf>,
  nodes: Nodes,
  last: number,
  { rules, size }: Standing,
) {
  return useMemo(() => {
    const { record } = recordUpTo(engine, sgf, nodes, last);
    const { game } = record.game({ rules });
    const found = {
      start: { rules, ...size, komiHalf: game.state().komi_half },
      events: eventsOf(game),
      moves: game.moves,
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
export function useNames(
  nodes: Nodes,
  children: readonly (readonly number[])[],
  numbers: readonly number[],
  size: Size,
  style: BoardSettings["coordinates"],
) {
  const text = words.records;
  const nameOfMove = (node: number): string => {
    const move = moveOf(nodes[node]!);
    if (!move) return node === 0 ? text.start : text.setup;
    const point = pointIn(move.point, size);
    const what =
      point === null
        ? /^(tt)?$/.test(move.point)
          ? text.passes
          : move.point
        : nameOf(point, size, style);
    return text.move(numbers[node]!, move.player, what);
  };
  const nameOfNode = useCallback(
    (node: number): string =>
      [
        nameOfMove(node),
        ...(children[node]!.length > 1 ? [text.variations(children[node]!.length)] : []),
        ...(commentOf(nodes[node]!) === "" ? [] : [text.commented]),
      ].join(", "),
    [nodes, style, speaking.value],
  );
  return { nameOfMove, nameOfNode };
}

/**
 * What a tap on the board does: goes to a move that is there already, adds one where the rules allow it, or
 * marks a point.
 */
export function useTaps(
  { edit, nodes }: RecordNodes,
  at: number,
  standing: Standing,
  style: BoardSettings["coordinates"],
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
    const played = to === null ? trial.pass(toMove) : trial.play(toMove, to);
    trial.free();
    setFault(null);
    if (played.ok) return edit((now) => withChild(now, at, [{ name: toMove, values: [point] }]));
    const where = to === null ? words.game.pass : nameOf(to, size, style ?? "letters");
    const { refusal } = played;
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
      setSpoken(
        what === undefined ? words.records.tools.gone(where) : words.records.tools.set(where, what),
      );
      return { nodes: marked, at };
    });
  };
  const choose = (point: Point): void =>
    tool === "play" ? play(sgfPoint(point, size)) : mark(point);
  return { tool, setTool, fault, setFault, spoken, play, choose };
}

/** What the board shows at a node, and the letters of the variations that follow it. */
export function useBoard(
  nodes: Nodes,
  at: number,
  following: readonly number[],
  standing: Standing,
  tool: Tool,
  ownership: readonly number[] | null,
  judged: Judged,
) {
  const { size, board, refused, fault, game } = standing;
  return useMemo((): { shown: BoardView; letters: readonly string[] } => {
    const { marks, labels, territory } = marksOf(nodes[at]!, size);
    const letters = lettersBeside(labels);
    const choices =
      following.length < 2
        ? []
        : following.flatMap((child, i): Label[] => {
            const to = pointIn(moveOf(nodes[child]!)?.point ?? "", size);
            return to === null || labels.some((label) => label.at === to)
              ? []
              : [{ at: to, text: letters[i] ?? "+", variation: true }];
          });
    const isEnd = at === lineThrough(nodes, 0).at(-1);
    const shown = {
      size,
      dead: isEnd ? pointsNamed(takenOff(judged), size) : [],
      stones: stonesOf(board),
      lastMove: pointIn(moveOf(nodes[at]!)?.point ?? "", size),
      hand: refused || fault || tool !== "play" ? null : colorOf(game.toMove),
      marks,
      labels: [...labels, ...choices],
      territory,
      ownership,
    };
    return { shown, letters };
  }, [standing, nodes, at, tool, ownership, judged]);
}
