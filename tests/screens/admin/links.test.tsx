import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { aLink } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { holdWrites } from '../../support/network/hold-writes';
import { network } from '../../support/network/server';
import { says } from '../../support/specification-texts';
import { expectToast } from '../../support/toasts';

const refused = (constraint: string) => ({
  status: 400,
  code: '23514',
  message: `new row for relation "links" violates check constraint "${constraint}"`,
});
const urlWords =
  'Please write an http or https address of at most 2,048 characters, without a user name, spaces or hidden characters.';
const adminsOnly = 'Only editors and admins can change this.';

const table = () => screen.getByRole('table', { name: 'Links' });
const form = () => within(screen.getByRole('region', { name: 'Add Link' }));
const input = (label: string) => form().getByLabelText(new RegExp(`^${label}`));
const addButton = () => form().getByRole('button', { name: /^Add/ });
const pressed = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const titles = () =>
  within(table())
    .getAllByRole('rowheader')
    .map(({ firstChild }) => firstChild?.textContent);

async function openLinks(options: Parameters<typeof renderApp>[1] = { as: 'editor' }) {
  const app = renderApp('/admin/links', options);
  await screen.findByRole('heading', { level: 1, name: 'Links' });
  await waitFor(() => expect(screen.queryAllByTestId('skeleton')).toEqual([]));
  return app;
}

/** Fills in what a link has to have. */
async function fillIn(title = 'Pan Docs', url = 'https://gbdev.io/pandocs/') {
  await userEvent.type(input(says.links.title), title);
  await userEvent.type(input(says.links.url), url);
  await userEvent.type(input(says.links.category), 'Documentation');
}

describe('list', () => {
  test('five grey rows stand where the links are being loaded', async () => {
    network.faults.set('links', 'no answer');
    renderApp('/admin/links', { as: 'editor' });
    expect(await screen.findAllByTestId('skeleton')).toHaveLength(5);
    expect(table()).toHaveAttribute('aria-busy', 'true');
  });

  test('no links are said to be none', async () => {
    await openLinks();
    expect(within(table()).getByText('No links have been added yet.')).toBeVisible();
  });

  test('links that cannot be loaded can be asked for again', async () => {
    network.faults.set('links', '500');
    await openLinks();
    await expectToast(says.links.loadFailed);
    network.faults.clear();
    network.tables.links = [aLink({ title: 'Pan Docs' })];
    await pressed('Try Again');
    expect(await screen.findByRole('row', { name: /Pan Docs/ })).toBeVisible();
  });

  test('all links are listed with what is to be known of them, a lower order first', async () => {
    network.tables.links = [
      aLink({ title: 'Later', order: 20 }),
      aLink({ title: 'Hidden', url: 'https://hidden.example/', category: 'Shops', order: -3, active: false }),
      aLink({ title: 'First', order: 4 }),
    ];
    await openLinks();
    expect(titles()).toEqual(['Hidden', 'First', 'Later']);
    const hidden = screen.getByRole('row', { name: /Hidden/ });
    expect(within(hidden).getByRole('link')).toHaveAttribute('href', 'https://hidden.example/');
    expect(within(hidden).getByText('Shops')).toBeVisible();
    expect(within(hidden).getByText('-3')).toBeVisible();
    expect(within(hidden).getByText('Inactive')).toBeVisible();
    expect(document.title).toBe('Links | Test Legacy');
  });

  test('the tips say what order and active do', async () => {
    await openLinks();
    const tips = screen.getByRole('complementary', { name: 'Tips' });
    expect(tips.textContent.toLowerCase()).toContain(says.tips.linkOrder);
    expect(tips.textContent.toLowerCase()).toContain(says.tips.linksHidden);
  });
});

