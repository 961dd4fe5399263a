// The line as it is: a socket that is opened again when it closes, the session, and its timers. What is said
// over it, and said again, line.ts knows; how a socket is opened here, and a session begun, the page says.

import { signal } from "../browser/signal.ts";
import { Line, type Answer, type Asked, type NetGame, type Pending } from "./line.ts";
import type { Calls, FromPage, GameList, Invitation, No, Person, ToPage } from "./messages.ts";

/** How the line is: before its first opening, open, cut, or of another version than the server. */
export type LineState = "opening" | "open" | "cut" | "old";

/** What was said in a game and not taken. */
export interface Refused {
  readonly game: string;
  readonly said: Pending;
  readonly answer: No;
}

/** What a WebSocket has that the line needs. */
export interface Socket {
  send(frame: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((message: { readonly data: unknown }) => void) | null;
  onclose: ((end: { readonly code: number }) => void) | null;
}

export interface Surroundings {
  readonly open: () => Socket;
  /** Begins a session for whoever has none. */
  readonly signIn: () => Promise<void>;
}

const codeDigits = "0123456789abcdefghjkmnpqrstvwxyz";

/** 26 letters and digits: a name that nobody has drawn before. */
export const drawnCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(26)), (byte) => codeDigits[byte % 32]).join("");

const hasNoSession = 4001;
const isOfOtherVersion = 4002;
/** How often the line is looked after, and what has no answer is said again. */
const rhythm = 1000;
const repeatedAfter = 5000;
/** A line that is silent for so long is asked whether it still is one: soon where a game is watched. */
const askedAfter = { watching: 2000, resting: 10_000 };
/** After such a silence the page says that it is not connected; so much later the line is given up. */
const silentAfter = 5000;
const givenUpAfter = 8000;
/** So soon a socket has opened, or another one is tried. */
const openedWithin = 10_000;
/** A page that was asleep gives its line up where that does not answer so soon. */
const wokenAfter = 3000;
/** How long it waits before it tries again: the first time hardly at all, since networks change. */
const pauses = [50, 300, 1000, 3000, 10_000];
const pauseAfter = (attempts: number): number =>
  pauses[Math.min(attempts, pauses.length - 1)]! * (0.8 + 0.4 * Math.random());

export class Connection {
  readonly state = signal<LineState>("opening");
  /** Since when nothing has been heard, by performance.now(), where that is longer than a line is silent. */
  readonly silentSince = signal<number | null>(null);
  readonly you = signal<Person | null>(null);
  readonly games = signal<ReadonlyMap<string, NetGame>>(new Map());
  readonly refused = signal<Refused | null>(null);
  /** The links that were looked at, by their codes, as they stand. */
  readonly invitations = signal<ReadonlyMap<string, Invitation>>(new Map());
  /** The games that began by links of ours, by the code of each. */
  readonly joined = signal<ReadonlyMap<string, string>>(new Map());

  /** Whether the reader is a referee, and then, at the desk, the games in which one is called. */
  readonly judges = signal(false);
  readonly calls = signal<Calls | null>(null);

  /** Those whom the reader has blocked; null before they were asked for. */
  readonly blocked = signal<readonly Person[] | null>(null);

  /** Games that the server does not know. */
  readonly missing = signal<ReadonlySet<string>>(new Set());

  /** The games of whoever is here, as they were asked for last. */
  readonly list = signal<GameList | null>(null);

