// How a game begins: handicap by ranks, the draw for colours, handicap stones put down by hand.

import type { Player } from "../../engine/engine.ts";
import { site } from "./site.ts";
import { counted, player } from "./speech.ts";

export const beginning = {
  ranks: {
    one: "One player",
    other: "The other",
    rank: (grade: number, kyu: boolean) => `${grade} ${kyu ? "kyu" : "dan"}`,
    even: (komi: string) => `An even game: colours by nigiri, komi ${komi}.`,
    first: (weaker: string, komi: string) => `One rank apart: ${weaker} takes Black, komi ${komi}.`,
    stones: (weaker: string, count: number, komi: string) =>
      `${weaker} takes Black with ${counted(count, "stone", "stones")}, komi ${komi}.`,
    none: "These rules have no handicap games, so this is an even game.",
    source: (source: string, clause: string) =>
      `Stones by ranks, reckoned for 19 by 19, after: ${source}, ${clause}.`,
    komi: (name: string, clause: string) =>
      `Komi after: ${name}${clause === "" ? "" : `, ${site.clauseName(clause)}`}.`,
    take: "Take this",
  },
  nigiri: {
    heading: "Nigiri",
    intro:
      "One player holds a handful of stones, the other guesses: odd or even? Whoever guesses right " +
      "plays Black.",
    bot: (guess: string) => `The computer guesses: ${guess.toLowerCase()}.`,
    odd: "Odd",
    even: "Even",
    hand: "A closed hand, full of white stones",
    shown: (count: number) =>
      `${counted(count, "stone", "stones")}: ${count % 2 === 0 ? "even" : "odd"}.`,
    right: "The guess was right: whoever guessed plays Black.",
    wrong: "The guess was wrong: whoever guessed plays White.",
    seats: (who: Player, seat: string) => `${player(who)}: ${seat}`,
  },
  placing: {
    heading: (count: number) => `Black puts down ${counted(count, "stone", "stones")}`,
    forComputer: (count: number) =>
      `Put down ${counted(count, "stone", "stones")} for the computer, which plays Black`,
    how: "A tap puts a stone down, another one takes it off again.",
    left: (count: number) =>
      count === 0 ? "All stones are down." : `${counted(count, "stone", "stones")} to go.`,
    customary: "Customary points",
    clear: "Take all off",
  },
  back: "Back",
  start: "Start the game",
};