describe('adding', () => {
  test.each([
    [says.links.title, 'text', true],
    [says.links.url, 'url', true],
    [says.links.category, 'text', true],
    [says.links.image, 'text', false],
    [says.links.description, 'textarea', false],
    [says.links.order, 'number', false],
    [says.links.active, 'checkbox', false],
  ] as const)('%s is asked for (%s, required: %s)', async (label, type, required) => {
    await openLinks();
    expect(input(label)).toHaveProperty('type', type);
    expect(input(label)).toHaveProperty('required', required);
  });

  test('a link is added as it was typed, and the form is there for the next one', async () => {
    await openLinks();
    await fillIn();
    await userEvent.type(input(says.links.image), '/images/links/docs.png');
    await userEvent.type(input(says.links.description), 'All of it.');
    await userEvent.clear(input(says.links.order));
    await userEvent.type(input(says.links.order), '-7');
    await userEvent.click(input(says.links.active));
    await userEvent.click(addButton());
    await expectToast(says.links.added);
    expect(network.writesOf('links')).toEqual([
      {
        method: 'POST',
        search: expect.any(URLSearchParams) as unknown,
        body: {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
          title: 'Pan Docs',
          url: 'https://gbdev.io/pandocs/',
          category: 'Documentation',
          image: '/images/links/docs.png',
          description: 'All of it.',
          order: -7,
          active: false,
        },
      },
    ]);
    expect(await screen.findByRole('row', { name: /Pan Docs/ })).toBeVisible();
    expect(input(says.links.title)).toHaveValue('');
    expect(input(says.links.order)).toHaveValue(null);
    expect(input(says.links.active)).toBeChecked();
    expect(form().queryAllByRole('alert')).toEqual([]);
  });

  test('empty optional fields are sent as none', async () => {
    await openLinks();
    await fillIn();
    await userEvent.click(addButton());
    await expectToast(says.links.added);
    expect(network.writesOf('links')[0]?.body).toMatchObject({
      image: null,
      description: null,
      order: 0,
      active: true,
    });
  });

  test.each([
    ['last', '', 50],
    ['where its order says', '15', 15],
  ])('a new link comes %s', async (_place, typed, order) => {
    network.tables.links = [aLink({ title: 'Later', order: 40 }), aLink({ title: 'Earlier', order: -3 })];
    await openLinks();
    expect(input(says.links.order)).toHaveAttribute('placeholder', '50');
    await fillIn('New');
    if (typed) await userEvent.type(input(says.links.order), typed);
    await userEvent.click(addButton());
    await expectToast(says.links.added);
    expect(network.writesOf('links')[0]?.body).toMatchObject({ order });
    await waitFor(() => expect(titles()).toEqual(typed ? ['Earlier', 'New', 'Later'] : ['Earlier', 'Later', 'New']));
  });

  test('the categories that exist are suggested, each once', async () => {
    network.tables.links = ['Tools', 'Repair', 'Tools'].map((category) => aLink({ title: 'Wiki', category }));
    await openLinks();
    const suggested = ({ list }: HTMLInputElement) => Array.from(list?.options ?? [], ({ value }) => value);
    expect(suggested(input(says.links.category) as HTMLInputElement)).toEqual(['Repair', 'Tools']);
    await userEvent.click(screen.getAllByRole('button', { name: 'Edit Wiki' })[0] ?? table());
    expect(suggested(within(table()).getByLabelText(says.links.category))).toEqual(['Repair', 'Tools']);
  });

  test('two links in a row are two rows', async () => {
    await openLinks();
    for (const title of ['One', 'Two']) {
      await fillIn(title);
      await userEvent.click(addButton());
      expect(await screen.findByRole('row', { name: new RegExp(title) })).toBeVisible();
    }
    expect(network.tables.links.map(({ title }) => title)).toEqual(['One', 'Two']);
  });

  test('title, URL and category are asked for, and the first that is missing gets the focus', async () => {
    await openLinks();
    await userEvent.type(input(says.links.title), 'Pan Docs');
    await userEvent.click(addButton());
    await expectToast(says.links.required);
    expect(input(says.links.url)).toHaveFocus();
    expect(input(says.links.url)).toHaveAccessibleDescription('Enter a URL.');
    expect(input(says.links.category)).toHaveAccessibleDescription('Enter a category.');
    expect(input(says.links.title)).toBeValid();
    expect(network.writesOf('links')).toEqual([]);
  });

  test.each([
    [says.links.title, 'a'.repeat(201)],
    [says.links.url, 'javascript:alert(1)'],
    [says.links.url, 'https://a b'],
    [says.links.image, 'docs.png'],
    [says.links.order, '1000001'],
    [says.links.order, '1.5'],
  ])('%s does not take %s, and says so at the field', async (label, value) => {
    await openLinks();
    await fillIn();
    await userEvent.clear(input(label));
    await userEvent.click(input(label));
    await userEvent.paste(value);
    await userEvent.click(addButton());
    expect(input(label)).toBeInvalid();
    expect(input(label)).toHaveFocus();
    expect(screen.queryByText(says.links.required)).not.toBeInTheDocument();
    expect(network.writesOf('links')).toEqual([]);
  });

  test('the focus stays where one goes on typing, and a message stays for as long as it is true', async () => {
    await openLinks();
    await userEvent.click(addButton());
    expect(input(says.links.title)).toHaveFocus();
    await userEvent.type(input(says.links.url), 'https://');
    expect(input(says.links.url)).toHaveFocus();
    expect(input(says.links.url)).toBeInvalid();
    await userEvent.type(input(says.links.url), 'gbdev.io');
    expect(input(says.links.url)).toHaveValue('https://gbdev.io');
    expect(input(says.links.url)).toBeValid();
    expect(input(says.links.title)).toBeInvalid();
  });

  test('what the database does not take is said at its field, and the text is kept', async () => {
    network.refusals.set('links', refused('links_url_check'));
    await openLinks();
    await fillIn();
    await userEvent.click(addButton());
    await expectToast(says.links.addFailed);
    expect(input(says.links.url)).toHaveAccessibleDescription(urlWords);
    await waitFor(() => expect(input(says.links.url)).toHaveFocus());
    expect(input(says.links.title)).toHaveValue('Pan Docs');
    network.refusals.clear();
    await userEvent.type(input(says.links.url), 'x');
    expect(input(says.links.url)).toBeValid();
    await userEvent.click(addButton());
    await expectToast(says.links.added);
  });

  test('what row-level security refuses is a failure', async () => {
    network.hidesWrites.add('links');
    await openLinks();
    await fillIn();
    await userEvent.click(addButton());
    await expectToast(says.links.addFailed);
    expect(screen.queryByText(says.links.added)).not.toBeInTheDocument();
    expect(input(says.links.title)).toHaveValue('Pan Docs');
  });

  test('a lost reply and another try make one link', async () => {
    network.replyFaults.set('links', 'offline');
    await openLinks();
    await fillIn();
    await userEvent.click(addButton());
    await expectToast(says.links.addFailed);
    network.replyFaults.clear();
    await userEvent.type(input(says.links.title), ' 2');
    await userEvent.click(addButton());
    await expectToast(says.links.added);
    expect(network.tables.links.map(({ title }) => title)).toEqual(['Pan Docs 2']);
    expect(titles()).toEqual(['Pan Docs 2']);
  });

  test('a double click adds once; the button says that it is busy', async () => {
    const release = holdWrites('links');
    await openLinks();
    await fillIn();
    await userEvent.dblClick(addButton());
    expect(addButton()).toHaveTextContent('Adding...');
    expect(addButton()).toBeDisabled();
    release();
    await expectToast(says.links.added);
    expect(addButton()).toHaveTextContent('Add Link');
    expect(network.writesOf('links')).toHaveLength(1);
  });

  test('what is typed while a link is on its way stays', async () => {
    const release = holdWrites('links');
    await openLinks();
    await fillIn();
    await userEvent.click(addButton());
    await userEvent.type(input(says.links.title), ' more');
    release();
    await expectToast(says.links.added);
    expect(input(says.links.title)).toHaveValue('Pan Docs more');
    expect(network.tables.links.map(({ title }) => title)).toEqual(['Pan Docs']);
  });
});

