// The board of the game that is about to begin, as it is chosen so far. A stone on it begins the game.

import { useMemo } from "preact/hooks";
import { nameOf, type BoardView, type Settings as BoardSettings, type Size } from "shinpan-board";
import { BoardOf, pointsNamed } from "../parts/board_view.tsx";

interface Props {
  readonly size: Size;
  /** Where handicap stones will stand. */
  readonly given: readonly string[];
  readonly settings: Partial<BoardSettings>;
  /** Called with the point of Black's first stone; null where the game begins otherwise. */
  readonly onPlay: ((point: string) => void) | null;
}

export function FirstBoard({ size, given, settings, onPlay }: Props) {
  const view = useMemo((): BoardView => {
    const stones: BoardView["stones"][number][] = Array.from(
      { length: size.cols * size.rows },
      () => null,
    );
    for (const at of pointsNamed(given, size)) stones[at] = "black";
    return { size, stones, hand: onPlay ? "black" : null };
  }, [size, given.join(), onPlay === null]);
  return (
    <BoardOf
      view={view}
      settings={settings}
      onChoose={(at) => onPlay?.(nameOf(at, size, "letters"))}
    />
  );
}
