// Modules that come when they are needed.

import { useEffect, useState } from "preact/hooks";
import { signal } from "./signal.ts";

/** Whether one could not be had: the server is gone, or has another build of the site. */
export const isPartLost = /* @__PURE__ */ signal(false);

/** The module, or null where it cannot be had, which the page then says. */
export async function part<T>(load: () => Promise<T>): Promise<T | null> {
  return load().catch(() => {
    isPartLost.value = true;
    return null;
  });
}

/**
 * Loads the page again, where the server answers: a browser does not fetch a module again that it could not
 * have, and a new build has others.
 */
export async function loadAgain(): Promise<void> {
  const answer = await fetch(location.href, { cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
}

/**
 * What the module holds; null until it has come. `key` names it where the same place shows one after the
 * other.
 */
export function useLoaded<T>(load: () => Promise<{ readonly default: T }>, key = ""): T | null {
  const [found, setFound] = useState<{ readonly key: string; readonly value: T } | null>(null);
  useEffect(() => {
    let stale = false;
    void part(load).then((module) => {
      if (module && !stale) setFound({ key, value: module.default });
    });
    return () => {
      stale = true;
    };
  }, [key]);
  return found?.key === key ? found.value : null;
}
