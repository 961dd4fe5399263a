// The page's end of the line to a server: what it knows of the games that it watches, what it has said and
// has no answer to, and what it says again after the line was cut. Pure: what comes in and the time are given
// to it, what is to be sent comes out; sockets and timers are connection.ts's.

import type {
  AtTable,
  Calls,
  ChatLine,
  Entry,
  Evidence,
  FromPage,
  GameConditions,
  Offer,
  Pair,
  Person,
  Player,
  ToPage,
} from "./messages.ts";

/** So many milliseconds without an answer, and the player is told that the server has not confirmed yet. */
export const lateAfter = 2000;

/** Something that was said of a game, on its way to the server's disk. */
export interface Pending {
  readonly id: string;
  readonly text: string;
  /** How much of the log was known when it was said. */
  readonly after: number;
  readonly since: number;
  /** How long the player thought; absent where their clock did not run. */
  readonly thought?: number;
}

/** A game over the net, as far as the page knows it. */
export interface NetGame {
  readonly name: string;
  readonly conditions: GameConditions;
  readonly seats: readonly [Person, Person];
  readonly present: Pair;
  readonly you: Player | null;
  readonly entries: readonly Entry[];
  readonly offers: readonly Offer[];
  readonly table: AtTable;
  /** When the running turn began; null while no clock runs. */
  readonly since: number | null;
  /** Since when the player is away on whom the game waits; null where it does not. */
  readonly absentSince: number | null;
  readonly pending: readonly Pending[];
  /** What the players have said beside it. */
  readonly chat: readonly ChatLine[];
  /** Who would play once more, or the game that has begun so; null where nobody has said so. */
  readonly rematch: Extract<ToPage, { t: "rematch" }> | null;
  /** What the server has seen of the players, as a referee asked last; null where nobody has. */
  readonly evidence: Evidence | null;
}

type No = Extract<ToPage, { t: "no" }>;

/** What a request has come to. */
export type Answer = Extract<ToPage, { t: "done" }> | No;

/** A request that is no word in a game. */
export type Request = Exclude<
  Extract<FromPage, { id: string }>,
  { t: "watch" | "unwatch" | "say" }
>;

/** A request without the name that the line gives it. */
export type Asked = Request extends infer R ? (R extends Request ? Omit<R, "id"> : never) : never;

interface Waiting {
  readonly request: FromPage;
  readonly answered: (answer: Answer) => void;
}

export interface Ear {
  /** A game has changed. */
  readonly onGame: (game: NetGame) => void;
  /** What was said of a game was not taken. */
  readonly onRefused: (game: string, said: Pending, answer: No) => void;
  /** Somebody has joined by a link of ours. */
  readonly onJoined: (code: string, game: string) => void;
  readonly onInvitation: (invitation: Extract<ToPage, { t: "invitation" }>) => void;
  readonly onWelcome: (you: Person, judges: boolean) => void;
  /** To a referee at the desk: the games in which one is called, and the lines that were reported. */
  readonly onCalls: (calls: Calls) => void;
  /** Those whom the reader has blocked. */
  readonly onBlocked: (people: readonly Person[]) => void;
  readonly onGames: (list: Extract<ToPage, { t: "games" }>) => void;
  /** The server knows no such game. */
  readonly onMissing: (game: string) => void;
}

/** Nothing has happened: the server's disk did not take it, and it is to be said again. */
const isUnkept = (answer: Answer): boolean => answer.t === "no" && answer.code === "unstored";

const lastOf = ({ entries }: NetGame): Entry | undefined => entries[entries.length - 1];

export class Line {
  private readonly games = new Map<string, NetGame>();
  private readonly watched = new Set<string>();
  private readonly lookedFor = new Map<string, string>(); // the game of each watch that has no answer
  private readonly unread = new Set<string>(); // games whose watch the server's disk did not answer
  private readonly waiting = new Map<string, Waiting>();
  private readonly unkept = new Set<string>(); // of these: what the server's disk did not take
  private isOpen = false;
  private isAtDesk = false;

  /** `draw` draws a name that was never used before. */
  constructor(
    private readonly ear: Ear,
    private readonly draw: () => string,
  ) {}

