// The lessons' texts, fetched in the language of the site.

import type { LessonId, LessonText } from "../words/en/lessons.ts";
import type { Language } from "../words/first.ts";

export interface LessonTexts {
  readonly lessons: Readonly<Record<LessonId, LessonText>>;
  readonly game: string;
}

const written: Readonly<Record<Language, () => Promise<LessonTexts>>> = {
  en: () => import("../words/en/lessons.ts"),
  fr: () => import("../words/fr/lessons.ts"),
  de: () => import("../words/de/lessons.ts"),
  ja: () => import("../words/ja/lessons.ts"),
};

/** Fetches the lessons' texts. */
export const lessonTexts = (language: Language): Promise<LessonTexts> => written[language]();
