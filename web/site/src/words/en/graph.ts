// The graph of score and ownership over the moves of a game.

import { counted } from "./speech.ts";

export const graph = {
  heading: "Score and ownership over the moves",
  what:
    "Estimated by playouts, each position by itself; nothing here is proven, and no game is decided by " +
    "it.",
  draw: "Draw the graph",
  stop: "Stop",
  goOn: "Go on",
  progress: (done: number, all: number) =>
    `${done} of ${counted(all, "position", "positions")} estimated.`,
  slider: "Move",
  smoothed: "Lead, smoothed over neighbouring moves",
  band: "range of the estimates",
  score: "Score",
  owned: (black: boolean) => (black ? "Black owns" : "White owns"),
  value: (move: number, result: string, black: number, white: number) =>
    `Move ${move}: ${result}; Black owns ${black}, White ${white}`,
  unknown: (move: number) => `Move ${move}: not estimated yet`,
  table: "As a table",
  move: "Move",
  sure: "Sure",
  percent: (share: number) => `${share} %`,
  even: "even",
  onBoard: "Show on the board who owns what",
};
