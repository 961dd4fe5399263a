// The position lab: any position, set up by hand or pasted, and what the engine says of it.

import "../parts/screen.css";
import "../parts/panel.css";
import "../parts/forms.css";
import "../ending/ending.css";
import "./lab.css";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { nameOf, type BoardView, type Point, type Settings as BoardSettings } from "shinpan-board";
import { BoardOf, colorOf, pointNamed, stonesOf } from "../parts/board_view.tsx";
import type { Exhibited } from "../ending/exhibits.tsx";
import type { Shinpan } from "../engine/engine.ts";
import { Heading } from "../parts/heading.tsx";
import {
  changed,
  isUnread,
  keptLab,
  labKept,
  labOf,
  positionInSgf,
  sgfOfPosition,
  sizeOf,
  undone,
  type Lab,
} from "./position.ts";
import { saidOf } from "../model/mistakes.ts";
import { LinkError, payloadIn, unpacked } from "../browser/permalink.ts";
import { PointNames, useNaming } from "../parts/point_names.ts";
import { keep, kept } from "../browser/store.ts";
import { words } from "../words/index.ts";
import { CopyLink } from "../parts/copy_link.tsx";
import { useAddressInStep } from "./lab_address.ts";
import {
  LegalPanel,
  legalityOf,
  lifeMarks,
  type Legality,
  type LifeFound,
} from "./lab_answers.tsx";
import { Pills } from "./lab_choices.tsx";
import { pens, UnderLab, useBench, usePasting, type Bench, type Pen } from "./bench.tsx";
import { Conditions, Paste } from "./lab_conditions.tsx";
import { Every, Life, nothingFound } from "./lab_life.tsx";
import { PictureButtons } from "../parts/picture_buttons.tsx";

interface Props {
  readonly engine: Shinpan;
  readonly boardSettings: Partial<BoardSettings>;
}

const asks = ["legal", "life", "every"] as const;
type Ask = (typeof asks)[number];

/** The lab as it was left, or with what the address brought where that is something else. */
function useLab(engine: Shinpan): {
  lab: Lab | null;
  setLab: (lab: Lab) => void;
  fault: string | null;
  setFault: (fault: string | null) => void;
} {
  const [lab, setLab] = useState<Lab | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const latest = useRef<Lab | null>(null);
  latest.current = lab;
  const first = (): Lab =>
    labOf({
      start: { rules: engine.ruleset("japanese").id, cols: 9, rows: 9, komiHalf: 13 },
      events: [],
    });
  const openLink = async (): Promise<void> => {
    const payload = payloadIn(location.hash);
    if (payload === null || !location.hash.startsWith("#lab=")) return;
    try {
      const text = await unpacked(payload);
      if (text === sgfOfPosition(engine, latest.current!.now)) return;
      const position = positionInSgf(engine, text, latest.current!.now.start.rules);
      if (isUnread(position))
        return setFault(
          position.unread === "record"
            ? words.lab.linkUnread(saidOf(position.why))
            : words.lab.unreadable,
        );
      setLab(changed(latest.current!, position));
      setFault(null);
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      setFault(words.lab.linkFaults[error.fault]);
    } finally {
      history.replaceState(history.state, "", "#lab");
    }
  };
  useEffect(() => {
    void kept("lab").then((was) => {
      const before = labKept(engine, was) ?? first();
      latest.current = before;
      setLab(before);
      void openLink();
    });
    const opened = (): void => void openLink();
    addEventListener("hashchange", opened);
    return () => removeEventListener("hashchange", opened);
  }, []);
  useLayoutEffect(() => {
    if (lab) void keep("lab", keptLab(lab));
  }, [lab]);
  return { lab, setLab, fault, setFault };
}

/** Brings into sight what came of a text: the board, or why it was not taken. Counts the texts. */
function useSight(place: RefObject<HTMLElement>): () => void {
  const [texts, setTexts] = useState(0);
  useEffect(() => {
    if (texts === 0) return;
    const answer = place.current?.parentElement?.querySelector("[role=alert]") ?? place.current;
    answer?.scrollIntoView({ block: "nearest" });
  }, [texts]);
  return () => setTexts(texts + 1);
}

/** The position with what is asked about it. */
function useLabView(
  { lab: { now }, game, moves }: Bench,
  pen: Pen,
  ask: Ask,
  legality: Legality,
  found: LifeFound,
): BoardView {
  return useMemo(() => {
    const size = sizeOf(now);
    const last = moves[moves.length - 1];
    const seen: BoardView = {
      size,
      stones: stonesOf(game.board()),
      hand: pen === "empty" ? null : colorOf(pen === "play" ? game.toMove : pen),
      lastMove: last ? pointNamed(last.what, size) : null,
    };
    if (ask === "legal")
      return {
        ...seen,
        marks: legality.bans.flatMap(({ points }) =>
          points.map((at) => ({ at, shape: "cross" as const })),
        ),
      };
    return ask === "life" ? { ...seen, ...lifeMarks(found.proof, size) } : seen;
  }, [game, pen, ask, found]);
}

