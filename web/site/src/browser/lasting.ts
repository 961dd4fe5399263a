// What is chosen on a screen, and outlives it: who leaves the screen for another one and comes back finds it
// again. It lasts until the page is loaded anew.

import { useEffect, useState } from "preact/hooks";

const chosen = new Map<string, unknown>();

/** Has a screen that is gone to find something chosen. */
export const choose = (name: string, value: unknown): void => void chosen.set(name, value);

/** As useState, under a name of its own; `wished` takes the place of what was chosen before. */
export function useLasting<T>(
  name: string,
  first: T,
  wished?: T,
): readonly [T, (value: T) => void] {
  const [value, setValue] = useState<T>(
    wished !== undefined ? wished : chosen.has(name) ? (chosen.get(name) as T) : first,
  );
  useEffect(() => void chosen.set(name, value), [value]);
  return [value, setValue];
}
