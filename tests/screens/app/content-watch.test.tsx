import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchContent } from '@/boot/content-watch';
import { hasAnyKindChanged } from '@/data/reads/content-kinds';
import { publicQuery } from '@/data/reads/public-query';
import { aPost } from '../../support/builders';
import { network } from '../../support/network/server';
import { renderApp } from '../../support/render-app';
import { holdTheClock, pass, quiet, expectInTime } from '../../security/site/fake-time';

const minute = 60_000;

beforeEach(() => {
  vi.stubEnv('PROD', true);
  holdTheClock();
  network.tables.blog_posts = [aPost({ title: 'As it was', slug: 'caps' })];
});

afterEach(() => {
  vi.unstubAllEnvs();
  comeBack();
});

/** Opens a built page, runs the change, and waits for the check of the stamps. */
async function openBuilt(address: string, change = () => {}) {
  network.buildFiles.set('/data/build.json', { day: '2026-01-01', stamps: { ...network.stamps } });
  const { queryClient } = renderApp(address);
  await expectInTime(() => expect(document.querySelector('main')).toHaveTextContent('As it was'));
  await settled();
  change();
  network.requests.length = 0;
  const onChange = vi.fn();
  const watch = watchContent(queryClient, onChange);
  await settled();
  await watch;
  return { onChange, queryClient };
}

/** Waits for all requests, also for repeated requests. */
async function settled(): Promise<void> {
  await quiet();
  await pass(1_000);
  await quiet();
}

const reads = () =>
  network.requests
    .flatMap(({ url }) => url.pathname.split('/rest/v1/')[1] ?? [])
    .map((name) => name.replace('rpc/', ''));

/** Changes the title of a post, as an editor would. */
function publish(title: string): void {
  network.tables.blog_posts = [aPost({ title, slug: 'caps' })];
  network.stamps.posts = `${network.stamps.posts} and later`;
}

function leave(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  window.dispatchEvent(new Event('visibilitychange'));
}

function comeBack(): void {
  vi.restoreAllMocks();
  window.dispatchEvent(new Event('visibilitychange'));
}

test('a save by staff marks the kind of content as changed at once, so no page shows the snapshot', async () => {
  const { queryClient } = await openBuilt('/blog');
  const mutationFn = async () => {
    publish('As it is');
    await Promise.resolve();
  };
  const save = { mutationFn, meta: { invalidates: ['posts', 'staff'] } };
  await queryClient.getMutationCache().build(queryClient, save).execute(undefined);
  await expectInTime(() => expect(hasAnyKindChanged(queryClient, ['posts'])).toBe(true));
});

test('a page with current stamps reads nothing else', async () => {
  const { onChange } = await openBuilt('/blog');
  expect(reads()).toEqual(['content_stamps']);
  expect(onChange).not.toHaveBeenCalled();
});

test('an outdated page reads the changed kinds again', async () => {
  const { onChange, queryClient } = await openBuilt('/blog/caps', () => publish('As it is'));
  expect(reads().toSorted()).toEqual(['blog_posts', 'content_stamps', 'post_relations']);
  expect(hasAnyKindChanged(queryClient, ['posts'])).toBe(true);
  expect(hasAnyKindChanged(queryClient, ['consoles', 'links'])).toBe(false);
  expect(onChange).toHaveBeenCalledOnce();
});

test('an open page shows new content within a minute', async () => {
  await openBuilt('/blog');
  publish('As it is');
  await pass(minute);
  await quiet();
  expect(screen.getByText('As it is')).toBeVisible();
  // Pages of earlier tests may read the stamps too.
  expect(reads().filter((name) => name !== 'content_stamps')).toEqual(['search_posts']);
});

test('a hidden page reads nothing, and shows new content once the page is visible', async () => {
  await openBuilt('/blog');
  leave();
  publish('As it is');
  await pass(10 * minute);
  expect(reads()).toEqual(['content_stamps']);
  comeBack();
  await quiet();
  expect(screen.getByText('As it is')).toBeVisible();
  expect(reads().filter((name) => name !== 'content_stamps')).toEqual(['search_posts']);
});

test('a page repeats the reads that failed in an outage once the service responds', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  network.faults.set('site_settings', '503').set('content_stamps', '503');
  await openBuilt('/blog');
  network.faults.clear();
  expect(reads()).not.toContain('site_settings');
  await pass(minute);
  await quiet();
  expect(reads().filter((name) => name !== 'content_stamps')).toEqual(['site_settings']);
});

test('a page repeats no failed read while the reads of the stamps succeed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  network.faults.set('site_settings', '503');
  await openBuilt('/blog');
  await pass(3 * minute);
  await quiet();
  expect(new Set(reads())).toEqual(new Set(['content_stamps']));
});

test('a page reads everything again if the stamps of the build cannot be read', async () => {
  network.buildFileFaults.set('/data/build.json', '503');
  await openBuilt('/blog');
  expect(reads().toSorted()).toEqual([
    'blog_categories',
    'content_stamps',
    'search_posts',
    'site_settings',
    'social_media_links',
  ]);
});

test('a query that names no kinds of content runs again after any change', async () => {
  const { queryClient } = await openBuilt('/blog');
  const queryFn = vi.fn(() => Promise.resolve('read'));
  await queryClient.query({ queryKey: ['unheard-of'], queryFn });
  await queryClient.query(publicQuery({ queryKey: ['of-links'], kinds: ['links'], read: queryFn }));
  const staff = vi.fn(() => Promise.resolve('read'));
  await queryClient.query({ queryKey: ['posts', 'staff', 'a'], queryFn: staff });
  publish('As it is');
  await pass(minute);
  await quiet();
  const isStale = (queryKey: string[]) => queryClient.getQueryState(queryKey)?.isInvalidated;
  expect(isStale(['unheard-of'])).toBe(true);
  expect(isStale(['of-links'])).toBe(false);
  expect(isStale(['posts', 'staff', 'a'])).toBe(false);
});
