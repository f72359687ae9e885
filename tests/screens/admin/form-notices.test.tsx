import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { says } from '../../support/specification-texts';
import { renderApp } from '../../support/render-app';
import { network, type Fault } from '../../support/network/server';
import { expectToast } from '../../support/toasts';

const unknown = /nobody knows yet whether this was saved/;

async function sendLink() {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderApp('/admin/links', { as: 'editor' });
  const form = within(await screen.findByRole('region', { name: 'Add Link' }));
  fireEvent.change(form.getByLabelText('Title'), { target: { value: 'Pan Docs' } });
  fireEvent.change(form.getByLabelText('URL'), { target: { value: 'https://gbdev.io/pandocs/' } });
  fireEvent.change(form.getByLabelText('Category'), { target: { value: 'Documentation' } });
  await userEvent.click(form.getByRole('button', { name: 'Add Link' }));
  return form;
}

test.each<Fault>(['500', '503', 'offline', 'HTML with 200', 'empty 200', 'null 200'])(
  'after %s the form says that nobody knows, and sending again clears it',
  async (fault) => {
    network.writeFaults.set('links', fault);
    const form = await sendLink();
    await expectToast(says.links.addFailed);
    expect(await form.findByText(unknown)).toBeInTheDocument();
    network.writeFaults.clear();
    await userEvent.click(form.getByRole('button', { name: 'Add Link' }));
    await expectToast(says.links.added);
    expect(screen.queryByText(unknown)).not.toBeInTheDocument();
    expect(network.tables.links).toHaveLength(1);
  },
);

test('a refusal is known: nothing was saved', async () => {
  network.refusals.set('links', { status: 403, code: '42501', message: 'permission denied' });
  await sendLink();
  await expectToast(says.links.addFailed);
  expect(screen.queryByText(unknown)).not.toBeInTheDocument();
});

test.each(['Restore', 'Discard'])('%s says which changes it means, and the focus goes on in the form', async (name) => {
  localStorage.setItem(
    'handheld-legacy.kept.10000000-0000-4000-8000-000000000002.links.new/a',
    JSON.stringify({
      id: 'a',
      base: 'b',
      at: Date.UTC(2026, 0, 5, 12),
      values: { title: 'Kept', url: '', category: '', image: '', description: '', order: '0', active: true },
    }),
  );
  renderApp('/admin/links', { as: 'editor' });
  const form = within(await screen.findByRole('region', { name: 'Add Link' }));
  const button = form.getByRole('button', { name });
  expect(button).toHaveAccessibleDescription(/Unsaved changes of 5 January 2026/);
  await userEvent.click(button);
  await waitFor(() => expect(form.getByLabelText('Title')).toHaveFocus());
  expect(form.getByLabelText('Title')).toHaveValue(name === 'Restore' ? 'Kept' : '');
});