  /** The socket has opened: what is to be said first. */
  opened(): FromPage[] {
    return [{ t: "hello", v: 1 }];
  }

  /** The socket has closed; whatever has no answer is said again when the next one opens. */
  closed(): void {
    this.isOpen = false;
    this.lookedFor.clear();
    this.unread.clear();
    this.unkept.clear();
  }

  get isWatching(): boolean {
    return this.watched.size > 0;
  }

  game(name: string): NetGame | undefined {
    return this.games.get(name);
  }

  watch(game: string): FromPage[] {
    this.watched.add(game);
    return this.isOpen ? [this.watching(game)] : [];
  }

  unwatch(game: string): FromPage[] {
    this.watched.delete(game);
    return this.isOpen ? [{ t: "unwatch", id: this.draw(), g: game }] : [];
  }

  /** A referee wants to know from now on who calls. */
  desk(): FromPage[] {
    this.isAtDesk = true;
    return this.isOpen ? [this.atDesk()] : [];
  }

  private atDesk(): FromPage {
    return { t: "desk", id: this.draw() };
  }

  /** Asks for something; `answered` is called once. */
  ask(asked: Asked, answered: (answer: Answer) => void): FromPage[] {
    const request = { ...asked, id: this.draw() } as Request;
    this.waiting.set(request.id, { request, answered });
    return this.isOpen ? [request] : [];
  }

  /** Says something in a game that is known. */
  say(name: string, text: string, now: number): FromPage[] {
    const game = this.games.get(name);
    if (!game) return [];
    const said: Pending = {
      id: this.draw(),
      text,
      after: lastOf(game)?.n ?? 0,
      since: now,
      ...(game.table.clocks?.running === game.you &&
        game.since !== null && { thought: Math.max(0, Math.round(now - game.since)) }),
    };
    this.keep({ ...game, pending: [...game.pending, said] });
    return this.isOpen ? [sayingOf(name, said)] : [];
  }

  /**
   * What was said in games and has no answer, once more: it is carried out once, however often it comes. So
   * are games that the server could not read, and requests that it could not keep.
   */
  again(): FromPage[] {
    if (!this.isOpen) return [];
    const unread = [...this.unread];
    const unkept = [...this.unkept];
    this.unread.clear();
    this.unkept.clear();
    return [
      ...unkept.flatMap((id) => this.waiting.get(id)?.request ?? []),
      ...unread.map((game) => this.watching(game)),
      ...[...this.games.values()].flatMap(({ name, pending }) =>
        pending.map((said) => sayingOf(name, said)),
      ),
    ];
  }

  /** Takes a message that came at that time; what is to be said to it. */
  received(message: ToPage, now = 0): FromPage[] {
    switch (message.t) {
      case "welcome":
        this.isOpen = true;
        this.ear.onWelcome(message.you, message.judges ?? false);
        return [
          ...(this.isAtDesk ? [this.atDesk()] : []),
          ...[...this.watched].map((game) => this.watching(game)),
          ...[...this.waiting.values()].map(({ request }) => request),
        ];
      case "game":
        return this.seen(message, now);
      case "entered":
        return this.entered(message.g, [message.entry], {
          offers: message.offers,
          ...clocksOf(message.table, now),
        });
      case "present":
        return this.changed(message.g, {
          present: message.present,
          ...clocksOf(message.table, now),
        });
      case "done":
      case "no":
        return this.answered(message, now);
      case "invitation":
        this.ear.onInvitation(message);
        return [];
      case "joined":
        this.ear.onJoined(message.code, message.g);
        return [];
      case "calls":
        this.ear.onCalls(message);
        return [];
      case "games":
        this.ear.onGames(message);
        return [];
      case "blocks":
        this.ear.onBlocked(message.people);
        return [];
      case "chat":
        return this.chatted(message);
      case "rematch":
        return this.changed(message.g, { rematch: message });
      case "evidence":
        return this.changed(message.g, { evidence: message });
      case "pong":
        return [];
    }
  }

