// Going through a record: by keys wherever the focus is, by the wheel over the board, and by itself.

import { useEffect, useRef, useState } from "preact/hooks";
import type { RefObject } from "preact";
import type { Nodes } from "../model/record_tree.ts";
import { ledTo } from "./tree_view.tsx";

const page = 10; // moves
const notch = 50; // pixels of the wheel a move
const pace = 1200; // milliseconds a move

/** What has its own use for the keys. */
const takesKeys = "input, textarea, select, dialog, .scroll, [role=grid], [role=tree]";

interface Way {
  readonly nodes: Nodes;
  readonly children: readonly (readonly number[])[];
  readonly line: readonly number[];
  readonly at: number;
  readonly onGo: (to: number) => void;
}

/** Where a key leads; null for one that leads nowhere. */
function keyTo(key: string, { nodes, children, line, at }: Way): number | null {
  const step = line.indexOf(at);
  if (key === "PageUp") return line[Math.max(0, step - page)]!;
  if (key === "PageDown") return line[Math.min(line.length - 1, step + page)]!;
  return key === "End" ? line.at(-1)! : ledTo(key, at, nodes, children);
}

/** As long as the board is there. */
function useKeys(way: RefObject<Way>, place: RefObject<HTMLElement>): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (
        !place.current ||
        event.defaultPrevented ||
        event.ctrlKey ||
        event.altKey ||
        event.metaKey
      )
        return;
      if (target instanceof Element && target.closest(takesKeys)) return;
      const to = keyTo(key, way.current!);
      if (to === null) return;
      event.preventDefault();
      way.current!.onGo(to);
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
}

function useWheel(way: RefObject<Way>, place: RefObject<HTMLElement>): void {
  useEffect(() => {
    let turned = 0;
    const wheeled = (event: WheelEvent): void => {
      const { line, at, onGo } = way.current!;
      const step = line.indexOf(at);
      const to = line[step + Math.sign(event.deltaY)];
      if (event.ctrlKey || to === undefined) return; // zooms; and at an end the page goes on
      event.preventDefault();
      if (turned * event.deltaY < 0) turned = 0;
      turned +=
        event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : notch * event.deltaY;
      if (Math.abs(turned) < notch) return;
      turned = 0;
      onGo(to);
    };
    const board = place.current;
    board?.addEventListener("wheel", wheeled, { passive: false });
    return () => board?.removeEventListener("wheel", wheeled);
  }, [place.current]); // after figures were printed it is another one
}

export interface Running {
  readonly running: boolean;
  readonly run: (running: boolean) => void;
}

/** Keys and wheel for a record, and what lets it run. */
export function useSteps(now: Way, place: RefObject<HTMLElement>): Running {
  const way = useRef(now);
  way.current = now;
  useKeys(way, place);
  useWheel(way, place);
  const [running, run] = useState(false);
  const { line, at } = now;
  useEffect(() => {
    if (!running) return;
    const to = line[line.indexOf(at) + 1];
    if (to === undefined) return run(false);
    const timer = setTimeout(() => way.current.onGo(to), pace);
    return () => clearTimeout(timer);
  }, [running, at, line]);
  return { running, run };
}
