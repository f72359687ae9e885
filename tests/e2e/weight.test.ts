import { brotliCompressSync } from 'node:zlib';
import type { Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { sizeBudget } from '../../build/checks/size-budget.ts';
import { baseUrl, open } from '../support/browser/browser';
import { picturesOf } from '../support/browser/pictures';
import { settled } from '../support/browser/settled';

/** All pictures of the home page as a host sends them, in bytes. */
const picturesAtMost = 60_000;

/** The addresses of one kind that were asked for, each once. */
function addressesOf(requests: Request[], kind: 'image' | 'font'): string[] {
  const asked = requests.filter((request) => request.resourceType() === kind).map((request) => request.url());
  return [...new Set(asked)].filter((address) => address.startsWith(baseUrl));
}

async function contentOf(address: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(address)).arrayBuffer());
}

test('all pictures of the home page together weigh less than 60 kB', async () => {
  const { page, requests } = await open('/');
  await settled(page);
  await picturesOf(page);
  // The timeline shows its consoles one after the other.
  for (let step = 0; step < 19; step += 1) await page.getByRole('button', { name: 'Next console' }).click();
  await picturesOf(page);
  const pictures = addressesOf(requests, 'image');
  const weights = await Promise.all(
    pictures.map(async (address) => brotliCompressSync(await contentOf(address)).length),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  console.info(`pictures of the home page: ${total} bytes of Brotli in ${pictures.length} files`);
  expect(pictures.length).toBeGreaterThanOrEqual(20);
  expect(total).toBeLessThan(picturesAtMost);
});

test.each(['/', '/timeline', '/blog/why-the-game-boy-stayed-grey'])(
  'a first visit to %s brings at most 45 kB of fonts',
  async (address) => {
    const { page, requests } = await open(address);
    await settled(page);
    await page.evaluate(() => document.fonts.ready);
    const fonts = addressesOf(requests, 'font');
    expect(fonts.filter((font) => !font.endsWith('.woff2'))).toEqual([]);
    const weights = await Promise.all(fonts.map(async (font) => (await contentOf(font)).length));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    console.info(`fonts of ${address}: ${total} bytes in ${fonts.length} files`);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(sizeBudget.fonts);
  },
);
