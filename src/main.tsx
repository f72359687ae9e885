import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { AliveContext } from './app/alive';
import { App } from './app/app';
import { loadNewBuild } from './app/new-build';
import { fillIn, forgetHead, isNarrowed, prerenderedPage, refresh, watchHead } from './app/prerendered-page';
import { createQueryClient } from './app/query-client';
import { readAhead, readFurther } from './app/read-ahead';
import { routes } from './app/routes';
import { fetchStylesAhead, loadStylesWhenTouched, wholeStyleSheet } from './app/whole-style-sheet';
import { followHistory, preparePath } from './lib/router';
import './index.css';

/** Brings a prerendered page to life, or draws the page where there is none. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const queryClient = createQueryClient();
  const page = prerenderedPage();
  if (page) leaveFileName(page);
  const isThisPage = page?.path === location.pathname && !isNarrowed();
  let alive = false;
  const onAlive = () => {
    if (alive) return;
    alive = true;
    // For benchmarks and tests: from now on the page answers.
    performance.measure('hydration', 'site');
    if (!page) return;
    void refresh(queryClient, page, () => void wholeStyleSheet()).then(() => {
      fetchStylesAhead();
      readFurther(location.pathname);
    });
  };
  const site = (
    <StrictMode>
      <AliveContext value={onAlive}>
        <App queryClient={queryClient} prerendered={isThisPage} />
      </AliveContext>
    </StrictMode>
  );
  performance.mark('site');
  followHistory((pathname) => bothOf(readAhead(queryClient, pathname), wholeStyleSheet()));
  if (page) fillIn(queryClient, page);
  if (isThisPage) {
    loadStylesWhenTouched();
    // When the code does not come, what stands there can still be read.
    await preparePath(routes, location.pathname);
    const singleHead = watchHead();
    const onRecoverableError = (error: unknown) => {
      console.error(error);
      setTimeout(singleHead);
    };
    // In a transition React works in small pieces, between which the page still answers.
    startTransition(() => void hydrateRoot(root, site, { onRecoverableError }));
    return;
  }
  // Until the right page can be drawn, the one that stands there is better than none.
  if (page) await Promise.allSettled([preparePath(routes, location.pathname), wholeStyleSheet()]);
  forgetHead();
  createRoot(root).render(site);
}

/** Some hosts also serve a page by the name of its file. */
function leaveFileName({ path }: { path: string }): void {
  const file = path === '/' ? '/index.html' : `${path}.html`;
  if (path && location.pathname === file) history.replaceState(null, '', path + location.search + location.hash);
}

/** Undefined when there is nothing to wait for: then the next page is shown at once. */
function bothOf(one: Promise<void> | undefined, other: Promise<void> | undefined): Promise<void> | undefined {
  if (!one || !other) return one ?? other;
  return Promise.all([one, other]).then(() => undefined);
}

/** The page stays as it stands there, unless its code is gone because there is a newer build. */
function givenUp(error: unknown): void {
  console.error(error);
  void loadNewBuild();
}

// In a step of its own, so that setting up the code and drawing do not hold up a slow phone in one.
setTimeout(() => void start().catch(givenUp));
