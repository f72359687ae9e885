import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { browserStorage } from '@/features/legal/browser-storage';
import { someSettings } from '../../support/builders';
import { network } from '../../support/network/server';
import { renderApp } from '../../support/render-app';

const main = async () => within(await screen.findByRole('main'));

test('the page names the operator and the contact', async () => {
  renderApp('/privacy');
  expect(await (await main()).findByText(/^The Test Society\s1 Test Street\sTestham$/)).toBeVisible();
  const mail = (await main()).getByRole('link', { name: 'team@example.org' });
  expect(mail).toHaveAttribute('href', 'mailto:team@example.org');
  expect(screen.queryByText(/has not been named/)).not.toBeInTheDocument();
});

test('a site without an operator says so, and shows no address that nobody reads', async () => {
  const contactEmail = 'hello@handheld-legacy.example';
  network.tables.site_settings = [someSettings({ operator: ' ', postalAddress: '', contactEmail })];
  renderApp('/privacy');
  expect(await screen.findByText('The operator of this site has not been named yet.')).toBeVisible();
  expect(screen.queryByText(contactEmail)).not.toBeInTheDocument();
});

test('the page lists everything that the code stores in a browser', async () => {
  const src = path.join(import.meta.dirname, '../../../src');
  const code = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('browser-storage.ts'))
    .map((file) => readFileSync(path.join(src, file), 'utf8'))
    .join('\n');
  const stored = Array.from(code.matchAll(/'(handheld-legacy\.[\w.-]+)'/g), ([, key = '']) => key);
  const described = browserStorage.flatMap(({ things }) => things.map(({ key }) => key.replace('*', '')));
  expect(described.filter((key) => key.startsWith('handheld-legacy.')).sort()).toEqual([...new Set(stored)].sort());
  renderApp('/privacy');
  for (const { things } of browserStorage) {
    for (const { key, what } of things) {
      expect(await screen.findByText(key)).toBeVisible();
      expect(screen.getByText(what)).toBeVisible();
    }
  }
});
