// Of several tabs with one game, only the one that the player used last asks the bot and lets time run
// out. The others would do so from the game as they saw it, and keep what came of it over what was played.

import { useEffect, useRef, useState } from "preact/hooks";

const lock = "shinpan.table";
const comings = ["focus", "pointerdown", "keydown"] as const;

/**
 * Holds the lock of the table from when the player comes, until they come to another tab; `prepare` is done
 * before that counts. A tab that lost it gets it back when the other one is closed.
 */
class Host {
  private asking: AbortController | null = null;
  private holds = false;

  constructor(
    private readonly locks: LockManager,
    private readonly prepare: () => Promise<void>,
    private readonly tell: (hosting: boolean) => void,
  ) {}

  /** With `now` the lock is taken from whoever has it. */
  ask(now: boolean): void {
    if (this.holds) return;
    this.asking?.abort();
    const mine = new AbortController();
    this.asking = mine;
    const held = async (): Promise<void> => {
      if (this.asking !== mine) return;
      this.holds = true;
      await this.prepare().catch(() => undefined);
      if (this.asking !== mine) return;
      this.tell(true);
      await new Promise(() => undefined);
    };
    const lost = (fault: unknown): void => {
      if (this.asking !== mine) return;
      this.holds = false;
      const taken = fault instanceof DOMException && fault.name === "AbortError";
      this.tell(!taken); // the browser may forbid locks
      if (taken) this.ask(false);
    };
    this.locks.request(lock, now ? { steal: true } : { signal: mine.signal }, held).catch(lost);
  }
}

/**
 * Whether this tab plays for the bot and the clock: always where the browser has no locks for it. `prepare`
 * fetches what was played elsewhere; it is done whenever the player comes back, before the tab plays.
 */
export function useHosting(ready: boolean, prepare: () => Promise<void>): boolean {
  const locks = navigator.locks as LockManager | undefined; // pages of insecure addresses have none
  const [hosting, setHosting] = useState(locks === undefined);
  const latest = useRef(prepare);
  latest.current = prepare;
  useEffect(() => {
    if (!ready) return;
    const host = locks && new Host(locks, () => latest.current(), setHosting);
    const came = ({ type }: Event): void => {
      if (document.hidden) return;
      if (host) host.ask(true);
      else if (type === "focus" || type === "visibilitychange") void latest.current();
    };
    host?.ask(document.hasFocus());
    for (const coming of comings) addEventListener(coming, came, { capture: true });
    document.addEventListener("visibilitychange", came);
    return () => {
      for (const coming of comings) removeEventListener(coming, came, { capture: true });
      document.removeEventListener("visibilitychange", came);
    };
  }, [ready]);
  return hosting;
}
