// A tone that fades away.

import { once } from "./signal.ts";

const audio = once(() => new AudioContext());

/** Sounds it: so many hertz, for so many seconds, after so many. */
export function tone(hertz: number, seconds: number, after = 0): void {
  const { currentTime, destination, state } = audio();
  if (state === "suspended") void audio().resume(); // until the reader has touched the page
  const from = currentTime + after;
  const source = audio().createOscillator();
  const volume = audio().createGain();
  source.frequency.value = hertz;
  volume.gain.setValueAtTime(0.06, from);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + seconds);
  source.connect(volume).connect(destination);
  source.start(from);
  source.stop(from + seconds);
}
