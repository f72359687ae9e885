/** A colour scheme of the site. */
export type ColourScheme = 'light' | 'dark';

/** index.html reads this key too, before the first paint, so that no page flashes in the other scheme. */
const key = 'handheld-legacy.colour-scheme';
const deviceIsDark = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

/** The scheme on the screen: the one that was chosen, else the device's. */
export function shownScheme(): ColourScheme {
  return chosenScheme() ?? (window.matchMedia(deviceIsDark).matches ? 'dark' : 'light');
}

function chosenScheme(): ColourScheme | null {
  const chosen = document.documentElement.dataset.colourScheme;
  return chosen === 'light' || chosen === 'dark' ? chosen : null;
}

/** Shows a scheme and remembers it. */
export function chooseScheme(scheme: ColourScheme): void {
  show(scheme);
  try {
    localStorage.setItem(key, scheme);
  } catch {
    // A browser that keeps nothing still shows the choice until the page is left.
  }
}

/** Anything but a scheme follows the device. */
function show(scheme: string | null): void {
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.colourScheme = scheme;
  else delete document.documentElement.dataset.colourScheme;
  for (const listener of listeners) listener();
}

/** Calls back when the scheme on the screen may have changed: here, in another tab, on the device. */
export function onSchemeChange(listener: () => void): () => void {
  const device = window.matchMedia(deviceIsDark);
  const otherTab = (event: StorageEvent) => {
    if (event.key === key) show(event.newValue);
  };
  listeners.add(listener);
  device.addEventListener('change', listener);
  window.addEventListener('storage', otherTab);
  return () => {
    listeners.delete(listener);
    device.removeEventListener('change', listener);
    window.removeEventListener('storage', otherTab);
  };
}
