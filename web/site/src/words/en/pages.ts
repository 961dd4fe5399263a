// The pages to read and to try: rules, readings, notorious positions, words of the game, first lessons, the
// classic page.

import type { Player } from "../../engine/engine.ts";
import { counted, player } from "./speech.ts";

export const pages = {
  loading: "Fetching the page…",
  missing: "There is no such page.",
  missingAt: (address: string) => `Nothing stands at ${address}. From here you can go on to:`,
  all: "Rules and more",
  more: {
    heading: "More to read and try",
    positions: "Notorious positions",
    positionsText:
      "Bent four, double-ko seki, triple ko and others: play them out under any ruleset, beside what a " +
      "search found.",
    terms: "Words of the game",
    termsText: "Liberty, ko, seki and what else players say, each with a board to try it on.",
    classic: "Igfip classic",
    classicText:
      "A plain page in the manner of an early play site: two players, Pass, an estimated score.",
    learn: "First lessons",
    learnText: "From the first stone to the first game, in about ten minutes.",
  },

  rules: {
    heading: "The rules, ruleset by ruleset",
    intro:
      "Each page says the clauses of one text in our own words. Where a clause can be shown, there is " +
      "a small board: the ruleset answers what you do on it.",
    variantsOf: (names: string) => `Variants: ${names}`,
    print: "Print on one page",
    play: "Play under these rules",
    tryIt: "Try it",
    examples: (clause: string) => `Examples for ${clause}`,
    link: (clause: string) => `Link to ${clause}`,
    readings: "Readings of unclear texts",
    readClause: (clause: string) => `Read ${clause}`,
  },

  live: {
    label: (what: string) => `Board: ${what}`,
    tryPlay: (at: string) => `Try ${at}`,
    under: "Under",
    script: {
      first: "Back to the start",
      previous: "One move back",
      next: "Next move",
      last: "To the end",
    },
    move: (done: number, all: number) => `Move ${done} of ${all}`,
    ownWay: "You went your own way; the first button brings the example back.",
    turn: (who: Player) => `${player(who)} to move.`,
    played: (who: Player, at: string) => `${player(who)} ${at}.`,
    captured: (count: number) => `It takes ${counted(count, "stone", "stones")}.`,
    gone: (count: number) => `It takes off ${counted(count, "stone", "stones")} of its own side.`,
    passed: (who: Player) => `${player(who)} passes.`,
    handed: "The pass costs a stone.",
    other: "Done.",
    again: "Start again",
    asItStands:
      "Counted as it stands; mark dead stones where the rules take them off by agreement.",
  },

  positions: {
    heading: "Notorious positions",
    intro:
      "Positions over which players have argued. The outcomes were found by exhaustive search, or by " +
      "the referee; komi and prisoners are left out.",
    outcomes: "What each ruleset makes of it",
    outcomesIntro:
      "“Left” is the count when both players leave it as it is; the other two are what it comes to by best " +
      "play, that player moving first.",
    rules: "Ruleset",
    left: "Left",
    blackFirst: "Black first",
    whiteFirst: "White first",
    remark: "Remark",
    unknown: "not searched to the end",
    noPlay: "play does not decide",
    played: "The example played on",
    result: "Result",
    why: "Where it stops",
    choose: "Play it under",
    scene: (number: number) => `Position ${number}`,
  },

  terms: {
    heading: "Words of the game",
    intro: "What players say, and a board to try each word on.",
  },

  classic: {
    heading: "Igfip classic",
    intro:
      "A page in the manner of the Igfip site: its rules, its legend, its Pass button. Two players " +
      "share the board.",
    menu: "Go menu",
    fresh: "New game",
    size: "Board size",
    redraw: "Redraw",
    redrawn: "The board was drawn anew.",
    rules: "Rules",
    legend: "Legend",
    unselected: "Unselected",
    selected: "Selected or moved",
    black: "Black",
    white: "White",
    captured: (who: Player, count: number) =>
      `${player(who)}: ${counted(count, "captured piece", "captured pieces")}`,
    notScore: "Captured pieces count against their owner; this is not the score.",
    score: (who: Player, points: string) => `${player(who)}: ${points}`,
    pass: "Pass",
    passed: (who: Player) => `${player(who)} has passed.`,
    understood: "OK",
    over: "The game is over.",
    estimated: (percent: number) =>
      `Estimated score, ${percent} % sure: it should be correct in most cases.`,
    exact: "Exact score: the life and death of every stone is proven.",
    tie: "A tie.",
    wins: (who: Player, points: string) => `${player(who)} wins by ${points}.`,
    scoring: "Counting…",
    handicap:
      "Handicap: place the black stones by hand and let White pass in between, until the last one is placed.",
    place: "Place a piece by clicking on an empty board space.",
  },
};
