// What is kept in the browser: the game on the table, the settings, records. A value is handed to the journal
// (localStorage) and to the database in the task in which it came about, so that what is seen is kept. What
// neither of them takes is told (`onTrouble`) and tried again; what another window keeps is told, too
// (`onKeptElsewhere`).

import { signal } from "./signal.ts";

const name = "shinpan";
const shelf = "kept";
const patience = 2500; // milliseconds until who asks the database goes on without it

/**
 * Why something is not kept: there is no room, the browser forbids it, or it does not answer. "unread": what
 * was kept before could not be fetched, and all that came since is kept.
 */
export type Trouble = "full" | "forbidden" | "silent" | "unread";

const silent = new DOMException("the database does not answer", "TimeoutError");

const troubleOf = (fault: unknown): Trouble =>
  !(fault instanceof DOMException)
    ? "forbidden"
    : fault.name === "QuotaExceededError"
      ? "full"
      : fault.name === "TimeoutError"
        ? "silent"
        : "forbidden";

const database = signal<IDBDatabase | null>(null); // while it is open
const opening = signal<Promise<IDBDatabase> | null>(null);
const isLate = signal(false); // it was waited for in vain

const answerers = new Set<(key: string) => void>();
const channel =
  typeof window === "undefined" || !("BroadcastChannel" in window)
    ? null
    : new BroadcastChannel(name);
channel?.addEventListener("message", ({ data }) => {
  for (const told of answerers) told(String(data));
});

/** Calls back with the key of what another window has kept, and with "" when all may be new. */
export function onKeptElsewhere(listener: (key: string) => void): () => void {
  answerers.add(listener);
  return () => void answerers.delete(listener);
}

/** The database, which stays open until another page deletes it or the browser takes it away. */
function opened(): Promise<IDBDatabase> {
  const forget = (): void => {
    opening.value = database.value = null;
  };
  opening.value ??= new Promise<IDBDatabase>((done, failed) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(shelf);
    request.onsuccess = () => {
      const open = (database.value = request.result);
      open.onclose = forget;
      open.onversionchange = () => {
        open.close();
        forget();
      };
      done(open);
      if (isLate.value) answersAtLast();
    };
    request.onerror = () => failed(request.error);
  });
  opening.value.catch(forget); // it is asked anew the next time
  return opening.value;
}

/** The answer, unless it is waited for in vain. */
function within<T>(answer: Promise<T>, time = patience): Promise<T> {
  return new Promise((done, failed) => {
    const timer = setTimeout(() => failed(silent), time);
    answer.then(done, failed).finally(() => clearTimeout(timer));
  });
}

/** Asks, and gives back what tells the answer when all is done; what fails later ends the transaction. */
type Ask<T> = (store: IDBObjectStore, fail: (fault: unknown) => void) => () => T;

/** What is asked is handed over at once where the database is open. */
function handedTo<T>(open: IDBDatabase, mode: IDBTransactionMode, ask: Ask<T>): Promise<T> {
  return new Promise<T>((done, failed) => {
    const transaction = open.transaction(shelf, mode);
    const fail = (fault: unknown): void => {
      failed(fault);
      transaction.abort();
    };
    const answer = ask(transaction.objectStore(shelf), fail);
    transaction.oncomplete = () => done(answer());
    transaction.onabort = () => failed(transaction.error);
  });
}

async function whenOpen(): Promise<IDBDatabase> {
  try {
    return await within(opened(), isLate.value ? 0 : patience);
  } catch (fault) {
    if (fault === silent && !isLate.value) {
      isLate.value = true;
      tell(unread, silent);
    }
    throw fault;
  }
}

function asked<T>(mode: IDBTransactionMode, ask: Ask<T>): Promise<T> {
  return database.value
    ? handedTo(database.value, mode, ask)
    : whenOpen().then((open) => handedTo(open, mode, ask));
}

const journal = (key: string): string => `${name}.${key}`;

