import { useContext, useDeferredValue, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { HydratedContext } from './hydration';

/** The end of a long page: when a link leads there, the beginning is painted first. */
export function BelowFold({ children }: { children: ReactNode }) {
  return useBelowFold() && children;
}

/**
 * Is it the turn of what is below the fold? When a link leads to the page, after the beginning has been painted; at
 * once where the browser scrolls down to what was left or linked.
 */
export function useBelowFold(): boolean {
  const hydrated = useContext(HydratedContext);
  const followed = useNavigationType() !== NavigationType.Pop;
  const { hash } = useLocation();
  return useDeferredValue(true, !(hydrated && followed && hash === ''));
}
