import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as renderer from '@/prerender';
import type { SiteContent } from '@/data/site-content';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { changesBetween } from '../../../build/changed-files.ts';
import { ManifestFile } from '../../../build/prerender/page-manifest.ts';
import { writePages } from '../../../build/prerender/write-pages.ts';
import { aContentVersion, aPostPage } from '../../support/builders';
import { aSiteContent } from './feed-content';

beforeEach(() => {
  // A build knows its address; under test pages ask the browser.
  vi.stubGlobal('location', { origin: 'https://legacy.example' });
  return () => vi.unstubAllGlobals();
});

const screens = readdirSync(path.join(import.meta.dirname, '../../../src/screens/public'));
const client = {
  html: '<head><script type="module" src="/a.js"></script><link rel="stylesheet" href="/a.css"></head><body><div id="root"></div></body>',
  css: '.prose{margin:0}table{color:red}.text-muted{color:#00f}',
  code: Object.fromEntries(screens.map((file) => [file.replace('-screen.tsx', ''), []])),
};
const rest = { socialLinks: [], links: [], categories: [], featured: null, pastConsoles: [], consoleCounts: {} };

/** The tools, which know no content, take long. */
const pathsOf = (content: SiteContent) => renderer.pathsOf(content).filter((each) => /^.(blog.*|contact)?$/.test(each));

const { consoles, settings } = aSiteContent();

/** Six posts, newest first; each is next to its neighbours. */
function posts(): SiteContent['posts'] {
  return [6, 5, 4, 3, 2, 1].map((day) =>
    aPostPage({
      ...{ id: `post-${day}`, slug: `post-${day}`, title: `Post ${day}`, content: `Text of the day ${day}.` },
      ...{ date: `2025-03-0${day}`, category: `of-day-${day}` },
    }),
  );
}

function siteOf(parts: Pick<SiteContent, 'posts'>): SiteContent {
  return { version: aContentVersion(), consoles, settings, linkCables: [], ...parts, ...rest };
}

