import { colourSchemeKey, isColourScheme, shownColourScheme } from '@/site/colour-scheme';

/** Before the first paint. */
export function applyChosenColours(): void {
  const { dataset } = document.documentElement;
  try {
    const chosen = localStorage.getItem(colourSchemeKey);
    if (isColourScheme(chosen)) dataset.colourScheme = chosen;
  } catch {
    // A browser that keeps nothing follows the device.
  }
}

/** src/ui/colour-scheme-switch.tsx follows. */
export function answerColourSwitch(): void {
  const showState = () =>
    document.querySelector('[data-colours]')?.setAttribute('aria-pressed', String(shownColourScheme() === 'dark'));
  addEventListener('DOMContentLoaded', showState);
  addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element && target.closest('[data-colours]'))) return;
      const next = shownColourScheme() === 'dark' ? 'light' : 'dark';
      document.documentElement.dataset.colourScheme = next;
      showState();
      dispatchEvent(new Event('colours'));
      try {
        localStorage.setItem(colourSchemeKey, next);
      } catch {
        // A browser that keeps nothing still shows the choice until the page is left.
      }
    },
    true,
  );
}