  private watching(name: string): FromPage {
    const game = this.games.get(name);
    const last = game && lastOf(game);
    const id = this.draw();
    this.lookedFor.set(id, name);
    return { t: "watch", id, g: name, after: last?.n ?? 0, head: last?.head ?? "" };
  }

  /** A game as the server has it. What was said and has no answer is said again, as it was. */
  private seen(message: Extract<ToPage, { t: "game" }>, now: number): FromPage[] {
    const { g: name, seats, present, you = null, after, entries, offers } = message;
    const { conditions, table } = message;
    const before = this.games.get(name);
    const known = after === 0 ? [] : (before?.entries ?? []).slice(0, after);
    const pending = before?.pending ?? [];
    const all = [...known, ...entries];
    const clocks = clocksOf(table, now);
    const { chat = [], rematch = null, evidence = null } = before ?? {};
    const told = { name, conditions, seats, present, you, offers, pending };
    this.keep({ ...told, chat, rematch, evidence, entries: all, ...clocks });
    return pending.map((said) => sayingOf(name, said));
  }

  /** Entries that follow the known ones; where there is a gap, the game is asked for again. */
  private entered(name: string, entries: readonly Entry[], after: Partial<NetGame>): FromPage[] {
    const game = this.games.get(name);
    if (!game) return [];
    const last = lastOf(game)?.n ?? 0;
    const news = entries.filter(({ n }) => n > last);
    if (news.length > 0 && news[0]!.n !== last + 1) return [this.watching(name)];
    if (news.length > 0) this.keep({ ...game, entries: [...game.entries, ...news], ...after });
    return [];
  }

  /** Lines that are known already come again after a reconnect. */
  private chatted({ g, lines }: Extract<ToPage, { t: "chat" }>): FromPage[] {
    const chat = this.games.get(g)?.chat ?? [];
    const last = chat[chat.length - 1]?.n ?? 0;
    return this.changed(g, { chat: [...chat, ...lines.filter(({ n }) => n > last)] });
  }

  private changed(name: string, change: Partial<NetGame>): FromPage[] {
    const game = this.games.get(name);
    if (game) this.keep({ ...game, ...change });
    return [];
  }

  private answered(answer: Answer, now: number): FromPage[] {
    const lookedFor = this.lookedFor.get(answer.id);
    if (lookedFor !== undefined) {
      this.lookedFor.delete(answer.id);
      if (answer.t === "no" && answer.code === "no_game") this.ear.onMissing(lookedFor);
      if (isUnkept(answer)) this.unread.add(lookedFor);
      return [];
    }
    const waiting = this.waiting.get(answer.id);
    if (waiting) {
      if (isUnkept(answer)) {
        this.unkept.add(answer.id);
        return [];
      }
      this.waiting.delete(answer.id);
      waiting.answered(answer);
      return [];
    }
    const game = this.games.get(answer.g ?? "");
    const said = game?.pending.find(({ id }) => id === answer.id);
    if (!game || !said) return [];
    if (isUnkept(answer)) return []; // said again, until it is kept
    this.keep({ ...game, pending: game.pending.filter(({ id }) => id !== answer.id) });
    if (answer.t === "done") return [];
    const { missed = [], offers, table } = answer;
    const more = this.entered(game.name, missed, {
      ...(offers && { offers }),
      ...(table && clocksOf(table, now)),
    });
    this.ear.onRefused(game.name, said, answer);
    return more;
  }

  private keep(game: NetGame): void {
    this.games.set(game.name, game);
    this.ear.onGame(game);
  }
}

type TimesAtTable = Pick<NetGame, "table" | "since" | "absentSince">;

const clocksOf = (table: AtTable, now: number): TimesAtTable => ({
  table,
  absentSince: table.absence ? now - table.absence.elapsed : null,
  since: table.clocks?.running ? now - table.clocks.elapsed : null,
});

const sayingOf = (g: string, { id, text, after, thought }: Pending): FromPage => ({
  t: "say",
  id,
  g,
  after,
  text,
  ...(thought !== undefined && { thought }),
});

/** Whether something has waited for its answer for so long that the player is told. */
export const isLate = ({ pending }: NetGame, now: number): boolean =>
  pending.some(({ since }) => now - since >= lateAfter);
