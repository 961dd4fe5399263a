// Where the keyboard's focus goes when what has it is gone, or of no use any more: mostly the button that was
// pressed. The browser would let it fall to the page's beginning. It goes to the heading that came in its
// place, else to that of the panel where it was, else to the board.

import { afterFrame } from "./after_frame.ts";

const headings = "h1, h2, h3";
const point = ".board-place [role=gridcell][tabindex='0']";

const isLost = (element: Element): boolean => !element.isConnected || element.matches(":disabled");

/** It and what it stands in, from the inside out. */
function around(element: Element | null): readonly Element[] {
  return element === null ? [] : [element, ...around(element.parentElement)];
}

/** The headings of screens and panels that came with these changes. */
const headingsThatCame = (changes: readonly MutationRecord[]): readonly Element[] =>
  changes
    .flatMap(({ addedNodes }) => [...addedNodes])
    .flatMap((node) =>
      node instanceof Element
        ? [node, ...node.querySelectorAll("*")].filter((one) => one.matches("h1, h2"))
        : [],
    );

/** The heading of the innermost panel that is still there of those around. */
const headingOfPanel = (places: readonly Element[]): Element | null | undefined =>
  places
    .filter((place) => place.isConnected && place.matches("section, .panel"))
    .map((place) => place.querySelector(headings))
    .find((heading) => heading !== null);

/** Who goes on by keyboard sees where the focus is; nothing moves under a finger. */
function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  if (element.matches(":focus-visible")) element.scrollIntoView({ block: "nearest" });
}

/** Gives the focus back to what had it before, unless the player has put it elsewhere. */
export function giveBack(before: Element | null): void {
  setTimeout(() => {
    if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
  });
}

/** Follows the focus, as long as the page is there. */
export function followFocus(site: Element): void {
  let held: readonly Element[] = []; // what has the focus, and what is around it
  let came: readonly Element[] = []; // since that was lost
  const hasLeft = (): boolean => document.activeElement === document.body;
  const rescue = (): void => {
    if (held.length === 0 || !isLost(held[0]!)) return;
    if (!hasLeft() && document.activeElement !== held[0]) return;
    const heading = came.find((one) => one.isConnected) ?? headingOfPanel(held);
    const found = heading ?? site.querySelector(point) ?? site.querySelector("main h1");
    if (found instanceof HTMLElement) focusOn(found);
  };
  site.addEventListener("focusin", ({ target }) => {
    held = around(target as Element);
    came = [];
  });
  // The player may also click where nothing takes the focus.
  site.addEventListener("focusout", () =>
    setTimeout(() => {
      if (held.length > 0 && !isLost(held[0]!) && hasLeft()) held = [];
    }),
  );
  new MutationObserver((changes) => {
    if (held.length === 0 || !isLost(held[0]!)) return;
    came = [...came, ...headingsThatCame(changes)];
    afterFrame(rescue); // what takes the focus by itself comes first
  }).observe(site, { childList: true, subtree: true, attributeFilter: ["disabled"] });
}
