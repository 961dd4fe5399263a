// A player's clock, ticking where it is that player's turn; it beeps through the last ten seconds.

import { useEffect, useState } from "preact/hooks";
import { clockText, remaining, thinking, type Side, type TimeSystem } from "./clock.ts";
import type { Player } from "./engine.ts";
import { words } from "./words/first.ts";

const lastSeconds = 10;
let sound: AudioContext | null = null;

function beep(): void {
  sound ??= new AudioContext();
  const tone = sound.createOscillator();
  const volume = sound.createGain();
  tone.frequency.value = 880;
  volume.gain.setValueAtTime(0.06, sound.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.0001, sound.currentTime + 0.12);
  tone.connect(volume).connect(sound.destination);
  tone.start();
  tone.stop(sound.currentTime + 0.12);
}

interface Props {
  readonly player: Player;
  readonly system: TimeSystem;
  readonly side: Side;
  /** When the player's turn began, by performance.now(); null while the clock stands. */
  readonly since: number | null;
}

export function ClockView({ player, system, side, since }: Props) {
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (since === null) return;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), 100);
    return () => clearInterval(timer);
  }, [since]);
  const left = remaining(system, side, since === null ? 0 : Math.max(0, now - since));
  const time = left === null ? 0 : thinking(left);
  const second = since !== null && time > 0 && time < lastSeconds * 1000 ? Math.ceil(time / 1000) : 0;
  useEffect(() => {
    if (second > 0) beep();
  }, [second]);
  const more = left === null || left.main > 0 ? "" : words.clock.more(system.kind, left);
  return (
    <span class={`clock ${second > 0 ? "short" : ""}`} role="timer" aria-label={words.clock.of(player)}>
      {clockText(time)}{more && <span class="quiet"> {more}</span>}
    </span>
  );
}
