// Nothing moves under the player's hand: a click counts where it ends on what it began on, so what comes
// while the player presses is shown when the hand lets go.

let pressed = false;
let waiting: (() => void)[] = [];

/** Shows it at once, or as soon as the player presses no more. */
export function whenFree(show: () => void): void {
  if (pressed) waiting.push(show);
  else show();
}

function showAll(): void {
  if (pressed) return;
  const all = waiting;
  waiting = [];
  for (const show of all) show();
}

/** Heeds the player's hand, as long as the page is there. */
export function heedTheHand(): void {
  addEventListener(
    "pointerdown",
    () => {
      pressed = true;
    },
    { capture: true },
  );
  for (const kind of ["pointerup", "pointercancel"])
    addEventListener(
      kind,
      () => {
        pressed = false;
        setTimeout(showAll); // after the click
      },
      { capture: true },
    );
}
