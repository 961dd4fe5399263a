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
}: ViewerProps & {
  entry: Entry;
  at: number;
  number: number;
  standing: Standing;
  changes: RecordNodes;
  place: RefObject<HTMLElement>;
  onPrint: () => void;
}) {
  const text = words.records;
  const { nodes, settle } = changes;
  const { rules, size, game, refused, board } = standing;
  const sgf = (): string => sgfOfNodes(engine, settle());
  const fileName = fileNameOf(entry.facts, entry.file.replace(/\.\w+$/, ""));
  const start = (): Start => ({ rules, ...size, komiHalf: game.state().komi_half });
  const toLab = async (): Promise<void> => {
    const position = {
      start: start(),
      events: refused ? setupOf(board, game.toMove, size) : eventsOf(game),
    };
    const before = labKept(engine, await kept("lab"));
    await keep("lab", keptLab(before ? changed(before, position) : labOf(position)));
    onLab();
  };
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
        <button type="button" onClick={() => void toLab()}>
          {text.lab}
        </button>
        <button
          type="button"
          disabled={refused !== null}
          onClick={() => onPlay(start(), eventsOf(game))}
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

export function Viewer(props: ViewerProps & { entry: Entry; at: number; parted: boolean }) {
  const { engine, boardSettings, entry, at: asked } = props;
  const changes = useNodes(engine, entry, asked);
  const { nodes, played, settle, undo } = changes;
  const at = Math.min(asked, nodes.length - 1);
  const [rules, setRules] = useState<string | null>(null);
  const [printing, setPrinting] = useState(false);
  const [ownership, setOwnership] = useState<readonly number[] | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const children = useMemo(() => families(played), [played]);
  const numbers = useMemo(() => movesAt(played), [played]);
  const { sgf, standing } = useStanding(engine, played, at, rules);
  const { size } = standing;
  const style = boardSettings.coordinates ?? "letters";
  const line = useMemo(() => lineThrough(played, at), [played, at]);
  const last = line[line.length - 1]!;
  const whole = useWhole(engine, sgf, played, last, standing);
  const { nameOfMove, nameOfNode } = useNames(nodes, children, numbers, size, style);
  const go = (to: number): void => {
    settle();
    taps.setFault(null);
    view({ id: entry.id, at: to });
  };
  const taps = useTaps(changes, at, standing, style, go);
  const judged = useVerdict(played, standing.rules);
  const { shown, letters } = useBoard(
    nodes,
    at,
    children[at]!,
    standing,
    taps.tool,
    ownership,
    judged,
  );
  const steps = useSteps({ nodes: played, children, line, at, onGo: go }, place);
  const title = titleOf(entry.facts, entry.file);
  const about = aboutOf(entry.facts);

  if (printing)
    return (
      <Figures
        record={recordUpTo(engine, sgf, played, last).record}
        title={title}
        about={about.join(" · ")}
        standing={standing}
        boardSettings={boardSettings}
        onClose={() => setPrinting(false)}
      />
    );
  return (
    <div class="game record">
      <div class="stand">
        <Above title={title} about={about} judged={judged} size={size} settings={boardSettings} />
        <div class="board-place" ref={place}>
          <BoardOf
            view={shown}
            settings={boardSettings}
            spoken={taps.spoken}
            onChoose={taps.choose}
            onCommand={(command) =>
              command === "pass"
                ? taps.play("")
                : command === "undo"
                  ? undo?.()
                  : taps.setFault(null)
            }
          />
        </div>
        <UnderBoard
          taps={taps}
          undo={undo}
          walk={{ line, at, numbers, nameOfMove, onGo: go, ...steps }}
        />
      </div>
      <div class="side">
        <Stops entry={entry} standing={standing} parted={props.parted} />
        <Judgement
          {...props}
          standing={standing}
          judged={judged}
          onChoose={setRules}
          hasVariations={children.some((each) => each.length > 1)}
        />
        <TreePanel
          changes={changes}
          at={at}
          numbers={numbers}
          following={children[at]!}
          letters={letters}
          nameOfMove={nameOfMove}
          nameOfNode={nameOfNode}
          onGo={go}
        />
        <CommentBox
          key={at}
          comment={commentOf(nodes[at]!)}
          onType={changes.comment}
          onLeave={settle}
        />
        <GraphPanel
          {...whole}
          at={numbers[at]!}
          onOwnership={setOwnership}
          onGo={(move) => go(line.find((node) => numbers[node] === move)!)}
        />
        <Foot
          {...props}
          at={at}
          number={numbers[at]!}
          standing={standing}
          changes={changes}
          place={place}
          onPrint={() => setPrinting(true)}
        />
      </div>
    </div>
  );
}
