import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { aMessage } from '../../support/builders';
import { network } from '../../support/network/server';
import { renderApp } from '../../support/render-app';

const day = (number: number) => `2026-10-${String(number).padStart(2, '0')}T10:00:00+00:00`;
const unread = aMessage({ name: 'Ursula', subject: 'Other', message: 'First line\nSecond line', created_at: day(3) });
const read = aMessage({ name: 'Rosa', message: 'I have read of it.', state: 'read', created_at: day(2) });
const archived = aMessage({ name: 'Arno', email: 'arno@old.example', state: 'archived', created_at: day(1) });

/** Returns the first line of each row's first cell. */
const senders = () => screen.queryAllByRole('rowheader').map(({ firstElementChild }) => firstElementChild?.textContent);
const button = (name: string) => screen.getByRole('button', { name });
const stateOf = ({ id }: { id: string }) => network.tables.contact_messages.find((row) => row.id === id)?.state;
const confirm = async () => userEvent.click(within(await screen.findByRole('dialog')).getByText('Delete'));

beforeEach(() => {
  network.tables.contact_messages = [read, unread, archived].map((row) => ({ ...row }));
});

describe('the list of messages', () => {
  test.each([
    ['', ['Ursula', 'Rosa']],
    ['?show=unread', ['Ursula']],
    ['?show=archived', ['Arno']],
    ['?show=all', ['Ursula', 'Rosa', 'Arno']],
    ['?show=nothing-known', ['Ursula', 'Rosa']],
    ['?q=second+LINE&show=all', ['Ursula']],
    ['?q=old.example&show=all', ['Arno']],
    ['?q=other', ['Ursula']],
    ['?q=rosa', ['Rosa']],
  ])('shows for the query %j the senders %j, newest first', async (query, names) => {
    renderApp(`/admin/messages${query}`, { as: 'editor' });
    await waitFor(() => expect(senders()).toEqual(names));
  });

  test.each([
    ['', 'The inbox is empty.'],
    ['?show=unread', 'There are no unread messages.'],
    ['?show=archived', 'No messages have been archived yet.'],
    ['?show=all', 'No messages yet.'],
    ['?q=zeppelin', 'No messages found.'],
  ])('shows no rows for the query %j, but the text %j', async (query, words) => {
    network.tables.contact_messages = [];
    renderApp(`/admin/messages${query}`, { as: 'admin' });
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  test('keeps the choice in the address, and a message leads back to this address', async () => {
    const { router } = renderApp('/admin/messages', { as: 'editor' });
    await screen.findByText('Ursula');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Archived');
    await waitFor(() => expect(senders()).toEqual(['Arno']));
    expect(router.state.location.search).toBe('?show=archived');
    await userEvent.click(screen.getByRole('link', { name: /^General Inquiry/ }));
    await userEvent.click(await screen.findByRole('link', { name: 'Back to messages' }));
    await waitFor(() => expect(senders()).toEqual(['Arno']));
  });

  test('shows twenty messages on a page', async () => {
    network.tables.contact_messages = Array.from({ length: 21 }, (_, index) => aMessage({ name: `No. ${index}` }));
    renderApp('/admin/messages?page=2', { as: 'editor' });
    await waitFor(() => expect(senders()).toHaveLength(1));
    expect(screen.getByText('Page 2 of 2')).toBeInTheDocument();
  });

  test('drops an archived message, and "Back to inbox" gives the message the state "read"', async () => {
    const { router } = renderApp('/admin/messages', { as: 'editor' });
    await userEvent.click(await screen.findByRole('button', { name: 'Archive message from Ursula' }));
    expect(await screen.findByText('Message archived')).toBeInTheDocument();
    await waitFor(() => expect(senders()).toEqual(['Rosa']));
    await router.navigate('/admin/messages?show=archived');
    await userEvent.click(await screen.findByRole('button', { name: 'Back to inbox message from Ursula' }));
    expect(await screen.findByText('Message moved to the inbox')).toBeInTheDocument();
    expect(stateOf(unread)).toBe('read');
  });

  test('deletes a message after a confirmation', async () => {
    renderApp('/admin/messages', { as: 'editor' });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete message from Rosa' }));
    expect(stateOf(read)).toBe('read');
    await confirm();
    expect(await screen.findByText('Message deleted successfully')).toBeInTheDocument();
    await waitFor(() => expect(senders()).toEqual(['Ursula']));
  });

  test('reports that somebody has deleted the message meanwhile', async () => {
    renderApp('/admin/messages', { as: 'editor' });
    const archive = await screen.findByRole('button', { name: 'Archive message from Rosa' });
    network.tables.contact_messages = [];
    await userEvent.click(archive);
    expect(await screen.findByText('Someone deleted the message from Rosa.')).toBeInTheDocument();
    expect(await screen.findByText('The inbox is empty.')).toBeInTheDocument();
  });

  test('says to a contributor that only editors and admins read messages, and requests no messages', async () => {
    for (const address of ['/admin/messages', `/admin/messages/${unread.id}`]) {
      renderApp(address, { as: 'contributor' });
      expect(await screen.findByText('Only editors and admins can read messages.')).toBeInTheDocument();
    }
    expect(network.readsOf('contact_messages')).toEqual([]);
  });
});

describe('the page of a message', () => {
  const open = async ({ id }: { id: string }, query = '') => {
    const app = renderApp(`/admin/messages/${id}${query}`, { as: 'editor' });
    await screen.findByRole('link', { name: 'Reply by email' });
    return app;
  };

  test('shows the whole message as plain text with its lines', async () => {
    network.tables.contact_messages = [aMessage({ ...unread, message: '<b>First</b> **line**\n\nSecond line' })];
    await open(unread);
    const text = screen.getByText(/First/);
    expect(text.textContent).toBe('<b>First</b> **line**\n\nSecond line');
    expect(text).toHaveAttribute('dir', 'auto');
    expect(screen.getByRole('heading', { level: 2, name: 'Other' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: unread.email })).toHaveAttribute('href', `mailto:${unread.email}`);
    expect(screen.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:ada@reader\.example\?subject=Re%3A%20Other&body=/),
    );
  });

  test('marks an unread message as read, and changes nothing else', async () => {
    await open(unread);
    await waitFor(() => expect(stateOf(unread)).toBe('read'));
    expect(network.writesOf('contact_messages').map(({ method, body }) => [method, body])).toEqual([
      ['PATCH', { state: 'read' }],
    ]);
    expect(await screen.findByText('Read')).toBeInTheDocument();
  });

  test.each([read, archived])('writes nothing for a message in the state $state', async (message) => {
    await open(message);
    await waitFor(() => expect(network.unansweredCount()).toBe(0));
    expect(network.writesOf('contact_messages')).toEqual([]);
  });

  test('leaves a message unread until somebody opens the message again from the list', async () => {
    const { router } = await open(read, '?show=all');
    await userEvent.click(button('Mark as unread'));
    expect(await screen.findByText('Message marked as unread')).toBeInTheDocument();
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/admin/messages', search: '?show=all' }),
    );
    await waitFor(() => expect(network.unansweredCount()).toBe(0));
    expect(stateOf(read)).toBe('unread');
    await userEvent.click(await screen.findByRole('link', { name: /I have read of it/ }));
    await waitFor(() => expect(stateOf(read)).toBe('read'));
  });

  test('archives a message, and moves the message back to the inbox', async () => {
    await open(read);
    await userEvent.click(button('Archive'));
    await userEvent.click(await screen.findByRole('button', { name: 'Back to inbox' }));
    await screen.findByRole('button', { name: 'Archive' });
    expect(network.writesOf('contact_messages').map(({ body }) => body)).toEqual([
      { state: 'archived' },
      { state: 'read' },
    ]);
  });

  test('leads back to the list after a deletion', async () => {
    const { router } = await open(read);
    await userEvent.click(button('Delete'));
    await confirm();
    expect(await screen.findByText('Message deleted successfully')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/messages'));
    expect(stateOf(read)).toBeUndefined();
  });

  test.each(['gone', crypto.randomUUID()])('reports a missing message for the id %s', async (id) => {
    renderApp(`/admin/messages/${id}`, { as: 'editor' });
    expect(await screen.findByText('This message is no longer here.')).toBeInTheDocument();
  });
});
