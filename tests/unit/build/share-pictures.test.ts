import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fitTitle } from '../../../tools/art/share-text.ts';
import { siteColours } from '../../../tools/art/site-colours.ts';
import { BuildCache } from '../../../build/build-cache.ts';
import { readPublishedContent } from '../../../build/prerender/published-content.ts';
import { readDrawing, readSvg, renderPng } from '../../../build/sharing/render-png.ts';
import { makeShareFonts, type ShareFonts } from '../../../build/sharing/share-fonts.ts';
import { picturesOf, writeSharePictures } from '../../../build/sharing/share-pictures.ts';
import type { PostArticle } from '@/data/posts';
import type { SiteContent } from '@/data/site-content';
import { aConsole, aPost, someSettings } from '../../support/builders';
import { headerOf } from './png-header';

const projectRoot = path.join(import.meta.dirname, '../../..');
const publicFolder = path.join(projectRoot, 'public');

let fonts: ShareFonts;
let content: SiteContent;
beforeAll(async () => {
  fonts = await makeShareFonts();
  content = await readPublishedContent(projectRoot, null);
});
afterAll(() => fonts.remove());

function draw(svg: string): Buffer {
  return renderPng(svg, { fontFiles: fonts.files });
}

const settings = someSettings({ siteName: 'Handheld Legacy' });

const post = (changes: Partial<PostArticle>) =>
  aPost({ slug: 'it', title: 'Caps leak', category: 'tech', image: '/images/consoles/game-boy.svg', ...changes });

/** The picture of a single post, as SVG. */
function pictureOf(changes: Partial<PostArticle>): string {
  const only = { settings, posts: [post(changes)], consoles: [] };
  const picture = [...picturesOf(only, publicFolder, fonts)].find(([address]) => address.startsWith('/share/'));
  return picture?.[1] ?? '';
}

/** The lines of text in a picture. */
const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);

/** How many pixels of the title's part of a picture are dark. */
function inkOf(title: string): number {
  const image = readSvg(pictureOf({ title }), { fontFiles: fonts.files }).render();
  const reds = image.pixels.subarray(400 * image.width * 4).filter((_, index) => index % 4 === 0);
  return reds.filter((red) => red < 128).length;
}

describe('the pictures of the seeded content', () => {
  test('are one for each post and each console, and one of the site, 1200 x 630 and less than 300 kB', () => {
    const pictures = [...picturesOf(content, publicFolder, fonts)];
    expect(pictures.map(([address]) => address).toSorted()).toEqual(
      [
        '/og-image.png',
        ...content.posts.map(({ slug }) => `/share/posts/${slug}.png`),
        ...content.consoles.map(({ slug }) => `/share/consoles/${slug}.png`),
      ].toSorted(),
    );
    for (const [address, svg] of pictures) {
      const file = draw(svg);
      expect(headerOf(file), address).toEqual({ png: true, width: 1200, height: 630 });
      expect(file.length, address).toBeLessThan(300_000);
      expect(svg, address).toContain('<image href="data:image/svg+xml;base64,');
    }
  });

  test('come out the same every time', async () => {
    const others = await makeShareFonts();
    try {
      const [first = ''] = [...picturesOf(content, publicFolder, fonts)].map(([, svg]) => svg);
      const [again = ''] = [...picturesOf(content, publicFolder, others)].map(([, svg]) => svg);
      expect(renderPng(again, { fontFiles: others.files }).equals(draw(first))).toBe(true);
    } finally {
      others.remove();
    }
  });
});

test('a site without settings has its built-in name in the pictures', () => {
  const [picture] = picturesOf({ settings: null, posts: [], consoles: [] }, publicFolder, fonts);
  expect(textsOf(picture?.[1] ?? '')).toEqual(['Handheld Legacy', '1989 - 2020']);
});

describe('the pictures of a second build', () => {
  let workFolder: string;
  beforeEach(() => {
    workFolder = mkdtempSync(path.join(tmpdir(), 'handheld-legacy-share-'));
  });
  afterEach(() => rmSync(workFolder, { recursive: true, force: true }));

  /** One build: its files, and how many of them were drawn and how many were not. */
  async function build(title: string) {
    const cache = new BuildCache(path.join(workFolder, 'cache'));
    const folder = mkdtempSync(path.join(workFolder, 'build-'));
    const few = { settings, posts: [post({ title })], consoles: [aConsole({ slug: 'game-boy' })] };
    await writeSharePictures({ content: few, publicFolder, folder, cache });
    const read = (file: string) => readFileSync(path.join(folder, file)).toString('base64');
    const names = ['og-image.png', 'share/posts/it.png', 'share/consoles/game-boy.png'];
    return { made: cache.made, taken: cache.taken, files: names.map(read) };
  }

  test('are those of the first, and none is drawn again', async () => {
    const first = await build('Caps leak');
    const second = await build('Caps leak');
    expect(first).toMatchObject({ made: 3, taken: 0 });
    expect(second).toEqual({ made: 0, taken: 3, files: first.files });
  });

  test('are drawn again where something in them has changed', async () => {
    const first = await build('Caps leak');
    const second = await build('Caps burst');
    expect(second).toMatchObject({ made: 1, taken: 2 });
    expect(second.files.map((file, index) => file === first.files[index])).toEqual([true, false, true]);
  });

  test('are whole files with nothing left over', async () => {
    const { files } = await build('Caps leak');
    for (const file of files) expect(headerOf(Buffer.from(file, 'base64'))).toMatchObject({ png: true, width: 1200 });
    expect(readdirSync(path.join(workFolder, 'cache')).filter((name) => !/^[0-9a-f]{24}\.png$/.test(name))).toEqual([]);
  });
});

