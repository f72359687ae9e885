import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writePages } from '../../../build/prerender/write-pages.ts';
import { aSiteContent } from './feed-content';

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
    return Promise.resolve({
      path: pathname,
      state: { mutations: [], queries: [] },
      head: '',
      body: '',
      kind: 'home',
      snapshot,
    });
  };

  await writePages({
    service: { fetch },
    content: aSiteContent(),
    renderer: {
      pathsOf: () => ['/', '/blog', '/links', '/contact'],
      createRenderer: () => drawn,
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
