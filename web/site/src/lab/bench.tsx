// The bench of the lab: a position, the pens that put stones on it, steps back and forth, and what is pasted.

import { useEffect, useMemo, useRef } from "preact/hooks";
import { nameOf, type Point } from "shinpan-board";
import type { Game, GameEvent, Player, Shinpan } from "../engine/engine.ts";
import { saidOf } from "../model/mistakes.ts";
import { movesOf, type Move } from "../model/table.ts";
import type { Naming } from "../parts/point_names.ts";
import { whyRefused } from "../parts/refused.ts";
import { words } from "../words/index.ts";
import { ToMove } from "./lab_choices.tsx";
import {
  changed,
  gameOf,
  isGame,
  isUnread,
  positionIn,
  redone,
  setupOf,
  sizeOf,
  undone,
  withStone,
  type Lab,
  type LabPosition,
  type Unread,
} from "./position.ts";

const stoneOf = { empty: 0, B: 1, W: 2 } as const;
export type Pen = keyof typeof stoneOf | "play";
export const pens: readonly Pen[] = ["B", "W", "empty", "play"];

/** Why a text is no position. */
export function whyUnread(fault: Unread): string {
  switch (fault.unread) {
    case "nothing":
      return words.lab.unreadable;
    case "board":
      return words.lab.brokenBoard(fault.line);
    case "record":
      return words.lab.recordFault(saidOf(fault.why));
  }
}

/** A position in the lab, and what is done to it. */
export interface Bench {
  readonly lab: Lab;
  readonly game: Game;
  readonly moves: readonly Move[];
  readonly setLab: (lab: Lab) => void;
  /** Takes a position where it can be, and says why where it cannot. */
  readonly take: (position: LabPosition) => void;
  readonly event: (event: GameEvent) => void;
  readonly turnTo: (player: Player) => void;
  readonly put: (at: Point, pen: Pen) => void;
  readonly paste: (text: string) => void;
}

export function useBench(
  engine: Shinpan,
  lab: Lab,
  setLab: (lab: Lab) => void,
  setFault: (fault: string | null) => void,
  called: Naming,
): Bench {
  const { now } = lab;
  const game = useMemo(() => gameOf(engine, now) as Game, [now]);
  const moves = useMemo(() => movesOf(now.events), [now]);
  const take = (position: LabPosition): void => {
    const made = gameOf(engine, position);
    if (!isGame(made)) {
      const plain =
        made.reason === "captured_setup" ? words.lab.noLiberties : whyRefused(game, made);
      return setFault(made.point ? words.refused(called(made.point), plain, made.clause) : plain);
    }
    made.free();
    setFault(null);
    setLab(changed(lab, position));
  };
  const event = (next: GameEvent): void => take({ ...now, events: [...now.events, next] });
  return {
    lab,
    game,
    moves,
    setLab,
    take,
    event,
    turnTo: (player) => {
      if (moves.length > 0) event({ kind: "turn", by: player });
      else take({ ...now, events: setupOf(game.board(), player, sizeOf(now)) });
    },
    put: (at, pen) => {
      if (pen === "play")
        event({ kind: "play", by: game.toMove, at: nameOf(at, sizeOf(now), "letters") });
      else take(withStone(now, game.board(), game.toMove, at, stoneOf[pen]));
    },
    paste: (text) => {
      const position = positionIn(engine, text, now);
      if (isUnread(position)) setFault(whyUnread(position));
      else take(position);
    },
  };
}

/** What is pasted anywhere on the page but into a field comes here. */
export function usePasting(onPaste: (text: string) => void): void {
  const latest = useRef(onPaste);
  latest.current = onPaste;
  useEffect(() => {
    const pasted = (event: ClipboardEvent): void => {
      const text = event.clipboardData?.getData("text/plain") ?? "";
      if (
        text === "" ||
        (event.target instanceof Element && event.target.closest("input, textarea"))
      )
        return;
      event.preventDefault();
      latest.current(text);
    };
    document.addEventListener("paste", pasted);
    return () => document.removeEventListener("paste", pasted);
  }, []);
}

/** Under the board: what was refused, steps back and forth, and who is to move. */
export function UnderLab({
  bench,
  pen,
  fault,
  onUnderstood,
}: {
  bench: Bench;
  pen: Pen;
  fault: string | null;
  onUnderstood: () => void;
}) {
  const { lab, game, moves, setLab, take, event, turnTo } = bench;
  const { toMove } = game;
  return (
    <div class="below">
      {fault && (
        <p class="panel refusal" role="alert">
          {fault}{" "}
          <button type="button" onClick={onUnderstood}>
            {words.close}
          </button>
        </p>
      )}
      <div class="buttons">
        <button
          type="button"
          disabled={lab.before.length === 0}
          onClick={() => setLab(undone(lab))}
        >
          {words.lab.undo}
        </button>
        <button type="button" disabled={lab.after.length === 0} onClick={() => setLab(redone(lab))}>
          {words.lab.redo}
        </button>
        <button type="button" onClick={() => take({ ...lab.now, events: [] })}>
          {words.lab.emptyBoard}
        </button>
        {pen === "play" && (
          <button type="button" onClick={() => event({ kind: "pass", by: toMove })}>
            {words.game.pass}
          </button>
        )}
        <ToMove toMove={toMove} onTurn={turnTo} />
      </div>
      {moves.length > 0 && <p class="quiet">{words.lab.moves(moves.length)}</p>}
    </div>
  );
}
