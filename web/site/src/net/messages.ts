// Written by site/messages.mjs from docs/schema/socket.json.

import type { FromPage } from "./requests.ts";

export type * from "./requests.ts";

/**
 * Every message between a page and the server, one JSON object a WebSocket frame (docs/protocol.md).
 */
export type Frame = FromPage | ToPage | About;

/** The page's own name of a request; the same request again has the same. */
export type Id = string;

/** The name of a game, as its address has it. */
export type GameName = string;

/** The head of a log: SHA-256, 64 hexadecimal digits. */
export type Head = string;

/** What stands in a link: 26 letters and digits. */
export type Code = string;

/**
 * Ruleset, size, komi, handicap, time control, what else: "aga 19x19 7.5 0 byoyomi:600:30:5 absence:300".
 */
export type Conditions = string;

/** Of whoever invites. */
export type Side = "nigiri" | "black" | "white";

export type ToPage =
  | Welcome
  | Done
  | No
  | GameSeen
  | Entered
  | Present
  | Invitation
  | Joined
  | Calls
  | GameList
  | Chatted
  | RematchOffer
  | BlockList
  | Evidence
  | Pong;

export type Player = "B" | "W";

/**
 * Of Black and of White.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Pair = [boolean, boolean];

export interface Welcome {
  t: "welcome";
  you: Person;
  /** Whether you are a referee. */
  judges?: boolean;
  /** The server's calendar, in milliseconds. */
  now: number;
}

/** Without a name where they were deleted. */
export interface Person {
  id: string;
  name: string;
}

/** The request was carried out; n and head are of the entry that it made. */
export interface Done {
  t: "done";
  id: Id;
  g?: GameName;
  n?: number;
  head?: Head;
}

/** The request was not carried out, and nothing has changed. */
export interface No {
  t: "no";
  id: Id;
  code:
    | "bad"
    | "behind"
    | "code_taken"
    | "no_code"
    | "no_game"
    | "no_invitation"
    | "not_now"
    | "not_paused"
    | "not_yours"
    | "out_of_time"
    | "own_invitation"
    | "paused"
    | "refused"
    | "too_fast"
    | "too_long"
    | "too_often"
    | "too_soon"
    | "unreadable"
    | "unstored";
  /** In plain English, where the code does not say it. */
  what?: string;
  g?: GameName;
  refusal?: Refusal;
  missed?: Entry[];
  offers?: Offer[];
  table?: AtTable;
}

export interface Refusal {
  why: string;
  clause?: string;
  repeats_move?: number;
}

/** An entry of a game's log that is on the server's disk. */
export interface Entry {
  /** From 1. */
  n: number;
  /** Milliseconds since the start of 1970, UTC. */
  at: number;
  /** The server, a player, or the referee. */
  by: "S" | "B" | "W" | "R";
  /** Milliseconds, to the clock that ran. */
  charged: number;
  text: string;
  /** The line of the event that the game took by it. */
  event?: string;
  head: Head;
}

/** What one player has offered and the other may accept. */
export interface Offer {
  /** 0: that the game rests, or goes on. */
  n: number;
  by: Player;
  /** Or pause, or go_on. */
  event: string;
}

/** What stands at the table besides the board and the offers, as of the last entry. */
export interface AtTable {
  /** Why the game rests, if it does. */
  rest?: "restart" | "agreed" | "referee";
  /** The entry by which the referee is called. */
  call?: number;
  /** The game was broken off, before both had moved or as nobody would finish it. */
  aborted?: true;
  /** A player on whom the game waits is not there, and for how long. */
  absence?: {
    of: Player;
    /** Milliseconds. */
    elapsed: number;
  };
  /** As the turn that runs began, and how long it has run. */
  clocks?: {
    B: TimeLeft;
    W: TimeLeft;
    running?: Player;
    /** Milliseconds. */
    elapsed: number;
  };
}

/** On a player's clock: milliseconds, and periods or moves of overtime. */
export interface TimeLeft {
  main: number;
  period: number;
  count: number;
}

/** A game, and the entries of its log after number `after`. */
export interface GameSeen {
  t: "game";
  g: GameName;
  conditions: GameConditions;
  /**
   * Black and White.
   *
   * @minItems 2
   * @maxItems 2
   */
  seats: [Person, Person];
  present: Pair;
  you?: Player;
  after: number;
  entries: Entry[];
  offers: Offer[];
  table: AtTable;
}

/** Conditions as they are read. */
export interface GameConditions {
  /** The id of a ruleset. */
  rules: string;
  cols: number;
  rows: number;
  /** Half points. */
  komi_half: number;
  /** 0, or 2 and more. */
  handicap: number;
  clock: TimeControl;
  /** Black places the handicap stones, anywhere, before the first move. */
  black_places?: true;
  /** Seconds after which a player who is away and keeps the game waiting may lose it. */
  absence?: number;
  /** Moves that are held back from onlookers while the game goes on. */
  delay?: number;
}

