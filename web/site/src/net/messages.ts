// Written by site/messages.mjs from docs/schema/socket.json.

/**
 * Every message between a page and the server, one JSON object a WebSocket frame (docs/protocol.md).
 */
export type Frame = FromPage | ToPage;
export type FromPage =
  Hello | Watch | Unwatch | Say | Invite | Look | Join | Withdraw | Rename | Ping;
/**
 * The page's own name of a request; the same request again has the same.
 */
export type Id = string;
/**
 * The name of a game, as its address has it.
 */
export type GameName = string;
/**
 * The head of a log: SHA-256, 64 hexadecimal digits.
 */
export type Head = string;
/**
 * What stands in a link: 26 letters and digits.
 */
export type Code = string;
/**
 * Ruleset, size, komi, handicap and time control: "aga 19x19 7.5 0 byoyomi:600:30:5".
 */
export type Conditions = string;
/**
 * Of whoever invites.
 */
export type Side = "nigiri" | "black" | "white";
export type ToPage =
  Welcome | Done | No | GameSeen | Entered | Present | Invitation | Joined | Pong;
export type Player = "B" | "W";
/**
 * Of Black and of White.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Pair = [boolean, boolean];

/**
 * The first message of a connection; answered by welcome.
 */
export interface Hello {
  t: "hello";
  v: 1;
}
/**
 * Send me this game from now on, and what follows the entry that I know last.
 */
export interface Watch {
  t: "watch";
  id: Id;
  g: GameName;
  after: number;
  head: Head;
}
export interface Unwatch {
  t: "unwatch";
  id: Id;
  g: GameName;
}
/**
 * Enter this into the log of the game, of which I know the entries up to `after`.
 */
export interface Say {
  t: "say";
  id: Id;
  g: GameName;
  after: number;
  text: string;
}
export interface Invite {
  t: "invite";
  id: Id;
  code: Code;
  conditions: Conditions;
  side: Side;
}
/**
 * What would I accept by this link? Answered by invitation, then done.
 */
export interface Look {
  t: "look";
  id: Id;
  code: Code;
}
export interface Join {
  t: "join";
  id: Id;
  code: Code;
}
export interface Withdraw {
  t: "withdraw";
  id: Id;
  code: Code;
}
export interface Rename {
  t: "rename";
  id: Id;
  /**
   * 1 to 30 visible characters.
   */
  name: string;
}
export interface Ping {
  t: "ping";
  c: number;
}
export interface Welcome {
  t: "welcome";
  you: Person;
  /**
   * The server's calendar, in milliseconds.
   */
  now: number;
}
export interface Person {
  id: string;
  name: string;
}
/**
 * The request was carried out; n and head are of the entry that it made.
 */
export interface Done {
  t: "done";
  id: Id;
  g?: GameName;
  n?: number;
  head?: Head;
}
/**
 * The request was not carried out, and nothing has changed.
 */
export interface No {
  t: "no";
  id: Id;
  code:
    | "bad"
    | "behind"
    | "code_taken"
    | "no_game"
    | "no_invitation"
    | "not_paused"
    | "not_yours"
    | "out_of_time"
    | "own_invitation"
    | "paused"
    | "refused"
    | "too_fast"
    | "unreadable"
    | "unstored";
  /**
   * In plain English, where the code does not say it.
   */
  what?: string;
  g?: GameName;
  refusal?: Refusal;
  missed?: Entry[];
  offers?: Offer[];
}
export interface Refusal {
  why: string;
  clause?: string;
  repeats_move?: number;
}
/**
 * An entry of a game's log that is on the server's disk.
 */
export interface Entry {
  /**
   * From 1.
   */
  n: number;
  /**
   * Milliseconds since the start of 1970, UTC.
   */
  at: number;
  /**
   * The server, a player, or the referee.
   */
  by: "S" | "B" | "W" | "R";
  /**
   * Milliseconds, to the clock of whoever moved.
   */
  charged: number;
  text: string;
  /**
   * The line of the event that the game took by it.
   */
  event?: string;
  head: Head;
}
/**
 * What one player has offered and the other may accept.
 */
export interface Offer {
  n: number;
  by: Player;
  event: string;
}
/**
 * A game, and the entries of its log after number `after`.
 */
export interface GameSeen {
  t: "game";
  g: GameName;
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
}
/**
 * One more entry is in the log and on disk; the offers that are open after it.
 */
export interface Entered {
  t: "entered";
  g: GameName;
  entry: Entry;
  offers: Offer[];
}
/**
 * Whose pages are connected.
 */
export interface Present {
  t: "present";
  g: GameName;
  present: Pair;
}
export interface Invitation {
  t: "invitation";
  code: Code;
  by: Person;
  conditions: Conditions;
  side: Side;
  /**
   * That began by it.
   */
  g?: string;
}
/**
 * To whoever invited: somebody has come, and the game begins.
 */
export interface Joined {
  t: "joined";
  code: Code;
  g: GameName;
}
export interface Pong {
  t: "pong";
  c: number;
  now: number;
}
