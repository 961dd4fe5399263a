// What is kept in the browser's database: the game on the table and the settings. A reload or a closed tab loses nothing.

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

/** What was kept under a key; undefined for nothing, and where the browser keeps nothing at all. */
export const kept = (key: string): Promise<unknown> => asked("readonly", (store) => store.get(key)).catch(() => undefined);

export const keep = (key: string, value: unknown): Promise<void> =>
  asked("readwrite", (store) => store.put(value, key)).then(() => undefined, () => undefined);
