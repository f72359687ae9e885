import { followIntent } from './intent';
import { decoded } from './match';
import { announce } from './place-changes';
import { hasMoved, showInTransition } from './transition';

/** Where a visitor is. */
export interface Place {
  pathname: string;
  /** With its question mark, or ''. */
  search: string;
  /** With its sign, or ''. */
  hash: string;
  /** Each entry of the history has one of its own. */
  key: string;
}

export interface GoOptions {
  /** Takes the place of the entry one is at. */
  replace?: boolean;
  /** Leaves the page where it is instead of showing its top, or what the hash names. */
  preventScrollReset?: boolean;
  /** Moves what both pages show, where the browser can. */
  viewTransition?: boolean;
}

/** Asked before a place is left; true keeps the visitor here until `leave` is called. */
export type Gate = (from: Place, to: Place, leave: () => void) => boolean;

/** What the site keeps in an entry of the browser's history. */
interface Entry {
  key: string;
  /** How many entries of this visit lie before it. */
  index: number;
}

let current: Place | null = null;
let index = 0;
let gate: Gate | null = null;
let prepare: (pathname: string) => Promise<void> | undefined = () => undefined;
/** The last navigation that was asked for: an earlier one that is still being prepared is given up. */
let latest = 0;
/** True while the browser is on its way back to an entry that may not be left yet. */
let returning = false;
/** True while the browser leaves an entry that it was allowed to leave. */
let allowed = false;
/** Where the visitor is. */
export function currentPlace(): Place {
  current ??= placeNow();
  return current;
}

/** Follows the browser's back and forward, and loads what a page needs with `preparePage` before it is shown: already when somebody seems to want it. */
export function followHistory(preparePage: typeof prepare): () => void {
  prepare = preparePage;
  current = null;
  const entry = history.state as Partial<Entry> | null;
  index = entry?.index ?? 0;
  if (!entry?.key) history.replaceState({ key: newKey(), index } satisfies Entry, '');
  window.addEventListener('popstate', onPop);
  // Who goes there in spite of a failure hears of it then.
  const unfollowIntent = followIntent((pathname) => void prepare(pathname)?.catch(() => undefined));
  return () => {
    latest += 1;
    unfollowIntent();
    window.removeEventListener('popstate', onPop);
  };
}

/** Guards the place one is at; gives what takes the guard away. */
export function guardPlace(next: Gate): () => void {
  gate = next;
  return () => {
    if (gate === next) gate = null;
  };
}

/** Goes to an address of the site, `steps` back or forward when it is a number. */
export function go(to: string | number, options: GoOptions = {}): void {
  if (typeof to === 'number') return history.go(to);
  const { pathname, search, hash } = new URL(to, location.href);
  const next: Place = { pathname, search, hash, key: newKey() };
  const leave = () => {
    latest += 1;
    void show(next, options, () => {
      if (!options.replace) index += 1;
      const entry: Entry = { key: next.key, index };
      // With the origin: by itself, a path that begins with '//' would be the address of another site.
      history[options.replace ? 'replaceState' : 'pushState'](entry, '', location.origin + pathname + search + hash);
    });
  };
  if (!gate?.(currentPlace(), next, leave)) leave();
}

function onPop({ state }: PopStateEvent): void {
  if (returning) {
    returning = false;
    return;
  }
  let entry = state as Partial<Entry> | null;
  if (!entry?.key) {
    // The browser itself went to a place on this page.
    entry = { key: newKey(), index: index + 1 };
    history.replaceState(entry, '');
  }
  const next = placeNow();
  const steps = (entry.index ?? 0) - index;
  const leave = () => {
    latest += 1;
    index += steps;
    const viewTransition = hasMoved(next.pathname, currentPlace().pathname);
    void show(next, { preventScrollReset: true, viewTransition }, () => undefined);
  };
  const comeBack = () => {
    returning = true;
    history.go(-steps);
  };
  const leaveAgain = () => {
    allowed = true;
    history.go(steps);
  };
  const held = steps !== 0 && !allowed && gate?.(currentPlace(), next, leaveAgain);
  allowed = false;
  if (held) comeBack();
  else leave();
}

async function show(next: Place, options: GoOptions, commit: () => void): Promise<void> {
  const mine = latest;
  const before = currentPlace();
  // Another part of a list needs no other page: it must not wait, or the next choice would not know of this one.
  const needed = next.pathname !== before.pathname || next.search === before.search;
  // A page whose code cannot be loaded says so itself.
  const ready = needed && prepare(next.pathname)?.catch(() => undefined);
  if (ready) await ready;
  if (mine !== latest) return;
  await showInTransition(before.pathname, next.pathname, options.viewTransition ?? false, () => {
    commit();
    current = next;
    announce();
    if (!options.preventScrollReset) scrollTo(next.hash);
  });
}

/** Shows what the hash names when the site is opened. A reload stays where it was. */
export function showAnchor(): void {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (currentPlace().hash && (!opened || opened.type === 'navigate')) scrollTo(currentPlace().hash);
}

function scrollTo(hash: string): void {
  const target = hash && document.getElementById(decoded(hash.slice(1)));
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

function placeNow(): Place {
  const { pathname, search, hash } = location;
  return { pathname, search, hash, key: (history.state as Partial<Entry> | null)?.key ?? '' };
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
