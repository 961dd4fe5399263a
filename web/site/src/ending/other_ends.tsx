// Ends that need no count: by agreement where the rules know it, and by an arbiter, who may decide at any
// time.

import { useState } from "preact/hooks";
import type { Player, State } from "../engine/engine.ts";
import { words } from "../words/index.ts";

const draw = 1;
const noResult = 2;
const bothLose = 3;

export function OtherEnds({ state, onEvent }: { state: State; onEvent: (line: string) => void }) {
  const [reason, setReason] = useState("");
  const { end } = words;
  const text = words.ending.arbiter;
  const rule = (who: Player | "-", number: number): void =>
    onEvent(`ruling ${who} ${number} ${reason}`.trim());
  return (
    <details class="panel other-ends">
      <summary>{end.rare}</summary>
      <div class="buttons">
        {(["no_result_agreed", "both_lose"] as const)
          .filter((kind) => state.may[kind].length > 0)
          .map((kind) => (
            <button type="button" onClick={() => onEvent(`${kind} -`)}>
              {end.events[kind]!("B")}
            </button>
          ))}
      </div>
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
            <button type="button" onClick={() => rule(player, 0)}>
              {text.wins(player)}
            </button>
          ))}
          <button type="button" onClick={() => rule("-", draw)}>
            {text.draw}
          </button>
          <button type="button" onClick={() => rule("-", noResult)}>
            {text.noResult}
          </button>
          <button type="button" onClick={() => rule("-", bothLose)}>
            {text.bothLose}
          </button>
        </div>
      </fieldset>
    </details>
  );
}
