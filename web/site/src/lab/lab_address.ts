// The address of the lab holds what stands on its table, so that a bookmark or a page that is loaded again
// has it.

import { useEffect, useLayoutEffect } from "preact/hooks";
import { packed, payloadIn } from "../browser/permalink.ts";

const pause = 700; // milliseconds without a change: browsers refuse addresses that change all the time

const become = (address: string): void => history.replaceState(history.state, "", address);
const isOfTheLab = (): boolean => /^#lab(=|$)/.test(location.hash);

/**
 * Brings the address in step with `what`, whose text is asked for when the player pauses. Until then it is a
 * plain one: it never holds what was there before.
 */
export function useAddressInStep(what: unknown, text: () => string): void {
  useLayoutEffect(() => {
    if (isOfTheLab() && payloadIn(location.hash) !== null) become("#lab");
  }, [what]);
  useEffect(() => {
    let stale = false;
    const keepUp = async (): Promise<void> => {
      const address = `#lab=${await packed(text())}`;
      if (!stale && isOfTheLab()) become(address);
    };
    const timer = setTimeout(() => void keepUp(), pause);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [what]);
}
