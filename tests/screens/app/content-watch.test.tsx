import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchContent } from '@/boot/content-watch';
import { aPost } from '../../support/builders';
import { network } from '../../support/network/server';
import { renderApp } from '../../support/render-app';
import { holdTheClock, pass, quiet, standsInTime } from '../../security/site/fake-time';

const minute = 60_000;

beforeEach(() => {
  holdTheClock();
  network.tables.blog_posts = [aPost({ title: 'As it was', slug: 'caps' })];
});

afterEach(() => comeBack());

/** A page as a build has read it, after which something may have happened; then it looks what is new. */
async function openBuilt(address: string, happened = () => {}) {
  const version = { ...network.contentVersion };
  network.copy.set('/data/version.json', { day: '2026-01-01', version });
  const { queryClient } = renderApp(address);
  await standsInTime(() => expect(document.querySelector('main')).toHaveTextContent('As it was'));
  await settled();
  happened();
  network.requests.length = 0;
  const onChange = vi.fn();
  const watch = watchContent(queryClient, { fromBuild: true, onChange });
  await settled();
  return { ...(await watch), onChange, queryClient };
}

/** Waits for what is sent a second time as well. */
async function settled(): Promise<void> {
  await quiet();
  await pass(1_000);
  await quiet();
}

const reads = () =>
  network.requests
    .flatMap(({ url }) => url.pathname.split('/rest/v1/')[1] ?? [])
    .map((name) => name.replace('rpc/', ''));

/** An editor changes the title of a post. */
function publish(title: string): void {
  network.tables.blog_posts = [aPost({ title, slug: 'caps' })];
  network.contentVersion.blog_posts += 1;
  network.contentVersion.recent.unshift({ of: 'blog_posts', slug: 'caps', part: 'card' });
}

function leave(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  window.dispatchEvent(new Event('visibilitychange'));
}

function comeBack(): void {
  vi.restoreAllMocks();
  window.dispatchEvent(new Event('visibilitychange'));
}

test('what staff have written is known at once, so that no page is shown as the build has it', async () => {
  const { queryClient, isOutdated } = await openBuilt('/blog');
  const mutationFn = async () => {
    publish('As it is');
    await Promise.resolve();
  };
  const save = { mutationFn, meta: { invalidates: ['posts', 'staff'] } };
  await queryClient.getMutationCache().build(queryClient, save).execute(undefined);
  await standsInTime(() => expect(isOutdated(['posts', 'slug', 'caps'])).toBe(true));
});

test('a page that is as the service has it is read no further', async () => {
  const { isOutdated, onChange } = await openBuilt('/blog');
  expect(reads()).toEqual(['content_version']);
  expect(isOutdated(['posts', 'slug', 'caps'])).toBe(false);
  expect(onChange).not.toHaveBeenCalled();
});

test('of a page that is older than the service, what has changed is read again', async () => {
  const { isOutdated, onChange } = await openBuilt('/blog/caps', () => publish('As it is'));
  expect(reads()).toEqual(['content_version', 'blog_posts']);
  expect(isOutdated(['posts', 'slug', 'caps'])).toBe(true);
  expect(isOutdated(['posts', 'slug', 'other'])).toBe(false);
  expect(onChange).toHaveBeenCalledOnce();
});

test('an open page shows what is published within a minute', async () => {
  await openBuilt('/blog');
  publish('As it is');
  await pass(minute);
  await quiet();
  expect(screen.getByText('As it is')).toBeVisible();
  // The pages of the tests before look for news too.
  expect(reads().filter((name) => name !== 'content_version')).toEqual(['search_posts']);
});

test('a page that nobody sees reads nothing, and shows the news as soon as somebody does', async () => {
  await openBuilt('/blog');
  leave();
  publish('As it is');
  await pass(10 * minute);
  expect(reads()).toEqual(['content_version']);
  comeBack();
  await quiet();
  expect(screen.getByText('As it is')).toBeVisible();
  expect(reads().filter((name) => name !== 'content_version')).toEqual(['search_posts']);
});

test('what an outage left unanswered is read once the service is back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  network.faults.set('site_settings', '503').set('content_version', '503');
  await openBuilt('/blog');
  network.faults.clear();
  expect(reads()).not.toContain('site_settings');
  await pass(minute);
  await quiet();
  expect(reads().filter((name) => name !== 'content_version')).toEqual(['site_settings']);
});

test('what alone failed is not sent again because the service tells its version', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  network.faults.set('site_settings', '503');
  await openBuilt('/blog');
  await pass(3 * minute);
  await quiet();
  expect(new Set(reads())).toEqual(new Set(['content_version']));
});

test('where nobody knows what the build has read, everything on the page is read again', async () => {
  network.copyFaults.set('/data/version.json', '503');
  await openBuilt('/blog');
  expect(reads().toSorted()).toEqual([
    'blog_categories',
    'content_version',
    'search_posts',
    'site_settings',
    'social_media_links',
  ]);
});
