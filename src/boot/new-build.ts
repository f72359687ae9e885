/** The builds that this tab has already reloaded from. */
const key = 'handheld-legacy.left-builds';

/** Reloads once per build when a newer one is deployed: the code of other pages is gone then. */
export async function loadNewBuild(): Promise<void> {
  if (!import.meta.env.PROD) return;
  // Named by content hash: every page names the scripts of its own build.
  const script = new URL(import.meta.url).pathname;
  try {
    const answer = await fetch(location.href, { cache: 'no-store' });
    // Some hosts answer an address without a file with status 404 and a page of the site; a foreign page, such as a
    // captive portal's, has none of its scripts.
    const scripts: string[] = (await answer.text()).match(/\/assets\/index-[\w-]+\.js/g) ?? [];
    const left = sessionStorage.getItem(key) ?? '';
    if (scripts.length === 0 || scripts.includes(script) || left.includes(script)) return;
    sessionStorage.setItem(key, left + script);
    location.reload();
  } catch {
    // No connection, or no storage, where the reload could loop.
  }
}
