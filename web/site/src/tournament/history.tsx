// Every entry of the event, the last one first; each can be undone, and an undoing too.

import { speaking } from "../words/first.ts";
import { words } from "../words/index.ts";
import type { Desk } from "./desk.ts";

export function HistoryTab({ desk }: { readonly desk: Desk }) {
  const text = words.tournament;
  const { mayChange, send } = desk;
  const { history = [] } = desk.view;
  const timeOf = (at: number): string =>
    new Date(at).toLocaleString(speaking.value.language, {
      dateStyle: "short",
      timeStyle: "medium",
    });
  return (
    <ol class="history plain" aria-label={text.tabs.history}>
      {[...history].reverse().map(({ number, at, words: said, remark, undone }) => (
        <li key={number}>
          <span class="quiet">
            {number} · {timeOf(at)}
          </span>
          <span class={undone ? "what undone" : "what"}>{text.told(said, remark)}</span>
          {undone && <span class="quiet">{text.undone}</span>}
          {mayChange && !undone && number > 1 && (
            <button
              type="button"
              aria-label={`${text.undo}: ${number}`}
              onClick={() => void send({ do: { deed: "undone", entry: number } })}
            >
              {text.undo}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
