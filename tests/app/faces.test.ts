import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';

const html = readFileSync(path.join(import.meta.dirname, '../../index.html'), 'utf8');

/** Opens a page and gives the faces that it asks for ahead; round trip in milliseconds, where the browser tells. */
function facesAskedFor(roundTrip?: number): (string | null)[] {
  const connection = roundTrip === undefined ? undefined : { rtt: roundTrip };
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const [, template, script] = /(<template id="faces">.*?<\/template>)\s*<script>(.*?)<\/script>/s.exec(html) ?? [];
  if (!template || !script) throw new Error('index.html has no faces');
  document.head.innerHTML = template;
  const element = document.createElement('script');
  element.textContent = script;
  document.head.append(element);
  const links = document.head.querySelectorAll('link[rel="preload"][as="font"]');
  return Array.from(links, (link) => link.getAttribute('href'));
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  document.head.innerHTML = '';
});

test.each([
  ['a fast line', 50],
  ['a browser that does not tell', undefined],
])('on %s the faces are asked for ahead', (_, roundTrip) => {
  expect(facesAskedFor(roundTrip)).toHaveLength(3);
});

test('on a slow line they are not: they would come after the first paint', () => {
  expect(facesAskedFor(150)).toEqual([]);
});
