// What stands on every screen: the header, its settings, what is said while the site begins.

import { player, sentences } from "./speech.ts";
import { unbroken } from "../unbroken.ts";

/** Results that nobody wins, by SGF's words. */
const unwon: Readonly<Record<string, string>> = {
  "0": "Draw",
  Draw: "Draw",
  Void: "No result",
  BothLose: "Both lose",
};

export const site = {
  title: "Shinpan",
  player,
  sentences,
  /** Between a whole number and its half. */
  decimal: ".",
  /** A result in SGF's words: "B+3.5", "W+R", "0". */
  result: (result: string) => unwon[result] ?? result,
  nav: {
    play: "Game",
    fresh: "New game",
    count: "Count",
    every: "Every ruleset",
    lab: "Lab",
    records: "Records",
    learn: "Learn",
    rules: "Rules",
    label: "Parts of the site",
    home: "Front page",
    menu: "Menu",
  },
  /** A clause as its source prints it; "custom" is no source's word. */
  clauseName: (clause: string) => (clause === "custom" ? "by custom" : unbroken(clause)),
  readRules: "Read the rules",
  settings: "Settings",
  language: "Language",
  themes: { label: "Colours", auto: "as the system", light: "light", dark: "dark" },
  coordinates: { label: "Coordinates", letters: "A1", numbers: "1-1", sgf: "sgf", none: "none" },
  proportions: { label: "Grid", square: "square", traditional: "traditional, 22 to 24" },
  sounds: { label: "Clock sounds", none: "none", beeps: "beeps", spoken: "spoken" },
  loading: "Fetching the referee…",
  lost: "This part of the site could not be loaded.",
  again: "Try again",
  noEngine: "The referee could not be fetched. Is this the first visit, without a network?",
  close: "Close",
};