describe('a title', () => {
  const space = { width: 1088, height: 166 };
  const fitted = (title: string) => fitTitle(title, fonts.typefaces.display, space);
  const widest = ({ lines, size }: ReturnType<typeof fitted>) =>
    Math.max(...lines.map((line) => fonts.typefaces.display.width(line, size)));

  test('stands in the picture with the name of the site and the category', () => {
    expect(textsOf(pictureOf({ title: 'Caps <leak> & "burst"' }))).toEqual([
      'Handheld Legacy',
      'Tech Preservation',
      'Caps &lt;leak&gt; &amp; "burst"',
    ]);
  });

  test('that is short is large and on one line', () => {
    expect(fitted('Caps leak')).toEqual({ lines: ['Caps leak'], size: 96 });
  });

  test('that is longer is broken into lines of about one length, and smaller', () => {
    const title = fitted('Real or fake? Checking a Game Boy Advance cartridge');
    expect(title.lines.map((line) => line.replace('\u00a0', ' '))).toEqual([
      'Real or fake? Checking a',
      'Game Boy Advance cartridge',
    ]);
    expect(title.size).toBeLessThan(96);
    expect(widest(title)).toBeLessThanOrEqual(space.width);
  });

  test.each([
    ['200 letters without a space', 'W'.repeat(200)],
    ['a long word among short ones', `The ${'cartridge'.repeat(20)} of it`],
    ['200 letters in words', 'Two screens nobody asked for and then some more. '.repeat(4)],
  ])('of %s stays within three lines and ends with an ellipsis', (_, text) => {
    const title = fitted(text);
    expect(title.lines).toHaveLength(3);
    expect(title.lines.at(-1)).toMatch(/…$/);
    expect(widest(title)).toBeLessThanOrEqual(space.width);
  });

  test.each([
    ['emoji', 'Caps 🎮 leak 👩‍🔧!', ['Caps leak !']],
    ['Chinese and Japanese', 'ゲームボーイ Game Boy 游戏机', ['Game\u00a0Boy']],
    ['accents of many languages', 'Čaj, Łódź, ő, ñ, ế', ['Čaj, Łódź, ő, ñ, ế']],
    ['a letter it lacks, with an accent', 'Caps ḛ', ['Caps ḛ'.normalize('NFD').replace(/[^\x20-\x7e]/g, '')]],
    ['control characters', 'Caps\u0000\u0007 \ud800leak\n', ['Caps leak']],
  ])('with %s keeps what the font has', (_, text, lines) => {
    expect(fitted(text).lines).toEqual(lines);
    expect(headerOf(draw(pictureOf({ title: text })))).toEqual({ png: true, width: 1200, height: 630 });
  });

  test('in letters of several alphabets is drawn to the last of them', () => {
    const letters = Array.from('Łódźőế');
    const apart = letters.reduce((sum, letter) => sum + inkOf(letter), 0);
    expect(inkOf('ő')).toBeGreaterThan(inkOf('o'));
    expect(Math.abs(inkOf(letters.join('')) / apart - 1)).toBeLessThan(0.02);
  });

  test('of which the font has nothing leaves a picture without one', () => {
    const svg = pictureOf({ title: '游戏机' });
    expect(textsOf(svg)).toEqual(['Handheld Legacy', 'Tech Preservation']);
    expect(headerOf(draw(svg)).png).toBe(true);
  });
});

test.each([
  ['history', 'Hardware History', siteColours.history],
  ['reviews', 'Game Reviews', siteColours.reviews],
  ['collecting', 'Collecting Tips', siteColours.collecting],
  ['tech', 'Tech Preservation', siteColours.tech],
  ['unknown', 'Hardware History', siteColours.history],
])('a post of the category %s says %s in the colour of the category', (category, label, colour) => {
  const svg = pictureOf({ category });
  expect(textsOf(svg)).toContain(label);
  expect(svg).toContain(`fill="${colour}"`);
});

test('no text of a picture can hold what the renderer cannot read', () => {
  const all = {
    settings: someSettings({ siteName: 'Handheld\u0007 Legacy' }),
    posts: [post({ title: 'Caps\u0001' })],
    consoles: [aConsole({ name: 'Game\u0000 Boy', year: '19\u000089 🎮', image: '' })],
  };
  const pictures = [...picturesOf(all, publicFolder, fonts)].map(([, svg]) => svg);
  expect(pictures.map(textsOf)).toEqual([
    ['Handheld Legacy', '1989 - 2020'],
    ['Handheld Legacy', 'Tech Preservation', 'Caps'],
    ['Handheld Legacy', '1989', 'Game Boy'],
  ]);
  for (const svg of pictures) expect(headerOf(draw(svg)).png).toBe(true);
});

describe('the drawing of a picture', () => {
  test('is the one that the row names', () => {
    expect(readDrawing(publicFolder, '/images/consoles/game-boy.svg')).toMatchObject({ width: 800, height: 600 });
  });

  test.each([
    'https://pictures.example/a.svg',
    '//pictures.example/images/a.svg',
    '/images/blog-placeholder.png',
    '/images/consoles/gone.svg',
    '/images/../../docs/consoles.svg',
    '/images/consoles',
    'images/consoles/game-boy.svg',
  ])('is replaced by the mark of the site when the row names %s', (image) => {
    expect(readDrawing(publicFolder, image)).toBeNull();
    const svg = pictureOf({ image });
    expect(svg).not.toContain('<image');
    expect(headerOf(draw(svg))).toEqual({ png: true, width: 1200, height: 630 });
  });
});
