// An editor makes a console, a visitor finds it in every place, and the editor deletes it. Both use only the keyboard.
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { openDataTexts } from '../../build/feeds/open-data.ts';
import { openService, readPublishedContent } from '../../build/prerender/published-content.ts';
import { emailOf, password } from '../support/browser/accounts';
import { baseUrl } from '../support/browser/base-url';
import { open } from '../support/browser/browser';
import { focused, tabOnto, tabTo } from '../support/browser/focus';
import { adminSettled, hydrated } from '../support/browser/settled';
import { service } from '../support/browser/service';
import { wording } from '../support/specification-texts';
import { toast } from '../support/browser/staff';
import { deleteRows, readRows } from '../support/browser/stored';

const name = 'Browser Test Pocket Twenty';
const slug = 'browser-test-pocket-twenty';
const address = `/consoles/${slug}`;
const cable = 'Browser Test Cable';
const source = { title: 'Its manual', url: 'https://handhelds.example/manual' };

afterAll(() => deleteRows('consoles', 'slug=like.browser-test-*'));

/** Maps each table with rows of a console to the columns that this test reads as a visitor. */
const tables = {
  consoles: 'id',
  console_releases: 'console_id,region',
  console_sources: 'console_id,field,title',
  console_compatibility: 'console_id,family',
  link_cables: 'id',
  post_consoles: 'console_id,post_id',
};

async function storedRows(): Promise<Record<string, string[]>> {
  const read = Object.entries(tables).map(async ([table, columns]) => {
    const rows = await readRows<object>(`${table}?select=${columns}`);
    return [table, rows.map((row) => JSON.stringify(row)).sort()];
  });
  return Object.fromEntries(await Promise.all(read)) as Record<string, string[]>;
}

/** Returns the open data that a build would write now. It reads this backend as a visitor. */
async function openData(): Promise<{ json: string; csv: string }> {
  const content = await readPublishedContent(await openService(path.join(import.meta.dirname, '../..'), service));
  const files = new Map(openDataTexts(content, { name: 'Handheld Legacy', site: baseUrl }));
  return { json: files.get('data/consoles.json') ?? '', csv: files.get('data/consoles.csv') ?? '' };
}

type Typed = readonly (readonly [label: string, text: string])[];

/** Moves from field to field by Tab and types. The first letters of an option choose this option. */
async function typeByKeyboard(page: Page, within: Page | Locator, fields: Typed): Promise<void> {
  for (const [label, text] of fields) {
    const field = within.getByLabel(label, { exact: true });
    await tabOnto(page, field);
    const isText = await field.evaluate((element) => element.matches('textarea, input:not([type="date"])'));
    if (isText) await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  }
}

async function press(page: Page, button: Locator): Promise<void> {
  await tabOnto(page, button);
  await page.keyboard.press('Enter');
}

