/** Where this tab remembers for which build it was loaded again. */
const key = 'handheld-legacy.loaded-again-for';

const entryPattern = /<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/;

/**
 * Loads the page again when the site was built anew since it was opened: the code of its other pages
 * is then gone from the server. Once for each build, and never while the server cannot be reached.
 */
export async function loadNewBuild(): Promise<void> {
  try {
    const page = await fetch(location.href, { cache: 'no-store' });
    const entry = entryPattern.exec(await page.text())?.[1];
    const isNew = entry !== undefined && !document.querySelector(`script[src="${entry}"]`);
    if (!isNew || sessionStorage.getItem(key) === entry) return;
    sessionStorage.setItem(key, entry);
    location.reload();
  } catch {
    // No connection, or a browser that stores nothing, where there would be no end to it.
  }
}
