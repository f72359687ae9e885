import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { iconFiles } from '../../../build/sharing/icons.ts';
import { headerOf } from '../../support/png-header';

interface Manifest {
  name: string;
  start_url: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
}

const made = (name: string) => Buffer.from(iconFiles[name]?.make() ?? '');
const manifest = JSON.parse(made('site.webmanifest').toString()) as Manifest;

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
])('%s is a PNG of %i pixels', (name, size) => {
  expect(headerOf(made(name))).toEqual({ png: true, width: size, height: size });
});

test('the manifest names the site and the generated icons in their sizes, one of them maskable', () => {
  expect(manifest).toMatchObject({ name: 'Handheld Legacy', start_url: '/' });
  for (const { src, sizes, type } of manifest.icons) {
    expect(iconFiles[src.slice(1)]?.type).toBe(type);
    if (type !== 'image/png') continue;
    const { width, height } = headerOf(made(src.slice(1)));
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
});

test('the page has links to a generated icon, touch icon and manifest', () => {
  const html = readFileSync(path.join(import.meta.dirname, '../../../index.html'), 'utf8');
  const links = [...html.matchAll(/<link rel="(icon|apple-touch-icon|manifest)" href="\/([^"]+)"/g)];
  expect(links.map(([, rel]) => rel)).toEqual(['icon', 'apple-touch-icon', 'manifest']);
  for (const [, , name = ''] of links) expect(made(name).length).toBeGreaterThan(0);
});
