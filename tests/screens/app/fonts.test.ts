import { readFileSync } from 'node:fs';
import path from 'node:path';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { lateFonts } from '@/boot/late-fonts';
import { server } from '../../support/network/server';

const html = readFileSync(path.join(import.meta.dirname, '../../../index.html'), 'utf8');

interface Connection {
  /** In milliseconds. */
  rtt?: number;
  effectiveType?: string;
  saveData?: boolean;
}

/** Opens a page on a line, as far as the browser tells; gives the fonts that it asks for ahead. */
function fontsAskedFor(connection?: Connection): (string | null)[] {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const [, template, script] = /(<template id="fonts">.*?<\/template>)\s*<script>(.*?)<\/script>/s.exec(html) ?? [];
  if (!template || !script) throw new Error('index.html has no fonts');
  document.head.innerHTML = template;
  const element = document.createElement('script');
  element.textContent = script;
  document.head.append(element);
  return preloads();
}

function preloads(): (string | null)[] {
  const links = document.head.querySelectorAll('link[rel="preload"][as="font"]');
  return Array.from(links, (link) => link.getAttribute('href'));
}

const slowLine = { rtt: 150, effectiveType: '4g' };

/** The font files that are asked for from now on. */
function watchFonts(status: number): string[] {
  const asked: string[] = [];
  server.use(
    http.get('*/src/fonts/*', ({ request }) => {
      asked.push(new URL(request.url).pathname);
      return new HttpResponse('a font', { status });
    }),
  );
  return asked;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  document.head.innerHTML = '';
});

test.each([
  ['a browser that does not tell', undefined, 3],
  ['a fast line', { rtt: 0, effectiveType: '4g', saveData: false }, 3],
  ['a line of which nothing is known yet', { rtt: 100, effectiveType: '4g', saveData: false }, 3],
  // They would come after the first paint.
  ['slow 4G', slowLine, 0],
  ['a line that is called slow', { rtt: 50, effectiveType: '3g' }, 0],
  ['a line that is called very slow', { effectiveType: 'slow-2g' }, 0],
  ['a fast line whose data is saved', { rtt: 0, effectiveType: '4g', saveData: true }, 0],
])('on %s (%o) %i fonts are asked for ahead', (_, connection, count) => {
  expect(fontsAskedFor(connection)).toHaveLength(count);
});

test('a slow line gets them later, and shows them on the next page', async () => {
  const asked = watchFonts(200);
  fontsAskedFor(slowLine);
  const fonts = lateFonts();
  fonts.show();
  await fonts.fetch();
  expect(asked).toHaveLength(3);
  expect(preloads()).toEqual([]);
  fonts.show();
  expect(preloads()).toHaveLength(3);
  // In a new document.
  expect(fontsAskedFor(slowLine)).toHaveLength(3);
});

test('fonts that could not be had are not shown, and not asked for ahead on a slow line', async () => {
  watchFonts(503);
  fontsAskedFor(slowLine);
  const fonts = lateFonts();
  await fonts.fetch();
  fonts.show();
  expect(preloads()).toEqual([]);
  expect(fontsAskedFor(slowLine)).toEqual([]);
});

test.each([
  ['that shows its fonts', { rtt: 50 }],
  ['of somebody who saves data', { ...slowLine, saveData: true }],
])('a page %s fetches none later', async (_, connection) => {
  const asked = watchFonts(200);
  fontsAskedFor(connection);
  await lateFonts().fetch();
  expect(asked).toEqual([]);
});
