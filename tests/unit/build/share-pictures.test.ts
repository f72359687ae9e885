import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReactElement } from 'react';
import satori from 'satori';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { siteColours } from '../../../tools/art/site-colours.ts';
import { BuildCache } from '../../../build/build-cache.ts';
import { readDrawing, readSvg } from '../../../build/sharing/render-png.ts';
import { shareFonts } from '../../../build/sharing/share-fonts.ts';
import { drawPicture } from '../../../build/sharing/share-layout.tsx';
import { picturesOf, writeSharePictures } from '../../../build/sharing/share-pictures.ts';
import type { PostArticle } from '@/data/posts/posts';
import { aConsolePage, aPostPage, someSettings } from '../../support/builders';
import { headerOf } from '../../support/png-header';

const projectRoot = path.join(import.meta.dirname, '../../..');
const publicFolder = path.join(projectRoot, 'public');
const folder = mkdtempSync(path.join(tmpdir(), 'handheld-legacy-share-'));
afterAll(() => rmSync(folder, { recursive: true }));

const settings = someSettings({ siteName: 'Handheld Legacy' });

const post = (changes: Partial<PostArticle>) =>
  aPostPage({
    ...{ slug: 'it', title: 'Caps leak', image: '/images/consoles/game-boy.svg' },
    ...{ category: 'tech', category_name: 'Tech Preservation' },
    ...changes,
  });

/** Returns the layout of a post's picture. */
function layoutOf(changes: Partial<PostArticle>): ReactElement {
  const only = { settings, posts: [post(changes)], consoles: [] };
  const [, picture] = [...picturesOf(only, publicFolder)];
  if (!picture) throw new Error('The post has no picture.');
  return picture[1];
}

const svgOf = async (layout: ReactElement, embedFont: boolean) =>
  satori(layout, { width: 1200, height: 630, embedFont, fonts: await shareFonts() });

const word = /<text x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" .*? font-size="([\d.]+)" [^>]*>([^<]*)</g;

/** Returns the lines of text in a picture from top to bottom, each with its size and right edge in pixels. */
async function linesOf(layout: ReactElement) {
  const lines = new Map<string, { text: string; size: number; right: number }>();
  for (const [, x, y = '', width, size, text = ''] of (await svgOf(layout, false)).matchAll(word)) {
    const right = Number(x) + Number(width);
    lines.set(y, { text: (lines.get(y)?.text ?? '') + text, size: Number(size), right });
  }
  return [...lines.values()].map((line) => ({ ...line, text: line.text.trim() }));
}

const textsOf = async (layout: ReactElement) => (await linesOf(layout)).map(({ text }) => text);

/** Returns the number of drawings in a picture. The mark of the site does not count. */
const drawingsIn = (layout: ReactElement) =>
  JSON.stringify(layout)
    .split('"src":')
    .filter((part) => part.length > 5_000).length;

/** Returns the lines of a post's title. */
const titleOf = async (title: string) => (await linesOf(layoutOf({ title }))).slice(2);

/** Counts the dark pixels in the title's part of a picture. */
async function inkOf(title: string): Promise<number> {
  const image = readSvg(await svgOf(layoutOf({ title }), true)).render();
  const reds = image.pixels.subarray(400 * image.width * 4).filter((_, index) => index % 4 === 0);
  return reds.filter((red) => red < 128).length;
}

const headerOfPicture = async (layout: ReactElement) => headerOf(await drawPicture(layout));
const wholePicture = { png: true, width: 1200, height: 630 };

// tests/e2e/prerendered.test.ts tests the pictures of the seeds.
test('the pictures of a site without settings show the built-in name', async () => {
  const [picture] = picturesOf({ settings: null, posts: [], consoles: [] }, publicFolder);
  expect(picture && (await textsOf(picture[1]))).toEqual(['Handheld Legacy', '1989 - 2020']);
});

