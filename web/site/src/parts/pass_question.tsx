// Before a pass that would lose stones: which they are, and whether the player passes all the same.

import "./pass_question.css";
import { useEffect, useRef } from "preact/hooks";
import type { Player, PointName } from "../engine/engine.ts";
import { giveBack } from "../browser/focus.ts";
import { other } from "../model/table.ts";
import { words } from "../words/index.ts";

interface Props {
  readonly player: Player;
  /** Stones of the player's that the opponent could take. */
  readonly lost: readonly PointName[];
  readonly named?: (point: PointName) => string;
  readonly onPass: () => void;
  readonly onPlay: () => void;
}

/** It has the focus itself: a key that is pressed too long answers nothing. */
export function PassQuestion({ player, lost, named = (point) => point, onPass, onPlay }: Props) {
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current!.focus({ preventScroll: true });
    return () => giveBack(before);
  }, []);
  const question = words.passing.loses(other(player), lost.length, lost.map(named).join(" "));
  return (
    <div
      class="question"
      role="alertdialog"
      aria-label={question}
      tabIndex={-1}
      ref={dialog}
      onKeyDown={({ key }) => {
        if (key === "Escape") onPlay();
      }}
    >
      <p>{question}</p>
      <div class="buttons">
        <button type="button" class="main" onClick={onPlay}>
          {words.passing.plays}
        </button>
        <button type="button" onClick={onPass}>
          {words.passing.passes}
        </button>
      </div>
    </div>
  );
}
