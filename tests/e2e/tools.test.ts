import { describe, expect, test } from 'vitest';
import { open, openSettled, phone } from '../support/browser/browser';
import { focused } from '../support/browser/focus';
import { settled } from '../support/browser/settled';

const tables = [
  ['/tools/palettes', /^Checksums, fourth letters/, 94],
  ['/tools/palettes', /^The buttons to hold while the logo shows/, 12],
  ['/tools/saves', 'Recorded cartridges', 288],
  ['/tools/saves', 'Known from software only', 49],
  ['/tools/identify', 'Model codes and sizes', 19],
  ['/charts', 'Battery life: printed and measured', 18],
] as const;

describe.each([true, false])('a tool with JavaScript enabled: %s', (javaScriptEnabled) => {
  test.each(tables)('%s shows the whole table %s: %i rows', async (address, name, rows) => {
    const { page } = await open(address, { javaScriptEnabled });
    const table = page.getByRole('table', { name });
    await table.waitFor();
    expect(await table.locator('tbody tr').count()).toBe(rows);
  });
});

test('each tool without JavaScript says what it cannot do and what works', async () => {
  const { page } = await open('/tools/palettes', { javaScriptEnabled: false });
  const expectText = async (text: string) => expect(await page.locator('main').innerText()).toContain(text);
  await expectText('Please turn on JavaScript to look titles up. This is an example, with the whole table below.');
  await page.goto('/tools/saves');
  await expectText('Please turn on JavaScript to search and filter. The whole list is below.');
  await page.goto('/tools/identify');
  await expectText('Turn on JavaScript to go through it one question at a time. The whole guide is below.');
  await expectText('Please turn on JavaScript to check a number. The rules below work without it.');
});

test.each([
  [
    '/tools/palettes?title=METROID2',
    'METROID2: its checksum is $46; with R as fourth letter that’s entry 80, set-up 46.',
  ],
  ['/tools/saves?q=DMG-APEE', '1 cartridge recorded'],
  ['/tools/identify?way=two-screens.advance-slot', 'Question 3'],
])('a visit to %s shows the result of this address', async (address, text) => {
  const { page } = await openSettled(address);
  await page.locator('main').getByText(text).waitFor();
});

test('a loaded tool works without a network', async () => {
  const { page } = await openSettled('/tools/palettes', {
    expectedErrors: [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/],
  });
  await page.context().setOffline(true);
  await page.getByRole('combobox', { name: 'Title or game' }).fill('moguranya');
  await page.getByText('MOGURANYA: its checksum is').waitFor();
  await page.getByRole('button', { name: /^Up \+ A/ }).click();
  await page.getByText('Up + A is held').waitFor();
  expect(new URL(page.url()).searchParams.get('title')).toBe('moguranya');
});

test('a person finds a model by keyboard on a phone, and Back and a reload keep the answers', async () => {
  const { page } = await openSettled('/tools/identify', phone);
  const heading = (text: string) => expect.poll(() => focused(page)).toContain(text);
  await page.getByRole('link', { name: /^One piece, upright/ }).press('Enter');
  await heading('Which upright Game Boy?');
  await page.getByRole('link', { name: /^2 AAA batteries/ }).press('Enter');
  await heading('Game Boy Pocket');
  await page.getByRole('link', { name: 'Is there a power lamp beside the screen?' }).first().press('Enter');
  // The link and the heading have the same name.
  await page.getByRole('heading', { name: 'Is there a power lamp beside the screen?', level: 2 }).waitFor();
  await heading('Is there a power lamp beside the screen?');
  await page.goBack();
  await heading('Game Boy Pocket');
  expect(new URL(page.url()).searchParams.get('way')).toBe('upright.pocket');
  await page.reload();
  await settled(page);
  await page.getByRole('heading', { name: /Game Boy Pocket$/, level: 2 }).waitFor();
  await page.getByRole('link', { name: 'All about the Game Boy Pocket' }).press('Enter');
  await page.waitForURL('/consoles/game-boy-pocket');
});

test.each(['/tools/palettes', '/tools/saves', '/tools/identify', '/charts', '/about'])(
  '%s prints tables on white paper, but neither navigation nor fields',
  async (address) => {
    const { page } = await openSettled(address, { colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
    expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
    for (const role of ['searchbox', 'combobox'] as const) {
      expect(await page.getByRole(role).filter({ visible: true }).count(), role).toBe(0);
    }
    const tables = await page.getByRole('table').all();
    for (const table of tables) expect(await table.isVisible()).toBe(true);
    expect(tables.length).toBeGreaterThan(0);
  },
);
