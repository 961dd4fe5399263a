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

/** Turns pages of what is shown, and at its end goes to the next sheet. */
function useTurning(isPaused: boolean) {
  const [sheet, setSheet] = useState<Sheet>("tables");
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPaused) return;
    const turn = (): void => {
      const { scrollTop, clientHeight, scrollHeight } = place.current!;
      const isAtEnd = scrollTop + clientHeight >= scrollHeight - 2;
      if (!isAtEnd) return place.current!.scrollBy({ top: clientHeight * 0.9, behavior: "smooth" });
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
