import type { Page } from 'playwright-core';

/** A picture on the page, by the address it asked for. */
export interface Picture {
  src: string;
  loaded: boolean;
}

/** Every visible picture, each brought into view first, since most load only then. */
export async function picturesOf(page: Page): Promise<Picture[]> {
  return page.evaluate(async () => {
    const seen: { src: string; loaded: boolean }[] = [];
    for (const image of document.images) {
      if (!image.checkVisibility()) continue;
      image.scrollIntoView({ block: 'center', behavior: 'instant' });
      // Rejects for a picture that cannot be shown, which naturalWidth tells as well.
      await image.decode().catch(() => undefined);
      seen.push({ src: new URL(image.currentSrc || image.src).pathname, loaded: image.naturalWidth > 0 });
    }
    return seen;
  });
}
