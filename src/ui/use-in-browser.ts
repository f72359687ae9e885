import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** What only a browser can tell, such as the year; `before` while a prerendered page comes alive. */
export function useInBrowser<Value>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(never, read, () => before);
}