describe('the pictures of a second build', () => {
  const cacheFolder = path.join(folder, 'cache');

  /** Runs one build. Returns its files, and how many files are new or come from the cache. */
  async function build(title: string, cacheFolder = path.join(folder, 'cache')) {
    const cache = new BuildCache(cacheFolder);
    const few = { settings, posts: [post({ title })], consoles: [aConsolePage({ slug: 'game-boy' })] };
    await writeSharePictures({ content: few, publicFolder, folder, cache });
    const read = (file: string) => readFileSync(path.join(folder, file)).toString('base64');
    const names = ['og-image.png', 'share/posts/it.png', 'share/consoles/game-boy.png'];
    return { made: cache.builtCount, taken: cache.reusedCount, files: names.map(read) };
  }

  let first: Awaited<ReturnType<typeof build>>;
  beforeAll(async () => {
    first = await build('Caps leak');
  });

  test('come from the cache of the first build', async () => {
    expect(first).toMatchObject({ made: 3, taken: 0 });
    expect(await build('Caps leak')).toEqual({ made: 0, taken: 3, files: first.files });
  });

  test('look the same on another machine', async () => {
    expect(await build('Caps leak', path.join(folder, 'elsewhere'))).toEqual(first);
  });

  test('change only when the content changes', async () => {
    const second = await build('Caps burst');
    expect(second).toMatchObject({ made: 1, taken: 2 });
    expect(second.files.map((file, index) => file === first.files[index])).toEqual([true, false, true]);
  });

  test('leave only complete files in the cache', () => {
    for (const file of first.files) expect(headerOf(Buffer.from(file, 'base64'))).toEqual(wholePicture);
    expect(readdirSync(cacheFolder).filter((name) => !/^[0-9a-f]{24}\.png$/.test(name))).toEqual([]);
  });
});

describe('a title', () => {
  test('appears in the picture with the name of the site and the category', async () => {
    expect(await textsOf(layoutOf({ title: 'Caps <leak> & "burst"' }))).toEqual([
      'Handheld Legacy',
      'Tech Preservation',
      'Caps &lt;leak&gt; &amp; &quot;burst&quot;',
    ]);
  });

  test('stays large and on one line if the text is short', async () => {
    expect(await titleOf('Caps leak')).toMatchObject([{ text: 'Caps leak', size: 96 }]);
  });

  test('breaks into smaller lines of similar length if the text is longer', async () => {
    const title = await titleOf('Real or fake? Checking a Game Boy Advance cartridge');
    expect(title.map(({ text }) => text.replace('\u00a0', ' '))).toEqual([
      'Real or fake? Checking a',
      'Game Boy Advance cartridge',
    ]);
    for (const { size } of title) expect(size).toBeLessThan(96);
  });

  test.each([
    ['200 letters without a space', 'W'.repeat(200)],
    ['a long word among short ones', `The ${'cartridge'.repeat(20)} of it`],
    ['200 letters in words', 'Two screens nobody asked for and then some more. '.repeat(4)],
  ])('stays inside the picture within three lines and ends with an ellipsis: %s', async (_, text) => {
    const title = await titleOf(text);
    expect(title).toHaveLength(3);
    expect(title.at(-1)?.text).toMatch(/…$/);
    for (const { right } of title) expect(right).toBeLessThanOrEqual(1200 - 56);
  });

  test.each([
    ['emoji', 'Caps 🎮 leak 👩‍🔧!', ['Caps leak !']],
    ['accents of many languages', 'Čaj, Łódź, ő, ñ, ế', ['Čaj, Łódź, ő, ñ, ế']],
    ['a letter it lacks, with an accent', 'Caps ḛ', ['Caps ḛ'.normalize('NFD').replace(/[^\x20-\x7e]/g, '')]],
    ['control characters', 'Caps\u0000\u0007 \ud800leak\n', ['Caps leak']],
  ])('keeps the characters that the font has: %s', async (_, title, lines) => {
    const layout = layoutOf({ title });
    expect((await textsOf(layout)).slice(2)).toEqual(lines);
    expect(await headerOfPicture(layout)).toEqual(wholePicture);
  });

  test('shows each letter of several alphabets', async () => {
    const apart = await Promise.all(Array.from('Łódźőế', inkOf));
    const sum = apart.reduce((before, ink) => before + ink, 0);
    expect(apart[4]).toBeGreaterThan(await inkOf('o'));
    expect(Math.abs((await inkOf('Łódźőế')) / sum - 1)).toBeLessThan(0.02);
  });

  test.each(['ゲームボーイの歴史', '👾 ゲーム & Pokémon', 'مرحبا Game Boy', '游戏机', 'Caps Ж', 'Caps ٣'])(
    'disappears from the picture when the fonts lack a letter of %s, because a part of the title could mislead',
    async (title) => {
      const layout = layoutOf({ title });
      expect(await textsOf(layout)).toEqual(['Handheld Legacy', 'Tech Preservation']);
      expect(await headerOfPicture(layout)).toEqual(wholePicture);
    },
  );

  test('in letters that the font lacks causes no request', async () => {
    const network = vi.spyOn(globalThis, 'fetch');
    await drawPicture(layoutOf({ title: 'Caps 🎮 游戏机 ḛ' }));
    expect(network).not.toHaveBeenCalled();
    network.mockRestore();
  });
});

