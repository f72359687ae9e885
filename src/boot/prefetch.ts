import { matchRoutes, type createBrowserRouter, type DataRouteObject } from 'react-router-dom';
import type { QueryClient } from '@tanstack/react-query';
import { loadScreen } from '@/app/screen';
import { hasAnyChanged } from '@/data/reads/content-kinds';
import { isServiceDown } from '@/data/reads/service-state';
import { idle } from '@/lib/idle';
import { isSlowLine } from '@/lib/line';
import { paths } from '@/site/paths';

export type Router = ReturnType<typeof createBrowserRouter>;

/** Ignores pointer and focus that only pass a link. */
const passingMilliseconds = 65;

/** Loads what a page is made of: the code of its routes, and what their loaders read. A failure is told when the link is followed. */
async function prefetch({ routes, state }: Router, address: URL, { withReads = true } = {}): Promise<void> {
  const request = new Request(address);
  // The layout stays: its reads are not sent again.
  const isShown = ({ id, children }: DataRouteObject) =>
    children !== undefined && state.matches.some(({ route }) => route.id === id);
  const needed = (matchRoutes(routes, address) ?? []).filter(({ route }) => !isShown(route));
  await Promise.allSettled(
    needed.flatMap(({ route, params }) => [
      loadScreen(route),
      withReads &&
        typeof route.loader === 'function' &&
        route.loader({ request, params, url: address, pattern: '', context: {} }),
    ]),
  );
}

/** Prefetches a link on hover, keyboard focus or press. Listens on the document, because articles contain links too. */
export function prefetchOnIntent(router: Router): void {
  let timer: number | undefined;
  const leave = () => window.clearTimeout(timer);
  const stay = ({ target }: Event) => {
    leave();
    const address = addressOf(target);
    if (address) timer = window.setTimeout(() => void prefetch(router, address), passingMilliseconds);
  };
  const focus = (event: Event) => {
    // Not the focus that a press gives: the press has prefetched already.
    if (event.target instanceof Element && event.target.matches(':focus-visible')) stay(event);
  };
  const press = ({ target }: Event) => {
    leave();
    const address = addressOf(target);
    if (address) void prefetch(router, address);
  };
  const listeners = { pointerover: stay, focusin: focus, pointerout: leave, focusout: leave, pointerdown: press };
  for (const [event, listener] of Object.entries(listeners))
    document.addEventListener(event, listener, { passive: true });
}

/**
 * Prefetches the links in view while the browser is idle, but not on a line that is slow or to be spared. Once content has
 * changed since the build, the loaders would ask the service for every link: then the code alone comes.
 */
export function prefetchInView(router: Router, queryClient: QueryClient): void {
  if (isSlowLine()) return;
  const known = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  const inView = new IntersectionObserver((links) => {
    for (const { isIntersecting, target } of links) {
      const address = isIntersecting && addressOf(target);
      // No file has a part of a list: the service would be asked for what few want.
      if (!address || address.search || known.has(address.pathname) || !isForMany(router, address)) continue;
      known.add(address.pathname);
      last = last.then(idle).then(async () => {
        if (isServiceDown(queryClient.getQueryCache())) return;
        await prefetch(router, address, { withReads: !hasAnyChanged(queryClient) });
      });
    }
  });
  const look = () => {
    inView.disconnect();
    if (isAdmin(location)) return;
    for (const link of document.links) inView.observe(link);
  };
  look();
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') void idle().then(look);
  });
}

/** Neither the way in for staff, whose code is large, nor a file, which no route draws. */
function isForMany({ routes }: Router, address: URL): boolean {
  const id = matchRoutes(routes, address)?.at(-1)?.route.id;
  return id !== undefined && id !== 'login' && id !== 'not-found';
}

/** Null unless the link leads to another page of the site. */
function addressOf(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.download) return null;
  if (link.pathname === location.pathname || link.username || link.password) return null;
  // Staff follow links to what they have changed a moment ago, or have not saved yet.
  if (isAdmin(location) && !isAdmin(link)) return null;
  return new URL(link.href);
}

function isAdmin({ pathname }: { pathname: string }): boolean {
  return pathname.startsWith(paths.admin);
}
