// Whether the player goes on to a screen or comes back to one. Who goes on finds its top; who comes back, or
// loads the page again, finds the place where they were.

import { followScrolling } from "./scrolled.ts";
import { signal } from "./signal.ts";

const on = signal(false);

/** The player goes on: they neither came back to the screen nor opened the page with it. */
export const goesOn = (): boolean => on.value;

/** The state of an address in the browser's history that has been shown: of each another. */
const seen = (): string => `seen ${Date.now().toString(36)} ${Math.random().toString(36).slice(2)}`;

export const visit = (address: string): void => history.pushState(seen(), "", address);

/** The address shown now, where a link led to it, is one to come back to from now on. */
export function markSeen(): void {
  if (history.state === null) history.replaceState(seen(), "");
}

/** Follows which way the player takes, as long as the page is there. */
export function followHistory(): void {
  for (const kind of ["click", "change", "drop", "paste"])
    addEventListener(
      kind,
      () => {
        on.value = true;
      },
      { capture: true },
    );
  addEventListener(
    "popstate",
    () => {
      on.value = history.state === null;
    },
    { capture: true },
  );
  followScrolling(() => !on.value);
}
