// The language that the site speaks, and its words for the first page. English comes with the page, any other
// language when it is asked for. Read `words` where a text is made, and keep none of it: it changes with the
// language. What is kept of texts depends on `speaking.value`.

import { signal } from "../browser/signal.ts";
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

export interface Spoken {
  readonly language: Language;
  /** All words of the language; null for English, whose words come in two parts. */
  readonly whole: Words | null;
}

export const speaking = /* @__PURE__ */ signal<Spoken>({ language: "en", whole: null });
const wanted = /* @__PURE__ */ signal<Language>("en");

/** Words that change with the language, whatever names them. */
export const inLanguageSpoken = <W extends FirstWords>(inEnglish: W): W =>
  new Proxy(inEnglish, {
    get: (_, name) => ((speaking.value.whole as W | null) ?? inEnglish)[name as keyof W],
  });

export const words = /* @__PURE__ */ inLanguageSpoken<FirstWords>(english);

/**
 * Changes the language; a later call overtakes an earlier one. Where a language cannot be fetched the old one
 * stays.
 */
export async function speak(asked: Language): Promise<void> {
  wanted.value = asked;
  const whole = asked === "en" ? null : (await others[asked]()).words;
  if (wanted.value === asked) speaking.value = { language: asked, whole };
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
