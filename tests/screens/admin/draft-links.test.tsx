import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { sha256 } from '@/lib/sha256';
import { aDraftLink, aPost } from '../../support/builders';
import { accounts, staffIds } from '../../support/network/auth';
import { network } from '../../support/network/server';
import { expectToast } from '../../support/toasts';
import { button, editPost, fill } from './post-form';
import { waitForClosedDialog, pressInDialog, newId, pressButton, sent } from './staff-screen';

const draft = aPost({ title: 'Half written', published: false, created_by: staffIds.contributor });
beforeEach(() => {
  network.tables.blog_posts = [draft];
});

const open = async (as: keyof typeof accounts = 'editor') => {
  await editPost(draft.id, { as });
  await screen.findByRole('button', { name: 'Create link' });
};
const listed = () =>
  within(screen.getByRole('list', { name: 'Links to this draft' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const newLink = () => screen.findByLabelText<HTMLInputElement>('Your new link');
const tokenIn = ({ value }: HTMLInputElement) => value.split('#')[1] ?? '';

test('a new link has the chosen duration and appears once, and the browser sends only a doubly hashed token', async () => {
  await open();
  await userEvent.selectOptions(screen.getByLabelText('The link works for'), '1 day');
  await pressButton('Create link');
  await expectToast('Link created');
  const field = await newLink();
  expect(field.value).toMatch(/^http:\/\/localhost:3000\/drafts#[\w-]{22}$/);
  expect(field).toHaveAttribute('readonly');
  expect(field).toHaveAccessibleDescription('Copy it now: we can’t show it again.');
  const key_hash = await sha256(await sha256(tokenIn(field)));
  expect(sent('draft_links')).toEqual([['POST', null, { id: newId, post_id: draft.id, hours: 24, key_hash }]]);
  for (const { url, body } of network.requests) expect(url.href + body).not.toContain(tokenIn(field));
  await waitFor(() =>
    expect(listed()).toEqual([expect.stringMatching(/\(the new link\)Made .* by you\. Not opened yet\./)]),
  );
  const first = field.value;
  await pressButton('Create link');
  await waitFor(async () => expect((await newLink()).value).not.toBe(first));
  expect(listed()).toHaveLength(2);
});

test('the list shows the makers and views of active links, and leaves out expired links', async () => {
  network.tables.draft_links = [
    aDraftLink(draft.id, { created_at: '2026-03-03T10:00:00Z', created_by: staffIds.editor }),
    aDraftLink(draft.id, { created_at: '2026-03-02T10:00:00Z', views: 1, last_viewed_at: '2026-03-04T11:00:00Z' }),
    aDraftLink(draft.id, { created_at: '2026-03-01T10:00:00Z', views: 3, last_viewed_at: '2026-03-04T11:00:00Z' }),
    aDraftLink(draft.id, { created_at: '2026-02-01T10:00:00Z', views: 9, last_viewed_at: '2026-02-04T11:00:00Z' }),
    aDraftLink(aPost().id, { created_at: '2026-03-04T10:00:00Z' }),
  ];
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  await open();
  await waitFor(() =>
    expect(listed()).toEqual([
      'Works until 10 Mar 2026, 10:00Made 3 Mar 2026, 10:00 by you. Not opened yet.Revoke',
      'Works until 9 Mar 2026, 10:00Made 2 Mar 2026, 10:00 by someone else. Opened once, last on 4 Mar 2026, 11:00.Revoke',
      'Works until 8 Mar 2026, 10:00Made 1 Mar 2026, 10:00 by someone else. Opened 3 times, last on 4 Mar 2026, 11:00.Revoke',
    ]),
  );
});

test('a revocation needs a confirmation, and moves the focus to the heading', async () => {
  const link = aDraftLink(draft.id);
  network.tables.draft_links = [link];
  await open('contributor');
  await pressButton('Revoke');
  expect(
    screen.getByText('It stops working at once. Anyone who has the draft open keeps the copy on their screen.'),
  ).toBeVisible();
  await pressInDialog('Revoke');
  await expectToast('Link revoked');
  await waitForClosedDialog();
  expect(sent('draft_links')).toEqual([['DELETE', `eq.${link.id}`, undefined]]);
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Links to this draft' })).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Share this draft' })).toHaveFocus();
});

test('a revoked new link disappears from the page', async () => {
  await open();
  await pressButton('Create link');
  await newLink();
  await pressButton('Revoke');
  await pressInDialog('Revoke');
  await expectToast('Link revoked');
  await waitFor(() => expect(screen.queryByLabelText('Your new link')).not.toBeInTheDocument());
});

test('"Copy link" copies the link, or selects the link if the browser blocks the copy', async () => {
  userEvent.setup();
  await open();
  await pressButton('Create link');
  const field = await newLink();
  await pressButton('Copy link');
  await expectToast('Link copied');
  expect(await navigator.clipboard.readText()).toBe(field.value);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await pressButton('Copy link');
  await expectToast('Your browser blocked the copy. The link is selected, so you can copy it yourself.');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
});

test('a retry after a lost response makes one link', async () => {
  await open();
  network.replyFaults.set('draft_links', 'aborted');
  await pressButton('Create link');
  await expectToast('Failed to create the link');
  network.replyFaults.clear();
  await pressButton('Create link');
  const field = await newLink();
  expect(network.tables.draft_links).toMatchObject([{ key_hash: await sha256(await sha256(tokenIn(field))) }]);
});

test('unsaved changes show a note that the shared draft lacks these changes', async () => {
  await open();
  const words = 'The link doesn’t show unsaved changes. Update the post first.';
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  fill({ excerpt: 'Changed.' });
  expect(await screen.findByText(words)).toBeVisible();
});

test('a draft with 20 links allows no more links', async () => {
  network.tables.draft_links = Array.from({ length: 20 }, () => aDraftLink(draft.id));
  await editPost(draft.id);
  expect(
    await screen.findByText('This draft has 20 links, the most it can have. Revoke one to make another.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create link' })).not.toBeInTheDocument();
});

test('a published post offers no links', async () => {
  network.tables.blog_posts = [{ ...draft, published: true }];
  await editPost(draft.id);
  expect(button('Update Post')).toBeEnabled();
  expect(screen.queryByRole('heading', { name: 'Share this draft' })).not.toBeInTheDocument();
  expect(network.readsOf('draft_links')).toEqual([]);
});

test('on an insecure connection, a note replaces the button', async () => {
  vi.stubGlobal('crypto', {
    getRandomValues: crypto.getRandomValues.bind(crypto),
    randomUUID: crypto.randomUUID.bind(crypto),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  await editPost(draft.id);
  expect(await screen.findByText('You can only create links over a secure connection (https).')).toBeVisible();
});
