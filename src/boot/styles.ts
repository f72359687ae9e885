/** The first interactions of a visitor; their results may need styles that the page lacks. */
const touches = ['pointerdown', 'keydown', 'focusin', 'touchstart'];

/** The whole site's style sheet: a prerendered page inlines only the rules that it needs. */
export interface SiteStyles {
  /** Resolves when the style sheet has loaded or failed. Undefined once it is loaded. */
  apply: () => Promise<void> | undefined;
  applyWhenTouched: () => void;
  /** Fetches it into the cache; applying it now would lay out a complete page again. */
  prefetch: () => void;
}

/** @param address undefined in a page that links the style sheet itself */
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

/** Set once the fonts are cached: from then on index.html shows them on slow lines too. */
const cachedKey = 'handheld-legacy.fonts';

/** Fetches the fonts that index.html skips on a slow line. */
export async function fetchLateFonts(): Promise<void> {
  const left = document.querySelector<HTMLTemplateElement>('#fonts')?.content.querySelectorAll('link') ?? [];
  try {
    const answers = await Promise.all(Array.from(left, ({ href }) => fetch(href, { priority: 'low' })));
    if (answers.every(({ ok }) => ok)) sessionStorage.setItem(cachedKey, '');
  } catch {
    // Without fonts or storage the site keeps the fonts of the device.
  }
}
