/** What a visitor does first; whatever it opens may need styles that the page did not. */
const touches = ['pointerdown', 'keydown', 'focusin', 'touchstart'];

/** The style sheet of the whole site: a prerendered page carries only the rules that it needs itself. */
export interface SiteStyles {
  /** Resolves when it is applied, or cannot be had: then most still looks right. Undefined once that is so. */
  apply: () => Promise<void> | undefined;
  applyWhenTouched: () => void;
  /** Has the browser keep it ready; applying it now would lay out again a page that has all it needs. */
  prefetch: () => void;
}

/** @param address undefined in a page that has the style sheet already */
export function siteStyles(address: string | undefined): SiteStyles {
  let loading: Promise<void> | undefined;
  let loaded = address === undefined;
  const apply = () => {
    if (loaded || address === undefined) return undefined;
    loading ??= load(address).then(() => {
      loaded = true;
    });
    return loading;
  };
  return {
    apply,
    applyWhenTouched: () => {
      const start = () => {
        for (const touch of touches) removeEventListener(touch, start, true);
        void apply();
      };
      for (const touch of touches) addEventListener(touch, start, { capture: true, passive: true });
    },
    prefetch: () => {
      if (address !== undefined) fetch(address, { priority: 'low' }).catch(() => undefined);
    },
  };
}

function load(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve());
    document.head.append(link);
  });
}

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
