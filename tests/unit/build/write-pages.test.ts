import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writePages } from '../../../build/prerender/write-pages.ts';
import { aSiteContent } from './feed-content';

test('writePages waits for the timers of each page, so that the memory does not grow', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'handheld-legacy-pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  let pending = 0;
  const pendingAtEachPage: number[] = [];
  const render = (pathname: string) => {
    pendingAtEachPage.push(pending);
    pending += 1;
    setImmediate(() => (pending -= 1));
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
      createRenderer: () => render,
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

  expect(pendingAtEachPage).toEqual([0, 0, 0, 0, 0]);
});
