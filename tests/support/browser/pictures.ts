import type { Page } from 'playwright-core';

export interface Picture {
  src: string;
  loaded: boolean;
}

/** Returns every visible picture. Scrolls to each first, because most pictures load only in view. */
export async function picturesOf(page: Page): Promise<Picture[]> {
  return page.evaluate(async () => {
    const pictures: { src: string; loaded: boolean }[] = [];
    for (const image of document.images) {
      if (!image.checkVisibility()) continue;
      image.scrollIntoView({ block: 'center', behavior: 'instant' });
      // Rejects for a broken picture, which `naturalWidth` shows as well.
      await image.decode().catch(() => undefined);
      pictures.push({ src: new URL(image.currentSrc || image.src).pathname, loaded: image.naturalWidth > 0 });
    }
    return pictures;
  });
}
