// Records: the list, one of them with its variations, and its printed figures.

import type { Player } from "../../engine/engine.ts";
import { counted, player } from "./speech.ts";

export const records = {
  heading: "Records",
  intro: "Kept in this browser, and nowhere else.",
  open: "Open files",
  kinds: "SGF, GIB, NGF, UGF; or drop them anywhere on the page, or paste one.",
  paste: "Paste a record",
  take: "Open it",
  cannotOpen: (file: string, why: string) =>
    `${file === "" ? "This" : file} cannot be opened: ${why}`,
  none: "No records yet. Games that you play and leave are kept here, too.",
  players: "Players",
  result: "Result",
  board: "Board",
  moves: "Moves",
  delete: "Delete",
  deleteNamed: (name: string) => `Delete ${name}`,
  deleted: (name: string) => `${name} was deleted.`,
  undo: "Undo",
  gone: "This record is not here any more.",
  back: "All records",

  first: "To the beginning",
  previous: "Previous move",
  next: "Next move",
  last: "To the end",
  slider: "Move",
  at: (move: number, moves: number) => `Move ${move} of ${moves}`,
  start: "Beginning",
  setup: "Stones set up",
  move: (number: number, who: Player, what: string) => `${number}. ${player(who)} ${what}`,
  passes: "passes",
  tree: "Moves and variations",
  treeHelp: "Arrow keys go along a line and from one variation to another.",
  variations: (count: number) => counted(count, "variation", "variations"),
  commented: "with a comment",
  here: "From here",
  noMore: "The line ends here.",
  comment: "Comment",
  pass: "Pass",
  deleteVariation: "Delete from here",
  promote: "Make it the main line",
  undoChange: "Undo change",
  tools: {
    label: "A tap on the board",
    names: {
      play: "plays a move",
      triangle: "sets a triangle",
      square: "sets a square",
      circle: "sets a circle",
      cross: "sets a cross",
      letter: "sets the next letter",
      number: "sets the next number",
    },
    set: (where: string, what: string) => `${where}: ${what}`,
    gone: (where: string) => `${where}: no mark`,
  },
  save: "Save as SGF",
  lab: "To the lab",
  play: "Play on from here",
  print: "Print figures",
  judged: "Rules",
  ownRules: (name: string) => `${name}, as the record says`,
  noRules: (assumed: string) =>
    `The record names no rules. It is judged under ${assumed} until others are chosen.`,
  unknownRules: (word: string, assumed: string) =>
    `The record names rules that nobody knows here: “${word}”. It is judged under ${assumed} until ` +
    "others are chosen.",
  illegal: (move: number, where: string, why: string, clause: string) =>
    `Move ${move}${where === "" ? "" : ` at ${where}`} is refused by these ` +
    `rules. ${why}${clause === "" ? "" : ` ${clause}.`}`,
  stops: (moves: number, why: string) =>
    `The record can be read as far as move ${moves}: ${why}. What follows stays in it as it is.`,
  parted:
    "Another tab had changed this record too. What was made of it there is a record of its own in the list.",
  unread: "This part of the record cannot be read, so nothing can be added to it.",
  /** What is wrong, and where in the file. */
  placed: (what: string, line: number, column: number) =>
    `${what} (line ${line}, column ${column})`,
  noFurther: "These rules refuse an earlier move, so they cannot judge a later one.",
  warnings: (count: number) => `${counted(count, "repair", "repairs")} while reading`,
  repaired:
    "The record is shown, judged and saved as it was repaired. The file that it came from is as it was.",
  warning: (line: number, column: number, what: string) =>
    line > 0 ? `Line ${line}, column ${column}: ${what}` : what,

  figures: {
    each: "Moves per figure",
    all: "all",
    print: "Print",
    close: "Back to the record",
    title: (number: number, from: number, to: number) =>
      to < from ? `Figure ${number}` : `Figure ${number} (${from}–${to})`,
    at: (move: number, where: string) => `${move} at ${where}`,
    passes: (move: number) => `${move} passes`,
    button: (move: number) => `${move} takes the button`,
  },
};
