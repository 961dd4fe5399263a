// The front page, and the levels of the computer.

import { counted } from "./speech.ts";

export const home = {
  heading: "Go, with a referee",
  lead: "Play the program, learn the game in ten minutes, or have a game judged.",
  firstStone: "You are Black: begin with a stone on any crossing.",
  goOn: "Go on",
  left: (size: string, moves: number, against: string | null) =>
    `${size}, after move ${moves}${against === null ? "" : `, you against ${against}`}`,
  play: "Play the program",
  playNote: (level: string) => `9 × 9, you are Black, ${level}`,
  tally: (won: number, of: number) =>
    `You have won ${won} of ${counted(of, "game", "games")} against it.`,
  learn: "Learn",
  learnNote: "From the first stone to the first game.",
  judge: "Judge a record",
  judgeNote: "Choose a file, or drop it here: its verdict at once.",
  two: "Two at one screen",
  twoNote: "Any board and rules, handicap, clocks.",
  lab: "Position lab",
  labNote: "Set up a position: what lives, what counts.",
  choose: "Another board, other rules or a handicap against the program",
};

export const levels = {
  about: (kyu: number) => `about ${kyu} kyu`,
  said: (level: number, rank: string) => `level ${level}${rank === "" ? "" : ` (${rank})`}`,
};
