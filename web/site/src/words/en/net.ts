// Games over the net.

import type { Player } from "../../engine/engine.ts";
import { counted, player } from "./speech.ts";

export const net = {
  friend: "Play a friend",
  friendNote: "By a link, over the net.",
  invite: "Make a link",
  side: "You play",
  sides: { nigiri: "by nigiri, at random", black: "Black", white: "White" },
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
  unanswered: "You wait for your opponent's answer.",
  takeBack: "Take the offer back",
  byHand: "The clipboard is closed to this page. The link is selected: copy it from there.",
  share: "Share …",
  qr: "The link as a QR code",
  noPlaces: "This board has no customary points for so many handicap stones.",
  askChange: "Ask for a change",
  askHow: "Choose what you would rather play: whoever invited you sees it, and may agree.",
  sendWish: "Send",
  asked: "You have asked for this. The game begins by itself when it is agreed to:",
  wishes: (name: string) => `${name} would rather play:`,
  agree: "Agree and play",
  games: "My games",
  gamesNote: (mine: number, running: number) =>
    running === 0
      ? "Over the net."
      : `${counted(running, "game goes", "games go")} on; your turn in ${mine}.`,
  running: "Going on",
  finished: "Over",
  noGames: "You have played no game over the net here.",
  against: (name: string, color: Player) => `${player(color)} against ${name}`,
  turns: { mine: "your turn", theirs: "the opponent's turn" },
  bothTurns: "to be settled",
  name: "Your name",
  rename: "Change",
  badName: "A name has 1 to 30 visible characters.",
  deleted: "a deleted player",
  block: (name: string) => `Block ${name}`,
  unblock: (name: string) => `Unblock ${name}`,
  blocked: "Blocked players",
  blockNote:
    "A player whom you block can send you no invitation, chat or offer of another game. Games " +
    "under way go on.",
  deleteMe: "Delete me",
  deleteNote:
    "Your name, your session and your lines of chat go at once, and cannot be brought back. Your games " +
    "stay, as those of a deleted player; you lose those that are still under way.",
  deleteNow: "Delete for good",
  deleteFailed: "That could not be done now. Try again.",
  chat: "Chat",
  message: "Message",
  send: "Send",
  report: "Report",
  reportLine: (text: string) => `Report to the referee: ${text}`,
  reported: "Reported to the referee.",
  tooFast: "Too many lines at once: wait a little.",
  badLine: "The server did not take this line.",
  again: "Play again",
  whoLeaves: "A player who leaves",
  absences: (seconds: number) =>
    seconds === 0 ? "may come back any time" : `may lose it after ${seconds / 60} min`,
  absence: (seconds: number) =>
    `Whoever keeps the game waiting and is away for ${seconds / 60} min may lose it.`,
  noAbsence: "Nobody loses by being away.",
  onlookers: "Whoever looks on",
  delays: (moves: number) =>
    moves === 0
      ? "sees every move at once"
      : `sees the game ${counted(moves, "move", "moves")} late`,
  awayLong: "Your opponent is away. You may claim the game, adjourn it, or wait.",
  awayFor: (seconds: number) => `Away for ${seconds} s. Nothing happens by itself.`,
  claim: "Claim the game",
  adjourn: "Adjourn",
  wait: "Wait",
  stalled: "The game is getting nowhere",
  contested: (points: string) =>
    `Each player has three times changed what the other said about ${points}. The rules or the ` +
    "referee can settle it.",
  passedOver: (by: Player, count: number) =>
    `${player(by)} has made ${count} moves in a row that were answered by passes.`,
  heard: "Sound",
  againOffered: "You offer another game. It begins when the other agrees.",
  againWanted: (name: string) => `${name} would like to play again.`,
  toNext: "To the next game",
};
