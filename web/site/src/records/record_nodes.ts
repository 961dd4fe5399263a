// The nodes of a record while it is changed: every change is kept and can be undone. What is typed as a
// comment becomes a change when the writer pauses or does something else, so that a key does not cost what a
// whole record costs.

import { useEffect, useRef, useState } from "preact/hooks";
import { change, view, type Entry } from "./collection.ts";
import type { Shinpan } from "../engine/engine.ts";
import {
  commentOf,
  recordsIn,
  withComment,
  type Nodes,
  type TreeState,
} from "../model/record_tree.ts";

const pause = 500; // milliseconds

interface Kept extends TreeState {
  /** What a change was of: changes of one comment are one. "" for a change by itself. */
  readonly part: string;
}

export interface RecordNodes {
  readonly nodes: Nodes;
  /** As they were before comments changed: enough for whatever asks for moves, and the same for longer. */
  readonly played: Nodes;
  /** Makes a change out of what the nodes are now. */
  readonly edit: (made: (nodes: Nodes) => TreeState) => void;
  readonly comment: (text: string) => void;
  /** The nodes, with what was typed last. */
  readonly settle: () => Nodes;
  /** Takes the last change back; null where there is none. */
  readonly undo: (() => void) | null;
}

/** Does it when the page goes, or what stands on it. */
function useLeaving(settle: () => void): void {
  useEffect(() => {
    addEventListener("pagehide", settle);
    return () => {
      removeEventListener("pagehide", settle);
      settle();
    };
  }, []);
}

/** What a change that is `last` before it makes of the past: changes of one comment are one. */
const withPast = (past: readonly Kept[], last: Kept): readonly Kept[] =>
  last.part !== "" && past[past.length - 1]?.part === last.part ? past : [...past, last];

/** A record's nodes and what changes them; what changes is kept. */
export function useNodes(engine: Shinpan, entry: Entry, at: number): RecordNodes {
  const [nodes, setNodes] = useState(() => recordsIn(engine, entry.sgf)[0]!);
  const [played, setPlayed] = useState(nodes);
  const [past, setPast] = useState<readonly Kept[]>([]);
  const latest = useRef({ nodes, past });
  const known = useRef(entry);
  known.current = entry;
  const typed = useRef<{ at: number; text: string; timer: ReturnType<typeof setTimeout> } | null>(
    null,
  );

  const become = (now: Nodes, before: readonly Kept[]): void => {
    latest.current = { nodes: now, past: before };
    setNodes(now);
    setPast(before);
    change(engine, known.current, now);
  };
  const settle = (): Nodes => {
    const waiting = typed.current;
    typed.current = null;
    const { nodes: now, past: before } = latest.current;
    if (waiting === null) return now;
    clearTimeout(waiting.timer);
    const part = `comment ${waiting.at}`;
    if (commentOf(now[waiting.at]!) === waiting.text) return now;
    const kept = withPast(before, { nodes: now, at: waiting.at, part });
    become(withComment(now, waiting.at, waiting.text), kept);
    return latest.current.nodes;
  };
  useLeaving(settle);

  const undo = (): void => {
    settle();
    const { past: before } = latest.current;
    const last = before[before.length - 1]!;
    become(last.nodes, before.slice(0, -1));
    setPlayed(last.nodes);
    view({ id: entry.id, at: last.at });
  };
  return {
    nodes,
    played,
    settle,
    edit: (made) => {
      const now = settle();
      const next = made(now);
      become(next.nodes, [...latest.current.past, { nodes: now, at, part: "" }]);
      setPlayed(next.nodes);
      view({ id: entry.id, at: next.at });
    },
    comment: (text) => {
      if (typed.current !== null && typed.current.at !== at) settle();
      if (typed.current !== null) clearTimeout(typed.current.timer);
      typed.current = { at, text, timer: setTimeout(settle, pause) };
    },
    undo: past.length === 0 ? null : undo,
  };
}
