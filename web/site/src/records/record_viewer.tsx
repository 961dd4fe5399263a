// A record with its variations: looked at, played on, marked, commented, saved, printed. What may be played
// the engine says, under the record's own rules or others; what is shown is judged by none, so that a record
// that breaks some is shown too.

import "../parts/screen.css";
import "../parts/panel.css";
import { useMemo, useRef, useState } from "preact/hooks";
import type { RefObject } from "preact";
import type { Settings as BoardSettings, Size } from "shinpan-board";
import { BoardOf, stonesOf } from "../parts/board_view.tsx";
import { view, type Entry } from "./collection.ts";
import {
  eventsIn,
  eventsOf,
  type GameEvent,
  type GameRecord,
  type Shinpan,
  type Start,
} from "../engine/engine.ts";
import { fileNameOf, infoOf, withInfo } from "../model/game_info.ts";
import { Heading } from "../parts/heading.tsx";
import { changed, keptLab, labKept, labOf, setupOf } from "../lab/position.ts";
import { saidOf } from "../model/mistakes.ts";
import { commentOf, families, lineThrough, movesAt, sgfOfNodes } from "../model/record_tree.ts";
import { useNaming } from "../parts/point_names.ts";
import { saved } from "../browser/saving.ts";
import { keep, kept } from "../browser/store.ts";
import { movesOf } from "../model/table.ts";
import { recordUpTo } from "./up_to_fault.ts";
import { whyRefused } from "../parts/refused.ts";
import { words } from "../words/index.ts";
import { CopyLink } from "../parts/copy_link.tsx";
import { FiguresView } from "./figures_view.tsx";
import { GraphPanel } from "../graph/graph_panel.tsx";
import { InfoPanel } from "../parts/info_panel.tsx";
import { MarkTools } from "./mark_tools.tsx";
import { PictureButtons } from "../parts/picture_buttons.tsx";
import { useNodes, type RecordNodes } from "./record_nodes.ts";
import {
  useBoard,
  useNames,
  useStanding,
  useTaps,
  useWhole,
  type Standing,
} from "./record_standing.ts";
import { useSteps, type Running } from "./record_steps.ts";
import { EncodingChoice, RulesChoice, Warnings } from "./record_rules.tsx";
import { titleOf } from "./records_list.tsx";
import { useVerdict, VerdictLine, VerdictPanel, type Judged } from "./record_verdict.tsx";
import { CommentBox, TreePanel, Walk, type LineProps } from "./record_walk.tsx";

export interface ViewerProps {
  readonly engine: Shinpan;
  readonly boardSettings: Partial<BoardSettings>;
  readonly onList: () => void;
  readonly onLab: () => void;
  /** Goes on with a game on the table. */
  readonly onPlay: (start: Start, events: readonly GameEvent[]) => void;
}

interface FootProps extends ViewerProps {
  readonly entry: Entry;
  readonly at: number;
  readonly number: number;
  readonly standing: Standing;
  readonly changes: RecordNodes;
  readonly place: RefObject<HTMLElement>;
  readonly onPrint: () => void;
}

const startOf = ({ rules, size, game }: Standing): Start => ({
  rules,
  ...size,
  komiHalf: game.state().komi_half,
});

/** Puts the position on the lab's table. */
async function toLab(engine: Shinpan, standing: Standing): Promise<void> {
  const { refused, board, game, size } = standing;
  const position = {
    start: startOf(standing),
    events: refused ? setupOf(board, game.toMove, size) : eventsOf(game),
  };
  const before = labKept(engine, await kept("lab"));
  await keep("lab", keptLab(before ? changed(before, position) : labOf(position)));
}

/** What can be done with the record as it is. */
function Foot({
  engine,
  entry,
  at,
  number,
  standing,
  changes,
  place,
  onPrint,
  onList,
  onLab,
  onPlay,
}: FootProps) {
  const text = words.records;
  const { nodes, settle } = changes;
  const { game, refused } = standing;
  const sgf = (): string => sgfOfNodes(engine, settle());
  const fileName = fileNameOf(entry.facts, entry.file.replace(/\.\w+$/, ""));
  return (
    <>
      <InfoPanel
        info={infoOf(nodes[0]!)}
        onInform={(info) => changes.edit((now) => ({ nodes: withInfo(now, info), at }))}
      />
      <div class="buttons">
        <button
          type="button"
          onClick={() => saved(new Blob([sgf()], { type: "application/x-go-sgf" }), fileName)}
        >
          {text.save}
        </button>
        <CopyLink screen="record" to={nodes} place={at} text={sgf} />
        <PictureButtons place={place} name={`position-${number}`} />
        <button type="button" onClick={onPrint}>
          {text.print}
        </button>
        <button type="button" onClick={() => void toLab(engine, standing).then(onLab)}>
          {text.lab}
        </button>
        <button
          type="button"
          disabled={refused !== null}
          onClick={() => onPlay(startOf(standing), eventsOf(game))}
        >
          {text.play}
        </button>
        <button type="button" onClick={onList}>
          {text.back}
        </button>
      </div>
    </>
  );
}

