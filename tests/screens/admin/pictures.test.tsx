import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aLink, aPicture, aPost } from '../../support/builders';
import { network } from '../../support/network/server';
import { renderApp } from '../../support/render-app';

const hash = 'a'.repeat(32);
const name = `${hash}-1200x800.webp`;
const address = `/pictures/${name}`;

/** Stands in for the worker, which needs a browser that draws: it makes two files of any picture but a broken one. */
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

  test('tells where each picture is used, and names it before it is deleted with all its files', async () => {
    renderApp('/admin/pictures', { as: 'editor' });
    const row = await screen.findByRole('row', { name: /used\.jpg In use With a picture/ });
    expect(within(row).getByRole('link', { name: 'With a picture' })).toHaveAttribute(
      'href',
      `/admin/blog/edit/${network.tables.blog_posts[0]?.id}`,
    );
    expect(await screen.findByRole('row', { name: /unused\.jpg Decoration Nowhere/ })).toBeVisible();
    await press(row, 'Delete used.jpg');
    const asked = await screen.findByRole('dialog', { name: 'Delete used.jpg' });
    expect(await within(asked).findByText('Post: With a picture')).toBeVisible();
    await press(asked, 'Delete anyway');
    expect(await screen.findByText('Picture deleted successfully')).toBeInTheDocument();
    expect(network.tables.pictures).toEqual([unused]);
    expect(network.files.size).toBe(0);
  });

  test('is searched by file name and by text', async () => {
    renderApp('/admin/pictures?q=in+us', { as: 'editor' });
    expect(await screen.findByRole('row', { name: /used\.jpg In use/ })).toBeVisible();
    expect(screen.queryByRole('row', { name: /unused/ })).toBeNull();
  });

  test('lets a contributor add, not delete, and says so', async () => {
    renderApp('/admin/pictures', { as: 'contributor' });
    const button = await screen.findByRole('button', { name: 'Delete unused.jpg' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    expect(screen.getByRole('button', { name: 'Upload picture' })).toBeEnabled();
  });
});

test('an uploaded picture fills its field and the text around it stays; a description is asked for', async () => {
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

test('a dropped picture becomes a line at the caret, and one from the library too', async () => {
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

test('a file that is dropped beside a field opens nothing, and everything else that is dragged goes its way', async () => {
  renderApp('/admin/blog/new', { as: 'editor' });
  await userEvent.click(await screen.findByRole('button', { name: 'Add picture to text' }));
  const open = await dialog();
  const isLeftAlone = (place: Element, types: string[]) => {
    const dataTransfer = { types, files: types.includes('Files') ? [aFile()] : [] };
    return [fireEvent.dragOver(place, { dataTransfer }), fireEvent.drop(place, { dataTransfer })];
  };
  const beside = [document.body, screen.getByLabelText('Title'), screen.getByRole('link', { name: 'Blog Posts' })];
  for (const place of [...beside, open]) expect(isLeftAlone(place, ['Files'])).toEqual([false, false]);
  expect(isLeftAlone(screen.getByLabelText('Title'), ['text/plain'])).toEqual([true, true]);
  expect(isLeftAlone(within(open).getByLabelText(/: file$/), ['Files'])).toEqual([true, true]);
});

test('a file that was uploaded before is used again: nothing is sent', async () => {
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
])('the file %s is refused with its reason', async (fileName, type, size, reason) => {
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
])('a store that answers %s (%s) is told, what is typed stays, and Retry works', async (statusCode, message, told) => {
  network.storageRejection = { statusCode, message };
  renderApp('/admin/pictures', { as: 'editor' });
  await userEvent.click(await screen.findByRole('button', { name: 'Upload picture' }));
  const open = await fillIn(aFile(), 'Kept');
  await press(open, 'Upload');
  expect(await within(open).findByText(told)).toBeVisible();
  expect(within(open).getByRole('textbox', { name: 'Alternative text' })).toHaveValue('Kept');
  network.storageRejection = undefined;
  await press(open, 'Retry');
  expect(await screen.findByText('Picture uploaded successfully')).toBeInTheDocument();
  expect(network.tables.pictures).toHaveLength(1);
  expect(network.files.size).toBe(2);
});

test('a token that is over is renewed once, and the picture arrives', async () => {
  renderApp('/admin/pictures', { as: 'editor' });
  await userEvent.click(await screen.findByRole('button', { name: 'Upload picture' }));
  const open = await fillIn(aFile(), 'Text');
  network.expireTokens();
  await press(open, 'Upload');
  expect(await screen.findByText('Picture uploaded successfully')).toBeInTheDocument();
  expect(network.files.size).toBe(2);
});

test('a session that is over asks for the sign-in, and the upload goes on after it', async () => {
  renderApp('/admin/pictures', { as: 'editor' });
  await userEvent.click(await screen.findByRole('button', { name: 'Upload picture' }));
  const open = await fillIn(aFile(), 'Kept');
  network.endSessions();
  await press(open, 'Upload');
  expect(await screen.findByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
  expect(open).toHaveTextContent('press Retry');
  expect(network.files.size).toBe(0);
});

test('an upload is cancelled while it runs, and nothing is added to the library', async () => {
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

test('a file picker that is dismissed closes nothing, and what is typed stays', async () => {
  renderApp('/admin/pictures', { as: 'editor' });
  await userEvent.click(await screen.findByRole('button', { name: 'Upload picture' }));
  const open = await fillIn(aFile(), 'Kept');
  // The picker says so at its field, and the event rises.
  fireEvent(within(open).getByLabelText(/: file$/), new Event('cancel', { bubbles: true }));
  expect(within(open).getByRole('textbox', { name: 'Alternative text' })).toHaveValue('Kept');
  fireEvent(open, new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(open).not.toBeInTheDocument());
});

test('over plain http the dialog says why a picture cannot be added', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  renderApp('/admin/pictures', { as: 'editor' });
  await userEvent.click(await screen.findByRole('button', { name: 'Upload picture' }));
  fireEvent.change(await screen.findByLabelText(/: file$/), { target: { files: [aFile()] } });
  expect(await screen.findByText('Pictures can only be added over a secure connection (https).')).toBeVisible();
});
