import { createContext, useCallback, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { currentPlace, go, guardPlace, type GoOptions, type Place } from './history';
import { onPlaceChange } from './place-changes';
import { currentTransition } from './transition';

/** Where a page is that does not follow the browser's history: one that is rendered for a file. */
export const FixedPlace = createContext<Place | null>(null);

/** Where the visitor is. */
export function useLocation(): Place {
  const fixed = useContext(FixedPlace);
  const place = useSyncExternalStore(onPlaceChange, currentPlace, () => fixed ?? currentPlace());
  return fixed ?? place;
}

/** Goes to an address of the site. */
export function useNavigate(): typeof go {
  return go;
}

type SearchParamsChange = URLSearchParams | Record<string, string> | ((before: URLSearchParams) => URLSearchParams);

/** What follows the question mark in the address, and what changes it. */
export function useSearchParams(): [URLSearchParams, (change: SearchParamsChange, options?: GoOptions) => void] {
  const { search } = useLocation();
  const parameters = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback((next: SearchParamsChange, options?: GoOptions) => {
    // As it is now: two changes in a row must not undo each other.
    const before = new URLSearchParams(currentPlace().search);
    const text = new URLSearchParams(typeof next === 'function' ? next(before) : next).toString();
    go(location.origin + currentPlace().pathname + (text && `?${text}`), options);
  }, []);
  return [parameters, change];
}

/** Does a view transition run from or to this path? */
export function useViewTransitionState(pathname: string): boolean {
  const moving = useSyncExternalStore(onPlaceChange, currentTransition, () => null);
  return moving?.includes(pathname) ?? false;
}

interface Blocker {
  /** True while somebody wants to leave and has not been answered. */
  blocked: boolean;
  proceed: () => void;
  reset: () => void;
}

/** Holds up whoever leaves a place while `shouldBlock` says so. */
export function useBlocker(shouldBlock: (from: Place, to: Place) => boolean): Blocker {
  const [waiting, setWaiting] = useState<{ leave: () => void } | null>(null);
  useEffect(
    () =>
      guardPlace((from, to, leave) => {
        const blocks = shouldBlock(from, to);
        if (blocks) setWaiting({ leave });
        return blocks;
      }),
    [shouldBlock],
  );
  return {
    blocked: waiting !== null,
    proceed: () => {
      setWaiting(null);
      waiting?.leave();
    },
    reset: () => setWaiting(null),
  };
}