/** The line that is looked at as figures to be printed. */
function Figures({
  record,
  title,
  about,
  standing,
  boardSettings,
  onClose,
}: {
  record: GameRecord;
  title: string;
  about: string;
  standing: Standing;
  boardSettings: ViewerProps["boardSettings"];
  onClose: () => void;
}) {
  return (
    <FiguresView
      name={title}
      about={about}
      moves={movesOf(eventsIn(record.facts().events))}
      size={standing.size}
      boardSettings={boardSettings}
      stonesBefore={(move) => stonesOf(record.board(move - 1))}
      onClose={onClose}
    />
  );
}

/** What a record says of itself beside its title. */
const aboutOf = ({ name, date, result }: Entry["facts"]): readonly string[] =>
  [name, date, result === null ? "" : words.result(result)].filter((part) => part !== "");

function UnderBoard({
  taps,
  undo,
  walk,
}: {
  taps: ReturnType<typeof useTaps>;
  undo: (() => void) | null;
  walk: LineProps & Running;
}) {
  const { fault, setFault, tool, setTool, play } = taps;
  const text = words.records;
  return (
    <div class="below">
      {fault && (
        <p class="panel refusal" role="alert">
          {fault}{" "}
          <button type="button" onClick={() => setFault(null)}>
            {words.close}
          </button>
        </p>
      )}
      <Walk {...walk} />
      <div class="buttons">
        <MarkTools tool={tool} onChoose={setTool} />
        <button type="button" onClick={() => play("")}>
          {text.pass}
        </button>
        <button type="button" disabled={undo === null} onClick={() => undo?.()}>
          {text.undoChange}
        </button>
      </div>
    </div>
  );
}

/** That the rules which judge refuse the line's next move, unless the verdict says it. */
function Refused({
  standing: { game, size, refused },
  judged,
  settings,
}: {
  standing: Standing;
  judged: Judged;
  settings: Partial<BoardSettings>;
}) {
  const named = useNaming(size, settings);
  const isTold = judged.verdict?.illegal?.move === game.moves + 1;
  if (!refused || isTold) return null;
  const { point, clause } = refused;
  return (
    <p class="panel refusal" role="status">
      {words.records.illegal(game.moves + 1, named(point ?? ""), whyRefused(game, refused), clause)}
    </p>
  );
}

/** That the record cannot be read to its end; that another tab made something else of it. */
function Stops({ entry, standing, parted }: { entry: Entry; standing: Standing; parted: boolean }) {
  const [fault, { moves }] = entry.fault
    ? [entry.fault, entry.facts]
    : [standing.fault, standing.facts];
  return (
    <>
      {parted && (
        <p class="panel refusal" role="alert">
          {words.records.parted}
        </p>
      )}
      {fault && (
        <p class="panel refusal" role="status">
          {words.records.stops(moves, saidOf(fault))}
        </p>
      )}
    </>
  );
}

function Above({
  title,
  about,
  judged,
  size,
  settings,
}: {
  title: string;
  about: readonly string[];
  judged: Judged;
  size: Size;
  settings: Partial<BoardSettings>;
}) {
  return (
    <div class="above">
      <Heading>{title}</Heading>
      <p class="rules-name">{about.filter((part) => part !== title).join(" · ")}</p>
      <VerdictLine judged={judged} size={size} settings={settings} />
    </div>
  );
}

/** What the referee says, by which rules, and what was repaired before. */
function Judgement({
  engine,
  boardSettings,
  entry,
  standing,
  judged,
  hasVariations,
  onChoose,
}: ViewerProps & {
  entry: Entry;
  standing: Standing;
  judged: Judged;
  hasVariations: boolean;
  onChoose: (rules: string) => void;
}) {
  const { facts, size, rules, own } = standing;
  return (
    <>
      <VerdictPanel
        engine={engine}
        judged={judged}
        rules={rules}
        size={size}
        settings={boardSettings}
        hasVariations={hasVariations}
      />
      <RulesChoice engine={engine} facts={facts} id={rules} own={own} onChoose={onChoose} />
      <Warnings facts={facts} repairs={entry.repairs ?? []} />
      <EncodingChoice engine={engine} entry={entry} />
      <Refused standing={standing} judged={judged} settings={boardSettings} />
    </>
  );
}

interface ShownProps extends ViewerProps {
  readonly entry: Entry;
  readonly at: number;
  readonly parted: boolean;
}