/** undefined where there is none, or where the browser forbids to look. */
function inJournal(key: string): string | undefined {
  try {
    return localStorage.getItem(journal(key)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether the journal has taken it. */
function enter(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(journal(key));
    else localStorage.setItem(journal(key), text);
    return true;
  } catch {
    return false; // full or forbidden
  }
}

/** The keys whose values the database does not have yet. */
function waitingKeys(): readonly string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(journal("")))
      .map((key) => key.slice(journal("").length));
  } catch {
    return [];
  }
}

/** The value of a text of the journal; null for one that is none, as where another program wrote it. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const unread = ""; // stands for what could not be fetched

/** What is not kept, by its key: how it is tried again, and why not. */
const unkept = new Map<string, { readonly again: () => Promise<void>; readonly why: Trouble }>();
const troubled = new Set<(trouble: Trouble | null) => void>();

/** Why not all is kept; null where it is. */
export function trouble(): Trouble | null {
  const [first, next] = [...unkept.values()];
  return (first?.why === "unread" ? (next ?? first) : first)?.why ?? null;
}

/** Calls back when `trouble` changes. */
export function onTrouble(listener: (trouble: Trouble | null) => void): () => void {
  troubled.add(listener);
  return () => void troubled.delete(listener);
}

/** That a value is not kept, or is now: `fault` is null. */
function tell(key: string, fault: unknown, again = async (): Promise<void> => undefined): void {
  const before = trouble();
  if (fault === null) unkept.delete(key);
  else unkept.set(key, { again, why: key === unread ? "unread" : troubleOf(fault) });
  if (trouble() !== before) for (const listener of troubled) listener(trouble());
}

/** Tries to keep what is not kept yet. */
export async function tryAgain(): Promise<void> {
  await Promise.all([...unkept.values()].map(({ again }) => again()));
}

/** What was waited for in vain is there: what was done without it is kept, and what it has is told. */
function answersAtLast(): void {
  isLate.value = false;
  tell(unread, null);
  for (const key of waitingKeys()) {
    const value = valueOf(inJournal(key) ?? "null");
    void (value === null ? drop(key) : keep(key, value));
  }
  void tryAgain();
  for (const told of answerers) told("");
}

/**
 * What was kept under a key; undefined or null for nothing, and where the browser keeps nothing at all. It
 * may be of another version of the site.
 */
export async function kept(key: string): Promise<unknown> {
  const waiting = inJournal(key);
  if (waiting !== undefined) return valueOf(waiting);
  const read = asked("readonly", (store) => {
    const request = store.get(key);
    return () => request.result as unknown;
  });
  return within(read).catch(() => undefined);
}

/** The texts of a list that was kept; none where it is no list. */
export const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === "string") : [];

const under = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** All that was kept under keys that begin so. */
export async function keptUnder(prefix: string): Promise<ReadonlyMap<string, unknown>> {
  const read = asked("readonly", (store) => {
    const range = under(prefix);
    const [keys, values] = [store.getAllKeys(range), store.getAll(range)];
    return () => keys.result.map((key, i): [string, unknown] => [String(key), values.result[i]]);
  });
  const found = new Map(await read.catch(() => []));
  for (const key of waitingKeys()) {
    if (!key.startsWith(prefix)) continue;
    const value = valueOf(inJournal(key) ?? "null");
    if (value === null) found.delete(key);
    else found.set(key, value);
  }
  return found;
}

/** The keys of all that was kept under keys that begin so. */
export async function keysUnder(prefix: string): Promise<readonly string[]> {
  const read = asked("readonly", (store) => {
    const keys = store.getAllKeys(under(prefix));
    return () => keys.result.map(String);
  });
  const waiting = waitingKeys().filter((key) => key.startsWith(prefix));
  const found = new Set(await read.catch(() => []));
  for (const key of waiting) found[inJournal(key) === "null" ? "delete" : "add"](key);
  return [...found];
}

