/** The colours of the site by day, with the names of src/index.css, for drawings outside of the pages. */
export const siteColours = {
  canvas: '#f5f1e7',
  ink: '#1d1a18',
  accent: '#8b1e4f',
  history: '#8a3a1c',
  reviews: '#573a97',
  collecting: '#6d4f00',
  tech: '#1c5f43',
  lcd: '#b3bf74',
  'lcd-ink': '#1c2610',
} as const;
