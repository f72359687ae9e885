import { colourSchemeKey, isColourScheme, shownColourScheme } from '@/site/colour-scheme';

/** Applies the stored colour scheme before the first paint. */
export function applyChosenColours(): void {
  const { dataset } = document.documentElement;
  try {
    const chosen = localStorage.getItem(colourSchemeKey);
    if (isColourScheme(chosen)) dataset.colourScheme = chosen;
  } catch {
    // Without storage, the page follows the device.
  }
}

/** Handles the colour switch, also after hydration. src/ui/colour-scheme-switch.tsx listens to the event `colours`. */
export function handleColourSwitch(): void {
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
        // Without storage, the choice lasts until the visitor leaves the page.
      }
    },
    true,
  );
}
