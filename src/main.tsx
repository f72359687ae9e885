import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app';
import { fillIn, forgetHead, isNarrowed, prerenderedPage, styled } from './app/prerendered-page';
import { createQueryClient } from './app/query-client';
import { readAhead } from './app/read-ahead';
import { followHistory, preparePath } from './lib/router';
import { routes } from './app/routes';
import './index.css';

/** Brings a prerendered page to life, or draws the page where there is none. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const queryClient = createQueryClient();
  followHistory((pathname) => readAhead(queryClient, pathname));
  const site = (
    <StrictMode>
      <App queryClient={queryClient} />
    </StrictMode>
  );
  const page = prerenderedPage();
  if (!page) {
    createRoot(root).render(site);
    return;
  }
  fillIn(queryClient, page);
  await Promise.all([preparePath(routes, location.pathname), styled()]);
  if (page.path === location.pathname && !isNarrowed()) hydrateRoot(root, site);
  else {
    forgetHead();
    createRoot(root).render(site);
  }
}

void start();
