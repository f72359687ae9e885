import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/app';
import { createQueryClient } from './app/query-client';
import { patchRoutesOnNavigation, routes } from './app/routes';
import { ignoreSkippedTransitions } from './lib/skipped-transitions';
import './index.css';

ignoreSkippedTransitions();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App queryClient={createQueryClient()} router={createBrowserRouter(routes, { patchRoutesOnNavigation })} />
  </StrictMode>,
);
