// Games over the net.

import type { Player } from "../../engine/engine.ts";
import { player } from "./speech.ts";

export const net = {
  friend: "Play a friend",
  friendNote: "By a link, over the net.",
  invite: "Make a link",
  side: "You play",
  sides: { nigiri: "by nigiri, a draw", black: "Black", white: "White" },
  link: "Send this link to your friend:",
  waiting: "Whoever opens it first plays with you. The game begins by itself.",
  withdraw: "Take the link back",
  invited: (name: string) => `${name} invites you to a game:`,
  join: "Play",
  gone: "This link leads nowhere any more: it was used, or taken back.",
  own: "This link is your own: send it to somebody else.",
  noGame: "The server knows no game at this address.",
  looking: "Asking the server …",
  away: "away",
  saved: (count: number) => `Saved: ${count}`,
  pending: "On its way to the server …",
  late: "The server has not confirmed yet.",
  cut: "Not connected. Trying again …",
  old: "This page is older than the server: load it again.",
  notTaken: "The server did not take that: the game had gone on.",
  offers: (by: Player, what: string) => `${player(by)} offers: ${what}`,
  asksUndo: (by: Player) => `${player(by)} asks to take back`,
  accept: "Accept",
  decline: "Decline",
};
