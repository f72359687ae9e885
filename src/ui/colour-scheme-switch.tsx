import { useEffect, useSyncExternalStore } from 'react';
import { colourScheme } from '@/lib/colour-scheme';

/** Turns dark colours on and off; the script in index.html answers the press. Until then the site follows the device. */
export function ColourSchemeSwitch() {
  const dark = useSyncExternalStore(colourScheme.subscribe, colourScheme.get, () => 'light') === 'dark';

  // The browser's own bars take the colour of the page.
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
