// The same game under every ruleset: what each would have said, where it would first have refused a move, and
// why it differs from the ruleset that the game is played under.

import "../parts/screen.css";
import { useEffect, useMemo, useState } from "preact/hooks";
import { BoardOf, pointNamed, pointsNamed, stonesOf } from "../parts/board_view.tsx";
import type { BoardView, Settings as BoardSettings, Size } from "shinpan-board";
import {
  boardAfter,
  everyVerdict,
  type ComparedVerdict,
  type Game,
  type Shinpan,
} from "../engine/engine.ts";
import { Heading } from "../parts/heading.tsx";
import { PointNames, useNaming } from "../parts/point_names.ts";
import { nameOfRules } from "../parts/rule_words.ts";
import { words } from "../words/index.ts";
import { ScoreTable } from "../parts/score_table.tsx";
import { told, VerdictTable } from "../parts/verdict_table.tsx";

interface Props {
  readonly engine: Shinpan;
  readonly game: Game;
  readonly rules: string;
  /** What the players hold dead; undefined where they have not said it. */
  readonly dead: readonly string[] | undefined;
  readonly size: Size;
  readonly boardSettings: Partial<BoardSettings>;
}

/** What every ruleset makes of the game; null until it is known. */
function useVerdicts({ game, dead }: Props, moves: number): readonly ComparedVerdict[] | null {
  const [verdicts, setVerdicts] = useState<readonly ComparedVerdict[] | null>(null);
  useEffect(() => {
    // After the next frame, so that the page can say first that it is at work.
    const timer = setTimeout(() => setVerdicts(moves > 0 ? everyVerdict(game, dead) : []), 30);
    return () => clearTimeout(timer);
  }, [game, moves, dead?.join(" ")]);
  return verdicts;
}

/** The board as it stood where a verdict refuses a move, and else as it stands. */
function viewOf({ game, dead, size }: Props, verdict: ComparedVerdict | null): BoardView {
  const refused = verdict?.illegal ?? null;
  const at = refused?.point ? pointNamed(refused.point, size) : null;
  return {
    size,
    stones: stonesOf(refused ? boardAfter(game, Math.max(0, refused.move - 1)) : game.board()),
    dead: refused || !dead ? [] : pointsNamed(dead, size),
    marks: at === null ? [] : [{ at, shape: "triangle" }],
  };
}

/** The score by which a ruleset comes to its verdict. */
function ChosenScore({ engine, verdict }: { engine: Shinpan; verdict: ComparedVerdict }) {
  return (
    verdict.score && (
      <div class="below">
        <h2>{nameOfRules(engine.ruleset(verdict.rules))}</h2>
        <ScoreTable
          score={verdict.score}
          result={verdict.result}
          cited={{ engine, rules: verdict.rules }}
        />
      </div>
    )
  );
}

export function EveryScreen(props: Props) {
  const { engine, game, rules, dead, size, boardSettings } = props;
  const moves = game.state().moves;
  const verdicts = useVerdicts(props, moves);
  const [shown, setShown] = useState<ComparedVerdict | null>(null);
  const view = useMemo(() => viewOf(props, shown), [shown, moves]);
  const named = useNaming(size, boardSettings);
  const own = verdicts?.find((verdict) => verdict.rules === rules);
  const chosen = shown ?? own;
  return (
    <div class="game every">
      <div class="stand">
        <div class="above">
          <Heading>{words.every.heading}</Heading>
        </div>
        <div class="board-place">
          <BoardOf view={view} settings={boardSettings} />
        </div>
        {chosen && <ChosenScore engine={engine} verdict={chosen} />}
      </div>
      <div class="side">
        {verdicts === null && <p role="status">{words.every.work}</p>}
        {moves === 0 && <p>{words.every.none}</p>}
        {own && (
          <p>
            {words.every.intro(nameOfRules(engine.ruleset(rules)))}{" "}
            <strong>{told(own, named)}</strong>
            {own.basis && <span class="quiet"> – {words.every.bases[own.basis]}</span>}
          </p>
        )}
        {dead === undefined && verdicts?.some(({ basis }) => basis === "estimated") && (
          <p>{words.every.grounds}</p>
        )}
        {verdicts && moves > 0 && (
          <PointNames.Provider value={named}>
            <VerdictTable
              engine={engine}
              own={rules}
              verdicts={verdicts}
              name={words.every.heading}
              onShow={setShown}
            />
          </PointNames.Provider>
        )}
      </div>
    </div>
  );
}
