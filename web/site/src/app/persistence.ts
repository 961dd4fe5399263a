// What is kept of the site's state: fetched when the page comes, kept when it changes, and taken over from
// another window.

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { placeIn } from "../browser/addresses.ts";
import type { Shinpan } from "../engine/engine.ts";
import { useHosting } from "../browser/hosting.ts";
import {
  noMarks,
  screenOf,
  type Action,
  type Marks,
  type Model,
  type Settings,
} from "../model/model.ts";
import { isSame, stays } from "./same_game.ts";
import { drop, keep, kept, onKeptElsewhere, settleBy } from "../browser/store.ts";
import { keptGame, playable, type GameFile, type KeptGame } from "../model/table.ts";
import { turnKept } from "./turn_kept.ts";

/** The texts of what was fetched or kept last: what is as it was need not be kept again. */
const known = new Map<string, string>();
const note = (key: string, value: unknown): void => void known.set(key, JSON.stringify(value));

/** The games that this window has had on its table, by when they began, and how far. */
const seen = new Map<number, number>();
const see = ({ begun, events }: Pick<GameFile, "begun" | "events">): void => {
  seen.set(begun ?? 0, Math.max(seen.get(begun ?? 0) ?? 0, events.length));
};

settleBy("game", (value, before) => {
  const [ours, there] = [value as KeptGame, before as KeptGame | null | undefined];
  const { ours: takes, apart } = stays(ours, there, there ? (seen.get(there.begun ?? 0) ?? 0) : 0);
  return { takes, besides: apart ? [["left", apart]] : [] };
});

/**
 * Keeps a part of the model in the task in which it has changed, before it is seen. `onStays` is called where
 * what another window has kept stays.
 */
function useKept(key: string, value: unknown, ready: boolean, onStays?: () => void): void {
  const begun = useRef(false);
  useLayoutEffect(() => {
    const isFetched = ready && !begun.current;
    begun.current = ready;
    if (!ready || known.get(key) === JSON.stringify(value)) return;
    note(key, value);
    if (isFetched) return;
    void keep(key, value).then((taken) => {
      if (!taken) onStays?.();
    });
  }, [value, ready]);
}

const isMarks = (value: unknown): value is Marks =>
  typeof value === "object" && value !== null && Array.isArray((value as Marks).points);

const asKept = (game: GameFile | null): KeptGame | null => game && keptGame(game);

type Restored = Extract<Action, { do: "restore" }>;

/** What was kept. A game that cannot be gone on with leaves the table for the records. */
async function restored(engine: Shinpan): Promise<Restored> {
  const [file, settings, marked] = await Promise.all([
    kept("game"),
    kept("settings"),
    kept("marked"),
  ]);
  const found = (file as KeptGame | null | undefined) ?? null;
  const game = found && playable(engine, found);
  if (found && !game) void keep("left", found).then(() => drop("game"));
  return {
    do: "restore",
    game,
    ...(game ? await turnKept(game) : { elapsed: 0, paused: false }),
    settings: (settings as Settings | null | undefined) ?? {},
    marked: game && isMarks(marked) ? marked : noMarks,
  };
}

/**
 * Whether what is kept is another game, or the same one with more in it: a game that could not be kept is not
 * lost by it.
 */
function goneOn(here: KeptGame | null, there: KeptGame | null): boolean {
  if (there === null || JSON.stringify(here) === JSON.stringify(there)) return false;
  if (here === null) return true;
  return isSame(here, there)
    ? there.events.length >= here.events.length || !stays(here, there, 0).ours
    : (there.begun ?? 0) >= (here.begun ?? 0);
}

type Shared = Pick<Model, "game" | "marked" | "settings">;

/** What was played, marked or set in another window; null where that is what this one has. */
function fromOthers({ game, marked, settings }: Shared, found: Restored): Action | null {
  const differ = (one: unknown, two: unknown): boolean =>
    JSON.stringify(one) !== JSON.stringify(two);
  const [here, there] = [asKept(game), asKept(found.game)];
  const marks = !differ(here, there) && differ(marked, found.marked);
  if (marks || goneOn(here, there)) return found;
  const all = { ...settings, ...found.settings };
  return differ(settings, all) ? { do: "set", settings: all } : null;
}

/** Fetches what was done in another window. */
function useOthers(
  engine: Shinpan,
  { game, marked, settings }: Shared,
  act: (action: Action) => void,
): () => Promise<void> {
  const shared = useMemo((): Shared => ({ game, marked, settings }), [game, marked, settings]);
  const latest = useRef(shared);
  latest.current = shared;
  return async () => {
    const before = latest.current;
    const found = await restored(engine);
    const change = latest.current === before ? fromOthers(before, found) : null;
    if (!change) return;
    if (change.do === "restore") {
      note("game", asKept(change.game));
      note("marked", change.marked);
      if (change.game) see(change.game);
    }
    note("settings", { ...before.settings, ...found.settings });
    act(change);
  };
}

export interface Persistence {
  /** What was kept is there. */
  readonly ready: boolean;
  /** This window plays for the bot and the clock. */
  readonly hosting: boolean;
  /** What was played here last, and another window knew nothing of, is among the records. */
  readonly parted: boolean;
  /** The player knows that. */
  readonly understood: () => void;
}

/**
 * Fetches what was kept, and keeps what changes from then on. Where the game goes on in another window, this
 * one takes it over at once, and when the player comes back to it. `onApart` takes a game that was set aside
 * among the records, if there is one.
 */
export function usePersistence(
  engine: Shinpan,
  model: Model,
  act: (action: Action) => void,
  onApart: () => Promise<boolean>,
): Persistence {
  const [ready, setReady] = useState(false);
  const [parted, setParted] = useState(false);
  useEffect(() => {
    void restored(engine).then((found) => {
      if (found.game) see(found.game);
      note("game", asKept(found.game));
      note("marked", found.marked);
      act(found);
      act({ do: "go", screen: screenOf(location.hash), path: placeIn(location.hash).path });
      setReady(true);
    });
  }, []);
  const others = useOthers(engine, model, act);
  const latest = useRef(others);
  latest.current = others;
  if (ready && model.game) see(model.game);
  const file = useMemo(() => asKept(model.game), [model.game]);
  useKept("game", file, ready, () => {
    void latest.current();
    void onApart().then((apart) => {
      if (apart) setParted(true);
    });
  });
  useKept("settings", model.settings, ready);
  useKept("marked", model.marked, ready);
  useEffect(
    () =>
      onKeptElsewhere((key) => {
        if (["", "game", "marked", "settings"].includes(key)) void latest.current();
      }),
    [],
  );
  return { ready, hosting: useHosting(ready, others), parted, understood: () => setParted(false) };
}
