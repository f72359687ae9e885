import { readFileSync } from 'node:fs';
import path from 'node:path';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { fetchLateFonts } from '@/boot/styles';
import { server } from '../../support/network/server';

const html = readFileSync(path.join(import.meta.dirname, '../../../index.html'), 'utf8');

/** Opens a page and gives the fonts that it asks for ahead; round trip in milliseconds, where the browser tells. */
function fontsAskedFor(roundTrip?: number): (string | null)[] {
  const connection = roundTrip === undefined ? undefined : { rtt: roundTrip };
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const [, template, script] = /(<template id="fonts">.*?<\/template>)\s*<script>(.*?)<\/script>/s.exec(html) ?? [];
  if (!template || !script) throw new Error('index.html has no fonts');
  document.head.innerHTML = template;
  const element = document.createElement('script');
  element.textContent = script;
  document.head.append(element);
  const links = document.head.querySelectorAll('link[rel="preload"][as="font"]');
  return Array.from(links, (link) => link.getAttribute('href'));
}

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
  ['a fast line', 50, 3],
  ['a browser that does not tell', undefined, 3],
  // They would come after the first paint.
  ['a slow line', 150, 0],
])('on %s (%s ms) %i fonts are asked for ahead', (_, roundTrip, count) => {
  expect(fontsAskedFor(roundTrip)).toHaveLength(count);
});

test('a slow line gets them later, and shows them on the next page', async () => {
  const asked = watchFonts(200);
  fontsAskedFor(150);
  await fetchLateFonts();
  expect(asked).toHaveLength(3);
  expect(fontsAskedFor(150)).toHaveLength(3);
});

test('fonts that could not be had are not asked for ahead on a slow line', async () => {
  watchFonts(503);
  fontsAskedFor(150);
  await fetchLateFonts();
  expect(fontsAskedFor(150)).toEqual([]);
});

test('a page that shows its fonts fetches none later', async () => {
  const asked = watchFonts(200);
  fontsAskedFor(50);
  await fetchLateFonts();
  expect(asked).toEqual([]);
});
