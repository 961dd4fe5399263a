// How far each address of the history was scrolled. The browser would put a screen back to its place at once,
// before what it shows has come, and so too high; here the place is held until the player scrolls.

import { signal } from "./signal.ts";

const kept = "shinpan.scrolled"; // in the tab's own storage: a page that is loaded again has it too
const patience = 10_000; // milliseconds in which what a screen waits for has come
const hands = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

const places: Record<string, number> = {};
const release = signal<(() => void) | null>(null); // lets go of the place that is held

const entry = (): string => String(history.state);

/** Holds the page at the place that it had at this address. */
function hold(): void {
  release.value?.();
  const here = entry();
  const back = (): void => (entry() === here ? scrollTo(0, places[here] ?? 0) : letGo());
  const observer = new ResizeObserver(back);
  const timer = setTimeout(() => letGo(), patience);
  const letGo = (): void => {
    release.value = null;
    observer.disconnect();
    clearTimeout(timer);
    for (const hand of hands) removeEventListener(hand, letGo);
  };
  release.value = letGo;
  for (const hand of hands) addEventListener(hand, letGo, { passive: true });
  observer.observe(document.body);
  back();
}

function placesKept(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(kept) ?? "{}") as Record<string, number>;
  } catch {
    return {}; // the browser lets the page keep nothing
  }
}

function keepPlaces(): void {
  try {
    sessionStorage.setItem(kept, JSON.stringify(places));
  } catch {
    // Then it is forgotten.
  }
}

/** Follows how far the player scrolls. `comesBack`: whether they have come back to the address shown now. */
export function followScrolling(comesBack: () => boolean): void {
  history.scrollRestoration = "manual";
  Object.assign(places, placesKept());
  addEventListener(
    "scroll",
    () => {
      if (!release.value && history.state !== null) places[entry()] = scrollY;
    },
    { passive: true },
  );
  addEventListener("popstate", () => (comesBack() ? hold() : release.value?.()));
  addEventListener("pagehide", keepPlaces);
  if (history.state !== null) hold();
}
