// What is kept of the site's state: fetched when the page comes, kept when it changes, and taken over from
// another tab.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { placeIn } from "./addresses.ts";
import { afterFrame } from "./after_frame.ts";
import type { Shinpan } from "./engine.ts";
import { useHosting } from "./hosting.ts";
import { noMarks, screenOf, type Action, type Marks, type Model, type Settings } from "./model.ts";
import { drop, keep, kept } from "./store.ts";
import { isPlayable, type GameFile } from "./table.ts";
import { turnKept } from "./turn_kept.ts";

/**
 * Keeps a part of the model when it has changed: after the frame that shows it, and at the latest when the
 * page goes. Gives back whether something waits to be kept.
 */
function useKept(key: string, value: unknown, ready: boolean): () => boolean {
  const waiting = useRef<(() => void) | null>(null);
  const known = useRef(value);
  if (ready && known.current !== value)
    waiting.current = () => { waiting.current = null; void keep(key, value); };
  known.current = value;
  useEffect(() => afterFrame(() => waiting.current?.()), [value]);
  useEffect(() => {
    const going = (): void => waiting.current?.();
    addEventListener("pagehide", going);
    return () => removeEventListener("pagehide", going);
  }, []);
  return () => waiting.current !== null;
}

const isMarks = (value: unknown): value is Marks =>
  typeof value === "object" && value !== null && Array.isArray((value as Marks).points);

type Restored = Extract<Action, { do: "restore" }>;

/** What was kept. A game that cannot be gone on with leaves the table for the records. */
async function restored(engine: Shinpan): Promise<Restored> {
  const [file, settings, marked] = await Promise.all([kept("game"), kept("settings"), kept("marked")]);
  const found = (file as GameFile | null | undefined) ?? null;
  const game = found && isPlayable(engine, found) ? found : null;
  if (found && !game) void keep("left", found).then(() => drop("game"));
  return {
    do: "restore", game, elapsed: game ? await turnKept(game) : 0,
    settings: (settings as Settings | null | undefined) ?? {},
    marked: game && isMarks(marked) ? marked : noMarks,
  };
}

/**
 * Whether what is kept is another game, or the same one with more in it: a game that could not be kept is not
 * lost by it.
 */
function goneOn(here: GameFile | null, there: GameFile | null): boolean {
  if (there === null || JSON.stringify(here) === JSON.stringify(there)) return false;
  const same = here !== null && here.begun === there.begun &&
    JSON.stringify(here.start) === JSON.stringify(there.start);
  return !(same && there.events.every((event, i) => event === here.events[i]));
}

type Shared = Pick<Model, "game" | "marked" | "settings">;

/** What was played, marked or set in another tab; null where that is what this one has. */
function fromOthers({ game, marked, settings }: Shared, found: Restored): Action | null {
  const differ = (one: unknown, two: unknown): boolean => JSON.stringify(one) !== JSON.stringify(two);
  const marks = !differ(game, found.game) && differ(marked, found.marked);
  if (marks || goneOn(game, found.game)) return found;
  const all = { ...settings, ...found.settings };
  return differ(settings, all) ? { do: "set", settings: all } : null;
}

/** Fetches what was done in another tab, unless something of this one is still to be kept. */
function useOthers(
  engine: Shinpan, { game, marked, settings }: Shared, waits: () => boolean, act: (action: Action) => void,
): () => Promise<void> {
  const shared = useMemo((): Shared => ({ game, marked, settings }), [game, marked, settings]);
  const known = useRef(shared);
  known.current = shared;
  return async () => {
    if (waits()) return;
    const before = known.current;
    const found = await restored(engine);
    const change = known.current === before ? fromOthers(before, found) : null;
    if (change) act(change);
  };
}

export interface Persistence {
  /** What was kept is there. */
  readonly ready: boolean;
  /** This tab plays for the bot and the clock. */
  readonly hosting: boolean;
}

/**
 * Fetches what was kept, and keeps what changes from then on. Where the game went on in another tab, this one
 * takes it over when the player comes back to it.
 */
export function usePersistence(
  engine: Shinpan, model: Model, act: (action: Action) => void,
): Persistence {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void restored(engine).then((found) => {
      act(found);
      const asked = screenOf(location.hash);
      act({ do: "go", screen: asked ?? (found.game ? "game" : "new"), path: placeIn(location.hash).path });
      setReady(true);
    });
  }, []);
  const waiting = [
    useKept("game", model.game, ready), useKept("settings", model.settings, ready),
    useKept("marked", model.marked, ready),
  ];
  const waits = (): boolean => waiting.some((isWaiting) => isWaiting());
  const hosting = useHosting(ready, useOthers(engine, model, waits, act));
  return { ready, hosting };
}
