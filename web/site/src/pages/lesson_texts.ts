// The lessons' texts in the language of the site, or in English where they are not written yet.

import type { LessonId } from "../lessons.ts";
import type { LessonText } from "../words/en/lessons.ts";
import type { Language } from "../words/first.ts";

export interface LessonTexts {
  readonly lessons: Readonly<Record<LessonId, LessonText>>;
  readonly game: string;
}

const written: Readonly<Partial<Record<Language, () => Promise<LessonTexts>>>> = {
  en: () => import("../words/en/lessons.ts"),
};

/** With the language that they are in. */
export async function lessonTexts(language: Language): Promise<{ readonly language: Language; readonly texts: LessonTexts }> {
  const found = written[language] ? language : "en";
  return { language: found, texts: await written[found]!() };
}
