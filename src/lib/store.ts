/** A value outside React. Components follow it with `useSyncExternalStore(store.subscribe, store.get)`. */
export interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  /** @returns a function that unsubscribes */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Creates a store.
 * @param onFirst runs when the first listener subscribes. Its result runs when the last listener unsubscribes.
 */
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
