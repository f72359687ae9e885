import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { aLink } from '../../support/builders';
import { network } from '../../support/network/server';
import { wording } from '../../support/specification-texts';
import { expectToast } from '../../support/toasts';
import { newId, openTable, pressButton, row, sent, table } from './staff-screen';

const form = () => within(screen.getByRole('region', { name: 'Add link' }));
const input = (label: string) => form().getByLabelText(new RegExp(`^${label}`));
const addButton = () => form().getByRole('button', { name: /^Add/ });
const titles = () =>
  within(table())
    .getAllByRole('rowheader')
    .map(({ firstChild }) => firstChild?.textContent);

const openLinks = () => openTable('/admin/links', { as: 'editor' });

/** Fills in the required fields and adds the link. */
async function add(title = 'Pan Docs') {
  await userEvent.type(input(wording.links.title), title);
  await userEvent.type(input(wording.links.url), 'https://gbdev.io/pandocs/');
  await userEvent.type(input(wording.links.category), 'Documentation');
  await userEvent.click(addButton());
  await expectToast(wording.links.added);
}

describe('the list of links', () => {
  test('shows all links with their details, lowest order first', async () => {
    network.tables.links = [
      aLink({ title: 'Later', order: 20 }),
      aLink({ title: 'Hidden', url: 'https://hidden.example/', category: 'Shops', order: -3, active: false }),
      aLink({ title: 'First', order: 4 }),
    ];
    await openLinks();
    expect(titles()).toEqual(['Hidden', 'First', 'Later']);
    expect(row('Hidden').getByRole('link')).toHaveAttribute('href', 'https://hidden.example/');
    for (const text of ['Shops', '-3', 'Inactive']) expect(row('Hidden').getByText(text)).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Links | Test Legacy'));
  });

  test('comes with tips that explain the fields "Order" and "Active"', async () => {
    await openLinks();
    const tips = screen.getByRole('complementary', { name: 'Tips' });
    expect(tips.textContent.toLowerCase()).toContain(wording.tips.linkOrder);
    expect(tips.textContent.toLowerCase()).toContain(wording.tips.linksHidden);
  });
});

describe('adding a link', () => {
  test('saves the typed link, and empties the form for the next link', async () => {
    await openLinks();
    await userEvent.type(input(wording.links.image), '/images/links/docs.png');
    await userEvent.type(input(wording.links.description), 'All of it.');
    await userEvent.clear(input(wording.links.order));
    await userEvent.type(input(wording.links.order), '-7');
    await userEvent.click(input(wording.links.active));
    await add();
    const link = {
      title: 'Pan Docs',
      url: 'https://gbdev.io/pandocs/',
      category: 'Documentation',
      image: '/images/links/docs.png',
      description: 'All of it.',
      order: -7,
      active: false,
    };
    expect(sent('links')).toEqual([['POST', null, { id: newId, ...link }]]);
    expect(await screen.findByRole('row', { name: /Pan Docs/ })).toBeVisible();
    expect(input(wording.links.title)).toHaveValue('');
    expect(input(wording.links.order)).toHaveValue(null);
    expect(input(wording.links.active)).toBeChecked();
    expect(form().queryAllByRole('alert')).toEqual([]);
  });

  test('sends null for empty optional fields', async () => {
    await openLinks();
    await add();
    expect(network.writesOf('links')[0]?.body).toMatchObject({
      image: null,
      description: null,
      order: 0,
      active: true,
    });
  });

  test.each([
    ['at the end', '', 50],
    ['by its order', '15', 15],
  ])('puts a new link in its place: %s', async (_place, typed, order) => {
    network.tables.links = [aLink({ title: 'Later', order: 40 }), aLink({ title: 'Earlier', order: -3 })];
    await openLinks();
    expect(input(wording.links.order)).toHaveAttribute('placeholder', '50');
    if (typed) await userEvent.type(input(wording.links.order), typed);
    await add('New');
    expect(network.writesOf('links')[0]?.body).toMatchObject({ order });
    await waitFor(() => expect(titles()).toEqual(typed ? ['Earlier', 'New', 'Later'] : ['Earlier', 'Later', 'New']));
  });

  test('suggests each existing category once', async () => {
    network.tables.links = ['Tools', 'Repair', 'Tools'].map((category) => aLink({ title: 'Wiki', category }));
    await openLinks();
    const suggested = ({ list }: HTMLInputElement) => Array.from(list?.options ?? [], ({ value }) => value);
    expect(suggested(input(wording.links.category) as HTMLInputElement)).toEqual(['Repair', 'Tools']);
    await userEvent.click(screen.getAllByRole('button', { name: 'Edit Wiki' })[0] ?? table());
    expect(suggested(within(table()).getByLabelText(wording.links.category))).toEqual(['Repair', 'Tools']);
  });

  test('saves two links, one after the other, as two rows', async () => {
    await openLinks();
    for (const title of ['One', 'Two']) {
      await add(title);
      expect(await screen.findByRole('row', { name: new RegExp(title) })).toBeVisible();
    }
    expect(network.tables.links.map(({ title }) => title)).toEqual(['One', 'Two']);
  });

  test('keeps the focus in the field during typing, and marks the field until the value is valid', async () => {
    await openLinks();
    await userEvent.click(addButton());
    expect(input(wording.links.title)).toHaveFocus();
    await userEvent.type(input(wording.links.url), 'https://');
    expect(input(wording.links.url)).toHaveFocus();
    expect(input(wording.links.url)).toBeInvalid();
    await userEvent.type(input(wording.links.url), 'gbdev.io');
    expect(input(wording.links.url)).toHaveValue('https://gbdev.io');
    expect(input(wording.links.url)).toBeValid();
    expect(input(wording.links.title)).toBeInvalid();
  });
});

