// The player's pass. Who begins to learn is asked first, where it would lose stones.

import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { BoardView } from "shinpan-board";
import { lostByPassing } from "../model/at_risk.ts";
import { pointsNamed } from "../parts/board_view.tsx";
import type { GameEvent, PointName } from "../engine/engine.ts";
import type { Naming } from "../parts/point_names.ts";
import { words } from "../words/index.ts";
import { PassQuestion } from "../parts/pass_question.tsx";
import type { OnTable } from "../model/on_table.ts";

interface Passing {
  readonly pass: () => void;
  readonly question: ComponentChildren;
  /** What the board shows, with the stones that would be lost. */
  readonly seen: BoardView;
}

/** `may`: the player may pass now. */
export function usePassing(
  { game, opened, state, mover, size }: OnTable,
  view: BoardView,
  may: boolean,
  named: Naming,
  onEvents: (events: readonly GameEvent[], where: string) => void,
): Passing {
  const [atRisk, setAtRisk] = useState<readonly PointName[]>([]); // while the question is asked
  useEffect(() => setAtRisk([]), [state]);
  const pass = (): void => {
    if (!may || mover === null) return;
    const lost = game.plain && atRisk.length === 0 ? lostByPassing(opened, mover) : [];
    if (lost.length > 0) setAtRisk(lost);
    else onEvents([{ kind: "pass", by: mover }], words.game.pass);
  };
  const seen = useMemo(
    () =>
      atRisk.length === 0
        ? view
        : {
            ...view,
            marks: pointsNamed(atRisk, size).map((at) => ({ at, shape: "square" as const })),
          },
    [view, atRisk],
  );
  const question = atRisk.length > 0 && mover !== null && (
    <PassQuestion
      player={mover}
      lost={atRisk}
      named={named}
      onPass={pass}
      onPlay={() => setAtRisk([])}
    />
  );
  return { pass, question, seen };
}
