// Games over the net: an invitation by a link, the answer to one, and the game, which the server keeps.

import "../parts/forms.css";
import "../parts/panel.css";
import "./net.css";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { Settings as BoardSettings } from "shinpan-board";
import { useSignal } from "../browser/signal.ts";
import { type GameEvent, type Player, type Shinpan } from "../engine/engine.ts";
import { pointsNamed } from "../parts/board_view.tsx";
import { OverNetContext, type OverNet } from "../parts/over_net.ts";
import type { Action, NetScreen } from "../model/model.ts";
import { isHushed, isWatched, Reader, type GameFile, type Standing } from "../model/table.ts";
import { Heading } from "../parts/heading.tsx";
import { words } from "../words/index.ts";
import { ChatPanel } from "./chat.tsx";
import { Absent } from "./absent.tsx";
import { delaySaid } from "./conditions_said.tsx";
import { Desk } from "./desk.tsx";
import { EvidencePanel } from "./evidence.tsx";
import { useHeard } from "./heard.ts";
import { Friend, Invited } from "./inviting.tsx";
import { Joining } from "./joining.tsx";
import type { NetGame } from "./line.ts";
import { LogTable } from "./log_table.tsx";
import { eventSaid, gameFileOf, textFor } from "./net_table.ts";
import { MyGames } from "./my_games.tsx";
import { LineCut, NetState, Offered } from "./net_state.tsx";
import { OnceMore } from "./once_more.tsx";
import { RulingPanel } from "./ruling_panel.tsx";
import { awaitsStones, Stones, StonesAwaited } from "./stones.tsx";
import { Stalled } from "./stalled.tsx";
import { Computed, TableMenu, TableTalk } from "./table_talk.tsx";
import { theLine as line } from "./the_line.ts";

interface Played {
  readonly game: GameFile;
  readonly standing: Standing;
  readonly since: number | null;
  readonly thinking: boolean;
  readonly hosting: boolean;
  readonly onEvents: (events: readonly GameEvent[], where?: string) => void;
}

interface Props {
  readonly engine: Shinpan;
  readonly screen: NetScreen;
  readonly path: readonly string[];
  readonly boardSettings: Partial<BoardSettings>;
  readonly act: (action: Action) => void;
  /** Stones and turns are heard. */
  readonly heard: boolean;
  /** The screen of a game. */
  readonly children: (played: Played) => ComponentChildren;
}

/** Marks are of the game that is looked at, and of its last word; else they are what is agreed so far. */
function useMarks(
  { entries, name, conditions }: NetGame,
  { state }: Standing,
  act: Props["act"],
): void {
  const last = entries[entries.length - 1]!.text;
  const keeps = last.includes("marks_") || last.includes("end_agreed");
  useEffect(() => {
    const points = pointsNamed(state.agreed_dead, conditions);
    if (!keeps) act({ do: "mark all", points, byHand: false });
  }, [name, entries.length]);
}

/** The stone that was played last and is not confirmed. */
function pendingStone({ pending }: NetGame): OverNet["pending"] {
  const events = pending.map(({ text }) => eventSaid(text));
  const played = events.find((event) => event?.kind === "play");
  return played?.kind === "play" ? { by: played.by, at: played.at } : null;
}

const players: readonly Player[] = ["B", "W"];

function useOverNet(net: NetGame): OverNet {
  const silentSince = useSignal(line().silentSince);
  return useMemo(
    () => ({
      pending: pendingStone(net),
      elsewhere: players.filter((player) => player !== net.you),
      silentSince,
    }),
    [net.pending, net.you, silentSince],
  );
}

/** Whether the game is heard, to be switched. */
function HeardSwitch({ heard, act }: Pick<Props, "heard" | "act">) {
  return (
    <button
      type="button"
      aria-pressed={heard}
      onClick={() => act({ do: "set", settings: { heard: !heard } })}
    >
      {words.net.heard}
    </button>
  );
}

type GameProps = Omit<Props, "screen" | "path"> & { readonly net: NetGame };

