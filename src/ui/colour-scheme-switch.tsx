import { useEffect, useSyncExternalStore } from 'react';
import {
  colourSchemeKey,
  deviceIsDark,
  isColourScheme,
  shownColourScheme,
  type ColourScheme,
} from '@/site/colour-scheme';
import { createStore } from '@/lib/store';

/**
 * Switches the colour scheme. The page's script (src/before-hydration/colours.ts) handles the press. Without a choice
 * the site follows the device.
 */
export function ColourSchemeSwitch() {
  const dark = useSyncExternalStore(colourScheme.subscribe, colourScheme.get, () => 'light') === 'dark';

  // The browser's bars take the colour of the page.
  useEffect(() => {
    const canvas = getComputedStyle(document.body).backgroundColor;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = canvas;
  }, [dark]);

  return (
    <button
      type="button"
      data-colours=""
      aria-pressed={dark}
      aria-label="Dark colours"
      title={dark ? 'Use light colours' : 'Use dark colours'}
      className="flex size-touch items-center justify-center rounded-full hover:text-accent"
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="none" stroke="currentColor">
        <circle cx="12" cy="12" r="8.5" strokeWidth="2" />
        <path d="M12 6.5a5.5 5.5 0 0 1 0 11z" fill="currentColor" stroke="none" />
      </svg>
    </button>
  );
}

/** The chosen scheme, else the device's. The page's script stores the choice, and applies it before the first paint. */
const colourScheme = createStore<ColourScheme>('light', () => {
  const update = () => colourScheme.set(shownColourScheme());
  const device = window.matchMedia(deviceIsDark);
  const followOtherTab = (event: StorageEvent) => {
    if (event.key !== colourSchemeKey) return;
    if (isColourScheme(event.newValue)) document.documentElement.dataset.colourScheme = event.newValue;
    else delete document.documentElement.dataset.colourScheme;
    update();
  };
  update();
  device.addEventListener('change', update);
  window.addEventListener('colours', update);
  window.addEventListener('storage', followOtherTab);
  return () => {
    device.removeEventListener('change', update);
    window.removeEventListener('colours', update);
    window.removeEventListener('storage', followOtherTab);
  };
});
