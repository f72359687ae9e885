import { createContext, useContext, useEffect } from 'react';
import { reportEarlyInput } from './early-input';
import { repeatEarlyPress } from './early-press';

/** What is called when the first page answers. */
export const AliveContext = createContext<() => void>(() => undefined);

/** Stands in a page beside its content and comes alive with it; the cards and sections in there follow one by one. */
export function Alive() {
  const onAlive = useContext(AliveContext);
  useEffect(() => {
    const main = document.querySelector('main');
    // A choice may lead to another address, which must wait until this one is whole.
    if (main) queueMicrotask(() => reportEarlyInput(main));
    // After that: what is sent by a press is what was typed.
    setTimeout(repeatEarlyPress);
    onAlive();
  }, [onAlive]);
  return null;
}
