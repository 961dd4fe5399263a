// What is kept in the browser's database: the game on the table, the settings, records. A reload or a closed
// tab loses nothing: until the database has a value it stands in the journal, which is written at once.

const name = "shinpan";
const shelf = "kept";

let connection: Promise<IDBDatabase> | null = null;

/** The database, which stays open until another page deletes it or the browser takes it away. */
function opened(): Promise<IDBDatabase> {
  connection ??= new Promise<IDBDatabase>((done, failed) => {
    const forget = (): void => { connection = null; };
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(shelf);
    request.onsuccess = () => {
      request.result.onclose = forget;
      request.result.onversionchange = () => { forget(); request.result.close(); };
      done(request.result);
    };
    request.onerror = () => { forget(); failed(request.error); };
  });
  return connection;
}

function asked<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return opened().then((database) => new Promise<T>((done, failed) => {
    const transaction = database.transaction(shelf, mode);
    const request = ask(transaction.objectStore(shelf));
    transaction.oncomplete = () => done(request.result);
    transaction.onabort = () => failed(transaction.error);
  }));
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

function enter(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(journal(key));
    else localStorage.setItem(journal(key), text);
  } catch {
    // Full or forbidden: the database has it in a moment.
  }
}

/** The keys whose values the database does not have yet. */
function waitingKeys(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(journal("")))
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

/**
 * What was kept under a key; undefined or null for nothing, and where the browser keeps nothing at all. It
 * may be of another version of the site.
 */
export async function kept(key: string): Promise<unknown> {
  const waiting = inJournal(key);
  if (waiting !== undefined) return valueOf(waiting);
  return asked("readonly", (store) => store.get(key)).catch(() => undefined);
}

/** The texts of a list that was kept; none where it is no list. */
export const textsIn = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value.filter((each): each is string => typeof each === "string") : []);

/** All that was kept under keys that begin so. */
export async function keptUnder(prefix: string): Promise<ReadonlyMap<string, unknown>> {
  const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  const [keys, values] = await Promise.all([
    asked("readonly", (store) => store.getAllKeys(range)), asked("readonly", (store) => store.getAll(range)),
  ]).catch(() => [[], []] as [IDBValidKey[], unknown[]]);
  const found = new Map(keys.map((key, i): [string, unknown] => [String(key), values[i]]));
  for (const key of waitingKeys()) {
    if (!key.startsWith(prefix)) continue;
    const value = valueOf(inJournal(key) ?? "null");
    if (value === null) found.delete(key);
    else found.set(key, value);
  }
  return found;
}

/** Forgets what was kept under a key. */
export async function drop(key: string): Promise<void> {
  enter(key, "null");
  const done = await asked("readwrite", (store) => store.delete(key)).then(() => true, () => false);
  if (done && inJournal(key) === "null") enter(key, null);
}

/** What else is put, under which key, when that is what the database has; null for nothing. */
type Besides = (before: unknown) => readonly [key: string, value: unknown] | null;

/** Keeps a value under a key: at once in the journal, in a moment in the database. */
export async function keep(key: string, value: unknown, besides?: Besides): Promise<void> {
  const text = JSON.stringify(value);
  enter(key, text);
  await new Promise((later) => setTimeout(later, 50)); // the frame that shows the move comes first
  if (inJournal(key) !== text && inJournal(key) !== undefined) return; // something newer is waiting
  const done = await asked("readwrite", (store) => {
    if (besides) {
      const before = store.get(key);
      before.onsuccess = () => {
        const more = besides(before.result);
        if (more) store.put(more[1], more[0]);
      };
    }
    return store.put(value, key);
  }).then(() => true, () => false);
  if (done && inJournal(key) === text) enter(key, null);
}
