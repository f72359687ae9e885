import { createStore } from '@/lib/store';

/** A bank card in millimetres, by ISO/IEC 7810 (ID-1). */
export const card = { width: 85.6, height: 53.98, radius: 3.18 };

/** How wide a card can be on a screen, in CSS pixels. */
export const cardPixels = { least: 150, most: 900, usual: 324 };

const key = 'handheld-legacy.card';

/** Where the browser stores nothing. In pixels of the screen, so that magnifying the page changes nothing. */
let notStored: number | null = null;

/** How many CSS pixels a bank card is wide on this screen; null until one was held against it. */
export const cardWidth = createStore<number | null>(null, () => {
  const update = () => cardWidth.set(readCard());
  update();
  window.addEventListener('resize', update);
  window.addEventListener('storage', update);
  return () => {
    window.removeEventListener('resize', update);
    window.removeEventListener('storage', update);
  };
});

export function keepCardWidth(width: number): void {
  const ofScreen = width * window.devicePixelRatio;
  try {
    localStorage.setItem(key, String(ofScreen));
    notStored = null;
  } catch {
    // It is asked for again after a reload.
    notStored = ofScreen;
  }
  cardWidth.set(readCard());
}

function readCard(): number | null {
  const width = (notStored ?? storedCard()) / window.devicePixelRatio;
  return width >= cardPixels.least && width <= cardPixels.most ? width : null;
}

function storedCard(): number {
  try {
    return Number(localStorage.getItem(key));
  } catch {
    return 0;
  }
}