/** Moves from the open section of the form to the next section. */
async function nextSection(page: Page, section: string): Promise<void> {
  await tabOnto(page, page.getByRole('tab', { selected: true }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tab', { name: section, selected: true }).waitFor();
}

async function signInByKeyboard(page: Page): Promise<void> {
  await typeByKeyboard(page, page, [
    ['Email', emailOf('editor')],
    ['Password', password],
  ]);
  await page.keyboard.press('Enter');
  await toast(page, wording.login.success);
  await adminSettled(page);
}

async function fillTheForm(page: Page): Promise<void> {
  await typeByKeyboard(page, page, [
    ['Name', name],
    ['Description', 'The twentieth of them.'],
    ['Full description', 'It has two paragraphs.\n\nThis is the second one.'],
    ['Processor', 'A processor of its own'],
    ['Display', 'A display of its own'],
    ['Controls', 'Two buttons'],
    ['Battery', 'Two AAA cells'],
    ['Picture', '/images/consoles/game-boy-pocket.svg'],
    ['Year', '1997'],
  ]);
  expect(await page.getByLabel('Slug').inputValue()).toBe(slug);

  await nextSection(page, 'Specification');
  const size = page.getByRole('group', { name: 'Size and weight' });
  await typeByKeyboard(page, size, [
    ['Width (mm)', '80'],
    ['Height (mm)', '130'],
    ['Depth (mm)', '25'],
    ['Weight (g)', '123'],
  ]);
  await typeByKeyboard(page, page.getByRole('group', { name: 'Screen', exact: true }), [['Light', 'Back']]);

  await nextSection(page, 'Releases');
  await press(page, page.getByRole('button', { name: 'Add release' }));
  await typeByKeyboard(page, page, [
    ['Region', 'North'],
    ['Date', '1997-05-12'],
    ['Currency', 'USD'],
    ['Price', '69.95'],
  ]);

  await nextSection(page, 'Compatibility');
  for (const family of ['Game Boy', 'Game Boy Color'])
    await typeByKeyboard(page, page.getByRole('group', { name: family, exact: true }), [
      ['Plays them', family === 'Game Boy' ? 'Yes' : 'Partly'],
      ['Note', `A note on ${family}`],
    ]);
  await press(page, page.getByRole('button', { name: 'Add link cable' }));
  await typeByKeyboard(page, page.getByRole('group', { name: 'Link cable 1' }), [
    ['Linked by', cable],
    ['With', 'Game Boy Color'],
    ['Games', 'Two of them'],
  ]);

  await nextSection(page, 'Sources');
  await press(page, page.getByRole('button', { name: 'Add source' }));
  await typeByKeyboard(page, page, [
    ['Source for', 'Size and weight: Weight'],
    ['Title', source.title],
    ['Address', source.url],
  ]);

  await nextSection(page, 'Related');
  await tabOnto(page, page.getByRole('group', { name: 'Articles about it' }).getByRole('checkbox').first());
  await page.keyboard.press('Space');

  await nextSection(page, 'Preview');
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** Searches the table of consoles and returns the row of this console. */
async function findInTable(page: Page): Promise<Locator> {
  await tabOnto(page, page.getByRole('searchbox', { name: 'Search consoles' }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(`${name}\n`);
  return page.getByRole('row', { name: new RegExp(name) });
}

const card = (page: Page) => page.locator('main').getByRole('link', { name: new RegExp(name) });

async function searchCatalogue(page: Page): Promise<void> {
  await page.goto('/consoles');
  await hydrated(page);
  await tabOnto(page, page.getByRole('searchbox', { name: 'Search consoles' }));
  await page.keyboard.type(`${name}\n`);
}

test('a console that an editor makes by keyboard appears everywhere, and a deletion leaves nothing behind', async () => {
  const before = await storedRows();
  expect(before.consoles).toHaveLength(19);
  const dataBefore = await openData();

  // On a slow machine, the browser requests a picture at a half-typed address.
  const { page } = await open('/login', { expectedErrors: [/404 .*\/i[^ ]*\)$/] });
  await hydrated(page);
  await signInByKeyboard(page);
  await press(
    page,
    page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Consoles', exact: true }),
  );
  await adminSettled(page);
  await press(page, page.getByRole('link', { name: 'New console' }));
  await adminSettled(page);
  await fillTheForm(page);
  await press(page, page.getByRole('button', { name: 'Create console' }));
  await toast(page, 'Console created successfully');
  const row = await findInTable(page);
  await row.waitFor();

  const { page: visitor } = await open('/consoles');
  await searchCatalogue(visitor);
  await visitor.getByText('1 console', { exact: true }).waitFor();
  await card(visitor).first().waitFor();

  await visitor.goto('/timeline');
  await card(visitor).first().waitFor();

  await visitor.goto(`/consoles/compare?c=${slug},game-boy`);
  await visitor.getByText(`Comparing the ${name} and the Game Boy.`).waitFor();
  await visitor.getByRole('img', { name: new RegExp(`to one scale.*the ${name}, 80 by 130 by 25 mm`) }).waitFor();
  await visitor.getByRole('row', { name: /Weight.*123 g/ }).waitFor();

  await visitor.goto('/compatibility');
  const played = visitor.getByRole('row', { name: new RegExp(name) });
  await played.getByText('Partly').waitFor();
  await visitor.getByText('A note on Game Boy Color').waitFor();
  const cables = visitor.getByRole('region', { name: 'Link cables and wireless' });
  await cables.getByRole('heading', { name: cable }).waitFor();
  await cables.getByText(`${name} with Game Boy Color`).waitFor();

  await visitor.goto(address);
  await visitor.getByRole('heading', { level: 1, name }).waitFor();
  const weight = visitor.getByRole('row', { name: /^Weight.*123/ });
  await tabOnto(visitor, weight.getByRole('link', { name: 'Source 1' }));
  await visitor.keyboard.press('Enter');
  const target = visitor.locator(':target');
  expect(await target.innerText()).toContain(source.title);
  expect(await target.getByRole('link').getAttribute('href')).toBe(source.url);
  await visitor.getByRole('row', { name: /North America.*12 May 1997.*69\.95/ }).waitFor();

  const { json, csv } = await openData();
  const { consoles, link_cables: links } = JSON.parse(json) as {
    consoles: { slug: string }[];
    link_cables: { via: string }[];
  };
  expect(consoles).toHaveLength(20);
  expect(consoles.find((model) => model.slug === slug)).toMatchObject({
    ...{ name, year: '1997', width_mm: 80, height_mm: 130, depth_mm: 25, weight_g: 123, screen_lit: 'back' },
    ...{ wifi: null, region_lock: null },
    releases: [{ region: 'na', released: '1997-05-12', price: 69.95, currency: 'USD' }],
    compatibility: [
      { family: 'GB', plays: 'yes', note: 'A note on Game Boy' },
      { family: 'GBC', plays: 'partly', note: 'A note on Game Boy Color' },
    ],
    sources: [{ field: 'weight_g', ...source }],
  });
  expect(links.filter(({ via }) => via === cable)).toMatchObject([
    { from: slug, to: 'game-boy-color', games: ['Two of them'] },
  ]);
  expect(csv.split('\r\n').filter((line) => line.startsWith(`${slug},${name},1997,`))).toHaveLength(1);

  await press(page, row.getByRole('button', { name: `Delete ${name}` }));
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Deleted with it: 1 release, 2 compatibility rows, 1 source and 1 link cable.').waitFor();
  await dialog.getByText('These articles are about it').waitFor();
  expect(await focused(page)).toBe('Cancel');
  await tabTo(page, 'Delete');
  await page.keyboard.press('Enter');
  await toast(page, 'Console deleted successfully');
  await expect.poll(() => row.count()).toBe(0);
  expect(await focused(page)).not.toBe('body');

  expect(await storedRows()).toEqual(before);
  const data = await openData();
  expect(data.csv).toBe(dataBefore.csv);
  expect(data.json).toBe(dataBefore.json);

  await searchCatalogue(visitor);
  await visitor.getByText('No Consoles Found').waitFor();
  await visitor.goto(`/consoles/compare?c=${slug},game-boy`);
  await visitor.getByText('Only the Game Boy so far.').waitFor();
  for (const where of ['/timeline', '/compatibility']) {
    const read = visitor.waitForResponse((answer) => answer.url().includes('/rest/v1/consoles'));
    await visitor.goto(where);
    await read;
    await hydrated(visitor);
    const shown = await visitor.locator('main').innerText();
    for (const gone of [name, cable]) expect(shown, where).not.toContain(gone);
  }
  await visitor.goto(address);
  await expect.poll(() => visitor.locator('main').innerText()).toContain('Console Not Found');
}, 120_000);
