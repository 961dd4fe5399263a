// A module that comes when it is needed.

import { useEffect, useState } from "preact/hooks";

/**
 * What the module holds; null until it has come. `key` names it where the same place shows one after the
 * other.
 */
export function useLoaded<T>(load: () => Promise<{ readonly default: T }>, key = ""): T | null {
  const [found, setFound] = useState<{ readonly key: string; readonly value: T } | null>(null);
  useEffect(() => {
    let stale = false;
    void load().then(({ default: value }) => {
      if (!stale) setFound({ key, value });
    });
    return () => {
      stale = true;
    };
  }, [key]);
  return found?.key === key ? found.value : null;
}