describe('editing a link in its row', () => {
  const cell = (label: string) => within(table()).getByLabelText(label);
  const image = () => cell(`${wording.links.image} (optional)`);

  test('saves every field', async () => {
    network.tables.links = [aLink({ title: 'Pan Docs', order: 1 }), aLink({ title: 'Wiki', order: 2 })];
    await openLinks();
    await pressButton('Edit Pan Docs');
    await userEvent.type(cell(wording.links.title), '!');
    await userEvent.type(cell(wording.links.url), 'en/');
    await userEvent.type(image(), '/images/links/docs.png');
    await userEvent.clear(cell(`${wording.links.description} (optional)`));
    await userEvent.clear(cell(wording.links.category));
    await userEvent.type(cell(wording.links.category), 'Books');
    await userEvent.clear(cell(wording.links.order));
    await userEvent.type(cell(wording.links.order), '30');
    await userEvent.click(cell(wording.links.active));
    await pressButton('Save Pan Docs');
    await expectToast(wording.links.updated);
    const link = {
      title: 'Pan Docs!',
      url: 'https://gbdev.io/pandocs/en/',
      image: '/images/links/docs.png',
      description: null,
      category: 'Books',
      order: 30,
      active: false,
    };
    expect(sent('links')).toEqual([['PATCH', `eq.${String(network.tables.links[0]?.id)}`, link]]);
    await waitFor(() => expect(titles()).toEqual(['Wiki', 'Pan Docs!']));
  });

  test('keeps a stored http address of a picture, but rejects a new http address', async () => {
    network.tables.links = [aLink({ title: 'Pan Docs', image: 'http://a.example/a.png' })];
    await openLinks();
    await pressButton('Edit Pan Docs');
    await userEvent.type(cell(wording.links.title), '!');
    await pressButton('Save Pan Docs');
    await expectToast(wording.links.updated);
    expect(network.tables.links).toMatchObject([{ title: 'Pan Docs!', image: 'http://a.example/a.png' }]);
    await pressButton('Edit Pan Docs!');
    await userEvent.type(image(), '2');
    await pressButton('Save Pan Docs!');
    expect(image()).toHaveAccessibleDescription(/Pictures from http addresses don’t show here/);
    expect(network.writesOf('links')).toHaveLength(1);
  });
});
