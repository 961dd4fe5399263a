// The game.

import type { Player } from "../../engine/engine.ts";
import { counted, player } from "./speech.ts";

export const game = {
  heading: "Game",
  toMove: (who: Player) => `${player(who)} to move`,
  thinking: (who: Player) => `${player(who)} is thinking`,
  captured: (who: Player, count: number) =>
    `${player(who)} has taken ${counted(count, "stone", "stones")}`,
  handed: (count: number) => `${counted(count, "stone", "stones")} received for passes`,
  score: (who: Player, points: string) => `${player(who)}: ${points}`,
  pass: "Pass",
  button: "Take the button",
  resign: "Resign",
  reallyResign: (who: Player) => `${player(who)} resigns: sure?`,
  yes: "Yes",
  no: "No",
  undo: "Take back",
  takenBack: "Taken back.",
  moves: "Moves",
  move: (number: number, who: Player, what: string) => `${number}. ${player(who)} ${what}`,
  whats: { pass: "passes", button: "takes the button" } as Readonly<Record<string, string>>,
  first: "First position",
  previous: "Previous move",
  next: "Next move",
  last: "Last move",
  looking: (move: number, moves: number) => `Looking at move ${move} of ${moves}.`,
  back: "Back to the game",
  save: "Save as SGF",
  opponentPassed: (who: Player) => `${player(who)} passed.`,
  passMeans: {
    stone: (clause: string) => `A pass gives the opponent one stone${clause}.`,
    first: (clause: string) =>
      `With this pass White is the first to pass, which is worth one point to White${clause}.`,
    same: "A pass gives the move to the opponent; play goes on.",
    settle: (clause: string) =>
      `A pass now is the preliminary end: play goes on, and each pass costs a stone${clause}.`,
    stopped: (clause: string) => `A pass now stops the game, to agree on what is dead${clause}.`,
    analysis: (clause: string) =>
      `A pass now interrupts play; what follows only shows what is dead${clause}.`,
    analysis_stopped: (clause: string) => `A pass now ends the analysis${clause}.`,
    over: (clause: string) => `A pass now ends the game, and it is counted${clause}.`,
    play: "After a pass play goes on.",
  },
};
