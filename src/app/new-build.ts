/** Where this tab remembers which build it has left by loading the page again. */
const key = 'handheld-legacy.left-build';

/**
 * Loads the page again when the site was built anew since it was opened: the code of its other pages
 * is then gone from the server. Once for each build, and never while the server cannot be reached.
 */
export async function loadNewBuild(): Promise<void> {
  if (!import.meta.env.PROD) return;
  // Named after its content: every page names the scripts of its own build.
  const script = new URL(import.meta.url).pathname;
  try {
    const answer = await fetch(location.href, { cache: 'no-store' });
    const page = await answer.text();
    if (!answer.ok || page.includes(script) || sessionStorage.getItem(key) === script) return;
    sessionStorage.setItem(key, script);
    location.reload();
  } catch {
    // No connection, or a browser that stores nothing, where there would be no end to it.
  }
}
