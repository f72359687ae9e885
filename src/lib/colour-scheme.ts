import { createStore } from './store';

export type ColourScheme = 'light' | 'dark';

/** The scripts of index.html use this key too. */
const key = 'handheld-legacy.colour-scheme';
const deviceIsDark = '(prefers-color-scheme: dark)';

/** The chosen scheme, else the device's. Scripts in index.html make and keep the choice, before the first paint. */
export const colourScheme = createStore<ColourScheme>('light', () => {
  const update = () => colourScheme.set(shownScheme());
  const device = window.matchMedia(deviceIsDark);
  const followOtherTab = (event: StorageEvent) => {
    if (event.key !== key) return;
    if (isScheme(event.newValue)) document.documentElement.dataset.colourScheme = event.newValue;
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

function shownScheme(): ColourScheme {
  const chosen = document.documentElement.dataset.colourScheme;
  if (isScheme(chosen)) return chosen;
  return window.matchMedia(deviceIsDark).matches ? 'dark' : 'light';
}

function isScheme(text: string | null | undefined): text is ColourScheme {
  return text === 'light' || text === 'dark';
}
