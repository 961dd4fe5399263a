// Written by site/messages.mjs from docs/schema/socket.json.

import type { Id, GameName, Head, Code, Conditions, Side } from "./messages.ts";

export type FromPage =
  | Hello
  | Watch
  | Unwatch
  | Say
  | Invite
  | Look
  | Join
  | Withdraw
  | Rename
  | TakeRole
  | Desk
  | Counter
  | Agree
  | Games
  | Chat
  | Report
  | Rematch
  | Block
  | Unblock
  | Blocks
  | Settle
  | Inspect
  | Ping;

/** The first message of a connection; answered by welcome. */
export interface Hello {
  t: "hello";
  v: 1;
}

/** Send me this game from now on, and what follows the entry that I know last. */
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

/** Enter this into the log of the game, of which I know the entries up to `after`. */
export interface Say {
  t: "say";
  id: Id;
  g: GameName;
  after: number;
  text: string;
  /** How long the player thought, in milliseconds, from when the page showed their turn. */
  thought?: number;
}

export interface Invite {
  t: "invite";
  id: Id;
  code: Code;
  conditions: Conditions;
  side: Side;
}

/** What would I accept by this link? Answered by invitation, then done. */
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
  /** 1 to 30 visible characters. */
  name: string;
}

/** Give me the role of this one-time code; done, and welcome once more, says that I have it. */
export interface TakeRole {
  t: "take_role";
  id: Id;
  code: Code;
}

/** A referee's: tell me from now on who calls the referee. */
export interface Desk {
  t: "desk";
  id: Id;
}

/** I would play by this link under these conditions instead; the side is of whoever asks. */
export interface Counter {
  t: "counter";
  id: Id;
  code: Code;
  conditions: Conditions;
  side: Side;
}

/** By my link, to what this person has asked for instead; done names the game. */
export interface Agree {
  t: "agree";
  id: Id;
  code: Code;
  /** The id of whoever asked. */
  person: string;
}

/** Which games have I played? Answered by games, then done. */
export interface Games {
  t: "games";
  id: Id;
}

/** To the other player. */
export interface Chat {
  t: "chat";
  id: Id;
  g: GameName;
  /** 1 to 300 visible characters. */
  text: string;
}

/** This line of the players' chat is for the referee to see. */
export interface Report {
  t: "report";
  id: Id;
  g: GameName;
  line: number;
}

/** The same game once more: the first offers, the second agrees, and done names the game. */
export interface Rematch {
  t: "rematch";
  id: Id;
  g: GameName;
}

/**
 * From now on no invitation, chat or rematch of this person comes to me. Answered by blocks, then done.
 */
export interface Block {
  t: "block";
  id: Id;
  /** The id. */
  person: string;
}

/** They come again. Answered by blocks, then done. */
export interface Unblock {
  t: "unblock";
  id: Id;
  /** The id. */
  person: string;
}

/** Whom have I blocked? Answered by blocks, then done. */
export interface Blocks {
  t: "blocks";
  id: Id;
}

/** A referee's: this line that was reported is dealt with, and leaves the desk. */
export interface Settle {
  t: "settle";
  id: Id;
  g: GameName;
  line: number;
}

/**
 * A referee's: who was away from this game, and what has the line taken? Answered by evidence, then done.
 */
export interface Inspect {
  t: "inspect";
  id: Id;
  g: GameName;
}

export interface Ping {
  t: "ping";
  c: number;
}
