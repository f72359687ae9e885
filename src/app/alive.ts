import { createContext, useContext, useEffect } from 'react';

/** What is called when the first page is hydrated. */
export const AliveContext = createContext<() => void>(() => undefined);

/** Stands in a page beside its content and is hydrated with it; the cards and sections in there follow one by one. */
export function Alive() {
  const onAlive = useContext(AliveContext);
  useEffect(onAlive, [onAlive]);
  return null;
}
