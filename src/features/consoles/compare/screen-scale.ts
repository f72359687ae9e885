import { createStore } from '@/lib/store';

/** A bank card in millimetres, by ISO/IEC 7810 (ID-1). */
export const card = { width: 85.6, height: 53.98, radius: 3.18 };

/** The possible widths of a card on a screen, in CSS pixels. */
export const cardPixels = { least: 150, most: 900, usual: 324 };

const key = 'handheld-legacy.card';

/** The width of the card while storage is blocked. The unit is a physical pixel, which no zoom changes. */
let notStored: number | null = null;

/** The width of a bank card on this screen in CSS pixels. Null before a calibration. */
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
    // After a reload the page needs a new calibration.
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