function Game({ engine, net, boardSettings, act, heard, children }: GameProps) {
  const reader = useMemo(() => new Reader(engine), []);
  const judges = useSignal(line().judges);
  const game = useMemo(() => gameFileOf(net, judges), [net.entries, net.you, net.table, judges]);
  const standing = reader.standing(game);
  const rules = useMemo(() => engine.ruleset(net.conditions.rules), [net.conditions.rules]);
  const over = useOverNet(net);
  useMarks(net, standing, act);
  useHeard(net, standing.state.to_move, heard);
  const onEvents = (events: readonly GameEvent[], where = ""): void => {
    const event = events[0]!;
    const tried = standing.opened.copy();
    const answer = tried.apply(event);
    tried.free();
    if (!answer.ok) return act({ do: "refused", where, refusal: answer.refusal });
    act({ do: "understood" });
    act({ do: "resigning", player: null });
    if (over.pending) return; // one move at a time
    line().say(net.name, textFor(event, net));
  };
  const since = net.since;
  const isHeldBack = net.conditions.delay && isWatched(game) && isHushed(game, standing.state);
  const awaits = awaitsStones(net, standing);
  const places = awaits && net.you === "B";
  const play = (name: string): void => act({ do: "go", screen: "play", path: [name] });
  return (
    <div class="net-game">
      <NetState line={line()} game={net}>
        <HeardSwitch heard={heard} act={act} />
        <TableMenu line={line()} game={net} isOver={standing.state.outcome !== null} />
      </NetState>
      <Offered line={line()} game={net} />
      {isHeldBack && (
        <p class="panel quiet" role="note">
          {delaySaid(net.conditions.delay)}
        </p>
      )}
      <Computed game={net} />
      <TableTalk line={line()} game={net} />
      <Absent line={line()} game={net} />
      <Stalled line={line()} game={net} state={standing.state} rules={rules} onEvents={onEvents} />
      {standing.state.outcome && <OnceMore line={line()} game={net} onPlay={play} />}
      {awaits && !places && <StonesAwaited game={net} />}
      {places ? (
        <Stones {...{ engine, boardSettings }} game={net} onEvent={(event) => onEvents([event])} />
      ) : (
        <OverNetContext.Provider value={over}>
          {children({ game, standing, since, thinking: false, hosting: false, onEvents })}
        </OverNetContext.Provider>
      )}
      <div class="net-below">
        <ChatPanel line={line()} game={net} />
        {judges && !net.you && <RulingPanel line={line()} net={net} opened={standing.opened} />}
        {judges && !net.you && <EvidencePanel line={line()} game={net} />}
        <LogTable game={net} />
      </div>
    </div>
  );
}

function Play({ name, ...props }: Omit<Props, "screen" | "path"> & { readonly name: string }) {
  const net = useSignal(line().games).get(name);
  useEffect(() => {
    line().watch(name);
    return () => line().unwatch(name);
  }, [name]);
  const isMissing = useSignal(line().missing).has(name);
  if (net) return <Game {...props} net={net} />;
  return (
    <div class="net-page">
      <Heading>{words.net.friend}</Heading>
      <LineCut line={line()} />
      <p role="status">{isMissing ? words.net.noGame : words.net.looking}</p>
    </div>
  );
}

/** The ways to a game. */
function Way({
  engine,
  screen,
  code,
  act,
}: Pick<Props, "engine" | "screen" | "act"> & { code: string }) {
  const to = { engine, line: line() };
  const play = (game: string): void => act({ do: "go", screen: "play", path: [game] });
  const toFriend = (...path: readonly string[]): void => act({ do: "go", screen: "friend", path });
  if (screen === "games") return <MyGames {...to} />;
  if (screen === "join") return <Joining {...to} code={code} onPlay={play} />;
  return code === "" ? (
    <Friend {...to} onInvited={toFriend} />
  ) : (
    <Invited {...to} code={code} onGone={toFriend} onPlay={play} />
  );
}

export function Net({ screen, path, ...props }: Props) {
  const [name = ""] = path;
  if (screen === "desk")
    return (
      <div class="net-page">
        <Heading>{words.judging.desk}</Heading>
        <LineCut line={line()} />
        <Desk line={line()} />
      </div>
    );
  if (screen === "play") return <Play key={name} {...props} name={name} />;
  return (
    <div class="net-page">
      <Heading>{screen === "games" ? words.net.games : words.net.friend}</Heading>
      <LineCut line={line()} />
      <Way key={name} {...props} screen={screen} code={name} />
    </div>
  );
}
