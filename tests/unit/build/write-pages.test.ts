import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRenderer } from '@/prerender';
import { expect, onTestFinished, test, vi } from 'vitest';
import { writePages } from '../../../build/prerender/write-pages.ts';
import { aPost } from '../../support/builders';
import { aSiteContent } from './feed-content';

const rest = { socialLinks: [], links: [], categories: [], featured: null, consoleCounts: {} };

test('what a page leaves to timers is done before the next page is drawn, so memory does not grow with the site', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'handheld-legacy-pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  let leftOver = 0;
  const leftOverAtEachPage: number[] = [];
  const drawn = (pathname: string) => {
    leftOverAtEachPage.push(leftOver);
    leftOver += 1;
    setImmediate(() => (leftOver -= 1));
    const snapshot = { file: `data${pathname}.json`, content: { day: '', answers: [] } };
    return Promise.resolve({ path: pathname, answers: [], head: '', body: '', kind: 'home', snapshot });
  };

  await writePages({
    content: { ...aSiteContent(), ...rest },
    renderer: {
      pathsOf: () => ['/', '/blog', '/links', '/contact'],
      createRenderer: () => drawn,
      articleHtml: () => '',
    },
    client: {
      html: '<head><script type="module" src="/a.js"></script><link rel="stylesheet" href="/a.css"></head><body></body>',
      css: '',
      code: { home: [] },
    },
    folder,
    siteUrl: 'https://legacy.example',
    services: [],
  });

  expect(leftOverAtEachPage).toEqual([0, 0, 0, 0, 0]);
});

test('a page costs no look at every post, so the time of a page does not grow with the site', async () => {
  // A build knows its address; under test pages ask the browser.
  vi.stubGlobal('location', { origin: 'https://legacy.example' });
  onTestFinished(() => void vi.unstubAllGlobals());
  let looks = 0;
  const post = {
    ...aPost(),
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