/** The parts that its kind has; times in milliseconds. */
export interface TimeControl {
  kind: "none" | "absolute" | "byoyomi" | "canadian" | "fischer" | "move" | "ing";
  main?: number;
  period?: number;
  bonus?: number;
  periods?: number;
  stones?: number;
  points?: number;
}

/** One more entry is in the log and on disk; the offers that are open after it. */
export interface Entered {
  t: "entered";
  g: GameName;
  entry: Entry;
  offers: Offer[];
  table: AtTable;
}

/** Whose pages are connected. */
export interface Present {
  t: "present";
  g: GameName;
  present: Pair;
  table: AtTable;
}

export interface Invitation {
  t: "invitation";
  code: Code;
  by: Person;
  conditions: GameConditions;
  side: Side;
  /** That began by it. */
  g?: string;
  /** What others ask for instead; to whoever invited. */
  counters?: Proposal[];
}

/** What somebody would rather play by a link; the side is theirs. */
export interface Proposal {
  by: Person;
  conditions: GameConditions;
  side: Side;
}

/** To the other of the two: the game of that link begins. */
export interface Joined {
  t: "joined";
  code: Code;
  g: GameName;
}

/** To referees: the games in which one is called and has not answered, the oldest call first. */
export interface Calls {
  t: "calls";
  games: CalledGame[];
  /** Lines of chat that players have reported, the newest first. */
  reports: ReportedLine[];
}

export interface CalledGame {
  g: GameName;
  /**
   * Black and White.
   *
   * @minItems 2
   * @maxItems 2
   */
  seats: [Person, Person];
  /** Of the entry by which they call. */
  n: number;
  at: number;
  by: "S" | "B" | "W";
  text: string;
}

export interface ReportedLine {
  g: GameName;
  /**
   * Black and White.
   *
   * @minItems 2
   * @maxItems 2
   */
  seats: [Person, Person];
  line: ChatLine;
}

export interface ChatLine {
  n: number;
  /** Milliseconds since the start of 1970, UTC. */
  at: number;
  /** The id of a player. */
  by: string;
  text: string;
}

/**
 * A person's last games: those that are not over first; `awaited` says whose word each waits for.
 */
export interface GameList {
  t: "games";
  you: Person;
  games: ListedGame[];
}

export interface ListedGame {
  g: GameName;
  conditions: GameConditions;
  /**
   * Black and White.
   *
   * @minItems 2
   * @maxItems 2
   */
  seats: [Person, Person];
  awaited: Pair;
  /** As a record has it; absent while the game is not over. */
  result?: string;
  /** When its last entry was made, by the calendar. */
  changed: number;
}

/**
 * What the players have said beside the game, or what is new of it; to them, and to all once it is over.
 */
export interface Chatted {
  t: "chat";
  g: GameName;
  lines: ChatLine[];
}

/** One of the players would play once more, or the game that follows has begun. */
export interface RematchOffer {
  t: "rematch";
  g: GameName;
  by?: Player;
  /** When the offer ends, by the server's calendar. */
  until?: number;
  /** The game that has begun by it. */
  next?: string;
}

/** Those whom a person has blocked. */
export interface BlockList {
  t: "blocks";
  people: Person[];
}

/**
 * To a referee: what the server has seen of Black and of White since it has the game in hand.
 */
export interface Evidence {
  t: "evidence";
  g: GameName;
  /** By the server's calendar. */
  since: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  players: [PlayerEvidence, PlayerEvidence];
}

/** Times in milliseconds. */
export interface PlayerEvidence {
  /** No page of theirs was there: the last fifty times of a second and more. */
  away: Away[];
  /** Measured by pings to their page. */
  round_trip?: {
    mean: number;
    least: number;
    most: number;
  };
  /** What the line took of their turns and cost them nothing. */
  granted: number;
  /** What may be granted at most now. */
  quota: number;
}

export interface Away {
  /** By the server's calendar. */
  at: number;
  lasted: number;
}

export interface Pong {
  t: "pong";
  c: number;
  now: number;
}

/** What GET /api/v1/about answers. */
export interface About {
  t: "about";
  /** The version of the protocol. */
  v: number;
  /** The version of the server. */
  program: string;
  /** Those that games may be played under, the best known first. */
  rulesets: NamedRuleset[];
  /** Whether people play each other there. */
  games: boolean;
  /** Whether it runs tournaments. */
  tournaments: boolean;
}

export interface NamedRuleset {
  /** As conditions have it. */
  id: string;
  name: string;
}
