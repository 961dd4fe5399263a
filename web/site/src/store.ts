// What is kept in the browser's database: the game on the table and the settings. A reload or a closed tab loses nothing:
// until the database has a value it stands in the journal, which is written at once.

const name = "shinpan";
const shelf = "kept";

function opened(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(shelf);
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}

function asked<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return opened().then((database) => new Promise<T>((done, failed) => {
    const transaction = database.transaction(shelf, mode);
    const request = ask(transaction.objectStore(shelf));
    transaction.oncomplete = () => { database.close(); done(request.result); };
    transaction.onabort = () => { database.close(); failed(transaction.error); };
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

/** What was kept under a key; undefined for nothing, and where the browser keeps nothing at all. */
export async function kept(key: string): Promise<unknown> {
  const waiting = inJournal(key);
  if (waiting !== undefined) return JSON.parse(waiting);
  return asked("readonly", (store) => store.get(key)).catch(() => undefined);
}

export async function keep(key: string, value: unknown): Promise<void> {
  const text = JSON.stringify(value);
  enter(key, text);
  const done = await asked("readwrite", (store) => store.put(value, key)).then(() => true, () => false);
  if (done && inJournal(key) === text) enter(key, null);
}
