// The second step of a dispute: the ruleset's procedure, carried out on the position as in any game, with
// what is proven of its groups; and what of it goes into the ruling.

import { useEffect, useMemo, useReducer, useState } from "preact/hooks";
import type { Settings as BoardSettings } from "shinpan-board";
import { saved } from "../browser/saving.ts";
import { CountScreen } from "../counting/count.tsx";
import { sgfOf, type GameEvent, type Shinpan } from "../engine/engine.ts";
import { AtDeskContext, type Held } from "../ending/at_desk.ts";
import { GameScreen } from "../game/game.tsx";
import { useOnTable } from "../game/standing.ts";
import { carriedOut } from "../model/carried_out.ts";
import { firstModel, next } from "../model/model.ts";
import { Reader, type GameFile } from "../model/table.ts";
import { NumberField } from "../parts/number_field.tsx";
import { useNaming } from "../parts/point_names.ts";
import { words } from "../words/index.ts";
import { isReplayed, passesToStop, type Disputed } from "./disputed.ts";
import { foundSaid } from "./found_said.ts";
import {
  countsPrisoners,
  decidedBy,
  evidenceOf,
  pointsBeside,
  scoreWithMore,
  type Decided,
  type Prisoners,
  type Reached,
} from "./outcome.ts";
import { Precedents } from "./precedents.tsx";

interface Props {
  readonly engine: Shinpan;
  readonly settings: Partial<BoardSettings>;
  readonly disputed: Disputed;
  readonly game: GameFile;
  /** The procedure has gone on. */
  readonly onGame: (game: GameFile) => void;
  readonly onDecided: (decided: Decided) => void;
}

const mostPrisoners = 361;
const sgfType = "application/x-go-sgf";

interface OutcomeProps extends Pick<Props, "engine" | "settings" | "disputed" | "onDecided"> {
  readonly reached: Reached;
}

/** What goes into the ruling, and the button that puts it there. */
function OutcomePanel({ engine, settings, disputed, reached, onDecided }: OutcomeProps) {
  const text = words.dispute;
  const [prisoners, setPrisoners] = useState<Prisoners>({ B: 0, W: 0 });
  const { cols, rows } = reached.game.start;
  const named = useNaming({ cols, rows }, settings);
  const asks = countsPrisoners(engine, disputed.start.rules) && !isReplayed(disputed);
  const { game, dead } = reached;
  const more = pointsBeside(prisoners, reached);
  const score = useMemo(
    () => (reached.score && more !== 0 ? scoreWithMore(engine, game, dead, more) : reached.score),
    [game, dead, more, reached.score],
  );
  const evidence = evidenceOf(disputed, reached, prisoners);
  const decided = decidedBy(reached, score, evidence);
  return (
    <section class="panel" aria-labelledby="dispute-outcome">
      <h2 id="dispute-outcome">{text.outcome}</h2>
      <p aria-live="polite">
        {decided.result === "?" ? text.unfinished : <strong>{words.result(decided.result)}</strong>}
        {decided.result !== "?" && words.clause(decided.clause)}
        {decided.result === "Void" && ` ${text.withoutResult}`}
      </p>
      {asks && (
        <fieldset class="row">
          <legend>{text.prisoners}</legend>
          {(["B", "W"] as const).map((player) => (
            <NumberField
              key={player}
              label={`${words.player(player)} `}
              name={`prisoners-${player}`}
              value={prisoners[player]}
              least={0}
              most={mostPrisoners}
              onChange={(count) => setPrisoners({ ...prisoners, [player]: count })}
            />
          ))}
        </fieldset>
      )}
      <ul>
        {evidence.map((found, at) => (
          <li key={at}>{foundSaid(engine, found, named)}</li>
        ))}
      </ul>
      <button type="button" class="main" onClick={() => onDecided(decided)}>
        {text.into}
      </button>
    </section>
  );
}

/** The procedure as a game on a table of its own, with what the site knows of such a game. */
function useProcedure({ engine, game: first, onGame }: Props) {
  const reader = useMemo(() => new Reader(engine), []);
  const [model, act] = useReducer(next, { ...firstModel, screen: "game" as const, game: first });
  const game = model.game ?? first;
  const standing = reader.standing(game);
  const table = useOnTable(engine, game, standing, model);
  const onEvents = (events: readonly GameEvent[], where = ""): void => {
    const answer = carriedOut(reader, game, events, 0);
    if ("refusal" in answer) return act({ do: "refused", where, refusal: answer.refusal });
    act({ do: "carried out", game: answer });
  };
  useEffect(() => onGame(game), [game]);
  return { model, act, game, standing, table, onEvents };
}

/** The way from a position that was set up to where the procedure begins. */
function ToTheStop({
  table: { opened, state },
  onEvents,
}: Pick<ReturnType<typeof useProcedure>, "table" | "onEvents">) {
  const text = words.dispute;
  if (state.phase !== "play") return null;
  return (
    <p class="panel">
      {text.beforeStop}{" "}
      <button type="button" class="main" onClick={() => onEvents(passesToStop(opened))}>
        {text.allPass}
      </button>
    </p>
  );
}

export function ProcedureStage(props: Props) {
  const { engine, settings, disputed, onDecided } = props;
  const text = words.dispute;
  const procedure = useProcedure(props);
  const { model, act, game, standing, table, onEvents } = procedure;
  const [held, setHeld] = useState<Held>({ groups: [], precedents: null });
  const desk = useMemo(() => ({ onHeld: setHeld }), []);
  const { score, dead, size } = table;
  const reached = { standing, game, score, dead, ...held };
  if (model.screen === "count")
    return (
      <>
        <button type="button" onClick={() => act({ do: "go", screen: "game" })}>
          {text.backToProcedure}
        </button>
        <CountScreen
          game={standing.opened}
          dead={table.marking ? dead : undefined}
          size={size}
          boardSettings={settings}
        />
      </>
    );
  return (
    <AtDeskContext.Provider value={desk}>
      <ToTheStop table={table} onEvents={onEvents} />
      <GameScreen
        engine={engine}
        game={game}
        standing={standing}
        model={model}
        boardSettings={settings}
        thinking={false}
        hosting={false}
        since={null}
        act={act}
        onEvents={onEvents}
        onSave={() =>
          saved(new Blob([sgfOf(standing.opened, dead)], { type: sgfType }), "dispute.sgf")
        }
        due={null}
        onStart={() => undefined}
      />
      <OutcomePanel {...{ engine, settings, disputed, reached, onDecided }} />
      <Precedents engine={engine} rules={disputed.start.rules} />
    </AtDeskContext.Provider>
  );
}
