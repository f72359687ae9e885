import { patienceMilliseconds, type SiteCode } from './site-code';

/**
 * Where the address asks for a part of the list that the page is a file of (src/ui/whole-list-note.tsx), a line stands in
 * place of the list until the site's code, which comes at once, has drawn that part.
 * @returns whether it asks for one
 */
export function waitForPart({ fetch, missing }: Pick<SiteCode, 'fetch' | 'missing'>): boolean {
  const list = document.querySelector<HTMLMetaElement>('meta[name="part-of-list"]');
  const asked = new URLSearchParams(location.search);
  if (!list?.content.split(' ').some((name) => asked.get(name))) return false;
  const { note = '' } = list.dataset;
  const { dataset } = document.documentElement;
  const text = asked.get('q') || asked.get('title');
  const line = document.createElement('p');
  dataset.narrowed = '';
  line.setAttribute('role', 'status');
  line.textContent = text ? `Searching for “${text.slice(0, 80)}”...` : 'Loading this part of the list...';
  const showAll = () => {
    // Not where the site's code has already put its own page in place of this one.
    if (!line.isConnected) return;
    dataset.narrowed = 'whole';
    line.textContent = note;
  };
  void missing.then(showAll);
  addEventListener('DOMContentLoaded', () => {
    document.querySelector('main')?.prepend(line);
    setTimeout(showAll, patienceMilliseconds);
    // Not before: that code may be here already, and needs the whole page.
    fetch();
  });
  return true;
}
