// The log of a game over the net, entry by entry, with the head of its chain: whoever keeps that can show
// later that nothing before it was changed.

import { useState } from "preact/hooks";
import "../parts/long_table.css";
import { clockText } from "../engine/clock.ts";
import { words } from "../words/index.ts";
import type { NetGame } from "./line.ts";

export function LogTable({ game }: { readonly game: NetGame }) {
  const [isOpen, setOpen] = useState(false);
  const text = words.judging;
  const last = game.entries[game.entries.length - 1]!;
  return (
    <details class="panel log-table" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{text.log}</summary>
      {isOpen && (
        <>
          <p class="head">
            <code>{last.head}</code>
          </p>
          <div class="scroll" tabIndex={0} role="region" aria-label={text.log}>
            <table>
              <thead>
                <tr>
                  {text.logHead.map((name) => (
                    <th scope="col">{name}</th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {game.entries.map(({ n, at, by, charged, text: said }) => (
                  <tr key={n}>
                    <td>{n}</td>
                    <td>{new Date(at).toLocaleTimeString()}</td>
                    <td>{text.by[by]}</td>
                    <td>{charged > 0 ? clockText(charged) : ""}</td>
                    <td>{said}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </details>
  );
}