/** A folder for builds, as `npm run build` makes them one after the other. */
function aFolder() {
  const root = mkdtempSync(path.join(tmpdir(), 'handheld-legacy-kept-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = path.join(root, 'site');
  const manifest = new ManifestFile(path.join(root, 'cache'), folder);
  return {
    root,
    at: (file: string) => path.join(folder, file),
    /** Gives the addresses of the pages that were drawn, and what differs from the build before. */
    async build(content: SiteContent, { code = 'a', siteUrl = 'https://legacy.example' } = {}) {
      const drawn: string[] = [];
      const createRenderer: typeof renderer.createRenderer = (...given) => {
        const render = renderer.createRenderer(...given);
        return (pathname) => {
          drawn.push(pathname);
          return render(pathname);
        };
      };
      const last = manifest.read();
      const written = await writePages({
        ...{ content, renderer: { ...renderer, pathsOf, createRenderer }, client, folder, siteUrl, code, last },
        ...{ services: [], picturesUrl: '/images/' },
      });
      manifest.write(written);
      return { drawn, changes: changesBetween(last.files, written.files) };
    },
    files: () => filesOf(folder),
  };
}

function filesOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map(({ parentPath, name }) => path.join(parentPath, name)).sort();
  return Object.fromEntries(files.map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')]));
}

function differing(one: Record<string, string>, other: Record<string, string>): string[] {
  return Object.keys({ ...one, ...other }).filter((file) => one[file] !== other[file]);
}

/** What a build from nothing writes. */
async function wholeBuild(content: SiteContent, options = {}): Promise<Record<string, string>> {
  const { build, files } = aFolder();
  await build(content, options);
  return files();
}

test('nothing is drawn and nothing is to upload when nothing has changed', async () => {
  const { build } = aFolder();
  const first = await build(siteOf({ posts: posts() }));

  const second = await build(siteOf({ posts: posts() }));

  expect(first.drawn).toContain('/blog/post-3');
  expect(second).toEqual({ drawn: [], changes: { added: [], changed: [], removed: [] } });
});

test('a changed text is drawn on its own page only, and leaves the files of a whole build', async () => {
  const { build, files } = aFolder();
  await build(siteOf({ posts: posts() }));
  const changed = posts().map((post) =>
    post.slug === 'post-3' ? { ...post, content: '| a |\n|---|\n| table |' } : post,
  );

  const { drawn, changes } = await build(siteOf({ posts: changed }));

  expect(drawn).toEqual(['/blog/post-3']);
  expect(changes.changed).toEqual(expect.arrayContaining(['blog/post-3.html', 'data/blog/post-3.json']));
  expect(differing(files(), await wholeBuild(siteOf({ posts: changed })))).toEqual([]);
});

test('what other pages show of a post is drawn on them too', async () => {
  const { build, files } = aFolder();
  await build(siteOf({ posts: posts() }));
  const changed = posts().map((post) => (post.slug === 'post-1' ? { ...post, title: 'Another title' } : post));

  const { drawn } = await build(siteOf({ posts: changed }));

  expect(drawn).toEqual(expect.arrayContaining(['/blog', '/blog/post-1', '/blog/post-2']));
  expect(drawn).not.toContain('/blog/post-4');
  expect(differing(files(), await wholeBuild(siteOf({ posts: changed })))).toEqual([]);
});

test('the files of a deleted post go, and styles that only it needed with them', async () => {
  const { build, files } = aFolder();
  const withTable = posts().map((post) =>
    post.slug === 'post-6' ? { ...post, content: '| a |\n|---|\n| b |' } : post,
  );
  await build(siteOf({ posts: withTable }));
  expect(files()['blog/post-2.html']).toContain('table{color:red}');

  const { changes } = await build(siteOf({ posts: withTable.slice(1) }));

  expect(changes.removed).toEqual(['blog/post-6.html', 'data/blog/post-6.json', 'data/blog/post-6.txt']);
  expect(files()['blog/post-2.html']).not.toContain('table{color:red}');
  expect(differing(files(), await wholeBuild(siteOf({ posts: withTable.slice(1) })))).toEqual([]);
});

test('a new post is added', async () => {
  const { build, files } = aFolder();
  await build(siteOf({ posts: posts().slice(1) }));

  const { changes } = await build(siteOf({ posts: posts() }));

  expect(changes.added).toEqual(['blog/post-6.html', 'data/blog/post-6.json', 'data/blog/post-6.txt']);
  expect(differing(files(), await wholeBuild(siteOf({ posts: posts() })))).toEqual([]);
});

test('other code draws every page', async () => {
  const { build } = aFolder();
  const first = await build(siteOf({ posts: posts() }));

  const second = await build(siteOf({ posts: posts() }), { code: 'b' });

  expect(second.drawn).toEqual(first.drawn);
});

test('a page that somebody has changed or deleted in the folder is drawn again', async () => {
  const { build, files, at } = aFolder();
  await build(siteOf({ posts: posts() }));
  const whole = files();
  const { mtime } = statSync(at('blog/post-1.html'));
  writeFileSync(at('blog/post-1.html'), 'short');
  utimesSync(at('blog/post-1.html'), mtime, mtime);
  writeFileSync(at('blog/post-2.html'), `${whole['blog/post-2.html']?.slice(0, -1)}!`);
  rmSync(at('data/blog/post-3.json'));

  const { drawn } = await build(siteOf({ posts: posts() }));

  expect(drawn.sort()).toEqual(['/blog/post-1', '/blog/post-2', '/blog/post-3']);
  expect(differing(files(), whole)).toEqual([]);
});

test.each([
  ['is missing', (file: string) => rmSync(file)],
  ['ends early', (file: string) => writeFileSync(file, readFileSync(file, 'utf8').slice(0, -20))],
  ['is empty', (file: string) => writeFileSync(file, '')],
  [
    'was changed by hand',
    (file: string) => writeFileSync(file, readFileSync(file, 'utf8').replace('post-1', 'post-2')),
  ],
])('every page is drawn when the manifest %s', async (_what, damage) => {
  const { build, files, root } = aFolder();
  const first = await build(siteOf({ posts: posts() }));
  const whole = files();
  const [manifest = ''] = readdirSync(path.join(root, 'cache'));
  damage(path.join(root, 'cache', manifest));

  const second = await build(siteOf({ posts: posts() }));

  expect(second.drawn).toEqual(first.drawn);
  expect(differing(files(), whole)).toEqual([]);
});
