// A player's clock, ticking where it is that player's turn; the last seconds before something is lost are
// seen, and heard where that is wished. While the main time runs the clock names the overtime to come.

import { useEffect, useState } from "preact/hooks";
import {
  clockText,
  pointsLost,
  remaining,
  thinking,
  untilLoss,
  type Side,
  type TimeSystem,
} from "../engine/clock.ts";
import { sound } from "./clock_sounds.ts";
import type { Sounds } from "../model/model.ts";
import type { Player } from "../engine/engine.ts";
import { words } from "../words/first.ts";

const lastSeconds = 10;

/** What the overtime is, or will be; empty where there is none. */
function overtime(system: TimeSystem, left: Side): string {
  switch (system.kind) {
    case "none":
    case "absolute":
    case "fischer":
      return "";
    case "byoyomi":
    case "ing":
    case "canadian": {
      if (left.main === 0) return words.clock.more(system.kind, left);
      const count = system.kind === "canadian" ? system.stones : system.periods;
      const points = system.kind === "ing" ? system.points : 0;
      return words.clock.then(system.kind, count, clockText(system.period), points);
    }
  }
}

interface Props {
  readonly player: Player;
  readonly system: TimeSystem;
  readonly side: Side;
  /** When the player's turn began, by performance.now(); null while the clock stands. */
  readonly since: number | null;
  readonly sounds: Sounds;
}

export function ClockView({ player, system, side, since, sounds }: Props) {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (since === null) return;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), 100);
    return () => clearInterval(timer);
  }, [since]);
  const left = remaining(system, side, since === null ? 0 : Math.max(0, now - since));
  const time = left === null ? 0 : thinking(left);
  const loss = since === null || left === null ? null : untilLoss(system, left);
  const second = Math.ceil((loss ?? 0) / 1000);
  useEffect(() => sound(second, sounds), [second]);
  const more = left === null ? "" : overtime(system, left);
  const lost = left === null ? 0 : pointsLost(system, left);
  return (
    <span
      class={`clock ${second > 0 && second <= lastSeconds ? "short" : ""}`}
      role="timer"
      aria-label={words.clock.of(player)}
    >
      {clockText(time)}
      {more && <span class="quiet"> {more}</span>}
      {lost > 0 && <strong> {words.clock.lost(lost)}</strong>}
    </span>
  );
}
