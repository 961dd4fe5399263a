// A display for the wall: pairings and standings in turn, big, which goes on by itself through what does not
// fit.

import { useEffect, useRef, useState } from "preact/hooks";
import { addressOf } from "../browser/addresses.ts";
import { words } from "../words/index.ts";
import type { Desk } from "./desk.ts";
import { PairingsByName, PairingsByTable } from "./pairings.tsx";
import { WallList } from "./standings.tsx";

const pause = 8000; // milliseconds
const shown = ["tables", "names", "standings"] as const;
type Sheet = (typeof shown)[number];

/** How far down the first row begins that is not whole in sight, below the head; null at the end. */
function nextPage(place: HTMLElement): number | null {
  const { top, bottom } = place.getBoundingClientRect();
  const head = place.querySelector("thead")?.getBoundingClientRect().height ?? 0;
  if (place.scrollTop + place.clientHeight >= place.scrollHeight - 2) return null;
  const rows = [...place.querySelectorAll("tbody tr")].map((row) => row.getBoundingClientRect());
  const cut = rows.find((row) => row.bottom > bottom + 1);
  const isAhead = cut !== undefined && cut.top > top + head + 1;
  return place.scrollTop + (isAhead ? cut.top - top - head : place.clientHeight - head);
}

/** Turns pages of what is shown, and at its end goes to the next sheet. */
function useTurning(isPaused: boolean) {
  const [sheet, setSheet] = useState<Sheet>("tables");
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPaused) return;
    const turn = (): void => {
      const next = nextPage(place.current!);
      if (next !== null) return place.current!.scrollTo({ top: next });
      place.current!.scrollTo(0, 0);
      setSheet((now) => shown[(shown.indexOf(now) + 1) % shown.length]!);
    };
    const timer = setInterval(turn, pause);
    return () => clearInterval(timer);
  }, [isPaused]);
  return { sheet, setSheet, place };
}

export function Wall({ desk }: { readonly desk: Desk }) {
  const text = words.tournament;
  const { view, id } = desk;
  const [isPaused, setPaused] = useState(false);
  const { sheet, setSheet, place } = useTurning(isPaused);
  return (
    <section class="wall" aria-label={text.tabs.wall}>
      <div class="wall-head">
        <h2>
          {sheet === "standings" ? text.after(view.standings.after) : text.round(view.round)}
          {": "}
          {text.sheets[sheet]}
        </h2>
        <div class="buttons">
          {shown.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={sheet === one}
              onClick={() => setSheet(one)}
            >
              {text.sheets[one]}
            </button>
          ))}
          <button type="button" aria-pressed={isPaused} onClick={() => setPaused(!isPaused)}>
            {text.hold}
          </button>
          <a href={addressOf("tournament", id, "round")}>{text.leaveWall}</a>
        </div>
      </div>
      <div
        class="wall-sheet"
        ref={place}
        tabIndex={0}
        role="region"
        aria-label={text.sheets[sheet]}
      >
        {sheet === "tables" && <PairingsByTable view={view} />}
        {sheet === "names" && <PairingsByName view={view} />}
        {sheet === "standings" && <WallList view={view} />}
      </div>
    </section>
  );
}
