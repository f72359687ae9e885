import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Tables } from '@/data/service/database.types';
import { aConsole, aLinkCable, aPost } from '../../support/builders';
import { network } from '../../support/network/server';
import { renderApp } from '../../support/render-app';
import { textsOf } from '../../support/texts-of';
import { expectToast } from '../../support/toasts';
import { button, dialog, pressInDialog, newId, pressButton, versions } from './staff-screen';

const id = '50000000-0000-4000-8000-000000000002';
const otherId = '50000000-0000-4000-8000-000000000003';
const otherTimes = { created_at: '2025-01-01T00:00:00+00:00', updated_at: '2025-01-01T00:00:00+00:00', console_id: id };
const alpha = aConsole({ id, slug: 'alpha', name: 'Alpha', weight_g: 300, model_codes: ['A-1', 'A-2'], nfc: false });
const article = aPost({ title: 'All about Alpha' });

beforeEach(() => {
  network.tables.consoles = [
    alpha,
    ...[80, 200, 398].map((weight_g, index) =>
      aConsole({ ...(index === 0 && { id: otherId }), slug: `other-${index}`, name: `Other ${index}`, weight_g }),
    ),
  ];
  const toCome = aPost({ title: 'A post to come', publish_at: '2998-03-25T02:30:00+00:00' });
  network.tables.blog_posts = [article, aPost({ title: 'A draft', published: false }), toCome];
  network.tables.console_releases = [
    {
      ...{ ...otherTimes, id: crypto.randomUUID(), region: 'jp', released: '1989-04-21', price: 12500, price_to: null },
      ...{ currency: 'JPY', launch_games: ['Tetris'], launch_colours: null, note: null },
    },
  ];
  network.tables.console_sources = [aSource({ title: 'A scale' })];
  network.tables.link_cables = [
    aLinkCable(id, id, { via: 'A cable', games: ['GB, dual-mode', 'GBC'] }),
    aLinkCable(otherId, id, { via: 'An adapter' }),
  ];
});

function aSource(changes: Partial<Tables<'console_sources'>>): Tables<'console_sources'> {
  return {
    ...{ ...otherTimes, id: crypto.randomUUID(), field: 'weight_g', title: 'T', url: null, checked_on: null },
    ...{ confidence: null, note: null, ...changes },
  };
}

