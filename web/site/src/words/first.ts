// The language that the site speaks, and its words for the first page. English comes with the page, any other
// language when it is asked for. Read `words` where a text is made, and keep none of it: it changes with the
// language.

import { english, type FirstWords } from "./en/first.ts";
import type { Words } from "./en/index.ts";

/** By their own names. */
export const languages = { en: "English", fr: "Français", de: "Deutsch", ja: "日本語" };
export type Language = keyof typeof languages;

const others: Readonly<Record<Exclude<Language, "en">, () => Promise<{ readonly words: Words }>>> =
  {
    fr: () => import("./fr/index.ts"),
    de: () => import("./de/index.ts"),
    ja: () => import("./ja/index.ts"),
  };

export let language: Language = "en";
export let words: FirstWords = english;

/** All words of the language spoken; null for English, whose words come in two parts. */
export let whole: Words | null = null;
const listeners: ((whole: Words | null) => void)[] = [];

/** Calls back after each change of language. */
export const onSpeak = (listener: (whole: Words | null) => void): void =>
  void listeners.push(listener);

let wanted: Language = "en";

/**
 * Changes the language; a later call overtakes an earlier one. Where a language cannot be fetched the old one
 * stays.
 */
export async function speak(asked: Language): Promise<void> {
  wanted = asked;
  const found = asked === "en" ? null : (await others[asked]()).words;
  if (wanted !== asked) return;
  language = asked;
  whole = found;
  words = found ?? english;
  for (const listener of listeners) listener(found);
}

/** The first of these languages, such as the browser's list, that the site speaks. */
export function spokenOf(wishes: readonly string[]): Language {
  const known = Object.keys(languages) as Language[];
  return (
    wishes
      .map((wish) => known.find((tag) => tag === wish.toLowerCase().split("-")[0]))
      .find((tag) => tag !== undefined) ?? "en"
  );
}
