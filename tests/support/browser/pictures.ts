import type { Page } from 'playwright-core';

export interface Picture {
  src: string;
  loaded: boolean;
}

/** Returns every visible picture. Scrolls to each picture first, because most pictures load only in view. */
export async function picturesOf(page: Page): Promise<Picture[]> {
  return page.evaluate(async () => {
    const pictures: { src: string; loaded: boolean }[] = [];
    for (const image of document.images) {
      if (!image.checkVisibility()) continue;
      image.scrollIntoView({ block: 'center', behavior: 'instant' });
      // `decode` rejects a broken picture. `naturalWidth` reports the fault below.
      await image.decode().catch(() => undefined);
      pictures.push({ src: new URL(image.currentSrc || image.src).pathname, loaded: image.naturalWidth > 0 });
    }
    return pictures;
  });
}
