import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * The state of a list, and functions that change it. The address keeps the state for the back button, a reload and
 * sharing.
 */
interface ListAddress {
  /** Starts at 1. Any other text in the address means the first page. */
  page: number;
  get: (name: string) => string;
  /** Changes parameters, returns to page 1 and adds a history entry. '' removes a parameter. */
  choose: (changes: Record<string, string>) => void;
  /** Changes parameters like `choose`, but replaces the history entry, because the user is still typing. */
  refine: (changes: Record<string, string>) => void;
  hrefTo: (page: number) => string;
  /** Returns the address with these changes, on the first page. */
  hrefWith: (changes: Record<string, string>) => string;
  reset: () => void;
}

/** Limits the page, so that the offsets of rows stay in range. */
const highestPage = 100_000;

export function useListAddress(): ListAddress {
  const { pathname } = useLocation();
  const [parameters, setParameters] = useSearchParams();
  // Two changes may come before a render, such as a pending search and a chosen category.
  const latest = useRef(parameters);
  useEffect(() => {
    latest.current = parameters;
  }, [parameters]);
  const change = (changes: Record<string, string>, options: { replace?: boolean; preventScrollReset?: boolean }) => {
    latest.current = changed(latest.current, changes);
    setParameters(latest.current, options);
  };
  const hrefWith = (changes: Record<string, string>) => {
    const text = changed(parameters, { page: '', ...changes }).toString();
    return pathname + (text && `?${text}`);
  };
  return {
    ...listAddress(parameters),
    choose: (changes) => change({ ...changes, page: '' }, { preventScrollReset: true }),
    refine: (changes) => change({ ...changes, page: '' }, { replace: true, preventScrollReset: true }),
    hrefTo: (page) => hrefWith({ page: page > 1 ? String(page) : '' }),
    hrefWith,
    reset: () => setParameters({}, { preventScrollReset: true }),
  };
}

/** Reads the state of a list from the address, for code without hooks. */
export function listAddress(parameters: URLSearchParams): Pick<ListAddress, 'page' | 'get'> {
  return { page: pageNumber(parameters.get('page')), get: (name) => parameters.get(name) ?? '' };
}

function changed(before: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

function pageNumber(text: string | null): number {
  if (!text || !/^[1-9][0-9]{0,5}$/.test(text)) return 1;
  return Math.min(Number(text), highestPage);
}
