import { readBuiltPage } from '@/data/reads/built-page';

/** The code that hydrates the page. */
export interface SiteCode {
  /** Fetches the code. Later calls do nothing. */
  fetch: () => void;
  /** Fetches the code after load and first paint, or at the first input. An earlier fetch delays the first picture. */
  fetchLater: () => void;
  /** Resolves when a file of the code fails to load. */
  missing: Promise<void>;
}

const touches = ['pointerdown', 'keydown', 'focusin', 'touchstart'];

export function siteCode(): SiteCode {
  let isFetched = false;
  let fail = () => {};
  const missing = new Promise<void>((resolve) => (fail = resolve));
  const fetch = () => {
    for (const touch of touches) removeEventListener(touch, fetch, true);
    const page = readBuiltPage();
    if (isFetched || !page) return;
    isFetched = true;
    const snapshot = { rel: 'preload', as: 'fetch', crossOrigin: '', href: page.snapshot };
    document.head.append(Object.assign(document.createElement('link'), snapshot));
    for (const { content } of document.querySelectorAll<HTMLMetaElement>('meta[name="script"]')) {
      // `async: false` keeps the order of the files. Each file runs in a separate task.
      const file = { type: 'module', crossOrigin: '', async: false, src: content, onerror: fail };
      document.head.append(Object.assign(document.createElement('script'), file));
    }
  };
  const fetchLater = () => {
    for (const touch of touches) addEventListener(touch, fetch, { capture: true, passive: true });
    addEventListener('load', () => void firstPaint().then(fetch), { once: true });
  };
  return { fetch, fetchLater, missing };
}

/** The page waits this long for the site's code. */
export const siteCodeTimeoutMilliseconds = 8000;

/** Resolves at the first paint. Fast connections load a page before its first frame, and code delays that frame. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true }));
}
