// What a clock sounds like through the last seconds: a beep each, or the seconds spoken. A pure choice of
// what is due, and the two ways to make it heard.

import { tone } from "../browser/tone.ts";
import type { Sounds } from "../model/model.ts";

const spokenEarly: readonly number[] = [30, 20];
const last = 10;

/** Whether something is to be heard as that second before a loss begins; there is none from 0 down. */
export const isHeard = (second: number, sounds: Sounds): boolean =>
  sounds !== "none" &&
  second > 0 &&
  (second <= last || (sounds === "spoken" && spokenEarly.includes(second)));

const beep = (): void => tone(880, 0.12);

/** The number in the language of the page; a voice that is late must not count on behind the clock. */
function speak(second: number): void {
  const said = new SpeechSynthesisUtterance(String(second));
  said.lang = document.documentElement.lang;
  said.rate = 1.3;
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}

/** Beeps where the browser has no voice. */
export function sound(second: number, sounds: Sounds): void {
  if (!isHeard(second, sounds)) return;
  if (sounds === "spoken" && "speechSynthesis" in globalThis) speak(second);
  else beep();
}
