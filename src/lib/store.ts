/** A value outside React that components follow with `useSyncExternalStore(store.subscribe, store.get)`. */
export interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  /** @returns what ends the subscription */
  subscribe: (listener: () => void) => () => void;
}

/** @param onFirst called when the first listener comes; what it returns is called when the last one goes. */
export function createStore<Value>(initial: Value, onFirst?: () => () => void): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  let onLast: (() => void) | undefined;
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) onLast = onFirst?.();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) onLast?.();
      };
    },
  };
}
