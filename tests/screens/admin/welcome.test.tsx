import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storeSession } from '@/data/service/session-record';
import { offlineToken } from '@/data/service/offline-viewer';
import { aFinding, aMessage, aPost, aReport } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { accounts } from '../../support/network/auth';
import { builds } from '../../support/network/builds';
import { network, server } from '../../support/network/server';
import { expectToast } from '../../support/toasts';

const links = () => within(screen.getByRole('navigation', { name: 'Quick links' }));
const main = () => screen.getByRole('main');
const part = (name: string) => screen.findByRole('region', { name });

async function openWelcome(as: keyof typeof accounts = 'admin') {
  const app = renderApp('/admin', { as });
  await screen.findByRole('heading', { level: 1, name: 'Welcome' });
  return app;
}

/** Waits for the reads of a part of the dashboard, and returns the text of the part. */
async function textIn(name: string): Promise<string> {
  const region = await part(name);
  await waitFor(() => expect(within(region).queryAllByTestId('skeleton')).toEqual([]));
  return region.textContent;
}

/** Returns the links in a part of the dashboard: name and address. */
async function linksIn(name: string): Promise<[string, string | null][]> {
  await textIn(name);
  return within(await part(name))
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

afterEach(() => vi.unstubAllEnvs());

const hoursAway = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

describe('the introduction of the dashboard', () => {
  test.each([
    ['admin', 'an admin: you can change everything here.'],
    ['editor', 'an editor: you can write and publish posts and edit the site’s content.'],
    ['contributor', 'a contributor: you can write drafts; editors and admins publish them.'],
  ] as const)('names the address and the role: %s', async (as, words) => {
    await openWelcome(as);
    await vi.waitFor(() => expect(main()).toHaveTextContent(`You’re signed in as ${accounts[as].email}, ${words}`));
    await waitFor(() => expect(document.title).toBe('Dashboard | Test Legacy'));
  });

  test('names no role after a failed read of the role, and the page shows all links and parts', async () => {
    network.faults.set('own_access', '500');
    await openWelcome();
    expect(main()).toHaveTextContent('You’re signed in as admin@handheld-legacy.test.');
    expect(links().getAllByRole('link')).toHaveLength(5);
    expect(await textIn('Messages')).toContain('You’ve read every message.');
  });
});

describe('the quick links of the dashboard', () => {
  test.each([
    ['admin', ['New Post', 'Add console', 'Choose Console of the Month', 'Add User', 'View site']],
    ['editor', ['New Post', 'Add console', 'Choose Console of the Month', 'View site']],
    ['contributor', ['New Post', 'View site']],
  ] as const)('offer the %s the pages that the role may use: %j', async (as, names) => {
    await openWelcome(as);
    const shown = () =>
      links()
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(shown()).toEqual(names));
  });

  test.each([
    ['New Post', '/admin/blog/new'],
    ['Add console', '/admin/consoles/new'],
    ['Choose Console of the Month', '/admin/console-of-month'],
    ['Add User', '/admin/users'],
    ['View site', '/'],
  ])('include the link "%s" to %s', async (name, path) => {
    await openWelcome();
    expect(links().getByRole('link', { name })).toHaveAttribute('href', path);
  });
});

describe('drafts on the dashboard', () => {
  test('show the newest five drafts with links to the editor, and a link to all drafts', async () => {
    network.tables.blog_posts = [
      aPost({ title: 'Published' }),
      ...[1, 2, 3, 4, 5, 6].map((day) => aPost({ title: `Draft ${day}`, date: `2026-01-0${day}`, published: false })),
    ];
    await openWelcome();
    const found = await linksIn('Drafts');
    expect(found.map(([name]) => name)).toEqual([
      ...['Draft 6', 'Draft 5', 'Draft 4', 'Draft 3', 'Draft 2'],
      'All 6 drafts',
    ]);
    expect(found[0]?.[1]).toBe(`/admin/blog/edit/${network.tables.blog_posts[6]?.id}`);
    expect(found[5]?.[1]).toBe('/admin/blog?status=draft');
    expect(await textIn('Drafts')).toContain('Ada Author, 6 January 2026');
  });

  test('show an encouraging sentence if no draft exists', async () => {
    await openWelcome();
    expect(await textIn('Drafts')).toContain('No drafts are waiting. A good day to start one.');
  });
});

