// The game that was left, as it stands. A tap goes on with it.

import { useMemo } from "preact/hooks";
import type { BoardView, Settings as BoardSettings } from "shinpan-board";
import { BoardOf, pointNamed, stonesOf } from "../parts/board_view.tsx";
import { movesOf, type GameFile, type Standing } from "../model/table.ts";

interface Props {
  readonly game: GameFile;
  readonly standing: Standing;
  readonly settings: Partial<BoardSettings>;
  readonly onGo: () => void;
}

export function LeftBoard({ game, standing, settings, onGo }: Props) {
  const view = useMemo((): BoardView => {
    const size = { cols: game.start.cols, rows: game.start.rows };
    const last = movesOf(game.events).at(-1);
    return {
      size,
      stones: stonesOf(standing.board),
      lastMove: last ? pointNamed(last.what, size) : null,
    };
  }, [standing]);
  return <BoardOf view={view} settings={{ ...settings, confirm: "never" }} onChoose={onGo} />;
}
