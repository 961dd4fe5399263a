// A worker of a screen: it comes with the first question and goes with the screen.

import { useEffect, useMemo } from "preact/hooks";
import { startedWhenAsked, type Asking, type Work } from "shinpan/protocol";

export function useWorker<W extends Work<unknown, unknown, unknown>>(
  start: () => Worker,
): Asking<W> {
  const asking = useMemo(() => startedWhenAsked<W>(start), []);
  useEffect(() => asking.end, []);
  return asking;
}
