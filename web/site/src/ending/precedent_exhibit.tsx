// A group that a precedent decides, marked on the board.

import { useEffect, useMemo } from "preact/hooks";
import type { BoardView, Color, Mark, Size } from "shinpan-board";
import { pointsNamed } from "../parts/board_view.tsx";
import { useNamed } from "../parts/point_names.ts";
import { words } from "../words/index.ts";
import { useSight, type Exhibited } from "./exhibits.tsx";
import { rulingSaid, shapeSaid } from "./held_said.ts";
import type { Precedent } from "./precedents_panel.tsx";

interface Props {
  readonly precedent: Precedent;
  readonly stones: readonly (Color | null)[];
  readonly size: Size;
  readonly onShow: (shown: Exhibited) => void;
  readonly onClose: () => void;
}

const marked = (names: readonly string[], size: Size, shape: Mark["shape"]): readonly Mark[] =>
  pointsNamed(names, size).map((at) => ({ at, shape }));

export function PrecedentExhibit({ precedent, stones, size, onShow, onClose }: Props) {
  const heading = useSight();
  const named = useNamed();
  const view = useMemo((): BoardView => {
    const { stones: theirs, beside } = precedent;
    const marks = [...marked(theirs, size, "circle"), ...marked(beside, size, "square")];
    return { size, stones, marks };
  }, [precedent]);
  useEffect(() => onShow({ view, choose: () => undefined }), [view]);
  return (
    <section class="panel exhibit" aria-labelledby="exhibit-heading">
      <h2 id="exhibit-heading" tabIndex={-1} ref={heading}>
        {shapeSaid(precedent, named)}
      </h2>
      <p>{rulingSaid(precedent)}</p>
      <div class="buttons">
        <button type="button" class="main" onClick={onClose}>
          {words.game.back}
        </button>
      </div>
    </section>
  );
}
