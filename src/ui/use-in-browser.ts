import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** What only a browser can tell, such as the year; `before` until the page is hydrated. */
export function useInBrowser<Value>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(never, read, () => before);
}
