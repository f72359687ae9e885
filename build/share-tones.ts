import type { Tone } from '../art/share-parts.ts';

const history = { label: 'Hardware History', text: '#8a3a1c', plate: '#f0c9b2' };

const categories = new Map([
  ['history', history],
  ['reviews', { label: 'Game Reviews', text: '#573a97', plate: '#d3c6ef' }],
  ['collecting', { label: 'Collecting Tips', text: '#6d4f00', plate: '#ecd484' }],
  ['tech', { label: 'Tech Preservation', text: '#1c5f43', plate: '#b6dcc6' }],
]);

const gameboy = { text: '#4b5915', plate: '#c9d3a0' };

const eras = new Map([
  ['gameboy', gameboy],
  ['ds', { text: '#29507c', plate: '#bcd0e6' }],
  ['3ds', { text: '#9c2c19', plate: '#f2c3b5' }],
]);

/** Name and colours of a category, as on the site: one we do not know looks like history. */
export function categoryTone(slug: string): Tone & { label: string } {
  return categories.get(slug) ?? history;
}

/** The colours of an era. */
export function eraTone(color: string): Tone {
  return eras.get(color) ?? gameboy;
}
