// A disputed game at an arbiter's table, step by step: the position, then the ruleset's procedure on it. What
// comes of it goes into the ruling. The browser keeps it, so that an appeal finds it again.

import "../parts/forms.css";
import "../parts/panel.css";
import "../lab/lab.css";
import "./dispute.css";
import { useEffect, useState } from "preact/hooks";
import type { Settings as BoardSettings } from "shinpan-board";
import { keep, kept } from "../browser/store.ts";
import type { Shinpan, Start } from "../engine/engine.ts";
import { words } from "../words/index.ts";
import { disputedKept, disputedOf, inProcedure, keptDisputed, type Disputed } from "./disputed.ts";
import type { Decided } from "./outcome.ts";
import { PositionStage } from "./position_stage.tsx";
import { ProcedureStage } from "./procedure_stage.tsx";

interface Props {
  readonly engine: Shinpan;
  readonly settings: Partial<BoardSettings>;
  /** Under which name it is kept. */
  readonly name: string;
  /** The conditions of the game. */
  readonly start: Start;
  /** Whose game it is. */
  readonly title: string;
  readonly onDecided: (decided: Decided) => void;
  readonly onClose: () => void;
}

/** The dispute as it was left, or an empty board; null until it has come. */
function useDisputed(engine: Shinpan, name: string, start: Start) {
  const [disputed, setDisputed] = useState<Disputed | null>(null);
  useEffect(() => {
    void kept(name).then((was) =>
      setDisputed(disputedKept(engine, was, start) ?? disputedOf(start)),
    );
  }, []);
  const change = (next: Disputed): void => {
    setDisputed(next);
    void keep(name, keptDisputed(next));
  };
  return { disputed, change };
}

interface StagesProps {
  readonly isBegun: boolean;
  readonly onPosition: () => void;
  readonly onProcedure: () => void;
}

function Stages({ isBegun, onPosition, onProcedure }: StagesProps) {
  const { stages, stagesLabel } = words.dispute;
  const current = (is: boolean) => (is ? ("step" as const) : undefined);
  return (
    <nav aria-label={stagesLabel}>
      <ol class="stages plain">
        <li>
          <button type="button" aria-current={current(!isBegun)} onClick={onPosition}>
            {stages.position}
          </button>
        </li>
        <li>
          <button type="button" aria-current={current(isBegun)} onClick={onProcedure}>
            {stages.procedure}
          </button>
        </li>
      </ol>
    </nav>
  );
}

export default function Dispute(props: Props) {
  const { engine, settings, name, start, title, onDecided, onClose } = props;
  const text = words.dispute;
  const { disputed, change } = useDisputed(engine, name, start);
  if (disputed === null) return <p role="status">{words.loading}</p>;
  const { lab, game } = disputed;
  const begin = (): void => {
    if (game === null) change({ ...disputed, game: inProcedure(lab.now) });
  };
  return (
    <section class="dispute" aria-labelledby="dispute-heading">
      <h2 id="dispute-heading">{title === "" ? text.heading : `${text.heading}: ${title}`}</h2>
      <Stages
        isBegun={game !== null}
        onPosition={() => change({ ...disputed, game: null })}
        onProcedure={begin}
      />
      {game === null ? (
        <PositionStage
          engine={engine}
          settings={settings}
          disputed={disputed}
          onPosition={(next, remarks) => change({ ...disputed, lab: next, remarks })}
          onGoOn={begin}
        />
      ) : (
        <ProcedureStage
          engine={engine}
          settings={settings}
          disputed={disputed}
          game={game}
          onGame={(next) => change({ ...disputed, game: next })}
          onDecided={onDecided}
        />
      )}
      <button type="button" onClick={onClose}>
        {text.close}
      </button>
    </section>
  );
}
