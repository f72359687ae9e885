/** An era of the catalogue. The value is the colour of the era's consoles. */
export interface Era {
  value: string;
  label: string;
}

export const eras: readonly Era[] = [
  { value: 'gameboy', label: 'Game Boy Era' },
  { value: 'ds', label: 'DS Era' },
  { value: '3ds', label: '3DS & Switch Era' },
];

const tones = new Map([
  ['gameboy', { text: 'text-gameboy', panel: 'bg-gameboy-panel', badge: 'bg-gameboy-panel text-gameboy' }],
  ['ds', { text: 'text-ds', panel: 'bg-ds-panel', badge: 'bg-ds-panel text-ds' }],
  ['3ds', { text: 'text-3ds', panel: 'bg-3ds-panel', badge: 'bg-3ds-panel text-3ds' }],
]);
const unknownTone = { text: 'text-muted', panel: 'bg-line', badge: 'bg-line text-ink' };

export function eraTone(color: string) {
  return tones.get(color) ?? unknownTone;
}

/** Returns the label of an era. Empty for an unknown colour. */
export function eraLabel(color: string): string {
  return eras.find(({ value }) => value === color)?.label ?? '';
}
