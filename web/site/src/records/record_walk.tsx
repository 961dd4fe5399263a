// How a player goes through a record: step by step, by its tree, by what follows; and the
// comment that stands at a node.

import { useEffect, useState } from "preact/hooks";
import { Icon, Steps } from "../parts/icons.tsx";
import { branchOf, promoted, without } from "../model/record_tree.ts";
import { words } from "../words/index.ts";
import type { RecordNodes } from "./record_nodes.ts";
import type { Running } from "./record_steps.ts";
import { TreeView } from "./tree_view.tsx";

export function CommentBox({
  comment,
  onType,
  onLeave,
}: {
  comment: string;
  onType: (text: string) => void;
  onLeave: () => void;
}) {
  const [text, setText] = useState(comment);
  useEffect(() => setText(comment), [comment]);
  return (
    <div class="panel">
      <label class="comment">
        <strong>{words.records.comment}</strong>
        <textarea
          name="comment"
          rows={5}
          value={text}
          onBlur={onLeave}
          onInput={(event) => {
            setText(event.currentTarget.value);
            onType(event.currentTarget.value);
          }}
        />
      </label>
    </div>
  );
}

function Continuations({
  following,
  letters,
  nameOfMove,
  onGo,
}: {
  following: readonly number[];
  letters: readonly string[];
  nameOfMove: (node: number) => string;
  onGo: (to: number) => void;
}) {
  if (following.length === 0) return <p class="quiet">{words.records.noMore}</p>;
  return (
    <ul class="continuations">
      {following.map((child, i) => (
        <li>
          <button type="button" onClick={() => onGo(child)}>
            {following.length > 1 && <strong>{letters[i] ?? "+"} </strong>}
            {nameOfMove(child)}
          </button>
        </li>
      ))}
    </ul>
  );
}

export interface LineProps {
  readonly line: readonly number[];
  readonly at: number;
  readonly numbers: readonly number[];
  readonly nameOfMove: (node: number) => string;
  readonly onGo: (to: number) => void;
}

export function Walk({ line, at, numbers, nameOfMove, onGo, running, run }: LineProps & Running) {
  const text = words.records;
  const step = line.indexOf(at);
  return (
    <div class="buttons walk">
      <Steps at={step} last={line.length - 1} labels={text} onStep={(to) => onGo(line[to]!)} />
      <button
        type="button"
        class="square"
        aria-pressed={running}
        aria-label={words.count.play}
        disabled={!running && step === line.length - 1}
        onClick={() => run(!running)}
      >
        <Icon name={running ? "stop" : "play"} />
      </button>
      <label class="slide">
        <span class="unseen">{text.slider}</span>
        <input
          type="range"
          name="move"
          min={0}
          max={line.length - 1}
          value={step}
          aria-valuetext={nameOfMove(at)}
          onInput={(event) => onGo(line[event.currentTarget.valueAsNumber]!)}
        />
      </label>
      <span class="quiet">{text.at(numbers[at]!, numbers[line[line.length - 1]!]!)}</span>
    </div>
  );
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
export function TreePanel({
  changes,
  at,
  numbers,
  following,
  letters,
  nameOfMove,
  nameOfNode,
  onGo,
}: TreeProps) {
  const { nodes, played, edit } = changes;
  const text = words.records;
  return (
    <div class="panel">
      <h2>{text.tree}</h2>
      <TreeView nodes={nodes} at={at} numbers={numbers} nameOf={nameOfNode} onGo={onGo} />
      <h3>{text.here}</h3>
      <Continuations following={following} letters={letters} nameOfMove={nameOfMove} onGo={onGo} />
      <div class="buttons">
        <button
          type="button"
          disabled={branchOf(played, at) === null}
          onClick={() => edit((now) => promoted(now, at))}
        >
          {text.promote}
        </button>
        <button type="button" disabled={at === 0} onClick={() => edit((now) => without(now, at))}>
          {text.deleteVariation}
        </button>
      </div>
    </div>
  );
}
