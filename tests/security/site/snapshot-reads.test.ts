import { beforeAll, describe, expect, test, vi } from 'vitest';
import { activeLinks } from '@/data/site/links';
import { blogPageSize, postBySlug, postPage } from '@/data/posts/posts';
import { aLink, aPost, aSnapshot, toCard } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { faults, network } from '../../support/network/server';
import { needsCases, proves } from '../../support/evidence';
import { comeBackOnline, holdTheClock, letEverythingEnd, expectInTime } from './fake-time';
import {
  allPairs,
  expectOnlyExpectedErrors,
  expectWholePage,
  loadPages,
  mostRequests,
  expectNothingLoads,
} from './page';

const post = aPost({ slug: 'written', title: 'The written post', content: 'Its whole text.' });
const page = { ...post, category_name: 'Hardware History' };
const link = aLink({ title: 'Docs of docs' });

/** The snapshots that replace a service during an outage, each with its page and the page's fallback. */
const files = [
  {
    file: '/data/links.json',
    address: '/links',
    holds: aSnapshot([activeLinks().queryKey, [link]]),
    content: 'Docs of docs',
    fallback: 'No links are currently available.',
  },
  {
    file: '/data/blog.json',
    address: '/blog',
    holds: aSnapshot([
      postPage({ page: 1, size: blogPageSize }).queryKey,
      { posts: [toCard(page)], total: 1, page: 1 },
    ]),
    content: 'The written post',
    fallback: 'We couldn’t load the articles. Please try again.',
  },
  {
    file: '/data/blog/written.json',
    address: '/blog/written',
    holds: aSnapshot([postBySlug('written').queryKey, page]),
    content: 'Its whole text.',
    fallback: 'Post Not Found',
  },
];
const surfaces = files.map((each) => ({ ...each, surface: `snapshot ${each.file}, while the service is down` }));
const main = () => document.querySelector('main')?.textContent;

beforeAll(() => loadPages(files.map(({ address }) => address)), 60_000);

test('every kind of snapshot has a case for every fault', (context) => {
  needsCases(context, allPairs(surfaces.map(({ surface }) => surface)));
});

describe.each(surfaces)('$surface', ({ surface, file, address, holds, content, fallback }) => {
  test.for(faults)('shows the fallback and recovers after fault: %s', async (fault, context) => {
    proves(context, { category: 'faults', surface, challenge: fault, expected: fallback });
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    holdTheClock();
    network.tables.links = [link];
    network.tables.blog_posts = [post];
    for (const table of Object.keys(network.tables) as (keyof typeof network.tables)[]) {
      network.faults.set(table, '503');
    }
    network.buildFiles.set(file, holds);
    network.buildFileFaults.set(file, fault);
    const { container, router } = renderApp(address);
    await expectInTime(() => {
      expect(main()).toContain(fallback);
      expect(main()).not.toContain(content);
      expectNothingLoads(container);
    });
    expectWholePage(container);
    expectOnlyExpectedErrors(log);
    expect(router.state.location.pathname).toBe(address);
    expect(network.requests.filter(({ url }) => url.pathname === file).length).toBeLessThanOrEqual(mostRequests);

    network.faults.clear();
    await comeBackOnline();
    await expectInTime(() => expect(main()).toContain(content));
    await letEverythingEnd();
  });
});
