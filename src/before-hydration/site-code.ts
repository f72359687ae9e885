import { readBuiltPage } from '@/data/reads/built-page';

/** The code that hydrates the page. */
export interface SiteCode {
  /** Fetches it; only the first call does. */
  fetch: () => void;
  /** Fetches it when the page with its pictures is there, or when somebody touches it: until then it would take the line away from the first picture. */
  fetchLater: () => void;
  /** Resolves when a file of it cannot be had. */
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
      // In the order they are named: each runs in a step of its own.
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

/** What does not come in this time is not waited for. */
export const patienceMilliseconds = 8000;

/** On a fast line a page has loaded before its first frame is on the screen, and code would delay that. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true }));
}
