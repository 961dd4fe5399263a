// Nothing moves under the player's hand: a click counts where it ends on what it began on, so what comes
// while the player presses is shown when the hand lets go.

import { signal } from "./signal.ts";

const pressed = signal(false);
const waiting: (() => void)[] = [];

/** Shows it at once, or as soon as the player presses no more. */
export function whenFree(show: () => void): void {
  if (pressed.value) waiting.push(show);
  else show();
}

function showAll(): void {
  if (pressed.value) return;
  for (const show of waiting.splice(0)) show();
}

/** Follows the player's hand, as long as the page is there. */
export function followPress(): void {
  addEventListener(
    "pointerdown",
    () => {
      pressed.value = true;
    },
    { capture: true },
  );
  for (const kind of ["pointerup", "pointercancel"])
    addEventListener(
      kind,
      () => {
        pressed.value = false;
        setTimeout(showAll); // after the click
      },
      { capture: true },
    );
}
