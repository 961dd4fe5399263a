// Handicap stones put down by hand, before White's first move.

import { useMemo, useState } from "preact/hooks";
import {
  nameOf,
  type BoardView,
  type Point,
  type Settings as BoardSettings,
  type Size,
} from "shinpan-board";
import { BoardOf, pointsNamed } from "../parts/board_view.tsx";
import { Heading } from "../parts/heading.tsx";
import { words } from "../words/index.ts";

interface Props {
  readonly size: Size;
  readonly count: number;
  /** Black is the computer: its stones are put down for it. */
  readonly forComputer: boolean;
  /** The customary ones; none where the board has none. */
  readonly customary: readonly string[];
  /** What the rules say of it. */
  readonly ruling: string;
  readonly settings: Partial<BoardSettings>;
  readonly onPlaced: (points: readonly string[]) => void;
  /** Chooses again what the game is played with; absent where that is agreed on. */
  readonly onBack?: () => void;
}

/** With the point, or without it where it was there; never more than so many. */
export function toggledPoint(points: readonly Point[], at: Point, most: number): readonly Point[] {
  if (points.includes(at)) return points.filter((point) => point !== at);
  return points.length < most ? [...points, at] : points;
}

interface DeedsProps extends Pick<Props, "size" | "count" | "customary" | "onPlaced" | "onBack"> {
  readonly points: readonly Point[];
  readonly onPoints: (points: readonly Point[]) => void;
}

function Deeds({ size, count, customary, points, onPoints, onPlaced, onBack }: DeedsProps) {
  const text = words.beginning.placing;
  return (
    <div class="buttons">
      <button
        type="button"
        class="main"
        disabled={points.length < count}
        onClick={() => onPlaced(points.map((at) => nameOf(at, size, "letters")))}
      >
        {words.beginning.start}
      </button>
      {customary.length === count && (
        <button type="button" onClick={() => onPoints(pointsNamed(customary, size))}>
          {text.customary}
        </button>
      )}
      <button type="button" disabled={points.length === 0} onClick={() => onPoints([])}>
        {text.clear}
      </button>
      {onBack && (
        <button type="button" onClick={onBack}>
          {words.beginning.back}
        </button>
      )}
    </div>
  );
}

export function Placing(props: Props) {
  const { size, count, forComputer, ruling, settings } = props;
  const [points, setPoints] = useState<readonly Point[]>([]);
  const view = useMemo((): BoardView => {
    const stones = Array.from({ length: size.cols * size.rows }, (_, at) =>
      points.includes(at) ? ("black" as const) : null,
    );
    return { size, stones, hand: points.length < count ? "black" : null };
  }, [points]);
  const text = words.beginning.placing;
  return (
    <div class="game">
      <div class="stand">
        <div class="above">
          <Heading>{text[forComputer ? "forComputer" : "heading"](count)}</Heading>
        </div>
        <div class="board-place">
          <BoardOf
            view={view}
            settings={settings}
            focused={1}
            onChoose={(at) => setPoints(toggledPoint(points, at, count))}
          />
        </div>
        <div class="below">
          <p role="status">{text.left(count - points.length)}</p>
          <Deeds {...props} points={points} onPoints={setPoints} />
        </div>
      </div>
      <div class="side">
        <section class="panel">
          <p>{ruling}</p>
          <p class="quiet">{text.how}</p>
        </section>
      </div>
    </div>
  );
}
