/** Set once the fonts are in the browser's cache: index.html shows them from then on, also on a slow line. */
const cachedKey = 'handheld-legacy.fonts';

/** Fetches the fonts that index.html has left in its template, because the line is slow. */
export async function fetchLateFonts(): Promise<void> {
  const left = document.querySelector<HTMLTemplateElement>('#fonts')?.content.querySelectorAll('link') ?? [];
  try {
    const answers = await Promise.all(Array.from(left, ({ href }) => fetch(href, { priority: 'low' })));
    if (answers.every(({ ok }) => ok)) sessionStorage.setItem(cachedKey, '');
  } catch {
    // Without them, or where nothing can be kept, the site stays in the fonts of the device.
  }
}