describe('the schedule on the dashboard', () => {
  test('shows the next five posts with their times, soonest first', async () => {
    network.tables.blog_posts = [
      aPost({ title: 'Past', publish_at: hoursAway(-1) }),
      aPost({ title: 'Draft with a time', publish_at: hoursAway(1), published: false }),
      ...[6, 5, 4, 3, 2, 1].map((hours) => aPost({ title: `In ${hours}`, publish_at: hoursAway(hours) })),
    ];
    await openWelcome();
    expect((await linksIn('Scheduled next')).map(([name]) => name)).toEqual(['In 1', 'In 2', 'In 3', 'In 4', 'In 5']);
    expect(await textIn('Scheduled next')).toContain('And 1 more.');
    const [time] = within(await part('Scheduled next')).getAllByRole('time');
    expect(time).toHaveAttribute('datetime', network.tables.blog_posts.at(-1)?.publish_at);
  });

  test('shows a sentence if no post is scheduled', async () => {
    await openWelcome();
    expect(await textIn('Scheduled next')).toContain('Nothing is scheduled.');
  });
});

describe('messages on the dashboard', () => {
  test.each([
    [0, 'You’ve read every message.', 'All messages'],
    [1, '1 unread message from visitors.', 'Read them'],
    [2, '2 unread messages from visitors.', 'Read them'],
  ])('show a sentence for %i unread messages: %s', async (count, words, link) => {
    network.tables.contact_messages = [
      aMessage({ state: 'read' }),
      ...Array.from({ length: count }, () => aMessage({ state: 'unread' })),
    ];
    await openWelcome('editor');
    expect(await textIn('Messages')).toContain(words);
    expect(await linksIn('Messages')).toEqual([[link, '/admin/messages']]);
  });

  test('the page of a contributor neither shows nor requests messages or builds', async () => {
    await openWelcome('contributor');
    await waitFor(() => expect(main()).toHaveTextContent('a contributor:'));
    await textIn('Failed links');
    expect(screen.queryByRole('region', { name: 'Messages' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Builds' })).not.toBeInTheDocument();
    expect(network.readsOf('contact_messages')).toEqual([]);
    expect(network.callsOf('build_state')).toEqual([]);
  });
});

describe('failed links on the dashboard', () => {
  test('show the first five links with their places and reasons', async () => {
    const postId = '50000000-0000-4000-8000-000000000001';
    network.tables.content_reports = [
      aReport([
        aFinding({ title: 'A post', id: postId, detail: 'Its host answers 404 (Not Found).' }),
        aFinding({ kind: 'slow-link', thing: 'console', title: 'A console', id: postId }),
        aFinding({ kind: 'vague-link', title: 'Not a failed link' }),
        aFinding({ thing: 'link', title: 'A useful link' }),
        ...[1, 2, 3].map((number) => aFinding({ title: `Another ${number}` })),
      ]),
    ];
    await openWelcome('contributor');
    const found = await linksIn('Failed links');
    expect(found.map(([name]) => name)).toEqual([
      ...['A post', 'A console', 'A useful link', 'Another 1', 'Another 2'],
      'Everything the check found',
    ]);
    expect(found.slice(0, 3).map(([, href]) => href)).toEqual([
      `/admin/blog/edit/${postId}`,
      `/admin/consoles/${postId}`,
      '/admin/links',
    ]);
    expect(found.at(-1)?.[1]).toBe('/admin/content-check');
    const text = await textIn('Failed links');
    expect(text).toContain('6 links failed on 4 Mar 2026');
    expect(text).toContain('Its host answers 404 (Not Found).');
  });

  test('show a sentence after a check without failed links', async () => {
    network.tables.content_reports = [aReport([])];
    await openWelcome();
    expect(await textIn('Failed links')).toContain('No link failed on 4 Mar 2026');
  });

  test('show no result after a check without a network', async () => {
    network.tables.content_reports = [aReport([], 0)];
    await openWelcome();
    expect(await textIn('Failed links')).toMatch(/The check of 4 Mar 2026, .+ asked no links\./);
  });

  test('come with a link to the instructions as long as no check has run', async () => {
    await openWelcome();
    expect(await textIn('Failed links')).toContain('No check has run yet.');
    expect(await linksIn('Failed links')).toEqual([['How to run the check', '/admin/content-check']]);
  });
});

describe('builds on the dashboard', () => {
  const hook = 'https://api.netlify.com/build_hooks/0123456789abcdef';
  const buildNow = () => screen.findByRole('button', { name: 'Build now' });

  test('show a disabled button and the reason if no hook is set', async () => {
    await openWelcome('editor');
    const button = await buildNow();
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('No build hook is set. An admin sets it under Settings.');
    expect(await linksIn('Builds')).toEqual([]);
    expect(await textIn('Builds')).toContain('Last requestNone yet.');
  });

  test('show an admin a link to the settings if no hook is set', async () => {
    await openWelcome();
    await waitFor(async () => expect(await linksIn('Builds')).toEqual([['Build hook in Settings', '/admin/settings']]));
  });

  test.each([
    [{ net_on: false }, 'pg_net is off', true],
    [{ cron_on: false, scheduled: false }, 'pg_cron is off', false],
    [{ scheduled: false }, 'The job “build when newer” is off', false],
    [{ vault_on: false, hook_set: false }, 'Switch on supabase_vault under Database > Extensions.', true],
  ])('come with a text that says what is switched off: %j', async (missing, words, off) => {
    builds.setHook(hook);
    Object.assign(builds.state, missing);
    await openWelcome();
    expect(await textIn('Builds')).toContain(words);
    expect((await buildNow()).matches(':disabled')).toBe(off);
  });

  test.each([
    ['accepted', 200, 'The host accepted it.'],
    ['refused', 404, 'The host refused it with the status 404.'],
    ['unreachable', null, 'The host could not be reached.'],
    ['unknown', null, 'We don’t know what the host answered.'],
    ['waiting', null, 'The host has not answered yet.'],
  ] as const)('show the last response of the host: %s', async (answer, status, words) => {
    const asked_at = '2026-03-04T12:00:00+00:00';
    Object.assign(builds.state, { asked_at, asked_by_clock: true, answer, status });
    await openWelcome();
    const text = await textIn('Builds');
    expect(text).toContain('4 Mar 2026');
    expect(text).toContain(`by the clock. ${words}`);
  });

  test('show the request after a press on "Build now", and the host gets only one request', async () => {
    builds.setHook(hook);
    await openWelcome('editor');
    const button = await buildNow();
    await userEvent.click(button);
    await expectToast('The host was asked for a build');
    expect(builds.requestCount).toBe(1);
    await waitFor(async () => expect(await textIn('Builds')).toContain('by hand. The host has not answered yet.'));
    expect(button).toHaveFocus();
    await userEvent.click(button);
    await expectToast('A build was asked for less than a minute ago. Please wait a moment.');
    expect(builds.requestCount).toBe(1);
  });

  test('show the request after a lost response', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    builds.setHook(hook);
    await openWelcome();
    const button = await buildNow();
    network.replyFaults.set('builds', 'offline');
    await userEvent.click(button);
    await expectToast('Failed to ask for a build');
    await waitFor(async () => expect(await textIn('Builds')).toContain('by hand. The host has not answered yet.'));
    expect(builds.requestCount).toBe(1);
  });

  test('report a failed request', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    builds.setHook(hook);
    await openWelcome();
    const button = await buildNow();
    network.writeFaults.set('builds', '500');
    await userEvent.click(button);
    await expectToast('Failed to ask for a build');
  });

  test('say that a development server has no built files, and request no files', async () => {
    await openWelcome();
    expect(await textIn('Builds')).toContain('This is a development server: there are no built files.');
    expect(network.requests.filter(({ url }) => url.pathname === '/data/build.json')).toEqual([]);
  });

  describe('on a built site', () => {
    const stamps = { posts: '2026-03-04T12:00:00+00:00', links: '2026-03-03T12:00:00+00:00' };

    beforeEach(() => {
      vi.stubEnv('PROD', true);
      network.stamps = { ...stamps };
      network.buildFiles.set('/data/build.json', { day: '2026-03-04', stamps });
    });

    test('the page shows the last change in the files, and says that nothing is newer', async () => {
      await openWelcome();
      await waitFor(async () => expect(await textIn('Builds')).toContain('Nothing: they match what the site has now.'));
      expect(await textIn('Builds')).toMatch(/Public filesThey have every change up to 4 Mar 2026, \d\d:\d\d\./);
    });

    test('the page shows the moment of the build if the host sends it', async () => {
      server.use(
        http.get('*/data/build.json', () =>
          HttpResponse.json({ stamps }, { headers: { 'last-modified': 'Thu, 05 Mar 2026 12:00:00 GMT' } }),
        ),
      );
      await openWelcome();
      expect(await textIn('Builds')).toMatch(
        /Built on 5 Mar 2026, \d\d:\d\d\. They have every change up to 4 Mar 2026/,
      );
    });

    test('the page names the kinds of content that changed after the build', async () => {
      Object.assign(network.stamps, { links: '2026-03-06T12:00:00+00:00', posts: 'of another writing' });
      await openWelcome();
      await waitFor(async () => expect(await textIn('Builds')).toContain('Newer than the filesposts and links.'));
    });

    test.each([{ day: '' }, { stamps: { posts: 'no time' } }])('the page ignores the invalid file %j', async (file) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      network.buildFiles.set('/data/build.json', file);
      await openWelcome();
      await waitFor(async () => expect(await textIn('Builds')).toContain('We couldn’t load when they were built.'));
    });
  });
});