describe('unsaved text', () => {
  test('it is kept on the device and offered when one comes back', async () => {
    await openLinks();
    await userEvent.type(input(says.links.title), 'Half a');
    cleanup();
    await openLinks();
    expect(input(says.links.title)).toHaveValue('');
    await userEvent.click(form().getByRole('button', { name: 'Restore' }));
    expect(input(says.links.title)).toHaveValue('Half a');
    expect(form().queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  });

  test('it can be discarded for good', async () => {
    await openLinks();
    await userEvent.type(input(says.links.title), 'Half a');
    cleanup();
    await openLinks();
    await userEvent.click(form().getByRole('button', { name: 'Discard' }));
    cleanup();
    await openLinks();
    expect(form().queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  });

  test('nothing is offered of what was added', async () => {
    await openLinks();
    await fillIn();
    await userEvent.click(addButton());
    await expectToast(says.links.added);
    cleanup();
    await openLinks();
    expect(form().queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  });

  test('somebody else on this device is offered nothing', async () => {
    await openLinks();
    await userEvent.type(input(says.links.title), 'Half a');
    cleanup();
    await openLinks({ as: 'admin' });
    expect(form().queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  });

  test('leaving it asks', async () => {
    const { router } = await openLinks();
    await userEvent.type(input(says.links.title), 'Half a');
    await userEvent.click(screen.getByRole('link', { name: 'Users' }));
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    expect(router.state.location.pathname).toBe('/admin/links');
    expect(input(says.links.title)).toHaveValue('Half a');
    await userEvent.click(screen.getByRole('link', { name: 'Users' }));
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/users'));
  });

  test('leaving asks for what was typed while the save was on its way', async () => {
    const release = holdWrites('links');
    const { router } = await openLinks();
    await fillIn();
    await userEvent.click(addButton());
    await userEvent.type(input(says.links.title), ' more');
    release();
    await expectToast(says.links.added);
    await userEvent.click(screen.getByRole('link', { name: 'Users' }));
    expect(screen.getByRole('button', { name: 'Stay' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/links');
  });
});

describe('editing in the row', () => {
  const cell = (label: string) => within(table()).getByLabelText(label);
  const saved = (title: string) => screen.findByRole('button', { name: `Edit ${title}` });

  async function editLink() {
    network.tables.links = [aLink({ title: 'Pan Docs', order: 1 }), aLink({ title: 'Wiki', order: 2 })];
    const app = await openLinks();
    await pressed('Edit Pan Docs');
    return app;
  }

  async function retitle(title: string) {
    await userEvent.clear(cell(says.links.title));
    await userEvent.type(cell(says.links.title), title);
    await pressed('Save Pan Docs');
  }

  test('every field is saved', async () => {
    await editLink();
    expect(cell(says.links.title)).toHaveFocus();
    await userEvent.type(cell(says.links.title), '!');
    await userEvent.type(cell(says.links.url), 'en/');
    await userEvent.type(cell(`${says.links.image} (optional)`), '/images/links/docs.png');
    await userEvent.clear(cell(`${says.links.description} (optional)`));
    await userEvent.clear(cell(says.links.category));
    await userEvent.type(cell(says.links.category), 'Books');
    await userEvent.clear(cell(says.links.order));
    await userEvent.type(cell(says.links.order), '30');
    await userEvent.click(cell(says.links.active));
    await pressed('Save Pan Docs');
    await expectToast(says.links.updated);
    const [write] = network.writesOf('links');
    expect(write?.method).toBe('PATCH');
    expect(write?.search.get('id')).toBe(`eq.${String(network.tables.links[0]?.id)}`);
    expect(write?.body).toEqual({
      title: 'Pan Docs!',
      url: 'https://gbdev.io/pandocs/en/',
      image: '/images/links/docs.png',
      description: null,
      category: 'Books',
      order: 30,
      active: false,
    });
    await waitFor(() => expect(titles()).toEqual(['Wiki', 'Pan Docs!']));
    expect(await saved('Pan Docs!')).toHaveFocus();
  });

  test('a picture that readers would not see stops no other change, and is taken in no other form', async () => {
    network.tables.links = [aLink({ title: 'Pan Docs', image: 'http://a.example/a.png' })];
    await openLinks();
    await pressed('Edit Pan Docs');
    await retitle('Pandocs');
    await expectToast(says.links.updated);
    expect(network.tables.links).toMatchObject([{ title: 'Pandocs', image: 'http://a.example/a.png' }]);
    await userEvent.click(await saved('Pandocs'));
    await userEvent.type(cell(`${says.links.image} (optional)`), '2');
    await pressed('Save Pandocs');
    expect(cell(`${says.links.image} (optional)`)).toHaveAccessibleDescription(/browsers show no pictures from http/);
    expect(network.writesOf('links')).toHaveLength(1);
  });

  test.each(['the button', 'Escape'])('%s cancels, and the keyboard goes on at Edit', async (way) => {
    await editLink();
    await userEvent.type(cell(says.links.title), 'x');
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await pressed('Cancel editing Pan Docs');
    expect(await saved('Pan Docs')).toHaveFocus();
    expect(await saved('Pan Docs')).toHaveTextContent(/^Edit$/);
    expect(network.writesOf('links')).toEqual([]);
  });

  test('one row at a time; what was typed in the other is offered there', async () => {
    await editLink();
    await userEvent.type(cell(says.links.title), ' 2');
    await pressed('Edit Wiki');
    expect(cell(says.links.title)).toHaveValue('Wiki');
    expect(await saved('Pan Docs')).toHaveAccessibleDescription('Unsaved changes');
    await pressed('Edit Pan Docs');
    expect(cell(says.links.title)).toHaveValue('Pan Docs 2');
  });

  test('what is wrong is said in the row, and the focus goes there', async () => {
    await editLink();
    await userEvent.clear(cell(says.links.order));
    await userEvent.clear(cell(says.links.title));
    await pressed('Save Pan Docs');
    expect(cell(says.links.order)).toHaveAccessibleDescription('Enter an order.');
    expect(cell(says.links.title)).toHaveAccessibleDescription('Enter a title.');
    expect(cell(says.links.title)).toHaveFocus();
    expect(network.writesOf('links')).toEqual([]);
  });

  test('a double click saves once; the button says that it is busy', async () => {
    const release = holdWrites('links');
    await editLink();
    await userEvent.type(cell(says.links.title), ' 2');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save Pan Docs' }));
    expect(screen.getByRole('button', { name: 'Saving... Pan Docs' })).toHaveTextContent('Saving...');
    release();
    await expectToast(says.links.updated);
    expect(network.writesOf('links')).toHaveLength(1);
  });

  test('a row that was opened while another is being saved stays open', async () => {
    const release = holdWrites('links');
    await editLink();
    await retitle('Pandocs');
    await pressed('Edit Wiki');
    release();
    await expectToast(says.links.updated);
    expect(cell(says.links.title)).toHaveValue('Wiki');
    expect(await saved('Pandocs')).toHaveTextContent(/^Edit$/);
  });

  test('a save that fails ends the edit; Retry saves what was typed', async () => {
    network.writeFaults.set('links', '500');
    await editLink();
    await retitle('Pandocs');
    await expectToast(says.links.updateFailed);
    expect(await saved('Pan Docs')).toHaveFocus();
    network.writeFaults.clear();
    await pressed('Retry');
    await expectToast(says.links.updated);
    expect(await saved('Pandocs')).toHaveTextContent(/^Edit$/);
    expect(network.tables.links.map(({ title }) => title).sort()).toEqual(['Pandocs', 'Wiki']);
  });

  test('a row that was not changed is a failure', async () => {
    network.hidesWrites.add('links');
    await editLink();
    await retitle('Pandocs');
    await expectToast(says.links.updateFailed);
    expect(screen.queryByText(says.links.updated)).not.toBeInTheDocument();
  });

  test('Retry opens the row again for what the database does not take, each time with its own message', async () => {
    network.refusals.set('links', refused('links_title_check'));
    await editLink();
    await retitle('Pandocs');
    await expectToast(says.links.updateFailed);
    await pressed('Retry');
    expect(cell(says.links.title)).toHaveValue('Pandocs');
    expect(cell(says.links.title)).toHaveAccessibleDescription('Please write a title of at most 200 characters.');
    expect(cell(says.links.title)).toHaveFocus();
    network.refusals.set('links', refused('links_category_check'));
    await pressed('Save Pan Docs');
    await saved('Pan Docs');
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(cell(says.links.title)).toBeValid();
    expect(cell(says.links.category)).toBeInvalid();
  });

  test('Edit offers what was not saved, also after the page was closed', async () => {
    network.writeFaults.set('links', '500');
    await editLink();
    await retitle('Pandocs');
    await expectToast(says.links.updateFailed);
    cleanup();
    network.writeFaults.clear();
    await openLinks();
    expect(await saved('Pan Docs')).toHaveAccessibleDescription('Unsaved changes');
    await pressed('Edit Pan Docs');
    expect(cell(says.links.title)).toHaveValue('Pandocs');
    await pressed('Save Pan Docs');
    await expectToast(says.links.updated);
    expect(await saved('Pandocs')).toHaveTextContent(/^Edit$/);
  });

  test('Retry goes with its screen', async () => {
    network.writeFaults.set('links', '500');
    await editLink();
    await retitle('Pandocs');
    await expectToast(says.links.updateFailed);
    await userEvent.click(screen.getByRole('link', { name: 'Users' }));
    await screen.findByRole('heading', { level: 1, name: 'Users' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument());
  });

  test('a save that fails after its screen is gone is said, without Retry', async () => {
    network.writeFaults.set('links', '500');
    const release = holdWrites('links');
    await editLink();
    await retitle('Pandocs');
    await userEvent.click(screen.getByRole('link', { name: 'Users' }));
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await screen.findByRole('heading', { level: 1, name: 'Users' });
    release();
    await expectToast(says.links.updateFailed);
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  test('leaving an edited row asks', async () => {
    const { router } = await editLink();
    await userEvent.type(cell(says.links.title), ' 2');
    await userEvent.click(screen.getByRole('link', { name: 'Users' }));
    expect(screen.getByRole('button', { name: 'Stay' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/links');
  });
});

describe('deleting', () => {
  async function askToDelete() {
    network.tables.links = [aLink({ title: 'Pan Docs' })];
    await openLinks();
    await pressed('Delete Pan Docs');
    return within(screen.getByRole('dialog', { name: 'Delete Pan Docs' }));
  }

  test('is asked about, and Cancel leaves everything as it is', async () => {
    const dialog = await askToDelete();
    expect(dialog.getByText(says.links.confirmDelete)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(network.writesOf('links')).toEqual([]);
    expect(titles()).toEqual(['Pan Docs']);
  });

  test('takes the row out of the table, once', async () => {
    const release = holdWrites('links');
    const dialog = await askToDelete();
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Delete' }));
    expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
    release();
    await expectToast(says.links.deleted);
    expect(await screen.findByText('No links have been added yet.')).toBeVisible();
    expect(network.writesOf('links').map(({ method }) => method)).toEqual(['DELETE']);
  });

  test.each(['500', 'no row'] as const)('a failure (%s) is said, and the row stays', async (fault) => {
    if (fault === 'no row') network.hidesWrites.add('links');
    else network.writeFaults.set('links', fault);
    const dialog = await askToDelete();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expectToast(says.links.deleteFailed);
    expect(screen.queryByText(says.links.deleted)).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(titles()).toEqual(['Pan Docs']);
  });
});

describe('rights', () => {
  test('a contributor sees why nothing can be changed', async () => {
    network.tables.links = [aLink({ title: 'Pan Docs' })];
    await openLinks({ as: 'contributor' });
    expect(await screen.findByText(adminsOnly)).toBeVisible();
    expect(addButton()).toBeDisabled();
    expect(input(says.links.title)).toBeDisabled();
    for (const name of ['Edit Pan Docs', 'Delete Pan Docs']) {
      const button = screen.getByRole('button', { name });
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(button).toHaveAttribute('title', adminsOnly);
      expect(button).toHaveAccessibleDescription(adminsOnly);
      button.focus();
      expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
    }
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(within(table()).queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('the database has the last word where the role is not known', async () => {
    network.faults.set('users', '500');
    network.hidesWrites.add('links');
    await openLinks({ as: 'contributor' });
    await fillIn();
    await userEvent.click(addButton());
    await expectToast(says.links.addFailed);
  });
});
