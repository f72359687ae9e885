export type ColourScheme = 'light' | 'dark';

export const colourSchemeKey = 'handheld-legacy.colour-scheme';

export const deviceIsDark = '(prefers-color-scheme: dark)';

export function isColourScheme(text: string | null | undefined): text is ColourScheme {
  return text === 'light' || text === 'dark';
}

/** Returns the chosen scheme, or else the device's. */
export function shownColourScheme(): ColourScheme {
  const chosen = document.documentElement.dataset.colourScheme;
  if (isColourScheme(chosen)) return chosen;
  return window.matchMedia(deviceIsDark).matches ? 'dark' : 'light';
}
