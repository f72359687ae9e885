import { siteCodeTimeoutMilliseconds, type SiteCode } from './site-code';

/**
 * Shows a line instead of the list when the address asks for a part of the list (src/ui/whole-list-note.tsx). Also
 * fetches the site's code at once, because that code draws the part.
 * @returns whether the address asks for a part
 */
export function waitForPart({ fetch, missing }: Pick<SiteCode, 'fetch' | 'missing'>): boolean {
  const list = document.querySelector<HTMLMetaElement>('meta[name="part-of-list"]');
  const query = new URLSearchParams(location.search);
  if (!list?.content.split(' ').some((name) => query.get(name))) return false;
  const { note = '' } = list.dataset;
  const { dataset } = document.documentElement;
  const text = query.get('q') || query.get('title');
  const line = document.createElement('p');
  dataset.narrowed = '';
  line.setAttribute('role', 'status');
  line.textContent = text ? `Searching for “${text.slice(0, 80)}”...` : 'Loading this part of the list...';
  const showAll = () => {
    // The site's code may have replaced this page already.
    if (!line.isConnected) return;
    dataset.narrowed = 'whole';
    line.textContent = note;
  };
  void missing.then(showAll);
  addEventListener('DOMContentLoaded', () => {
    document.querySelector('main')?.prepend(line);
    setTimeout(showAll, siteCodeTimeoutMilliseconds);
    // The fetch comes last: cached code runs at once, and needs the whole page.
    fetch();
  });
  return true;
}
