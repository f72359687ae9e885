import { matchRoutes, type createBrowserRouter, type DataRouteObject } from 'react-router-dom';
import type { QueryClient } from '@tanstack/react-query';
import { loadScreen } from '@/app/screen';
import { hasContentChanged } from '@/data/reads/content-kinds';
import { isServiceDown } from '@/data/reads/service-state';
import { idle } from '@/lib/idle';
import { isSlowLine } from '@/lib/line';
import { paths } from '@/site/paths';

export type Router = ReturnType<typeof createBrowserRouter>;

/** The pointer or the focus must stay on a link this long before a prefetch starts. */
const passingMilliseconds = 65;

/**
 * Loads the code of a page's routes, and runs their loaders. The visitor sees a failure only after following the link.
 */
async function prefetch({ routes, state }: Router, address: URL, { withReads = true } = {}): Promise<void> {
  const request = new Request(address);
  // The layout stays on the screen, so its reads are unnecessary.
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

/** Prefetches on hover, keyboard focus or press. Listens on the document, because articles contain links too. */
export function prefetchOnIntent(router: Router): void {
  let timer: number | undefined;
  const stopTimer = () => window.clearTimeout(timer);
  const startTimer = ({ target }: Event) => {
    stopTimer();
    const address = pageAddressOf(target);
    if (address) timer = window.setTimeout(() => void prefetch(router, address), passingMilliseconds);
  };
  const onFocus = (event: Event) => {
    // A press also moves the focus, but the press itself has started a prefetch.
    if (event.target instanceof Element && event.target.matches(':focus-visible')) startTimer(event);
  };
  const onPress = ({ target }: Event) => {
    stopTimer();
    const address = pageAddressOf(target);
    if (address) void prefetch(router, address);
  };
  const listeners = {
    pointerover: startTimer,
    focusin: onFocus,
    pointerout: stopTimer,
    focusout: stopTimer,
    pointerdown: onPress,
  };
  for (const [event, listener] of Object.entries(listeners))
    document.addEventListener(event, listener, { passive: true });
}

/**
 * Prefetches the links in view while the browser is idle, except on a slow or metered line. When content has changed
 * since the build, this prefetches only code, because the loaders would ask the service.
 */
export function prefetchInView(router: Router, queryClient: QueryClient): void {
  if (isSlowLine()) return;
  const prefetched = new Set<string>();
  let queue: Promise<unknown> = Promise.resolve();
  const inView = new IntersectionObserver((links) => {
    for (const { isIntersecting, target } of links) {
      const address = isIntersecting && pageAddressOf(target);
      // A part of a list has no snapshot, so its reads would reach the service. Few visitors open that page.
      if (!address || address.search || prefetched.has(address.pathname) || !isWorthPrefetching(router, address))
        continue;
      prefetched.add(address.pathname);
      queue = queue.then(idle).then(async () => {
        if (isServiceDown(queryClient.getQueryCache())) return;
        await prefetch(router, address, { withReads: !hasContentChanged(queryClient) });
      });
    }
  });
  const observeLinks = () => {
    inView.disconnect();
    if (isAdmin(location)) return;
    for (const link of document.links) inView.observe(link);
  };
  observeLinks();
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') void idle().then(observeLinks);
  });
}

/** Rejects the sign-in screen, whose code is large, and files, which no route draws. */
function isWorthPrefetching({ routes }: Router, address: URL): boolean {
  const id = matchRoutes(routes, address)?.at(-1)?.route.id;
  return id !== undefined && id !== 'login' && id !== 'not-found';
}

/** Returns the address of a link to another page of the site; null for any other target. */
function pageAddressOf(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.download) return null;
  if (link.pathname === location.pathname || link.username || link.password) return null;
  // Staff follow links to content that they changed a moment ago or have not saved yet.
  if (isAdmin(location) && !isAdmin(link)) return null;
  return new URL(link.href);
}

function isAdmin({ pathname }: { pathname: string }): boolean {
  return pathname.startsWith(paths.admin);
}