interface BesideProps {
  readonly engine: Shinpan;
  readonly bench: Bench;
  readonly ask: Ask;
  readonly onAsk: (ask: Ask) => void;
  readonly legality: Legality;
  readonly named: (at: Point) => string;
  readonly onFound: (found: LifeFound) => void;
  readonly onShow: (shown: Exhibited | null) => void;
  /** What the board stands in. */
  readonly place: RefObject<HTMLElement>;
}

/** Beside the board: the question, its answer, and the conditions of the position. */
function BesideLab({
  engine,
  bench,
  ask,
  onAsk,
  legality,
  named,
  onFound,
  onShow,
  place,
}: BesideProps) {
  const { lab, game, take, paste } = bench;
  const { now } = lab;
  return (
    <div class="side">
      <Pills
        name="ask"
        legend={words.lab.ask}
        unseen
        choices={asks}
        chosen={ask}
        texts={words.lab.asks}
        onChoose={onAsk}
      />
      {ask === "legal" && (
        <LegalPanel
          cited={{ engine, rules: now.start.rules }}
          game={game}
          legality={legality}
          player={game.toMove}
          named={named}
        />
      )}
      {ask === "life" && (
        <Life
          engine={engine}
          position={now}
          game={game}
          named={named}
          onFound={onFound}
          onShow={onShow}
        />
      )}
      {ask === "every" && <Every engine={engine} position={now} />}
      <Conditions engine={engine} lab={lab} game={game} onChange={take} />
      <div class="buttons">
        <CopyLink screen="lab" to={now} text={() => sgfOfPosition(engine, now)} />
        <PictureButtons place={place} name="position" />
      </div>
      <Paste onTake={paste} />
    </div>
  );
}

interface StandProps {
  readonly bench: Bench;
  readonly pen: Pen;
  readonly onPen: (pen: Pen) => void;
  readonly view: BoardView;
  readonly exhibited: Exhibited | null;
  readonly settings: Partial<BoardSettings>;
  readonly place: RefObject<HTMLDivElement>;
  readonly fault: string | null;
  readonly onUnderstood: () => void;
}

/** The board, and what a tap on it puts there. */
function Stand(props: StandProps) {
  const { bench, pen, onPen, view, exhibited, settings, place, fault, onUnderstood } = props;
  const { lab, game, setLab } = bench;
  const commands = {
    undo: () => setLab(undone(lab)),
    pass: () => bench.event({ kind: "pass", by: game.toMove }),
    cancel: onUnderstood,
  };
  return (
    <div class="stand">
      <div class="above">
        <Heading>{words.lab.heading}</Heading>
        <Pills
          name="pen"
          legend={words.lab.pen}
          choices={pens}
          chosen={pen}
          texts={words.lab.pens}
          onChoose={onPen}
        />
      </div>
      <div class="board-place" ref={place}>
        <BoardOf
          view={exhibited?.view ?? view}
          settings={settings}
          motion="none"
          onChoose={(at) => (exhibited ? exhibited.choose(at) : bench.put(at, pen))}
          onCommand={(command) => commands[command]()}
        />
      </div>
      <UnderLab bench={bench} pen={pen} fault={fault} onUnderstood={onUnderstood} />
    </div>
  );
}

function Workbench({
  engine,
  boardSettings,
  lab,
  fault,
  setLab,
  setFault,
}: Props & ReturnType<typeof useLab> & { readonly lab: Lab }) {
  const [pen, setPen] = useState<Pen>("B");
  const [ask, setAsk] = useState<Ask>("legal");
  const [found, setFound] = useState(nothingFound);
  const [exhibited, setExhibited] = useState<Exhibited | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const called = useNaming(sizeOf(lab.now), boardSettings);
  const onTable = useBench(engine, lab, setLab, setFault, called);
  const see = useSight(place);
  const bench: Bench = {
    ...onTable,
    paste: (text) => {
      onTable.paste(text);
      see();
    },
  };
  const { game } = bench;
  const legality = useMemo(() => legalityOf(game, game.toMove), [game]);
  const view = useLabView(bench, pen, ask, legality, found);
  const named = (at: Point): string =>
    nameOf(at, sizeOf(lab.now), boardSettings.coordinates ?? "letters");
  usePasting(bench.paste);
  useAddressInStep(lab.now, () => sgfOfPosition(engine, lab.now));
  return (
    <div class="game lab">
      <Stand
        bench={bench}
        pen={pen}
        onPen={setPen}
        view={view}
        exhibited={exhibited}
        settings={boardSettings}
        place={place}
        fault={fault}
        onUnderstood={() => setFault(null)}
      />
      <PointNames.Provider value={called}>
        <BesideLab
          engine={engine}
          bench={bench}
          ask={ask}
          onAsk={setAsk}
          legality={legality}
          named={named}
          onFound={setFound}
          onShow={setExhibited}
          place={place}
        />
      </PointNames.Provider>
    </div>
  );
}

export function LabScreen({ engine, boardSettings }: Props) {
  const { lab, ...rest } = useLab(engine);
  return lab && <Workbench engine={engine} boardSettings={boardSettings} lab={lab} {...rest} />;
}
