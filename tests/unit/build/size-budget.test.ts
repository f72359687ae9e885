import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { largestPages, overBudget, sizeBudget, sizesOf } from '../../../build/checks/size-budget.ts';

/** Writes a build with these files and returns its folder. */
function aBuild(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'handheld-legacy-size-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  return folder;
}

const script = (file: string) => `<meta name="script" content="/assets/${file}">`;
const font = (file: string) => `@font-face{src:url(/assets/${file})}`;
const noise = (length: number) => randomBytes(length);
const small = { script: 0, style: 0, html: 0, fonts: 0 };

test('largestPages returns the largest page of each kind, without the shell', () => {
  const folder = aBuild({
    'index.html': script('react.js') + script('home.js'),
    'app.html': '<script type="module" src="/assets/index.js"></script>',
    'blog/short.html': script('react.js') + script('post.js'),
    'blog/long.html': script('react.js') + script('post.js') + 'text',
    'blog/middle.html': script('react.js') + script('post.js') + 't',
  });
  expect(largestPages(folder)).toEqual(['blog/long.html', 'index.html']);
});

test('sizesOf adds up script, styles, HTML and fonts of a page, each file once', () => {
  const html = (style: string) => `${script('a-1.js')}${script('b-2.js')}<style>${style}</style>`;
  const folder = aBuild({
    'index.html': html(`${font('text-3.woff2')}${font('text-3.woff2')}${font('title-4.woff2')}`),
    'assets/a-1.js': noise(3_000),
    'assets/b-2.js': noise(5_000),
    'assets/text-3.woff2': noise(700),
    'assets/title-4.woff2': noise(80),
    'assets/of-another-page.js': noise(9_000),
  });
  const sizes = sizesOf(folder, 'index.html');
  expect(sizes.script).toBeGreaterThanOrEqual(8_000);
  expect(sizes.script).toBeLessThan(8_100);
  expect(sizes.fonts).toBe(780);
  expect(sizes.style).toBeGreaterThan(20);
  expect(sizes.html).toBeGreaterThan(sizes.style);
});

test('overBudget returns each part above its budget, with page, size and limit', () => {
  expect(overBudget('blog.html', sizeBudget)).toEqual([]);
  expect(overBudget('blog.html', { ...small, script: sizeBudget.script + 1, fonts: 45_010 })).toEqual([
    `blog.html: script of ${sizeBudget.script + 1} bytes, at most ${sizeBudget.script}`,
    'blog.html: fonts of 45010 bytes, at most 45000',
  ]);
  expect(overBudget('contact.html', { ...small, script: 121_700 })).toEqual([]);
  expect(overBudget('contact.html', { ...small, script: 121_701 })).toHaveLength(1);
  expect(overBudget('links.html', { ...small, style: 7_001, html: 20_001 })).toHaveLength(2);
});

test.each([
  ['there is no folder', () => path.join(aBuild({}), 'dist')],
  ['the folder has no pages', () => aBuild({ 'index.html': '<script type="module" src="/assets/index.js"></script>' })],
])('largestPages asks for a build when %s', (_when, folder) => {
  expect(() => largestPages(folder())).toThrow('run "npm run build" first');
});
