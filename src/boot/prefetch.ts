import { matchRoutes, type createBrowserRouter } from 'react-router-dom';
import { loadScreen } from '@/app/screen';

export type Router = ReturnType<typeof createBrowserRouter>;

/** Ignores pointer and focus that only pass a link. */
const passingMilliseconds = 65;

/** Prefetches a page as the build has made it. */
export type BuildPrefetch = (address: URL) => Promise<unknown>;

/**
 * Prefetches code and data of a link on hover, keyboard focus or press. Listens on the document, because articles contain
 * links too.
 * @returns a function that has it use the files of the build, as soon as it is known what has changed since
 */
export function prefetchOnIntent(router: Router): (fromBuild: BuildPrefetch) => void {
  let fromBuild: BuildPrefetch | undefined;
  let timer: number | undefined;
  const leave = () => window.clearTimeout(timer);
  const stay = ({ target }: Event) => {
    leave();
    const address = addressOf(target);
    if (address) timer = window.setTimeout(() => prefetch(router, address, fromBuild), passingMilliseconds);
  };
  const focus = (event: Event) => {
    // Not the focus that a press gives: the press has prefetched already.
    if (event.target instanceof Element && event.target.matches(':focus-visible')) stay(event);
  };
  const press = ({ target }: Event) => {
    leave();
    const address = addressOf(target);
    if (address) prefetch(router, address, fromBuild);
  };
  const listeners = { pointerover: stay, focusin: focus, pointerout: leave, focusout: leave, pointerdown: press };
  for (const [event, listener] of Object.entries(listeners))
    document.addEventListener(event, listener, { passive: true });
  return (prefetchBuild) => (fromBuild = prefetchBuild);
}

function prefetch({ routes }: Router, address: URL, fromBuild: BuildPrefetch | undefined): void {
  // First: what the loaders read waits for it.
  fromBuild?.(address).catch(() => undefined);
  const request = new Request(address);
  for (const { route, params } of matchRoutes(routes, address) ?? []) {
    // The navigation itself reports a failure.
    loadScreen(route).catch(() => undefined);
    if (typeof route.loader === 'function')
      void route.loader({ request, params, url: address, pattern: '', context: {} });
  }
}

/** Null unless the link leads to another page of the site. */
export function addressOf(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.pathname === location.pathname) return null;
  return new URL(link.href);
}