/** What was kept under these keys, in their order. */
export async function keptAll(keys: readonly string[]): Promise<readonly unknown[]> {
  const read = asked("readonly", (store) => {
    const requests = keys.map((key) => store.get(key));
    return () => requests.map(({ result }) => result as unknown);
  });
  const values = await read.catch(() => keys.map(() => undefined));
  return keys.map((key, i) => {
    const waiting = inJournal(key);
    return waiting === undefined ? values[i] : valueOf(waiting);
  });
}

/** Forgets what was kept under a key. */
export async function drop(key: string): Promise<void> {
  tell(key, null);
  enter(key, "null");
  const done = await asked("readwrite", (store) => {
    store.delete(key);
    return () => true;
  }).catch(() => false);
  if (done && inJournal(key) === "null") enter(key, null);
  channel?.postMessage(key);
}

/** What becomes of a value where another is kept: whether it takes its place, and what is kept besides. */
export interface Settled {
  readonly takes: boolean;
  readonly besides?: readonly (readonly [key: string, value: unknown])[] | undefined;
}
export type Settle = (value: unknown, before: unknown) => Settled;

const settles = new Map<string, Settle>();

/** How values of a key are held against what another window has kept under it meanwhile. */
export const settleBy = (key: string, settle: Settle): void => void settles.set(key, settle);

/** Puts a value where it takes the place of what is there. Whether it does. */
function put(key: string, value: unknown, settle: Settle | undefined): Promise<boolean> {
  return asked("readwrite", (store, fail) => {
    let taken = true;
    const before = store.get(key);
    before.onsuccess = () => {
      try {
        const { takes, besides } = settle?.(value, before.result) ?? { takes: true };
        taken = takes;
        for (const [other, more] of besides ?? []) store.put(more, other);
        if (takes) store.put(value, key);
      } catch (fault) {
        fail(fault);
      }
    };
    return () => taken;
  });
}

/** Whether a value may take the place of what waits in the journal, which the database may not have yet. */
function takesTheJournal(key: string, value: unknown, settle: Settle | undefined): boolean {
  const waiting = settle && inJournal(key);
  if (!settle || waiting === undefined) return true;
  const { takes, besides } = settle(value, valueOf(waiting));
  if (!takes) for (const [other, more] of besides ?? []) void keep(other, more);
  return takes;
}

/**
 * Keeps a value under a key. False where what another window has kept there stays, by `settle` or what was
 * set for the key.
 */
export async function keep(
  key: string,
  value: unknown,
  settle = settles.get(key),
): Promise<boolean> {
  if (!takesTheJournal(key, value, settle)) return false;
  const text = JSON.stringify(value);
  const entered = enter(key, text);
  const again = async (): Promise<void> => void (await keep(key, value, settle));
  const late = entered ? undefined : setTimeout(() => tell(key, silent, again), patience);
  let taken = true;
  try {
    taken = await put(key, value, settle);
    tell(key, null);
    if (inJournal(key) === text) enter(key, null);
  } catch (fault) {
    tell(key, entered ? null : fault, again);
  }
  clearTimeout(late);
  channel?.postMessage(key);
  return taken;
}

/** Keeps many values in one go, and forgets others; other windows hear of it under `list`. */
export async function keepAll(
  list: string,
  values: readonly (readonly [key: string, value: unknown])[],
  dropped: readonly string[] = [],
): Promise<boolean> {
  const key = `all ${values[0]?.[0] ?? dropped[0] ?? ""}`;
  const again = async (): Promise<void> => void (await keepAll(list, values, dropped));
  try {
    await asked("readwrite", (store) => {
      for (const [each, value] of values) store.put(value, each);
      for (const each of dropped) store.delete(each);
      return () => true;
    });
    tell(key, null);
    for (const each of dropped) enter(each, null);
    channel?.postMessage(list);
    return true;
  } catch (fault) {
    tell(key, fault, again);
    return false;
  }
}
