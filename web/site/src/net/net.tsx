// Games over the net: an invitation by a link, the answer to one, and the game, which the server keeps.

import "../parts/forms.css";
import "../parts/panel.css";
import "./net.css";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { openSocket, signIn } from "../browser/server.ts";
import { once, useSignal } from "../browser/signal.ts";
import type { GameEvent, Shinpan } from "../engine/engine.ts";
import type { Action, NetScreen } from "../model/model.ts";
import { Reader, type GameFile, type Standing } from "../model/table.ts";
import { Heading } from "../parts/heading.tsx";
import { words } from "../words/index.ts";
import { Connection, type Socket } from "./connection.ts";
import { Desk } from "./desk.tsx";
import { Friend, Joining } from "./inviting.tsx";
import type { NetGame } from "./line.ts";
import { LogTable } from "./log_table.tsx";
import { gameFileOf, textFor } from "./net_table.ts";
import { NetState, Offered } from "./net_state.tsx";
import { RulingPanel } from "./ruling_panel.tsx";
import { TableMenu, TableTalk } from "./table_talk.tsx";

/** The page's line to its server, for as long as the page is there. */
const line = once(() => {
  const connection = new Connection({ open: () => openSocket() as unknown as Socket, signIn });
  addEventListener("online", () => connection.open());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) connection.open();
  });
  return connection;
});

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
  readonly act: (action: Action) => void;
  /** The screen of a game. */
  readonly children: (played: Played) => ComponentChildren;
}

/** Marks are of the game that is looked at, and of its last word. */
function useMarks({ entries, name }: NetGame, act: Props["act"]): void {
  const last = entries[entries.length - 1]!.text;
  const keeps = last.includes("marks_") || last.includes("end_agreed");
  useEffect(() => {
    if (!keeps) act({ do: "mark all", points: [], byHand: false });
  }, [name, entries.length]);
}

function Game({ engine, net, act, children }: Omit<Props, "screen" | "path"> & { net: NetGame }) {
  const reader = useMemo(() => new Reader(engine), []);
  const judges = useSignal(line().judges);
  const game = useMemo(() => gameFileOf(net, judges), [net.entries, net.you, net.table, judges]);
  const standing = reader.standing(game);
  useMarks(net, act);
  const onEvents = (events: readonly GameEvent[], where = ""): void => {
    const event = events[0]!;
    const tried = standing.opened.copy();
    const answer = tried.apply(event);
    tried.free();
    if (!answer.ok) return act({ do: "refused", where, refusal: answer.refusal });
    act({ do: "understood" });
    act({ do: "resigning", player: null });
    line().say(net.name, textFor(event, net));
  };
  return (
    <div class="net-game">
      <NetState line={line()} game={net}>
        <TableMenu line={line()} game={net} isOver={standing.state.outcome !== null} />
      </NetState>
      <Offered line={line()} game={net} />
      <TableTalk line={line()} game={net} />
      {children({ game, standing, since: net.since, thinking: false, hosting: false, onEvents })}
      <div class="net-below">
        {judges && !net.you && <RulingPanel line={line()} net={net} opened={standing.opened} />}
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
      <p role="status">{isMissing ? words.net.noGame : words.net.looking}</p>
    </div>
  );
}

export function Net({ screen, path, ...props }: Props) {
  const [name = ""] = path;
  if (screen === "desk")
    return (
      <div class="net-page">
        <Heading>{words.judging.desk}</Heading>
        <Desk line={line()} />
      </div>
    );
  const play = (game: string): void => props.act({ do: "go", screen: "play", path: [game] });
  if (screen === "play") return <Play key={name} {...props} name={name} />;
  return (
    <div class="net-page">
      <Heading>{words.net.friend}</Heading>
      {screen === "join" ? (
        <Joining engine={props.engine} line={line()} code={name} onPlay={play} />
      ) : (
        <Friend engine={props.engine} line={line()} onPlay={play} />
      )}
    </div>
  );
}
