import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRenderer } from '@/prerender';
import { expect, onTestFinished, test, vi } from 'vitest';
import { brotliCompressSync } from 'node:zlib';
import { writePages } from '../../../build/prerender/write-pages.ts';
import type { SiteContent } from '@/data/site-content';
import { aConsolePage, aContentVersion, aPostPage } from '../../support/builders';
import { aSiteContent } from './feed-content';

const rest = {
  version: aContentVersion(),
  ...{ socialLinks: [], links: [], categories: [], featured: null, pastConsoles: [], consoleCounts: {} },
};

test('what a page leaves to timers is done before the next page is drawn, so memory does not grow with the site', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'handheld-legacy-pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  let leftOver = 0;
  const leftOverAtEachPage: number[] = [];
  const drawn = (pathname: string) => {
    leftOverAtEachPage.push(leftOver);
    leftOver += 1;
    setImmediate(() => (leftOver -= 1));
    const snapshot = `/data${pathname}.json`;
    return Promise.resolve({ path: pathname, answers: [], head: '', body: '', kind: 'home', snapshot });
  };

  await writePages({
    content: { ...aSiteContent(), ...rest },
    renderer: {
      pathsOf: () => ['/', '/blog', '/links', '/contact'],
      answersOfSite: () => new Map(),
      createRenderer: () => drawn,
      builtFrom: () => ['/data/version.json', '{}'],
      articleHtml: () => '',
    },
    client: {
      html: '<head><script type="module" src="/a.js"></script><link rel="stylesheet" href="/a.css"><script></script></head><body></body>',
      css: '',
      code: { home: [] },
    },
    folder,
    siteUrl: 'https://legacy.example',
    services: [],
    picturesUrl: '/images/',
  });

  expect(leftOverAtEachPage).toEqual([0, 0, 0, 0, 0]);
});

test('a page costs no look at every post, so the time of a page does not grow with the site', async () => {
  // A build knows its address; under test pages ask the browser.
  vi.stubGlobal('location', { origin: 'https://legacy.example' });
  onTestFinished(() => void vi.unstubAllGlobals());
  let looks = 0;
  const post = {
    ...aPostPage(),
    get updated_at() {
      looks += 1;
      return '2025-03-01T12:00:00+00:00';
    },
  };

  const render = createRenderer({ ...aSiteContent({ posts: [post] }), ...rest });
  const before = looks;
  await render('/contact');
  await render('/links');

  expect(looks).toBe(before);
});

/** Consoles that all play the cartridges of one another, so that none could know more of them. */
function aCatalogue(count: number): SiteContent['consoles'] {
  const consoles = Array.from({ length: count }, (_none, index) =>
    aConsolePage({
      ...{ slug: `console-${index}`, name: `Console ${index}`, year: String(1970 + Math.floor(index / 10)) },
      ...{ family: 'Game Boy', region_lock: 'none', weight_g: 100 + index },
      plays: ['GB', 'GBC', 'GBA'].map((family) => ({
        ...{ family, plays: 'yes', note: `Tried on ${index}.`, source_title: 'The manual', source_url: null },
      })),
    }),
  );
  return consoles.map((each, index) => ({
    ...each,
    predecessor_id: consoles[index - 1]?.id ?? null,
    successor_id: consoles[index + 1]?.id ?? null,
  }));
}

// The timeline promises every console.
test.each([
  ['/consoles/console-9', 1_000],
  // A whole page of cards, and of rows.
  ['/consoles', 1_000],
  ['/consoles/compare', 1_000],
  ['/compatibility', 4_000],
  ['/data', 1_000],
])('%s of a site with 500 consoles weighs at most %i bytes more than with 19', async (address, most) => {
  vi.stubGlobal('location', { origin: 'https://legacy.example' });
  onTestFinished(() => void vi.unstubAllGlobals());
  const weights: number[] = [];
  for (const count of [19, 500]) {
    const render = createRenderer({ ...aSiteContent({ consoles: aCatalogue(count) }), ...rest });
    const { head, body, answers } = await render(address);
    weights.push(brotliCompressSync(head + body + JSON.stringify(answers)).length);
  }
  const [few = 0, many = 0] = weights;
  expect(many - few).toBeLessThan(most);
});
