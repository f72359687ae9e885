// Tests the reads, the findings and the stored report of the content check.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '../../build/local-backend/backend.ts';
import { inTransaction } from '../../tools/backup/database.ts';
import type { Verdict } from '../../tools/content-check/ask-addresses.ts';
import { readContent } from '../../tools/content-check/read-content.ts';
import { keepReport, reportText, reportOn, type Report } from '../../tools/content-check/report.ts';
import { startTestBackend } from '../support/database/backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const contentNow = () => inTransaction(backend, 'read', () => readContent(backend));

/** Reads the content without the long articles of the seeds, because their check is slow. */
async function newContent() {
  const { posts, ...content } = await contentNow();
  return { ...content, posts: posts.filter(({ content }) => content.length < 500) };
}

const keptReports = () =>
  backend.sql<Report & { fresh: boolean }>(
    `select addresses, findings, checked_at > now() - interval '1 minute' as fresh from public.content_reports`,
  );

/** Records the requested addresses and answers with these verdicts, without a network. */
function addressRecorder(verdicts: Record<string, Verdict> = {}) {
  const requested: string[] = [];
  const ask = (addresses: string[]) => {
    requested.push(...addresses);
    return Promise.resolve(new Map(addresses.map((address) => [address, verdicts[address] ?? null])));
  };
  return { requested, ask };
}

test('a new report on the seeds replaces the last report, also without a network', async () => {
  const report = await reportOn(await contentNow(), null);
  expect(report.addresses).toBe(0);
  expect(report.findings.filter(({ kind }) => kind.includes('link') && kind !== 'vague-link')).toEqual([]);
  await keepReport(backend, { addresses: 7, findings: [] });
  await keepReport(backend, report);
  expect(await keptReports()).toEqual([{ ...report, fresh: true }]);
});

test('the check requests each external address once, and reports each row that has the address', async () => {
  await backend.script(`
    insert into public.blog_posts (id, title, slug, excerpt, content, author, date, published) values
      ('e0000000-0000-4000-8000-000000000001', 'A post', 'a-post', 'x',
       '[One](https://a.example/1#top) and [another](https://a.example/1#end), ![x](https://a.example/p.png)', 'x', '2026-01-01', true);
    insert into public.links (id, title, url, category, active) values
      ('e0000000-0000-4000-8000-000000000002', 'A link', 'https://a.example/1', 'x', true),
      ('e0000000-0000-4000-8000-000000000003', 'A hidden link', 'https://hidden.example/', 'x', false)`);
  const broken = { kind: 'broken-link', detail: 'Its host answers 404 (Not Found).' } as const;
  const { requested, ask } = addressRecorder({ 'https://a.example/1': broken });
  const { addresses, findings } = await reportOn(await newContent(), ask);
  expect(requested.filter((address) => address.includes('.example/'))).toEqual(
    ['https://a.example/p.png', 'https://a.example/1'].toSorted(),
  );
  expect(addresses).toBe(new Set(requested).size);
  const post = { ...broken, thing: 'post', id: 'e0000000-0000-4000-8000-000000000001', title: 'A post' };
  expect(findings.filter(({ kind }) => kind === 'broken-link')).toEqual([
    { ...post, address: 'https://a.example/1#top' },
    { ...post, address: 'https://a.example/1#end' },
    {
      ...broken,
      thing: 'link',
      id: 'e0000000-0000-4000-8000-000000000002',
      title: 'A link',
      address: 'https://a.example/1',
    },
  ]);
});

test('the check requests addresses of posts, links, sources, cartridges, cables, pictures and the footer', async () => {
  const [source] = await backend.sql<{ console_id: string }>('select console_id from public.console_sources limit 1');
  await backend.script(`
    update public.consoles set image = 'https://images.example/a.png' where id = '${source?.console_id}';
    insert into public.link_cables (from_id, to_name, via, source_url) values ('${source?.console_id}', 'x', 'x', 'https://cables.example/');
    update public.site_settings set "ogImage" = 'https://settings.example/a.png'`);
  const { requested, ask } = addressRecorder();
  await reportOn(await newContent(), ask);
  const [rows] = await backend.sql<{ addresses: string[] }>(`
    select array(
      select url from public.console_sources where url is not null
      union select source_url from public.console_compatibility where source_url is not null
      union select source_url from public.link_cables where source_url is not null
      union select url from public.links where active union select url from public.social_media_links where active
    ) as addresses`);
  const pages = rows?.addresses.map((address) => address.replace(/#.*/, '')) ?? [];
  expect(requested).toEqual(expect.arrayContaining(pages));
  expect(requested).toEqual(expect.arrayContaining(['https://images.example/a.png', 'https://settings.example/a.png']));
});

test('the report leaves out drafts and scheduled posts, because all staff read the report', async () => {
  await backend.script(`
    insert into public.blog_posts (title, slug, excerpt, content, author, date, published, publish_at) values
      ('A draft', 'draft', 'x', '[here](https://draft.example/)', 'x', '2026-01-01', false, null),
      ('For later', 'later', 'x', '[here](https://later.example/)', 'x', '2026-01-01', true, '2999-01-01')`);
  const { requested, ask } = addressRecorder();
  const { findings } = await reportOn(await newContent(), ask);
  expect(requested.filter((address) => /draft|later/.test(address))).toEqual([]);
  expect(findings.filter(({ title }) => ['A draft', 'For later'].includes(title))).toEqual([]);
});

test('the check reports an article until the article has a console', async () => {
  const found = async () =>
    (await reportOn(await newContent(), null)).findings.filter(({ kind }) => kind === 'post-without-console');
  expect(await found()).toEqual([expect.objectContaining({ title: 'A post', thing: 'post' })]);
  await backend.script(`
    insert into public.post_consoles (post_id, console_id)
    select 'e0000000-0000-4000-8000-000000000001', id from public.consoles limit 1`);
  expect(await found()).toEqual([]);
});

test('the check lists each fact that the page marks with "no source", even with a note', async () => {
  const [model] = await backend.sql<{ id: string }>(`select id from public.consoles where name = 'Game Boy'`);
  const factsOf = async () => {
    const { findings } = await reportOn(await newContent(), null);
    return findings.find(({ id }) => id === model?.id)?.detail ?? '';
  };
  const names = ['Games: Region lock', 'Release: Japan', 'Price: Japan', 'Plays: Game Boy', 'Successor'];
  const before = await factsOf();
  expect(names.filter((name) => before.includes(name))).toEqual([]);
  await backend.script(`
    delete from public.console_sources where console_id = '${model?.id}' and field in ('region_lock', 'release.jp', 'successor');
    update public.console_sources set title = null, note = 'x' where console_id = '${model?.id}' and field = 'price.jp';
    update public.console_compatibility set source_title = null where console_id = '${model?.id}'`);
  const after = await factsOf();
  expect(names.filter((name) => after.includes(name))).toEqual(names);
});

test('a printed report groups findings by kind and escapes control characters', () => {
  const place = { thing: 'post', id: null, title: 'Red \u001b[31m' } as const;
  const text = reportText({
    addresses: 2,
    findings: [
      { ...place, kind: 'broken-link', detail: 'Gone.', address: 'https://a.example/' },
      { ...place, kind: 'vague-link', detail: 'Vague.', address: null },
    ],
  });
  expect(text).toBe(
    [
      '2 addresses of other sites asked, 2 findings.\n',
      'Broken links (1)\n  post "Red  [31m"\n    Gone.\n    https://a.example/\n',
      'Links with vague text (1)\n  post "Red  [31m"\n    Vague.',
    ].join('\n'),
  );
});
