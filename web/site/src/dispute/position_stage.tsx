// The first step of a dispute: the position, set up by taps, pasted, or replayed from the players' record.

import { useMemo, useState } from "preact/hooks";
import type { BoardView, Settings as BoardSettings } from "shinpan-board";
import type { Shinpan } from "../engine/engine.ts";
import { pens, UnderLab, useBench, usePasting, whyUnread, type Pen } from "../lab/bench.tsx";
import { Pills } from "../lab/lab_choices.tsx";
import { Paste } from "../lab/lab_conditions.tsx";
import { changed, redone, sizeOf, undone, type Lab } from "../lab/position.ts";
import { BoardOf, colorOf, pointNamed, stonesOf } from "../parts/board_view.tsx";
import { ChooseFile } from "../parts/choose_file.tsx";
import { useNaming, type Naming } from "../parts/point_names.ts";
import { piecesOf } from "../records/opened_file.ts";
import { words } from "../words/index.ts";
import { isUnread, takenFrom, type Disputed } from "./disputed.ts";
import type { Found } from "./evidence.ts";
import { foundSaid } from "./found_said.ts";

interface Props {
  readonly engine: Shinpan;
  readonly settings: Partial<BoardSettings>;
  readonly disputed: Disputed;
  /** Another position; what was found of the one before is of no use any more. */
  readonly onPosition: (lab: Lab, remarks: readonly Found[]) => void;
  readonly onGoOn: () => void;
}

const penStone = { B: "B", W: "W" } as const;

/** The first game of a file, as text. */
async function textOf(engine: Shinpan, file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first] = piecesOf(engine, bytes);
  return first?.text ?? "";
}

/** What was taken from a text; why it was not, where it cannot be. */
function useTaking({ engine, disputed, onPosition }: Props) {
  const [fault, setFault] = useState<string | null>(null);
  const take = (text: string): void => {
    const taken = takenFrom(engine, text, disputed.start);
    if (isUnread(taken)) return setFault(whyUnread(taken));
    setFault(null);
    onPosition(changed(disputed.lab, taken.position), taken.remarks);
  };
  return { fault, setFault, take };
}

interface BesideProps extends Pick<Props, "engine" | "onGoOn"> {
  readonly remarks: readonly Found[];
  readonly naming: Naming;
  readonly onTake: (text: string) => void;
}

/** Where a position comes from, what is to be known of it, and the way on. */
function Beside({ engine, remarks, naming, onTake, onGoOn }: BesideProps) {
  const text = words.dispute;
  return (
    <div class="side">
      <p>{text.setUp}</p>
      <ChooseFile
        label={text.record}
        name="dispute-record"
        onFiles={([file]) => void (file && textOf(engine, file).then(onTake))}
      />
      <Paste onTake={onTake} />
      {remarks.length > 0 && (
        <div role="status" class="panel">
          <ul>
            {remarks.map((remark) => (
              <li key={remark.kind}>{foundSaid(engine, remark, naming)}</li>
            ))}
          </ul>
        </div>
      )}
      <button type="button" class="main" onClick={onGoOn}>
        {text.goOn}
      </button>
    </div>
  );
}

export function PositionStage(props: Props) {
  const { engine, settings, disputed, onPosition, onGoOn } = props;
  const { lab, remarks } = disputed;
  const [pen, setPen] = useState<Pen>("B");
  const size = sizeOf(lab.now);
  const naming = useNaming(size, settings);
  const { fault, setFault, take } = useTaking(props);
  const setLab = (next: Lab): void => onPosition(next, []);
  const bench = useBench(engine, lab, setLab, setFault, naming);
  const { game, moves } = bench;
  usePasting(take);
  const view = useMemo((): BoardView => {
    const last = moves[moves.length - 1];
    const hand = pen === "empty" ? null : colorOf(pen === "play" ? game.toMove : penStone[pen]);
    const lastMove = last ? pointNamed(last.what, size) : null;
    return { size, stones: stonesOf(game.board()), hand, lastMove };
  }, [game, pen]);
  const commands = {
    undo: () => setLab(undone(lab)),
    redo: () => setLab(redone(lab)),
    pass: () => bench.event({ kind: "pass", by: game.toMove }),
    cancel: () => setFault(null),
  };
  return (
    <div class="game lab">
      <div class="stand">
        <div class="above">
          <Pills
            name="pen"
            legend={words.lab.pen}
            choices={pens}
            chosen={pen}
            texts={words.lab.pens}
            onChoose={setPen}
          />
        </div>
        <div class="board-place">
          <BoardOf
            view={view}
            settings={settings}
            motion="none"
            onChoose={(at) => bench.put(at, pen)}
            onCommand={(command) => commands[command]()}
          />
        </div>
        <UnderLab bench={bench} pen={pen} fault={fault} onUnderstood={() => setFault(null)} />
      </div>
      <Beside engine={engine} remarks={remarks} naming={naming} onTake={take} onGoOn={onGoOn} />
    </div>
  );
}
