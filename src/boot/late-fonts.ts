/** Set once the fonts are cached: from then on index.html shows them on slow lines too. */
const cachedKey = 'handheld-legacy.fonts';

export interface LateFonts {
  fetch: () => Promise<void>;
  /** To be called when another page replaces what is being read. Does nothing until the fonts have arrived. */
  show: () => void;
}

/** The fonts that index.html leaves out on a slow line, and removes where the visitor saves data. */
export function lateFonts(): LateFonts {
  const fonts = document.querySelector<HTMLTemplateElement>('#fonts')?.content;
  let arrived = false;
  return {
    fetch: async () => {
      const links = Array.from(fonts?.querySelectorAll('link') ?? []);
      if (links.length === 0) return;
      // A touch starts the site's code, maybe before the page has its pictures.
      if (document.readyState !== 'complete') await new Promise((loaded) => addEventListener('load', loaded));
      try {
        const answers = await Promise.all(links.map(({ href }) => fetch(href, { priority: 'low' })));
        arrived = answers.every(({ ok }) => ok);
        if (arrived) sessionStorage.setItem(cachedKey, '');
      } catch {
        // Without fonts the site keeps those of the device; a browser that keeps nothing shows them within this page only.
      }
    },
    show: () => {
      if (arrived && fonts) document.head.append(fonts);
    },
  };
}
