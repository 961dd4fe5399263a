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
import type { Game, GameEvent, Player, Shinpan } from "../engine/engine.ts";
import { Heading } from "../parts/heading.tsx";
import {
  changed,
  gameOf,
  isGame,
  isUnread,
  keptLab,
  labKept,
  labOf,
  positionIn,
  positionInSgf,
  redone,
  setupOf,
  sgfOfPosition,
  sizeOf,
  undone,
  withStone,
  type Lab,
  type LabPosition,
  type Unread,
} from "./position.ts";
import { saidOf } from "../model/mistakes.ts";
import { LinkError, payloadIn, unpacked } from "../browser/permalink.ts";
import { PointNames, useNaming, type Naming } from "../parts/point_names.ts";
import { keep, kept } from "../browser/store.ts";
import { movesOf, type Move } from "../model/table.ts";
import { whyRefused } from "../parts/refused.ts";
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
import { Pills, ToMove } from "./lab_choices.tsx";
import { Conditions, Paste } from "./lab_conditions.tsx";
import { Every, Life, nothingFound } from "./lab_life.tsx";
import { PictureButtons } from "../parts/picture_buttons.tsx";

interface Props {
  readonly engine: Shinpan;
  readonly boardSettings: Partial<BoardSettings>;
}

const stoneOf = { empty: 0, B: 1, W: 2 } as const;
type Pen = keyof typeof stoneOf | "play";
const pens: readonly Pen[] = ["B", "W", "empty", "play"];
const asks = ["legal", "life", "every"] as const;
type Ask = (typeof asks)[number];

function why(fault: Unread): string {
  switch (fault.unread) {
    case "nothing":
      return words.lab.unreadable;
    case "board":
      return words.lab.brokenBoard(fault.line);
    case "record":
      return words.lab.recordFault(saidOf(fault.why));
  }
}

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

/** A position in the lab, and what is done to it. */
interface Bench {
  readonly lab: Lab;
  readonly game: Game;
  readonly moves: readonly Move[];
  readonly setLab: (lab: Lab) => void;
  /** Takes a position where it can be, and says why where it cannot. */
  readonly take: (position: LabPosition) => void;
  readonly event: (event: GameEvent) => void;
  readonly turnTo: (player: Player) => void;
  readonly put: (at: Point, pen: Pen) => void;
  readonly paste: (text: string) => void;
}

function useBench(
  engine: Shinpan,
  lab: Lab,
  setLab: (lab: Lab) => void,
  setFault: (fault: string | null) => void,
  called: Naming,
): Bench {
  const { now } = lab;
  const game = useMemo(() => gameOf(engine, now) as Game, [now]);
  const moves = useMemo(() => movesOf(now.events), [now]);
  const take = (position: LabPosition): void => {
    const made = gameOf(engine, position);
    if (!isGame(made)) {
      const plain =
        made.reason === "captured_setup" ? words.lab.noLiberties : whyRefused(game, made);
      return setFault(made.point ? words.refused(called(made.point), plain, made.clause) : plain);
    }
    made.free();
    setFault(null);
    setLab(changed(lab, position));
  };
  const event = (next: GameEvent): void => take({ ...now, events: [...now.events, next] });
  return {
    lab,
    game,
    moves,
    setLab,
    take,
    event,
    turnTo: (player) => {
      if (moves.length > 0) event({ kind: "turn", by: player });
      else take({ ...now, events: setupOf(game.board(), player, sizeOf(now)) });
    },
    put: (at, pen) => {
      if (pen === "play")
        event({ kind: "play", by: game.toMove, at: nameOf(at, sizeOf(now), "letters") });
      else take(withStone(now, game.board(), game.toMove, at, stoneOf[pen]));
    },
    paste: (text) => {
      const position = positionIn(engine, text, now);
      if (isUnread(position)) setFault(why(position));
      else take(position);
    },
  };
}

/** What is pasted anywhere on the page but into a field comes here. */
function usePasting(onPaste: (text: string) => void): void {
  const latest = useRef(onPaste);
  latest.current = onPaste;
  useEffect(() => {
    const pasted = (event: ClipboardEvent): void => {
      const text = event.clipboardData?.getData("text/plain") ?? "";
      if (
        text === "" ||
        (event.target instanceof Element && event.target.closest("input, textarea"))
      )
        return;
      event.preventDefault();
      latest.current(text);
    };
    document.addEventListener("paste", pasted);
    return () => document.removeEventListener("paste", pasted);
  }, []);
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

/** Under the board: what was refused, steps back and forth, and who is to move. */
function UnderLab({
  bench,
  pen,
  fault,
  onUnderstood,
}: {
  bench: Bench;
  pen: Pen;
  fault: string | null;
  onUnderstood: () => void;
}) {
  const { lab, game, moves, setLab, take, event, turnTo } = bench;
  const { toMove } = game;
  return (
    <div class="below">
      {fault && (
        <p class="panel refusal" role="alert">
          {fault}{" "}
          <button type="button" onClick={onUnderstood}>
            {words.close}
          </button>
        </p>
      )}
      <div class="buttons">
        <button
          type="button"
          disabled={lab.before.length === 0}
          onClick={() => setLab(undone(lab))}
        >
          {words.lab.undo}
        </button>
        <button type="button" disabled={lab.after.length === 0} onClick={() => setLab(redone(lab))}>
          {words.lab.redo}
        </button>
        <button type="button" onClick={() => take({ ...lab.now, events: [] })}>
          {words.lab.emptyBoard}
        </button>
        {pen === "play" && (
          <button type="button" onClick={() => event({ kind: "pass", by: toMove })}>
            {words.game.pass}
          </button>
        )}
        <ToMove toMove={toMove} onTurn={turnTo} />
      </div>
      {moves.length > 0 && <p class="quiet">{words.lab.moves(moves.length)}</p>}
    </div>
  );
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