/** A record at one of its nodes: what the engine makes of it, and what the player can do. */
function useRecord(
  { engine, boardSettings, entry, at: asked }: ShownProps,
  place: RefObject<HTMLDivElement>,
) {
  const changes = useNodes(engine, entry, asked);
  const { nodes, played, settle } = changes;
  const at = Math.min(asked, nodes.length - 1);
  const [rules, setRules] = useState<string | null>(null);
  const [ownership, setOwnership] = useState<readonly number[] | null>(null);
  const children = useMemo(() => families(played), [played]);
  const numbers = useMemo(() => movesAt(played), [played]);
  const { sgf, standing } = useStanding(engine, played, at, rules);
  const style = boardSettings.coordinates ?? "letters";
  const line = useMemo(() => lineThrough(played, at), [played, at]);
  const last = line[line.length - 1]!;
  const whole = useWhole(engine, sgf, played, last, standing);
  const names = useNames(nodes, children, numbers, standing.size, style);
  const go = (to: number): void => {
    settle();
    taps.setFault(null);
    view({ id: entry.id, at: to });
  };
  const taps = useTaps(changes, at, standing, style, go);
  const judged = useVerdict(played, standing.rules);
  const following = children[at]!;
  const { tool } = taps;
  const board = useBoard(nodes, at, following, standing, tool, ownership, judged);
  const steps = useSteps({ nodes: played, children, line, at, onGo: go }, place);
  const lineRead = (): GameRecord => recordUpTo(engine, sgf, played, last).record;
  const tree = { children, following, numbers, line, at, go, lineRead, ...names };
  return {
    changes,
    standing,
    judged,
    whole,
    taps,
    steps,
    place,
    setRules,
    setOwnership,
    ...tree,
    ...board,
  };
}

type RecordShown = ReturnType<typeof useRecord>;

/** The board, what stands above it, and what it is walked with. */
function Stand({
  record,
  title,
  about,
  boardSettings,
}: Pick<ViewerProps, "boardSettings"> & {
  record: RecordShown;
  title: string;
  about: readonly string[];
}) {
  const { changes, at, numbers, standing, line, nameOfMove, go, taps, judged, steps } = record;
  const { size } = standing;
  const { undo } = changes;
  return (
    <div class="stand">
      <Above title={title} about={about} judged={judged} size={size} settings={boardSettings} />
      <div class="board-place" ref={record.place}>
        <BoardOf
          view={record.shown}
          settings={boardSettings}
          spoken={taps.spoken}
          onChoose={taps.choose}
          onCommand={(command) =>
            command === "pass" ? taps.play("") : command === "undo" ? undo?.() : taps.setFault(null)
          }
        />
      </div>
      <UnderBoard
        taps={taps}
        undo={undo}
        walk={{ line, at, numbers, nameOfMove, onGo: go, ...steps }}
      />
    </div>
  );
}

/** Beside the board: the verdict, the tree, the comment, the graph, and where the record may go. */
function Side({
  record,
  onPrint,
  ...props
}: ShownProps & { record: RecordShown; onPrint: () => void }) {
  const { changes, at, children, following, numbers, standing, line, go, judged } = record;
  return (
    <div class="side">
      <Stops entry={props.entry} standing={standing} parted={props.parted} />
      <Judgement
        {...props}
        standing={standing}
        judged={judged}
        onChoose={record.setRules}
        hasVariations={children.some((each) => each.length > 1)}
      />
      <TreePanel
        changes={changes}
        at={at}
        numbers={numbers}
        following={following}
        letters={record.letters}
        nameOfMove={record.nameOfMove}
        nameOfNode={record.nameOfNode}
        onGo={go}
      />
      <CommentBox
        key={at}
        comment={commentOf(changes.nodes[at]!)}
        onType={changes.comment}
        onLeave={changes.settle}
      />
      <GraphPanel
        {...record.whole}
        at={numbers[at]!}
        onOwnership={record.setOwnership}
        onGo={(move) => go(line.find((node) => numbers[node] === move)!)}
      />
      <Foot
        {...props}
        at={at}
        number={numbers[at]!}
        standing={standing}
        changes={changes}
        place={record.place}
        onPrint={onPrint}
      />
    </div>
  );
}

export function Viewer(props: ShownProps) {
  const { boardSettings, entry } = props;
  const place = useRef<HTMLDivElement>(null);
  const record = useRecord(props, place);
  const [printing, setPrinting] = useState(false);
  const title = titleOf(entry.facts, entry.file);
  const about = aboutOf(entry.facts);
  if (printing)
    return (
      <Figures
        record={record.lineRead()}
        title={title}
        about={about.join(" · ")}
        standing={record.standing}
        boardSettings={boardSettings}
        onClose={() => setPrinting(false)}
      />
    );
  return (
    <div class="game record">
      <Stand record={record} title={title} about={about} boardSettings={boardSettings} />
      <Side {...props} record={record} onPrint={() => setPrinting(true)} />
    </div>
  );
}
