// The ways to a game with a friend and to one's own games, where the server lets people play each other, and
// to its tournaments, where it runs any.

import { useEffect, useState } from "preact/hooks";
import { part } from "../browser/loaded.ts";
import { hasDesk, hasPlay, hasSession } from "../browser/server.ts";
import { useSignal } from "../browser/signal.ts";
import type { Connection } from "../net/connection.ts";
import { listed, type Listed } from "../net/listed.ts";
import { words } from "../words/index.ts";

interface WayProps {
  readonly to: string;
  readonly icon: string;
  readonly name: string;
  readonly note: string;
  readonly main?: boolean;
}

function Way({ to, icon, name, note, main = false }: WayProps) {
  return (
    <a class={main ? "way main" : "way"} href={to}>
      <svg class="way-icon" viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
        <path
          d={icon}
          fill="none"
          stroke="currentColor"
          stroke-width="1.6"
          stroke-linecap="round"
        />
      </svg>
      <span class="way-name">{name}</span>
      <span class="way-note">{note}</span>
    </a>
  );
}

const friend = "M8 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2 20c0-4 3-6 6-6s6 2 6 6M17 6v8M13 10h8";
const tournament = "M4 5h6v4h5M4 15h6v-4M15 9v6M15 12h5M4 19h6";
const games = "M4 6h16M4 12h16M4 18h10";

const isRunning = ({ result }: Listed): boolean => result === null;

/** With how many games go on, and in how many it is the reader's turn. */
function GamesWay({ line }: { line: Connection }) {
  const state = useSignal(line.state);
  const list = useSignal(line.list);
  useEffect(() => {
    if (state === "open") void line.ask({ t: "games" });
  }, [state]);
  if (!list || list.games.length === 0) return null;
  const running = listed(list).filter(isRunning);
  const mine = running.filter(({ turn }) => turn !== "theirs").length;
  return (
    <Way
      to="#games"
      icon={games}
      name={words.net.games}
      note={words.net.gamesNote(mine, running.length)}
      main={mine > 0}
    />
  );
}

export function FriendWay() {
  const [has, setHas] = useState(false);
  const [line, setLine] = useState<Connection | null>(null);
  useEffect(() => void hasPlay().then(setHas), []);
  useEffect(() => {
    if (has && hasSession())
      void part(() => import("../net/the_line.ts")).then((net) => net && setLine(net.theLine()));
  }, [has]);
  if (!has) return null;
  return (
    <>
      {line && <GamesWay line={line} />}
      <Way to="#friend" icon={friend} name={words.net.friend} note={words.net.friendNote} />
    </>
  );
}

export function TournamentWay() {
  const [has, setHas] = useState(false);
  useEffect(() => void hasDesk().then(setHas), []);
  if (!has) return null;
  return (
    <Way
      to="#tournament"
      icon={tournament}
      name={words.tournament.heading}
      note={words.tournament.note}
    />
  );
}
