// Which language the site speaks: the one that the player chose, else the first of the browser's that it
// knows.

import { useEffect } from "preact/hooks";
import type { Settings } from "../model/model.ts";
import { useSignal } from "../browser/signal.ts";
import { kept } from "../browser/store.ts";
import { speak, speaking, spokenOf, type Language } from "../words/first.ts";

/** The language that was chosen, or else the browser's. */
export const languageOf = (settings: Partial<Settings> | undefined): Language =>
  settings?.language ?? spokenOf(navigator.languages);

/**
 * Speaks it, and tells the browser and screen readers; the language that was spoken stays where it cannot be
 * fetched.
 */
async function speakAndTell(asked: Language): Promise<void> {
  await speak(asked).catch(() => undefined);
  document.documentElement.lang = speaking.value.language;
}

/** The language of the settings that were kept, before anything is shown. */
export const speakAsKept = async (): Promise<void> =>
  speakAndTell(languageOf((await kept("settings")) as Partial<Settings> | undefined));

/** Speaks the language of the settings, and renders again when it has come. */
export function useLanguage(settings: Settings, ready: boolean): void {
  const { language } = useSignal(speaking);
  const asked = languageOf(settings);
  useEffect(() => {
    if (ready && asked !== language) void speakAndTell(asked);
  }, [ready, asked]);
}
