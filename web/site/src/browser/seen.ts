// Whether the page is seen: what takes long and is for the player's eyes alone rests while it is hidden.

import { useEffect, useState } from "preact/hooks";

/** False while the page is hidden. */
export function useSeen(): boolean {
  const [seen, setSeen] = useState(!document.hidden);
  useEffect(() => {
    const changed = (): void => setSeen(!document.hidden);
    document.addEventListener("visibilitychange", changed);
    return () => document.removeEventListener("visibilitychange", changed);
  }, []);
  return seen;
}
