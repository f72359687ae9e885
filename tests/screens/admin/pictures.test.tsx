import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aLink, aPicture, aPost } from '../../support/builders';
import { network } from '../../support/network/server';
import { renderApp } from '../../support/render-app';

const hash = 'a'.repeat(32);
const name = `${hash}-1200x800.webp`;
const address = `/pictures/${name}`;

/** Replaces the worker, because jsdom cannot draw. Makes two files of each picture that is not broken. */
class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror = null;
  postMessage(file: File) {
    const made = (path: string) => ({ name: path, content: new Blob([file.name], { type: 'image/webp' }) });
    const files = file.name.startsWith('broken') ? null : [made(`480/${name}`), made(name)];
    setTimeout(() => this.onmessage?.({ data: files ? { name, files } : { files } }));
  }
  terminate() {
    this.onmessage = null;
  }
}
beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker);
  return () => vi.unstubAllGlobals();
});

const aFile = (fileName = 'micro.jpg', type = 'image/jpeg', size = 10) => {
  const file = new File(['x'], fileName, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const dialog = () => screen.findByRole('dialog', { name: 'Upload picture' });
const press = async (within_: HTMLElement, label: string) =>
  userEvent.click(await within(within_).findByRole('button', { name: label }));

async function fillIn(file: File, alt: string): Promise<HTMLElement> {
  const open = await dialog();
  fireEvent.change(within(open).getByLabelText(/: file$/), { target: { files: [file] } });
  fireEvent.change(within(open).getByRole('textbox', { name: 'Alternative text' }), { target: { value: alt } });
  return open;
}

describe('the picture library', () => {
  const used = aPicture({ file_name: 'used.jpg', alt: 'In use' });
  const unused = aPicture({ file_name: 'unused.jpg', alt: '' });
  beforeEach(() => {
    network.tables.pictures = [used, unused];
    network.files = new Set([used.name, `480/${used.name}`]);
    network.tables.blog_posts = [aPost({ title: 'With a picture', content: `![a](/pictures/${used.name})` })];
  });

  test('shows the uses of each picture, also before a deletion, which removes all files of the picture', async () => {
    renderApp('/admin/pictures', { as: 'editor' });
    const row = await screen.findByRole('row', { name: /used\.jpg In use With a picture/ });
    expect(within(row).getByRole('link', { name: 'With a picture' })).toHaveAttribute(
      'href',
      `/admin/blog/edit/${network.tables.blog_posts[0]?.id}`,
    );
    expect(await screen.findByRole('row', { name: /unused\.jpg Decoration Nowhere/ })).toBeVisible();
    await press(row, 'Delete used.jpg');
    const confirmation = await screen.findByRole('dialog', { name: 'Delete used.jpg' });
    expect(await within(confirmation).findByText('Post: With a picture')).toBeVisible();
    await press(confirmation, 'Delete anyway');
    expect(await screen.findByText('Picture deleted successfully')).toBeInTheDocument();
    expect(network.tables.pictures).toEqual([unused]);
    expect(network.files.size).toBe(0);
  });

  test('searches file names and alternative texts', async () => {
    renderApp('/admin/pictures?q=in+us', { as: 'editor' });
    expect(await screen.findByRole('row', { name: /used\.jpg In use/ })).toBeVisible();
    expect(screen.queryByRole('row', { name: /unused/ })).toBeNull();
  });

  test('lets a contributor add pictures, and disables "Delete"', async () => {
    renderApp('/admin/pictures', { as: 'contributor' });
    const button = await screen.findByRole('button', { name: 'Delete unused.jpg' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    expect(screen.getByRole('button', { name: 'Upload picture' })).toBeEnabled();
  });
});

test('an upload needs an alternative text or the mark for decoration, and changes only the field of the picture', async () => {
  renderApp('/admin/blog/new', { as: 'editor' });
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Typed before' } });
  await userEvent.click(screen.getByRole('button', { name: 'Upload picture: Featured Image' }));
  const open = await fillIn(aFile(), ' ');
  await press(open, 'Upload');
  expect(within(open).getByText('Describe the picture, or mark it as decoration.')).toBeVisible();
  expect(network.files.size).toBe(0);
  await userEvent.click(within(open).getByRole('checkbox', { name: /^Decoration only/ }));
  await press(open, 'Upload');
  await waitFor(() => expect(screen.getByLabelText('Featured Image')).toHaveValue(address));
  expect(screen.getByLabelText('Title')).toHaveValue('Typed before');
  expect([...network.files]).toEqual([`480/${name}`, name]);
  expect(network.writesOf('pictures').map(({ body }) => body)).toEqual([{ name, alt: '', file_name: 'micro.jpg' }]);
});

test('a dropped picture and a picture from the library become lines at the caret', async () => {
  const other = aPicture({ alt: 'A [nice] one' });
  network.tables.pictures = [other];
  renderApp('/admin/blog/new', { as: 'contributor' });
  const area = await screen.findByLabelText<HTMLTextAreaElement>('Content');
  fireEvent.change(area, { target: { value: 'Before\nAfter' } });
  area.setSelectionRange(6, 6);
  fireEvent.drop(area, { dataTransfer: { files: [aFile()], types: ['Files'] } });
  const open = await dialog();
  fireEvent.change(within(open).getByRole('textbox', { name: 'Alternative text' }), { target: { value: 'Micro' } });
  await press(open, 'Upload');
  await waitFor(() => expect(area).toHaveValue(`Before\n![Micro](${address})\nAfter`));
  await userEvent.click(screen.getByRole('button', { name: 'Add from library to text' }));
  await userEvent.click(await screen.findByRole('button', { name: 'A [nice] one' }));
  await waitFor(() => expect(area.value).toContain(`![A nice one](/pictures/${other.name})`));
});

test('a drop of a file beside a field has no effect, and other drags work as usual', async () => {
  renderApp('/admin/blog/new', { as: 'editor' });
  await userEvent.click(await screen.findByRole('button', { name: 'Add picture to text' }));
  const open = await dialog();
  const isIgnored = (place: Element, types: string[]) => {
    const dataTransfer = { types, files: types.includes('Files') ? [aFile()] : [] };
    return [fireEvent.dragOver(place, { dataTransfer }), fireEvent.drop(place, { dataTransfer })];
  };
  const beside = [document.body, screen.getByLabelText('Title'), screen.getByRole('link', { name: 'Blog Posts' })];
  for (const place of [...beside, open]) expect(isIgnored(place, ['Files'])).toEqual([false, false]);
  expect(isIgnored(screen.getByLabelText('Title'), ['text/plain'])).toEqual([true, true]);
  expect(isIgnored(within(open).getByLabelText(/: file$/), ['Files'])).toEqual([true, true]);
});

test('a repeated upload of a file sends nothing', async () => {
  network.tables.pictures = [aPicture({ name })];
  network.tables.links = [aLink()];
  renderApp('/admin/links', { as: 'editor' });
  await userEvent.click(await screen.findByRole('button', { name: /^Upload picture: / }));
  await press(await fillIn(aFile('again.jpg'), 'Again'), 'Upload');
  await waitFor(() => expect(screen.getByLabelText(/^Image/)).toHaveValue(address));
  expect(network.files.size).toBe(0);
  expect(network.writesOf('pictures')).toEqual([]);
});

test.each([
  ['icon.svg', 'image/svg+xml', 10, /SVG files can contain scripts/],
  ['notes.txt', 'text/plain', 10, /can’t use this file/],
  ['huge.jpg', 'image/jpeg', 10 * 1024 * 1024 + 1, /larger than 10 MB/],
  ['broken.jpg', 'image/jpeg', 10, /can’t read this file as a picture/],
])('the dialog rejects the file %s and shows the reason', async (fileName, type, size, reason) => {
  renderApp('/admin/pictures', { as: 'editor' });
  await userEvent.click(await screen.findByRole('button', { name: 'Upload picture' }));
  const open = await fillIn(aFile(fileName, type, size), 'Text');
  expect(await within(open).findByText(reason)).toBeVisible();
  await press(open, 'Upload');
  expect(network.writesOf('pictures')).toEqual([]);
  expect(network.files.size).toBe(0);
});

test.each([
  ['402', 'Quota', /store is full/],
  ['507', 'Insufficient storage', /store is full/],
  ['413', 'The object exceeded the maximum allowed size', /file of this size/],
  ['403', 'new row violates row-level security policy', /may not add pictures/],
  ['500', 'Internal error', /gave an unexpected answer/],
])(
  'the dialog shows the reason of the response %s (%s) and keeps the fields, and "Retry" works',
  async (statusCode, message, words) => {
    network.storageRejection = { statusCode, message };
    renderApp('/admin/pictures', { as: 'editor' });
    await userEvent.click(await screen.findByRole('button', { name: 'Upload picture' }));
    const open = await fillIn(aFile(), 'Kept');
    await press(open, 'Upload');
    expect(await within(open).findByText(words)).toBeVisible();
    expect(within(open).getByRole('textbox', { name: 'Alternative text' })).toHaveValue('Kept');
    network.storageRejection = undefined;
    await press(open, 'Retry');
    expect(await screen.findByText('Picture uploaded successfully')).toBeInTheDocument();
    expect(network.tables.pictures).toHaveLength(1);
    expect(network.files.size).toBe(2);
  },
);

test('an upload with an expired token renews the token once and succeeds', async () => {
  renderApp('/admin/pictures', { as: 'editor' });
  await userEvent.click(await screen.findByRole('button', { name: 'Upload picture' }));
  const open = await fillIn(aFile(), 'Text');
  network.expireTokens();
  await press(open, 'Upload');
  expect(await screen.findByText('Picture uploaded successfully')).toBeInTheDocument();
  expect(network.files.size).toBe(2);
});

test('an upload in an expired session asks for the sign-in and offers "Retry"', async () => {
  renderApp('/admin/pictures', { as: 'editor' });
  await userEvent.click(await screen.findByRole('button', { name: 'Upload picture' }));
  const open = await fillIn(aFile(), 'Kept');
  network.endSessions();
  await press(open, 'Upload');
  expect(await screen.findByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
  expect(open).toHaveTextContent('press Retry');
  expect(network.files.size).toBe(0);
});

test('a cancelled upload adds nothing to the library', async () => {
  network.storageFault = 'no answer';
  renderApp('/admin/pictures', { as: 'editor' });
  await userEvent.click(await screen.findByRole('button', { name: 'Upload picture' }));
  const open = await fillIn(aFile(), 'Kept');
  await press(open, 'Upload');
  expect(await within(open).findByRole('progressbar', { name: 'Upload' })).toBeVisible();
  await press(open, 'Cancel');
  expect(await within(open).findByRole('button', { name: 'Upload' })).toBeEnabled();
  expect(within(open).getByRole('textbox', { name: 'Alternative text' })).toHaveValue('Kept');
  expect(network.tables.pictures).toEqual([]);
});

test('a cancelled file picker leaves the dialog open and keeps the typed text', async () => {
  renderApp('/admin/pictures', { as: 'editor' });
  await userEvent.click(await screen.findByRole('button', { name: 'Upload picture' }));
  const open = await fillIn(aFile(), 'Kept');
  // The picker fires the event at the file field, and the event bubbles.
  fireEvent(within(open).getByLabelText(/: file$/), new Event('cancel', { bubbles: true }));
  expect(within(open).getByRole('textbox', { name: 'Alternative text' })).toHaveValue('Kept');
  fireEvent(open, new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(open).not.toBeInTheDocument());
});

test('on plain http, the dialog explains why uploads fail', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  renderApp('/admin/pictures', { as: 'editor' });
  await userEvent.click(await screen.findByRole('button', { name: 'Upload picture' }));
  fireEvent.change(await screen.findByLabelText(/: file$/), { target: { files: [aFile()] } });
  expect(await screen.findByText('Pictures can only be added over a secure connection (https).')).toBeVisible();
});
