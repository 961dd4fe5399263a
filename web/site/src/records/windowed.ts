// A long list of which only the rows in sight are in the page.

import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import type { RefObject } from "preact";

const beyond = 12; // rows above and below those in sight

export interface Span {
  readonly from: number;
  readonly to: number; // behind the last
}

/** The rows of a list of so many, each so high, that are in sight of the window, and some more. */
export function spanOf(top: number, seen: number, count: number, height: number): Span {
  const from = Math.max(0, Math.min(count, Math.floor(-top / height) - beyond));
  const to = Math.min(count, Math.ceil((seen - top) / height) + beyond);
  return { from, to: Math.max(from, to) };
}

/** `place` holds the rows; they scroll with the page. */
export function useSpan(place: RefObject<HTMLElement>, count: number, height: number): Span {
  const [span, setSpan] = useState<Span>({ from: 0, to: Math.min(count, 40) });
  const look = (): void => {
    const top = place.current?.getBoundingClientRect().top ?? 0;
    const now = spanOf(top, innerHeight, count, height);
    setSpan((known) => (known.from === now.from && known.to === now.to ? known : now));
  };
  useLayoutEffect(look, [count, height]);
  useEffect(() => {
    addEventListener("scroll", look, { passive: true });
    addEventListener("resize", look);
    return () => {
      removeEventListener("scroll", look);
      removeEventListener("resize", look);
    };
  }, [count, height]);
  return { from: Math.min(span.from, count), to: Math.min(span.to, count) };
}
