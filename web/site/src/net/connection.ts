// The line as it is: a WebSocket that is opened again when it closes, the session, and the page's timers. What
// is said over it, and again, line.ts knows.

import { signal, type Signal } from "../browser/signal.ts";
import { Line, type Answer, type Asked, type NetGame, type Pending } from "./line.ts";
import type { FromPage, Invitation, Person, ToPage } from "./messages.ts";

/** How the line is: before its first opening, while it opens, open, cut, or of another version than the server. */
export type LineState = "off" | "opening" | "open" | "cut" | "old";

/** What was said in a game and not taken. */
export interface Refused {
  readonly game: string;
  readonly said: Pending;
  readonly answer: Extract<ToPage, { t: "no" }>;
}

export interface Connection {
  readonly state: Signal<LineState>;
  readonly you: Signal<Person | null>;
  readonly games: Signal<ReadonlyMap<string, NetGame>>;
  readonly refused: Signal<Refused | null>;
  /** The link that was looked at last. */
  readonly invitation: Signal<Invitation | null>;
  /** The links by which somebody has come, and the games that began. */
  readonly joined: Signal<ReadonlyMap<string, string>>;
  readonly watch: (game: string) => () => void;
  readonly say: (game: string, text: string) => void;
  readonly ask: (asked: Asked) => Promise<Answer>;
}

const codeDigits = "0123456789abcdefghjkmnpqrstvwxyz";

/** 26 letters and digits: 128 random bits, and 2 more. */
export const drawnCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(26)), (byte) => codeDigits[byte % 32]).join("");

const hasNoSession = 4001;
const isOfOtherVersion = 4002;
const heartbeat = 5000;
/** How long the page waits before it tries again: the first time at once, since networks change. */
const pauses = [50, 300, 1000, 3000, 10_000];

const addressOf = (path: string): URL => new URL(`api/v1/${path}`, document.baseURI);

/** Does the server that the page comes from let people play each other? */
export async function hasPlay(): Promise<boolean> {
  try {
    return (await fetch(addressOf("play"))).ok;
  } catch {
    return false;
  }
}

/** The line to the server that the page comes from; it is open as long as the page. */
export function connect(): Connection {
  const state = signal<LineState>("off");
  const you = signal<Person | null>(null);
  const games = signal<ReadonlyMap<string, NetGame>>(new Map());
  const refused = signal<Refused | null>(null);
  const invitation = signal<Invitation | null>(null);
  const joined = signal<ReadonlyMap<string, string>>(new Map());
  const line = new Line(
    {
      onGame: (game) => (games.value = new Map(games.value).set(game.name, game)),
      onRefused: (game, said, answer) => (refused.value = { game, said, answer }),
      onJoined: (code, game) => (joined.value = new Map(joined.value).set(code, game)),
      onInvitation: (seen) => (invitation.value = seen),
      onWelcome: (person) => {
        you.value = person;
        state.value = "open";
      },
    },
    drawnCode,
  );
  let socket: WebSocket | null = null;
  let attempts = 0;
  let heard = performance.now();

  const send = (messages: readonly FromPage[]): void => {
    for (const message of messages) socket?.send(JSON.stringify(message));
  };

  const again = (pause: number): void => void setTimeout(open, pause * (0.8 + 0.4 * Math.random()));

  const onClose = (of: WebSocket, code: number): void => {
    if (of !== socket) return;
    socket = null;
    line.closed();
    if (code === isOfOtherVersion) return void (state.value = "old");
    state.value = "cut";
    if (code === hasNoSession)
      void fetch(addressOf("guests"), { method: "POST" }).then(
        () => again(0),
        () => again(pauses.at(-1)!),
      );
    else again(pauses[Math.min(attempts++, pauses.length - 1)]!);
  };

  const open = (): void => {
    if (socket || state.value === "old") return;
    if (state.value === "off") state.value = "opening";
    const address = addressOf("socket");
    address.protocol = address.protocol.replace("http", "ws");
    const opening = new WebSocket(address);
    socket = opening;
    opening.onopen = () => send(line.opened());
    opening.onclose = ({ code }) => onClose(opening, code);
    opening.onmessage = ({ data }) => {
      heard = performance.now();
      attempts = 0;
      send(line.received(JSON.parse(data as string) as ToPage));
    };
  };

  /** A line on which nothing comes any more looks open for long: it is asked, and given up where it is silent. */
  const check = (): void => {
    if (!socket || socket.readyState !== WebSocket.OPEN) return;
    if (performance.now() - heard > 2 * heartbeat) {
      const silent = socket;
      silent.close();
      onClose(silent, 0);
    } else {
      send([{ t: "ping", c: 0 }, ...line.again()]);
    }
  };

  setInterval(check, heartbeat);
  addEventListener("online", open);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) open();
  });
  open();

  return {
    state,
    you,
    games,
    refused,
    invitation,
    joined,
    watch: (game) => {
      send(line.watch(game));
      return () => send(line.unwatch(game));
    },
    say: (game, text) => {
      refused.value = null;
      send(line.say(game, text, performance.now()));
    },
    ask: (asked) => new Promise((answered) => send(line.ask(asked, answered))),
  };
}
