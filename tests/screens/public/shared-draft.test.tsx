import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { watchContent } from '@/boot/content-watch';
import { sha256 } from '@/lib/sha256';
import { aCategory, aDraftLink, aPost } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { network } from '../../support/network/server';

const token = 'dGhlIHRva2VuIG9mIGl0';

/** Adds a draft with a link that was made `hoursAgo`. */
async function aSharedDraft({ hoursAgo = 0, published = false, content = 'So *far*.' } = {}) {
  const draft = aPost({ title: 'Half written', slug: 'half', content, category: 'tin', published });
  const created_at = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
  network.tables.blog_categories = [aCategory({ name: 'Tales of tin', slug: 'tin' })];
  network.tables.blog_posts = [draft, aPost({ title: 'Another draft', published: false })];
  network.tables.draft_links = [
    aDraftLink(draft.id, { created_at, hours: 24, key_hash: await sha256(await sha256(token)) }),
  ];
}

const open = (words = `/drafts#${token}`) => renderApp(words);
const findEndOfLink = () => screen.findByRole('heading', { level: 1, name: 'This link no longer works' });
const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content');

test('a link shows the draft with a note, and counts as one view', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-30T10:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  await aSharedDraft();
  open();
  expect(await screen.findByLabelText('Loading draft')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Half written' })).toBeVisible();
  expect(screen.getByText('far').tagName).toBe('EM');
  expect(screen.getByText('Tales of tin')).toBeVisible();
  expect(screen.getByRole('complementary', { name: 'About this page' })).toHaveTextContent(
    'Someone shared this draft with you until 31 March 2026. It isn’t published, so please don’t pass it on.',
  );
  expect(document.title).toBe('Draft: Half written | Test Legacy');
  expect(robots()).toBe('noindex');
  expect(document.head.querySelector('link[rel="canonical"]')).toBeNull();
  window.dispatchEvent(new Event('focus'));
  expect(network.callsOf('shared_draft')).toEqual([{ token_hash: await sha256(token) }]);
  expect(network.tables.draft_links[0]?.views).toBe(1);
  // The browser sends no part of the address after the #.
  for (const { url, body, headers } of network.requests)
    expect([url.href, body, ...headers.values()].join('\n')).not.toContain(token);
});

test('the address loses the token at once, and links within the draft keep the token', async () => {
  await aSharedDraft({ content: 'So *far*.[^1]\n\n[^1]: A note.' });
  const { router } = open();
  const footnote = await screen.findByRole('link', { name: 'Footnote 1' });
  const address = () => location.pathname + location.hash;
  await waitFor(() => expect(address()).toBe('/drafts'));
  await userEvent.click(footnote);
  await waitFor(() => expect(router.state.location).toMatchObject({ hash: '#footnote-1', state: { token } }));
  expect(footnote).toBeVisible();
  expect(network.callsOf('shared_draft')).toHaveLength(1);
});

test('new content causes no second view of a draft', async () => {
  vi.stubEnv('PROD', true);
  onTestFinished(() => void vi.unstubAllEnvs());
  network.buildFileFaults.set('/data/build.json', '503');
  await aSharedDraft();
  const { queryClient } = open();
  await screen.findByRole('heading', { level: 1, name: 'Half written' });
  await watchContent(queryClient, () => undefined);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(network.readsOf('content_stamps')).toHaveLength(1);
  expect(network.callsOf('shared_draft')).toHaveLength(1);
});

test.each([
  ['has expired', 24, `/drafts#${token}`],
  ['is not known', 0, '/drafts#another'],
  ['lacks its token', 0, '/drafts'],
])('a link that %s shows only a link to the home page', async (_what, hoursAgo, address) => {
  await aSharedDraft({ hoursAgo });
  open(address);
  expect(await findEndOfLink()).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(screen.queryByText('Half written')).not.toBeInTheDocument();
  expect(robots()).toBe('noindex');
});

test('a link to a draft leads to the page of the published post', async () => {
  await aSharedDraft({ published: true });
  const { router } = open();
  await waitFor(() => expect(router.state.location.pathname).toBe('/blog/half'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Half written' })).toBeVisible();
});

test('an outage shows an error and a retry, and does not say that the link ended', async () => {
  await aSharedDraft();
  network.faults.set('shared_draft', '503');
  open();
  await screen.findByRole('heading', { level: 1, name: 'Draft not loaded' });
  expect(screen.getByText('We couldn’t load this draft. The link may still work.')).toBeVisible();
  network.faults.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Half written' })).toBeVisible();
});

test('a revoked link shows nothing at the next visit, also in the same tab', async () => {
  await aSharedDraft();
  const { router } = open();
  await screen.findByRole('heading', { level: 1, name: 'Half written' });
  await router.navigate('/contact');
  await screen.findByRole('heading', { level: 1, name: /Contact/ });
  network.tables.draft_links = [];
  await router.navigate(`/drafts#${token}`);
  expect(await findEndOfLink()).toBeVisible();
});

test('on an insecure connection, the page says why the draft stays closed', async () => {
  await aSharedDraft();
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  onTestFinished(() => void vi.unstubAllGlobals());
  open();
  expect(await screen.findByText('Drafts can only be opened over a secure connection (https).')).toBeVisible();
  expect(network.callsOf('shared_draft')).toEqual([]);
});
