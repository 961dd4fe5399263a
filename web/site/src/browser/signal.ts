// State that outlives a screen: a value that changes, and who is told of it. Beside these and the model no
// module keeps any.

import { useEffect, useState } from "preact/hooks";

export interface Signal<T> {
  value: T;
  /** Calls back with each new value, until what it gives back is called. */
  readonly listen: (listener: (value: T) => void) => () => void;
}

export function signal<T>(first: T): Signal<T> {
  const listeners = new Set<(value: T) => void>();
  return {
    get value() {
      return first;
    },
    set value(value) {
      first = value;
      for (const listener of listeners) listener(value);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The value as it is; the component is rendered again when it changes. */
export function useSignal<T>(from: Signal<T>): T {
  const [value, setValue] = useState<T>(from.value);
  useEffect(() => {
    const take = (changed: T): void => setValue(() => changed);
    take(from.value); // it may have changed since
    return from.listen(take);
  }, []);
  return value;
}

/** What is made when it is first asked for. */
export function once<T>(make: () => T): () => T {
  const made: T[] = [];
  return () => (made[0] ??= make());
}
