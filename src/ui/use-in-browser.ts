import { createContext, useContext } from 'react';

/** False in a page as the build draws it, and until the browser has hydrated it. */
export const HydratedContext = createContext(true);

/** What only a browser can tell, such as the year; `before` until the page is hydrated. */
export function useInBrowser<Value>(read: () => Value, before: Value): Value {
  return useContext(HydratedContext) ? read() : before;
}
