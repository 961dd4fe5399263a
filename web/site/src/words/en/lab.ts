// The position lab, and links to positions and records.

import type { GroupGrade, Player } from "../../engine/engine.ts";
import { counted, player } from "./speech.ts";

export const lab = {
  heading: "Position lab",
  pen: "Tool",
  pens: { B: "Black", W: "White", empty: "Clear", play: "Play" },
  toMove: "To move",
  position: "Position",
  emptyBoard: "Empty board",
  undo: "Undo",
  redo: "Redo",
  moves: (count: number) => `${counted(count, "move", "moves")} played here`,
  paste: "Paste a position",
  pasteHint:
    "A board drawn with letters (X and O, B and W, or ● and ○, . for empty points), or a record (SGF, GIB, " +
    "NGF, UGF): its last position.",
  take: "Take this position",
  unreadable: "That is neither a board drawn with letters nor a record.",
  brokenBoard: (line: number) =>
    `Line ${line} is not a row of the board: its length differs from that of the rows before it, or ` +
    "it has signs that cannot be read.",
  recordFault: (why: string) => `The record cannot be read: ${why}`,
  noLiberties: "A chain would stand without liberties there, so no position can be like that.",
  ask: "Ask",
  asks: { legal: "What is legal?", life: "What is dead?", every: "What counts?" },
  legal: {
    heading: (who: Player) => `Where ${player(who)} may play`,
    sum: (legal: number, free: number) =>
      `${legal} of ${counted(free, "empty point", "empty points")}.`,
    all: "No empty point is refused.",
    points: "Points",
    why: "Why not",
    clause: "Clause",
    custom: "by the nature of the game",
    repeats: (move: number) => (move === 0 ? "as at the beginning" : `as after move ${move}`),
    loses: "whoever plays there loses",
  },
  life: {
    heading: "Life and death",
    work: (nodes: number) => `Reading deeper: ${nodes} positions for each player…`,
    estimating: "Estimating…",
    done: (nodes: number) => `Read with ${nodes} positions for each player.`,
    settled: "Every chain is settled by proof.",
    stop: "Stop",
    deeper: "Read deeper",
    none: "There are no stones.",
    name: (who: Player, point: string, stones: number) =>
      `${player(who)} ${point}${stones === 1 ? "" : `, ${stones} stones`}`,
    grades: {
      lives: "lives, proven",
      dead: "dead, proven",
      unsettled: "unsettled, proven",
      ko_dependent: "depends on a ko, found by search",
      open: "not proven",
    } satisfies Readonly<Record<GroupGrade, string>>,
    keeps: (who: Player, points: string) =>
      `${player(who)} answers every attack and keeps ${points}.`,
    kills: (who: Player, points: string) =>
      `${player(who)} answers every rescue and keeps ${points}.`,
    saves: (who: Player, point: string | null) =>
      point === null
        ? `${player(who)} saves it by playing first.`
        : `${player(who)} saves it at ${point}.`,
    takes: (who: Player, point: string | null) =>
      point === null
        ? `${player(who)} kills it by playing first.`
        : `${player(who)} kills it at ${point}.`,
    threats: (who: Player, needed: number) =>
      needed > 0
        ? `${player(who)} needs ${counted(needed, "ko threat", "ko threats")} more than the opponent.`
        : `${player(who)} can do with ${counted(-needed, "ko threat", "ko threats")} fewer than the ` +
          `opponent.`,
    estimated: (dead: boolean, percent: number) =>
      `Estimated ${dead ? "dead" : "alive"}, ${percent} % sure.`,
    seki: (points: string) => `Seki, proven: nobody may fill ${points} without loss.`,
    show: "Show",
    showOf: (chain: string) => `Show why: ${chain}`,
    back: "Back to the position",
    legend:
      "On the board: circle lives, cross dead, triangle unsettled, square depends on a ko (by " +
      "search, not proven); chains without a sign are not proven.",
  },
  every: {
    heading: "What each ruleset counts",
    dead: "Dead stones",
    deadFrom: { estimate: "as estimated", none: "none: as the board stands" },
    ended: "As if both had passed now.",
  },
  copy: "Copy link",
  copied: "The link is on the clipboard.",
  notCopied: "The clipboard is closed to this page. The link:",
  linkFaults: {
    other:
      "This link was made by another version of the page, or is not a link to a position or record.",
    broken: "This link is broken: some of it is missing or changed.",
    large: "This link holds more than the page reads.",
  },
  linkUnread: (why: string) => `What this link holds cannot be read: ${why}`,
  svg: "Picture (SVG)",
  png: "Picture (PNG)",
};
