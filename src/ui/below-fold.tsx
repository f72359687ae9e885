import { useContext, useDeferredValue, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { HydratedContext } from './hydration';

/**
 * The end of a long page: when a link leads there, the beginning is painted first. It is there at once where the
 * browser scrolls down to what was left or linked.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const hydrated = useContext(HydratedContext);
  const followed = useNavigationType() !== NavigationType.Pop;
  const { hash } = useLocation();
  return useDeferredValue(true, !(hydrated && followed && hash === '')) && children;
}