const sent = () => network.writesOf('consoles').map(({ body }) => body as Record<string, unknown>);
const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}`) });
const open = (name: string) => userEvent.click(tab(name));
const group = (name: string) => within(screen.getByRole('group', { name }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

async function openEditor(address = `/admin/consoles/${id}`, as: 'editor' | 'contributor' = 'editor') {
  const app = renderApp(address, { as });
  await screen.findByLabelText('Name');
  return app;
}

const focused = () => document.activeElement as HTMLElement;

/** Presses Tab until the element with this name has the focus. */
async function tabTo(name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 90; presses += 1) {
    await userEvent.tab();
    const labels = Array.from((focused() as HTMLInputElement).labels ?? [], ({ textContent }) => textContent);
    const names = [...labels, focused().getAttribute('aria-label') ?? focused().textContent];
    if (names.some((each) => (typeof name === 'string' ? each === name : name.test(each)))) return;
  }
  throw new Error(`Tab does not come to ${String(name)}`);
}

async function typeInto(name: string, text: string): Promise<void> {
  await tabTo(name);
  if (focused() instanceof HTMLSelectElement) await userEvent.selectOptions(focused(), text);
  else await userEvent.paste(text);
}

/** Presses the arrow key on the selected tab, which moves the focus to the next tab. */
async function toNextTab(name: string): Promise<void> {
  screen.getByRole('tab', { selected: true }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(tab(name)).toHaveFocus();
}

test('by keyboard alone, an editor makes a console with specs, a release, compatibility, a source and an article', async () => {
  const { router } = await openEditor('/admin/consoles/new');
  expect(screen.getByRole('heading', { level: 1, name: 'New console' })).toBeVisible();
  await typeInto('Name', 'Pocket Station');
  await tabTo('Slug');
  expect(focused()).toHaveValue('pocket-station');
  await typeInto('Description', 'Small.');
  await typeInto('Full description', 'Very small.');
  for (const name of ['Processor', 'Display', 'Controls', 'Battery']) await typeInto(name, `${name}.`);
  await typeInto('Year', '1999');
  await toNextTab('Specification');
  await typeInto('Model codes', 'SCPH-4000\nSCPH-4001');
  await typeInto('Weight (g)', '90.5');
  await typeInto('Region lock', 'Partly');
  await typeInto('NFC', 'No');
  await toNextTab('Releases');
  await tabTo('Add release');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toHaveAttribute('name', 'releases.0.region'));
  await userEvent.selectOptions(focused(), 'Japan');
  await typeInto('Date', '1999-01-23');
  await typeInto('Currency', 'JPY');
  await typeInto('Price', '3000');
  await toNextTab('Compatibility');
  await typeInto('Plays them', 'Yes');
  await typeInto('Source title', 'The manual');
  await tabTo('Add link cable');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toHaveAttribute('name', 'cables.0.via'));
  await userEvent.paste('An infrared port');
  await screen.findAllByRole('option', { name: 'Alpha' });
  await typeInto('With', 'Alpha');
  await typeInto('Games', 'Tetris, and more\nChess');
  await toNextTab('Sources');
  await tabTo('Add source');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toHaveAttribute('name', 'sources.0.field'));
  await userEvent.selectOptions(focused(), 'Size and weight: Weight');
  await typeInto('Title', 'A scale');
  await typeInto('Address', 'https://scale.example/');
  await typeInto('Checked on', '2026-01-02');
  await toNextTab('Related');
  await screen.findAllByRole('option', { name: 'Alpha' });
  await typeInto('Followed the', 'Alpha');
  await tabTo('All about Alpha');
  expect(screen.queryByLabelText('A post to come')).not.toBeInTheDocument();
  await userEvent.keyboard(' ');
  await tabTo('Create console');
  await userEvent.keyboard('{Enter}');
  await expectToast('Console created successfully');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/consoles'));
  expect(sent()).toEqual([
    {
      console_id: newId,
      console: expect.objectContaining({
        ...{ name: 'Pocket Station', slug: 'pocket-station', year: '1999', color: 'gameboy', processor: 'Processor.' },
        ...{ model_codes: ['SCPH-4000', 'SCPH-4001'], weight_g: 90.5, region_lock: 'partial', nfc: false },
        ...{ dimensions: null, family: null, usb: null, predecessor_id: id, predecessor_name: null, specs: null },
      }) as unknown,
      releases: [
        {
          ...{ region: 'jp', released: '1999-01-23', price: 3000, price_to: null, currency: 'JPY' },
          ...{ launch_games: null, launch_colours: null, note: null },
        },
      ],
      compatibility: [{ family: 'GB', plays: 'yes', note: null, source_title: 'The manual', source_url: null }],
      cables: [
        {
          ...{ via: 'An infrared port', to_id: id, to_name: null, games: ['Tetris, and more', 'Chess'] },
          ...{ note: null, source_title: null, source_url: null },
        },
      ],
      sources: [
        {
          ...{ field: 'weight_g', title: 'A scale', url: 'https://scale.example/', checked_on: '2026-01-02' },
          ...{ confidence: null, note: null },
        },
      ],
      articles: { added: [{ post_id: article.id }], removed: [] },
    },
  ]);
});

test('the editor shows a saved console, and a save sends the changes and the version', async () => {
  await openEditor();
  await waitFor(() => expect(document.title).toBe('Edit console | Test Legacy'));
  await open('Specification');
  expect(screen.getByLabelText('Model codes')).toHaveValue('A-1\nA-2');
  expect(group('Connections').getByLabelText('NFC')).toHaveValue('no');
  expect(group('Connections').getByLabelText('Microphone')).toHaveDisplayValue('Unknown');
  type(screen.getByLabelText('Weight (g)'), '');
  await open('Releases');
  const release = group('Release 1: Japan');
  expect(release.getByLabelText('Price')).toHaveValue('12500');
  type(release.getByLabelText('Launch games'), 'Tetris\n\n Alleyway ');
  await open('Sources');
  await userEvent.click(button('Remove Source 1 for Size and weight: Weight'));
  expect(button('Add source')).toHaveFocus();
  await pressButton('Update console');
  await expectToast('Console updated successfully');
  expect(sent()).toMatchObject([
    {
      ...{ console_id: id, version: alpha.updated_at, sources: [], compatibility: [] },
      articles: { added: [], removed: [] },
      console: { name: 'Alpha', slug: 'alpha', weight_g: null, model_codes: ['A-1', 'A-2'] },
      releases: [{ region: 'jp', price: 12500, launch_games: ['Tetris', 'Alleyway'] }],
    },
  ]);
});

test('a console keeps the slug after a change of the name, and a change of the slug shows a warning', async () => {
  await openEditor();
  type(screen.getByLabelText('Name'), 'Alpha Plus');
  const slug = screen.getByLabelText('Slug');
  expect(slug).toHaveValue('alpha');
  type(slug, 'alpha-plus');
  expect(slug).toHaveAccessibleDescription(/Links to \/consoles\/alpha stop working/);
});

test.each([
  ['other-1', 'Another console already uses this slug. Choose a different one.'],
  ['compare', 'The address /consoles/compare is a page of its own. Choose a different slug.'],
])('the form reports the slug %s as unavailable', async (slug, words) => {
  await openEditor();
  type(screen.getByLabelText('Slug'), slug);
  network.rejections.set('consoles', {
    ...{ status: 409, code: '23505' },
    message: 'duplicate key value violates unique constraint "consoles_slug_key"',
  });
  await pressButton('Update console');
  await waitFor(() => expect(screen.getByLabelText('Slug')).toHaveFocus());
  expect(await screen.findByText(words)).toBeVisible();
});

test.each([
  ['consoles_one_predecessor', '23514', 'Choose a console of the catalogue.'],
  ['consoles_measured_hours', '23514', 'Enter a number from 0.1 to 500, such as 0.6, or leave it empty.'],
  ['console_releases_price_range', '23514', 'The database rejected one of these. Please check them.'],
  [
    'link_cables_to_id_fkey',
    '23503',
    'The database rejected one of these. Please check them. A console that it’s linked with may have been deleted.',
  ],
  ['post_consoles_each_once', '23505', 'Somebody has just added one of these articles. Please save again.'],
])('a save that %s rejects opens the section of the rejected field', async (constraint, code, words) => {
  await openEditor();
  network.rejections.set('consoles', { ...{ status: 409, code }, message: `violates constraint "${constraint}"` });
  await pressButton('Update console');
  expect(await screen.findByText(words)).toBeVisible();
});

test('a copy has all values of the original console except the slug', async () => {
  await openEditor(`/admin/consoles/new?copy=${id}`);
  expect(screen.getByLabelText('Name')).toHaveValue('Copy of Alpha');
  expect(screen.getByLabelText('Slug')).toHaveValue('');
  await open('Releases');
  expect(group('Release 1: Japan').getByLabelText('Date')).toHaveValue('1989-04-21');
  await open('Text');
  type(screen.getByLabelText('Name'), 'Beta');
  expect(screen.getByLabelText('Slug')).toHaveValue('beta');
  const { length } = network.tables.consoles;
  await pressButton('Create console');
  await expectToast('Console created successfully');
  expect(network.tables.consoles).toHaveLength(length + 1);
  expect(sent()).toMatchObject([{ console: { slug: 'beta', weight_g: 300 }, sources: [{ title: 'A scale' }] }]);
  const { console_id, cables } = sent()[0] ?? {};
  expect(console_id).not.toBe(id);
  // The cable of the original links the original to itself. The cable of the copy links the copy to itself.
  expect(cables).toMatchObject([{ via: 'A cable', to_id: console_id, to_name: null }]);
});

describe('link cables', () => {
  test('can be changed if they start at this console, and the form only lists cables that start at other consoles', async () => {
    await openEditor();
    await open('Compatibility');
    const own = group('Link cable 1: Another of its kind');
    expect(own.getByLabelText('Games')).toHaveValue('GB, dual-mode\nGBC');
    await userEvent.selectOptions(own.getByLabelText('With'), 'Something else...');
    type(screen.getByLabelText('Name of the other'), 'A printer');
    type(group('Link cable 1: A printer').getByLabelText('Note'), 'Slow.');
    expect(textsOf('listitem', screen.getByRole('region', { name: 'Link cables' }))).toEqual(['Other 0: An adapter']);
    await pressButton('Update console');
    await expectToast('Console updated successfully');
    expect(sent()).toMatchObject([
      {
        cables: [{ via: 'A cable', to_id: null, to_name: 'A printer', games: ['GB, dual-mode', 'GBC'], note: 'Slow.' }],
      },
    ]);
  });

  test('lead to the editor of the other console', async () => {
    const { router } = await openEditor(`/admin/consoles/${id}?page=2`);
    await open('Compatibility');
    await userEvent.click(screen.getByRole('link', { name: 'Other 0' }));
    expect(router.state.location).toMatchObject({ pathname: `/admin/consoles/${otherId}`, search: '?page=2' });
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Other 0'));
  });

  test('can be removed one by one', async () => {
    await openEditor();
    await open('Compatibility');
    await userEvent.click(button('Remove Link cable 1: Another of its kind'));
    expect(button('Add link cable')).toHaveFocus();
    expect(screen.getByText('No link cable yet.')).toBeVisible();
    await pressButton('Update console');
    await expectToast('Console updated successfully');
    expect(network.tables.link_cables).toMatchObject([{ from_id: otherId }]);
  });
});

describe('a value far from the values of other consoles', () => {
  beforeEach(() => {
    const years = ['1989', '1996', '2001', '2019'];
    network.tables.consoles = network.tables.consoles.map((row, index) => ({ ...row, year: years[index] ?? '' }));
    const release = network.tables.console_releases[0];
    if (!release) throw new Error('no release');
    for (const [index, { id: console_id }] of network.tables.consoles.slice(1).entries())
      network.tables.console_releases.push(
        { ...release, id: crypto.randomUUID(), console_id, price: 10_000 + index },
        { ...release, id: crypto.randomUUID(), console_id, region: 'na', price: 99.5 + index, currency: 'USD' },
      );
  });

  test.each([
    ['Text', 'Year', '2091', 'That’s far from the other consoles (1996 to 2019). Is it right?', '1990'],
    ['Releases', 'Date', '2091', 'That’s 102 years after the year of the console (1989). Is it right?', '1990-01'],
    ['Releases', 'Date', '1988-12', 'That’s before the year of the console (1989). Is it right?', '1989-12'],
    ['Releases', 'Price', '125', 'That’s far from the other consoles (10,000 to 10,002 JPY). Is it right?', '12000'],
    ['Releases', 'Up to', '125000', 'That’s far from the other consoles (10,000 to 10,002 JPY). Is it right?', '13000'],
    ['Releases', 'Currency', 'USD', 'That’s far from the other consoles (99.5 to 101.5 USD). Is it right?', 'JPY'],
  ])(
    'shows a question beside the field, and a save accepts the value: %s, %s %s',
    async (section, label, far, words, near) => {
      await openEditor();
      await open(section);
      expect(screen.queryByText(/Is it right/)).not.toBeInTheDocument();
      type(screen.getByLabelText(label), far);
      expect(await screen.findByText(words)).toBeVisible();
      type(screen.getByLabelText(label), near);
      expect(screen.queryByText(/Is it right/)).not.toBeInTheDocument();
      type(screen.getByLabelText(label), far);
      await pressButton('Update console');
      await expectToast('Console updated successfully');
    },
  );
});

test('the picture loads when typing pauses or the field loses the focus, but an invalid address loads nothing', async () => {
  const { container } = await openEditor();
  const requested = new Set<string | null>();
  const shown = () => container.querySelector('form img')?.getAttribute('src') ?? '';
  const watch = new MutationObserver((changes) => {
    const pictures = changes
      .flatMap(({ addedNodes }) => Array.from(addedNodes))
      .filter((each) => each instanceof Image);
    for (const picture of pictures) requested.add(picture.getAttribute('src'));
  });
  watch.observe(container, { subtree: true, childList: true });
  onTestFinished(() => watch.disconnect());
  const field = screen.getByLabelText('Picture');
  const address = 'https://p.example/a.svg';
  for (let length = 0; length <= address.length; length += 1) type(field, address.slice(0, length));
  await waitFor(() => expect(shown()).toBe(address));
  type(field, `${address}x`);
  expect(shown()).toBe(address);
  fireEvent.blur(field);
  expect(shown()).toBe(`${address}x`);
  for (const none of ['http://p.example/a.svg', 'nothing']) {
    type(field, none);
    fireEvent.blur(field);
  }
  await waitFor(() => expect([...requested]).toEqual([address, `${address}x`, '/images/console-placeholder.png']));
});

describe('the number fields', () => {
  test('show a question for a value far from other consoles, and accept the value', async () => {
    await openEditor();
    await open('Specification');
    const weight = screen.getByLabelText('Weight (g)');
    expect(weight).not.toHaveAccessibleDescription();
    type(weight, '2900');
    const words = 'That’s far from the other consoles (80 to 398 g). Is it right?';
    await waitFor(() => expect(weight).toHaveAccessibleDescription(words));
    type(weight, '29');
    expect(weight).toHaveAccessibleDescription(/Is it right/);
    type(weight, '290');
    expect(weight).not.toHaveAccessibleDescription();
    type(weight, '2900');
    await pressButton('Update console');
    await expectToast('Console updated successfully');
  });

  test('open the closed section of an invalid number', async () => {
    await openEditor();
    await open('Specification');
    type(screen.getByLabelText('Weight (g)'), '9000');
    await open('Preview');
    await pressButton('Update console');
    await waitFor(() => expect(screen.getByLabelText('Weight (g)')).toHaveFocus());
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Enter a number from 1 to 5,000, such as 1.5, or leave it empty.',
    );
    expect(tab('Specification')).toHaveAccessibleName('Specification, to correct');
    expect(sent()).toEqual([]);
  });
});

test('an error in a hidden row opens the row', async () => {
  network.tables.console_sources = Array.from({ length: 12 }, (_, index) => aSource({ title: `T${index}` }));
  network.tables.console_sources.push(aSource({ field: 'year', url: 'nothing' }));
  await openEditor();
  await open('Sources');
  expect(screen.queryAllByRole('group', { name: /^Source/ })).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('Show the sources for'), 'Size and weight: Weight (12)');
  expect(screen.queryAllByRole('group', { name: /^Source/ })).toHaveLength(12);
  await pressButton('Update console');
  await waitFor(() => expect(focused()).toHaveAttribute('name', 'sources.12.url'));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Enter an http or https address/);
});

test.each([
  ['a region twice', 'Releases', /There is a release in this region already/],
  ['a price without its currency', 'Releases', 'Enter the currency of the price, such as USD.'],
  ['a source that is looked at in the future', 'Sources', 'Choose a date from 2000 to today.'],
  ['a link twice', 'Compatibility', /This link is in the list already/],
  ['a link that leads nowhere', 'Compatibility', 'Choose what it links to.'],
])('the form reports %s at the field', async (what, section, words) => {
  await openEditor();
  await open(section);
  if (what === 'a region twice') {
    await pressButton('Add release');
    type(group('Release 2').getByLabelText('Region'), 'jp');
  } else if (section === 'Compatibility') {
    await pressButton('Add link cable');
    type(group('Link cable 2').getByLabelText('Linked by'), 'A cable');
    if (what === 'a link twice') type(group('Link cable 2').getByLabelText('With'), 'itself');
  } else if (section === 'Sources') type(screen.getByLabelText('Checked on'), '2999-12-31');
  else type(group('Release 1: Japan').getByLabelText('Currency'), '');
  await pressButton('Update console');
  expect(await screen.findByText(words)).toBeVisible();
  expect(focused()).toBeInvalid();
});

test('the preview shows the page of the typed console and leaves out invalid values', async () => {
  await openEditor();
  await open('Releases');
  type(group('Release 1: Japan').getByLabelText('Date'), 'some day');
  type(group('Release 1: Japan').getByLabelText('Currency'), 'YEN!');
  await open('Specification');
  type(screen.getByLabelText('Weight (g)'), '123');
  await open('Preview');
  expect(screen.getByRole('heading', { level: 1, name: 'Alpha' })).toBeVisible();
  expect(screen.getByRole('row', { name: /^Weight 123 g/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /^Japan Unknown/ })).toBeVisible();
});

test('a conflict shows both versions with their lists, and an editor can save either version', async () => {
  await openEditor();
  await open('Releases');
  type(group('Release 1: Japan').getByLabelText('Price'), '13000');
  await open('Compatibility');
  type(screen.getByLabelText('Linked by'), 'Another cable');
  const theirs = { ...alpha, name: 'Alpha by somebody', updated_at: '2026-01-01T00:00:00+00:00' };
  network.tables.consoles = network.tables.consoles.map((row) => (row.id === id ? theirs : row));
  await pressButton('Update console');
  await screen.findByRole('dialog', { name: 'This console has changed since you opened it' });
  expect(versions()).toEqual([
    ['Name', 'Alpha', 'Alpha by somebody'],
    ['Releases and prices', 'Japan, 1989-04-21, 13000, JPY, Tetris', 'Japan, 1989-04-21, 12500, JPY, Tetris'],
    [
      'Link cables',
      'Another cable, Another of its kind, GB, dual-mode; GBC',
      'A cable, Another of its kind, GB, dual-mode; GBC',
    ],
  ]);
  await pressInDialog('Use the saved version');
  await open('Releases');
  expect(group('Release 1: Japan').getByLabelText('Price')).toHaveValue('12500');
  expect(button('Restore')).toBeVisible();
  await open('Releases');
  await pressButton('Restore');
  await open('Releases');
  expect(group('Release 1: Japan').getByLabelText('Price')).toHaveValue('13000');
  await pressButton('Update console');
  await screen.findByRole('dialog');
  await pressInDialog('Save my version');
  await expectToast('Console updated successfully');
  expect(sent().at(-1)).toMatchObject({ version: theirs.updated_at, releases: [{ price: 13000 }] });
});

test('if somebody deletes the console meanwhile, a save makes a new console', async () => {
  await openEditor();
  type(screen.getByLabelText('Name'), 'Alpha again');
  network.tables.consoles = network.tables.consoles.filter((row) => row.id !== id);
  await pressButton('Update console');
  await screen.findByRole('dialog', { name: 'This console has been deleted' });
  await userEvent.click(dialog().getByRole('button', { name: 'Save as new console' }));
  await expectToast('Console created successfully');
  expect(network.tables.consoles.at(-1)).toMatchObject({ name: 'Alpha again', weight_g: 300 });
  expect(network.tables.console_releases).toHaveLength(1 + 1);
});

test('a retry after a lost response saves nothing twice', async () => {
  await openEditor();
  await open('Releases');
  type(group('Release 1: Japan').getByLabelText('Price'), '13000');
  network.replyFaults.set('consoles', 'aborted');
  await pressButton('Update console');
  await expectToast('Failed to save console');
  expect(await screen.findByText(/may or may not be saved/)).toBeVisible();
  network.replyFaults.clear();
  const { updated_at } = network.tables.consoles.find((row) => row.id === id) ?? {};
  await pressButton('Update console');
  await expectToast('Console updated successfully');
  expect(network.tables.consoles.find((row) => row.id === id)?.updated_at).toBe(updated_at);
});

test('the device keeps typed rows and restores them', async () => {
  const { router } = await openEditor();
  await open('Releases');
  await pressButton('Add release');
  type(group('Release 2').getByLabelText('Region'), 'kr');
  await open('Compatibility');
  await pressButton('Add link cable');
  type(group('Link cable 2').getByLabelText('Linked by'), 'Air');
  void router.navigate('/admin');
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { level: 1, name: 'Welcome' });
  void router.navigate(`/admin/consoles/${id}`);
  await pressButton('Restore');
  await open('Releases');
  expect(group('Release 2: South Korea').getByLabelText('Region')).toHaveValue('kr');
  await open('Compatibility');
  expect(group('Link cable 2').getByLabelText('Linked by')).toHaveValue('Air');
});

test('the address of an unknown console shows a message and leads back to the table', async () => {
  const { router } = renderApp('/admin/consoles/50000000-0000-4000-8000-00000000000f', { as: 'editor' });
  await expectToast('Console not found');
  expect(router.state.location.pathname).toBe('/admin/consoles');
});
