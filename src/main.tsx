import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { createQueryClient } from './app/query-client';
import { routes } from './app/routes';
import { followHistory, preparePath } from './lib/router';
import './index.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
followHistory((pathname) => preparePath(routes, pathname));
createRoot(root).render(
  <StrictMode>
    <App queryClient={createQueryClient()} />
  </StrictMode>,
);