describe('a part of the dashboard that failed to load', () => {
  test.each([
    ['Drafts', 'blog_posts', 'We couldn’t load the drafts.', 'No drafts are waiting.'],
    ['Scheduled next', 'blog_posts', 'We couldn’t load what is scheduled.', 'Nothing is scheduled.'],
    ['Messages', 'contact_messages', 'We couldn’t load the messages.', 'You’ve read every message.'],
    ['Failed links', 'content_reports', 'We couldn’t load the last check.', 'No check has run yet.'],
    ['Builds', 'build_state', 'We couldn’t load the last request.', 'None yet.'],
  ] as const)('shows an error and a retry for %s, and the other parts work', async (name, read, words, content) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    network.faults.set(read, '400');
    await openWelcome();
    await waitFor(async () => expect(await textIn(name)).toContain(words));
    const others = ['Drafts', 'Messages', 'Failed links', 'Builds'].filter((other) => other !== name);
    if (read !== 'blog_posts') for (const other of others) expect(await textIn(other)).not.toContain('We couldn’t');
    network.faults.clear();
    const again = within(await part(name)).getByRole('button', { name: 'Try again' });
    expect(again).toHaveAccessibleDescription(words);
    await userEvent.click(again);
    await waitFor(async () => expect(await textIn(name)).toContain(content));
  });
});

test('the offline viewer shows quick links and tips, and reads nothing', async () => {
  vi.stubEnv('VITE_OFFLINE_VERIFIER', 'pbkdf2-sha256');
  const { id, email } = accounts.admin;
  const session = { access_token: offlineToken, refresh_token: '', expires_at: Math.floor(Date.now() / 1000) + 600 };
  storeSession({ user: { id, email, role: 'admin', name: 'admin' }, session });
  renderApp('/admin');
  await screen.findByRole('heading', { level: 1, name: 'Welcome' });
  expect(screen.getByText('Your work appears here once we can reach the server.')).toBeVisible();
  expect(links().getAllByRole('link')).toHaveLength(5);
  expect(screen.getByRole('complementary', { name: 'Getting started' })).toBeVisible();
  expect(network.requests.filter(({ url }) => /blog_posts|contact_messages|rpc/.test(url.pathname))).toEqual([]);
});

test('the dashboard shows tips for getting started', async () => {
  await openWelcome();
  const tips = screen.getByRole('complementary', { name: 'Getting started' });
  expect(within(tips).getAllByRole('listitem').length).toBeGreaterThan(2);
});
