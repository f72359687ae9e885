import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { siteColours } from '../../../tools/art/site-colours.ts';

const root = path.join(import.meta.dirname, '../../..');
const css = readFileSync(path.join(root, 'src/index.css'), 'utf8');
const html = readFileSync(path.join(root, 'index.html'), 'utf8');

test.each(Object.entries(siteColours))('the drawings use the light colour %s of the site', (name, colour) => {
  const inCss = new RegExp(`^  --${name}: (?:light-dark\\()?(#[0-9a-f]{6})`, 'm').exec(css);
  expect(inCss?.[1]).toBe(colour);
});

test('the browser bar has the colour of the page in both schemes', () => {
  const [, day, night] = /--canvas: light-dark\((\S+), (\S+)\)/.exec(css) ?? [];
  const bars = [...html.matchAll(/<meta name="theme-color" content="(\S+)" media="\(prefers-color-scheme: (\w+)\)"/g)];
  expect(bars.map(([, colour, scheme]) => [scheme, colour])).toEqual([
    ['light', day],
    ['dark', night],
  ]);
});
