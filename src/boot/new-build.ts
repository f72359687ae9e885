/** The storage key for the builds that this tab has left by a reload. */
const key = 'handheld-legacy.left-builds';

/** Reloads once per build when the host has a newer build, because the old code of other pages is gone. */
export async function reloadForNewBuild(): Promise<void> {
  if (!import.meta.env.PROD) return;
  // File names have a content hash, so every page refers to the scripts of its own build.
  const script = new URL(import.meta.url).pathname;
  try {
    const response = await fetch(location.href, { cache: 'no-store' });
    // Some hosts respond to an address without a file with status 404 and a page of the site. A foreign page, such as a
    // captive portal's, has none of these scripts.
    const scripts: string[] = (await response.text()).match(/\/assets\/index-[\w-]+\.js/g) ?? [];
    const leftBuilds = sessionStorage.getItem(key) ?? '';
    if (scripts.length === 0 || scripts.includes(script) || leftBuilds.includes(script)) return;
    sessionStorage.setItem(key, leftBuilds + script);
    location.reload();
  } catch {
    // Without a connection, a reload is useless. Without storage, the page could reload for ever.
  }
}
