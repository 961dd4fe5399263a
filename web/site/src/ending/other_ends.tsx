// Ends that need no count: by agreement where the rules know it, and by an arbiter, who may decide at any
// time.

import { useState } from "preact/hooks";
import type { GameEvent, Player, State } from "../engine/engine.ts";
import { words } from "../words/index.ts";

type Ruling = Extract<GameEvent, { kind: "ruling" }>["number"];

const wins = 0;
const draw = 1;
const noResult = 2;
const bothLose = 3;

interface Props {
  readonly state: State;
  /** An arbiter may decide here: over the net they do so at their desk. */
  readonly arbiter: boolean;
  readonly onEvent: (event: GameEvent) => void;
}

const agreed = ["no_result_agreed", "both_lose"] as const;

export function OtherEnds({ state, arbiter, onEvent }: Props) {
  const { end } = words;
  const open = agreed.filter((kind) => state.may[kind].length > 0);
  if (open.length === 0 && !arbiter) return null;
  return (
    <details class="panel other-ends">
      <summary>{end.rare}</summary>
      <div class="buttons">
        {open.map((kind) => (
          <button type="button" onClick={() => onEvent({ kind })}>
            {end.events[kind]!("B")}
          </button>
        ))}
      </div>
      {arbiter && <Decision onEvent={onEvent} />}
    </details>
  );
}

function Decision({ onEvent }: Pick<Props, "onEvent">) {
  const [reason, setReason] = useState("");
  const text = words.ending.arbiter;
  const rule = (by: Player | null, number: Ruling): void =>
    onEvent({ kind: "ruling", by, number, words: reason.trimEnd() });
  return (
    <fieldset>
      <legend>{text.heading}</legend>
      <label>
        {text.why}{" "}
        <input
          type="text"
          name="ruling"
          maxLength={200}
          value={reason}
          onInput={(event) => setReason(event.currentTarget.value)}
        />
      </label>
      <div class="buttons">
        {(["B", "W"] as const).map((player) => (
          <button type="button" onClick={() => rule(player, wins)}>
            {text.wins(player)}
          </button>
        ))}
        <button type="button" onClick={() => rule(null, draw)}>
          {text.draw}
        </button>
        <button type="button" onClick={() => rule(null, noResult)}>
          {text.noResult}
        </button>
        <button type="button" onClick={() => rule(null, bothLose)}>
          {text.bothLose}
        </button>
      </div>
    </fieldset>
  );
}
