import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import toast from 'react-hot-toast/headless';
import { afterAll, afterEach, vi } from 'vitest';
import { network, server } from './server/server';

configure({ asyncUtilTimeout: 5000 });

// Before any module of the site is loaded: the REST client keeps the fetch it finds then.
server.listen({ onUnhandledRequest: 'error' });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  toast.remove();
  server.resetHandlers();
  network.reset();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => server.close());

// jsdom has no layout: scrolling is asserted through these.
window.scrollTo = vi.fn();
Element.prototype.scrollIntoView = vi.fn();
