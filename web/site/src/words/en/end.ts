// The end of a game, and its score.

import type { Offer, Player } from "../../engine/engine.ts";
import { counted, player } from "./speech.ts";

const color = (who: Player): string => (who === "B" ? "black" : "white");

export const end = {
  heading: {
    stopped: "The game has stopped",
    analysis_stopped: "The analysis has stopped",
    over: "The game is over",
    settle: "After the preliminary end",
    analysis: "Analysis",
  } as Readonly<Record<string, string>>,
  phases: {
    settle: "Play goes on to settle what is dead. Each pass costs a stone.",
    stopped:
      "Say which stones are dead: tap a group to mark it, tap it again to take the mark back. One player " +
      "proposes, the other accepts; or play goes on.",
    analysis: "Play on to show what is dead. The score is taken where play was interrupted.",
    analysis_stopped: "Agree on the stones that the analysis leaves dead, or go on.",
    over: "",
  } as Readonly<Record<string, string>>,
  overMarks: "The position is counted. Where the players agree that stones are dead, mark them.",
  programMarked:
    "The program has marked the stones that it thinks dead, and the position is counted " +
    "accordingly. Tap a group to correct it.",
  settleMarks: (clause: string) =>
    "Until a stone is played the players may also agree on what is dead, and so end the " +
    `game${clause}. To do so, set a tap to mark a group, below.`,
  ifSo: "If these are dead",
  propose: (who: Player) => `${player(who)} proposes these`,
  proposeNone: (who: Player) => `${player(who)} says that no stone is dead`,
  proposed: (who: Player, stones: string) => `${player(who)} says these are dead: ${stones}.`,
  nothing: "none",
  /** A group that was marked dead, or whose mark was taken back. */
  marked: (at: string, who: Player, stones: number, dead: boolean) =>
    `${at}: ${counted(stones, `${color(who)} stone`, `${color(who)} stones`)} ` +
    `${dead ? "dead" : "alive again"}.`,
  unmarked: (at: string) => `${at}: no stone is there.`,
  accept: (who: Player) => `${player(who)} accepts`,
  suggest: "Suggest",
  suggested: (percent: number) => `An estimate, ${percent} % sure; the players decide.`,
  resumed: (who: Player) => `${player(who)} asked to play on.`,
  rare: "Other ways to end",
  events: {
    resume: (who: Player) => `${player(who)} asks to play on`,
    end_agreed: () => "Both agree: the game ends here",
    group_agreed: () => "Both agree: the marked groups are dead, whatever the rest",
    analysis_agreed: () => "Both agree: the marked stones are dead",
    no_result_agreed: () => "Both agree: no result",
    both_lose: () => "Both lose",
  } as Partial<Record<Offer, (who: Player) => string>>,
  how: {
    scored: "by the count",
    resignation: "by resignation",
    time: "on time",
    forfeit: "by forfeit",
    illegal_move: "by an illegal move of the opponent",
    no_result: "no result",
    draw: "a draw",
    both_lose: "both lose",
    ruling: "by a ruling",
  } as Readonly<Record<string, string>>,
  won: (how: string, who: Player) => `${player(who)} wins ${how}`,
  wins: (who: Player, points: string) =>
    `${player(who)} wins by ${points} ${points === "1" ? "point" : "points"}`,
  terms: {
    stones: "stones",
    territory: "territory",
    shared_points: "shared points",
    prisoners: "stones lost",
    pass_stones: "stones given for passes",
    late_stones: "stones played late",
    first_pass: "first pass",
    button: "the button",
    group_tax: "group tax",
    penalty: "penalties",
    komi: "komi",
    compensation: "for the handicap",
  } as Readonly<Record<string, string>>,
  together: "together",
  result: "Result",
  what: "What",
  clause: "Clause",
  overSaid: "The game is over:",
  again: "New game with the same settings",
  rematch: "Rematch with colours changed",
  toCount: "Watch it being counted",
  toEvery: "See every ruleset",
};
