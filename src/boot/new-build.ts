/** Where this tab remembers which builds it has left by loading the page again. */
const key = 'handheld-legacy.left-builds';

/** Loads the page again, once for each build, when there is a newer one: the code of its other pages is then gone. */
export async function loadNewBuild(): Promise<void> {
  if (!import.meta.env.PROD) return;
  // Named after its content: every page names the scripts of its own build.
  const script = new URL(import.meta.url).pathname;
  try {
    const answer = await fetch(location.href, { cache: 'no-store' });
    // Some hosts send the page of an address that they have no file for with status 404; a page of
    // somebody else's, such as the sign-in of a hotel's network, has no script of ours.
    const scripts: string[] = (await answer.text()).match(/\/assets\/index-[\w-]+\.js/g) ?? [];
    const left = sessionStorage.getItem(key) ?? '';
    if (scripts.length === 0 || scripts.includes(script) || left.includes(script)) return;
    sessionStorage.setItem(key, left + script);
    location.reload();
  } catch {
    // No connection, or a browser that stores nothing, where there would be no end to it.
  }
}
