// What a referee has entered, in the words that both players read.

import { eventsIn } from "../engine/engine.ts";
import { words } from "../words/index.ts";

interface Parts {
  readonly by?: "B" | "W" | null;
  readonly number?: number;
  readonly points?: readonly unknown[];
  readonly status?: "dead" | "alive";
  readonly words?: string;
}

/** "time W +60 the line was cut". */
function timeIn(text: string): Parts & { readonly amount: string } {
  const [, by = "", amount = "", ...rest] = text.split(" ");
  return { by: by === "B" || by === "W" ? by : null, amount, words: rest.join(" ") };
}

function detailOf(power: string, parts: Parts): string {
  const { judging } = words;
  if (power === "ruling") return parts.by ? "" : judging.outcomes[parts.number ?? 0]!;
  if (power === "status_ruled")
    return `${(parts.points ?? []).join(" ")} ${judging[parts.status ?? "dead"]}`;
  if (power === "annulled") return `${judging.backTo} ${parts.number}`;
  const unit = judging.amount[power];
  return unit && parts.number !== undefined ? `${unit}: ${parts.number}` : "";
}

/** An entry of the referee's, in one line. */
export function rulingSaid(text: string): string {
  const { judging } = words;
  const power = text.split(" ", 1)[0]!;
  const name = judging.powerNames[power] ?? power;
  const said = (who: "B" | "W" | null | undefined, detail: string, reason: string): string =>
    [name, who ? judging.by[who] : "", detail, reason].filter((part) => part !== "").join(" – ");
  if (power === "answered" || power === "pause" || power === "go_on")
    return said(null, "", power === "answered" ? text.slice(power.length + 1) : "");
  if (power === "time") {
    const { by, amount, words: reason = "" } = timeIn(text);
    return said(by, `${amount} s`, reason);
  }
  const parts = eventsIn([text])[0] as Parts;
  return said(parts.by, detailOf(power, parts), parts.words ?? "");
}