  private readonly line = new Line(
    {
      onGame: (game) => (this.games.value = new Map(this.games.value).set(game.name, game)),
      onRefused: (game, said, answer) => (this.refused.value = { game, said, answer }),
      onJoined: (code, game) => (this.joined.value = new Map(this.joined.value).set(code, game)),
      onMissing: (game) => (this.missing.value = new Set(this.missing.value).add(game)),
      onInvitation: (seen) =>
        (this.invitations.value = new Map(this.invitations.value).set(seen.code, seen)),
      onCalls: (calls) => (this.calls.value = calls),
      onGames: (list) => (this.list.value = list),
      onBlocked: (people) => (this.blocked.value = people),
      onWelcome: (person, judges) => {
        this.attempts = 0;
        this.you.value = person;
        this.judges.value = judges;
        this.state.value = "open";
      },
    },
    drawnCode,
  );
  private socket: Socket | null = null;
  private attempts = 0;
  private heard = 0;
  private frames = 0; // that came
  private asked = 0;
  private repeated = 0;
  private isOver = false;
  private beat: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly surroundings: Surroundings) {
    this.begin();
  }

  /** Begins it, also again after its end. */
  begin(): void {
    this.isOver = false;
    this.beat = setInterval(() => this.check(performance.now()), rhythm);
    this.open();
  }

  /** Opens the line where it is not, without waiting: the network is back, or the page is seen again. */
  open(): void {
    if (this.socket || this.isOver || this.state.value === "old") return;
    const socket = this.surroundings.open();
    this.socket = socket;
    this.heard = performance.now();
    socket.onopen = () => this.send(this.line.opened());
    socket.onclose = ({ code }) => this.closed(socket, code);
    socket.onmessage = ({ data }) => {
      if (socket !== this.socket) return; // it was given up: another one has said more since
      this.heard = performance.now();
      this.frames++;
      this.silentSince.value = null;
      this.send(this.line.received(JSON.parse(String(data)) as ToPage, this.heard));
    };
  }

  /** The network is back, or the page is seen again: a line that looks open may be none any more. */
  look(): void {
    const socket = this.socket;
    if (!socket) return this.open();
    if (this.state.value !== "open") return;
    const known = this.frames;
    this.ping(performance.now());
    setTimeout(() => {
      if (socket === this.socket && this.frames === known) this.giveUp(socket);
    }, wokenAfter);
  }

  /** Ends it: it opens no more by itself, and begins no session. */
  end(): void {
    this.isOver = true;
    clearInterval(this.beat);
    if (this.socket) this.giveUp(this.socket);
  }

  /** A referee sits down at the desk. */
  desk(): void {
    this.send(this.line.desk());
  }

  watch(game: string): void {
    this.send(this.line.watch(game));
  }

  unwatch(game: string): void {
    this.send(this.line.unwatch(game));
  }

  say(game: string, text: string): void {
    this.refused.value = null;
    this.send(this.line.say(game, text, performance.now()));
  }

  ask(asked: Asked): Promise<Answer> {
    return new Promise((answered) => this.send(this.line.ask(asked, answered)));
  }

  /** Asks for another name. */
  async rename(name: string): Promise<Answer> {
    const answer = await this.ask({ t: "rename", name });
    if (answer.t === "done" && this.you.value) this.you.value = { ...this.you.value, name };
    return answer;
  }

  private send(messages: readonly FromPage[]): void {
    for (const message of messages) this.socket?.send(JSON.stringify(message));
  }

  private closed(socket: Socket, code: number): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.line.closed();
    this.state.value = code === isOfOtherVersion ? "old" : "cut";
    const again = (): void => {
      setTimeout(() => this.open(), pauseAfter(this.attempts++));
    };
    if (code === hasNoSession) void this.surroundings.signIn().then(again, again);
    else again();
  }

  private ping(now: number): void {
    this.asked = now;
    this.send([{ t: "ping", c: 0 }]);
  }

  private giveUp(socket: Socket): void {
    this.closed(socket, 0);
    socket.close();
  }

  /** A line on which nothing comes may look open for hours: it is asked, and given up where it is silent. */
  private check(now: number): void {
    const silence = now - this.heard;
    if (silence > silentAfter && this.line.isWatching) this.silentSince.value = this.heard;
    const socket = this.socket;
    if (!socket) return;
    if (this.state.value !== "open") {
      if (silence > openedWithin) this.giveUp(socket);
      return;
    }
    const patience = this.line.isWatching ? askedAfter.watching : askedAfter.resting;
    if (silence > patience + givenUpAfter) return this.giveUp(socket);
    if (now - Math.max(this.heard, this.asked) >= patience) this.ping(now);
    if (now - this.repeated < repeatedAfter) return;
    this.repeated = now;
    this.send(this.line.again());
  }
}
