// A player's clock, ticking where it is that player's turn; the last seconds before something is lost are
// seen, and heard where that is wished. While the main time runs the clock names the overtime to come.

import { useContext, useEffect, useState } from "preact/hooks";
import { clockText, thinking } from "../engine/clock.ts";
import { sound } from "./clock_sounds.ts";
import type { Sounds } from "../model/model.ts";
import type { Player, Shinpan, TimeControl, TimeLeft } from "../engine/engine.ts";
import { words } from "../words/first.ts";
import { OverNetContext } from "../parts/over_net.ts";

const lastSeconds = 10;

/** What the overtime is, or will be; empty where there is none. */
function overtime(system: TimeControl, left: TimeLeft): string {
  switch (system.kind) {
    case "none":
    case "absolute":
    case "fischer":
    case "move":
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

/** What is left on a clock elsewhere when the page has seen it run out: whether it has, the server says. */
const lastSeen = 100;

interface Props {
  readonly clocks: Shinpan["clocks"];
  readonly player: Player;
  readonly system: TimeControl;
  readonly side: TimeLeft;
  /** When the player's turn began, by performance.now(); null while the clock stands. */
  readonly since: number | null;
  readonly sounds: Sounds;
}

export function ClockView({ clocks, player, system, side, since, sounds }: Props) {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (since === null) return;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), 100);
    return () => clearInterval(timer);
  }, [since]);
  const { elsewhere, silentSince } = useContext(OverNetContext);
  const elapsed = since === null ? 0 : Math.max(0, Math.min(now, silentSince ?? now) - since);
  const { untilLoss } = clocks.run(system, side, 0);
  const seen =
    elsewhere.includes(player) && untilLoss !== null
      ? Math.min(elapsed, Math.max(0, untilLoss - lastSeen))
      : elapsed;
  const { left, over, untilCost, pointsLost } = clocks.run(system, side, seen);
  const second = since === null ? 0 : Math.ceil((untilCost ?? 0) / 1000);
  useEffect(() => sound(second, sounds), [second]);
  const isShort = second > 0 && second <= lastSeconds;
  const more = over ? "" : overtime(system, left);
  return (
    <span
      class={`clock ${isShort ? "short" : ""} ${silentSince === null ? "" : "unheard"}`}
      role="timer"
      aria-label={words.clock.of(player)}
    >
      {clockText(thinking(left))}
      {more && <span class="quiet"> {more}</span>}
      {pointsLost > 0 && <strong> {words.clock.lost(pointsLost)}</strong>}
    </span>
  );
}