test.each([
  ['history', siteColours.history],
  ['reviews', siteColours.reviews],
  ['collecting', siteColours.collecting],
  ['tech', siteColours.tech],
  ['added', siteColours.history],
])('the picture of a post shows the category %s in its colour', async (category, colour) => {
  const layout = layoutOf({ category, category_name: `The ${category} ones` });
  expect(await textsOf(layout)).toContain(`The ${category} ones`);
  expect(await svgOf(layout, false)).toContain(`fill="${colour}"`);
});

test('a category in letters that the fonts lack has no badge', async () => {
  const layout = layoutOf({ category_name: 'Reviews ゲーム' });
  expect(await textsOf(layout)).toEqual(['Handheld Legacy', 'Caps leak']);
  expect(await svgOf(layout, false)).not.toContain(`fill="${siteColours.tech}"`);
});

test('the build reports each text that a picture lacks, with the missing letters', async () => {
  const content = {
    settings: someSettings({ siteName: 'ハンドヘルド' }),
    posts: [
      post({ slug: 'caps', title: 'Caps 🎮 ḛ' }),
      post({ slug: 'history', title: 'ゲーム: ゲーム', category_name: 'Обзор' }),
    ],
    consoles: [aConsolePage({ slug: 'game-boy', name: 'ゲーム Boy', year: '1989' })],
  };
  const cache = new BuildCache(path.join(folder, 'lacking'));
  const notices = await writeSharePictures({ content, publicFolder, folder, cache });
  const expected = [
    '/og-image.png goes without its site name: the fonts lack ハ, ン, ド, ヘ, ル.',
    '/share/posts/history.png goes without its title: the fonts lack ゲ, ー, ム.',
    '/share/posts/history.png goes without its category: the fonts lack О, б, з, о, р.',
    '/share/consoles/game-boy.png goes without its name: the fonts lack ゲ, ー, ム.',
  ];
  expect(notices).toEqual(expected);
  // The build also reports pictures from the cache.
  expect(await writeSharePictures({ content, publicFolder, folder, cache })).toEqual(expected);
  expect(cache).toMatchObject({ builtCount: 4, reusedCount: 4 });
});

test('the long name of a category stays on one line', async () => {
  const [, badge] = await textsOf(layoutOf({ category_name: 'Consoles that were never sold '.repeat(3) }));
  expect(badge).toMatch(/^Consoles that were never.*…$/);
});

test('the pictures drop characters that the renderer cannot read', async () => {
  const all = {
    settings: someSettings({ siteName: 'Handheld\u0007 Legacy' }),
    posts: [post({ title: 'Caps\u0001', category_name: 'Tech\u0001 Tips', image: '' })],
    consoles: [aConsolePage({ name: 'Game\u0000 Boy', year: '19\u000089 🎮', image: '' })],
  };
  const pictures = [...picturesOf(all, publicFolder)].map(([, layout]) => layout);
  expect(await Promise.all(pictures.map(textsOf))).toEqual([
    ['Handheld Legacy', '1989 - 2020'],
    ['Handheld Legacy', 'Tech Tips', 'Caps'],
    ['Handheld Legacy', '1989', 'Game\u00a0Boy'],
  ]);
  for (const layout of pictures) expect(await headerOfPicture(layout)).toEqual(wholePicture);
});

describe('the drawing of a picture', () => {
  test('comes from the picture that the row names', () => {
    expect(readDrawing(publicFolder, '/images/consoles/game-boy.svg')).toMatchObject({ width: 800, height: 600 });
    expect(drawingsIn(layoutOf({ image: '/images/consoles/game-boy.svg' }))).toBe(1);
  });

  test.each([
    'https://pictures.example/a.svg',
    '//pictures.example/images/a.svg',
    '/images/blog-placeholder.png',
    '/images/consoles/gone.svg',
    '/images/../../docs/consoles.svg',
    '/images/consoles',
    'images/consoles/game-boy.svg',
  ])('becomes the mark of the site when the row names %s', (image) => {
    expect(readDrawing(publicFolder, image)).toBeNull();
    expect(drawingsIn(layoutOf({ image }))).toBe(0);
  });
});
