// The check of the content on a database: what is read, what is found and what is kept.
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

/** Without the long articles of the seeds, which take a while to read. */
async function newContent() {
  const { posts, ...content } = await contentNow();
  return { ...content, posts: posts.filter(({ content }) => content.length < 500) };
}

const kept = () =>
  backend.sql<Report & { fresh: boolean }>(
    `select addresses, findings, checked_at > now() - interval '1 minute' as fresh from public.content_reports`,
  );

/** Asks nobody; notes the addresses. */
function asker(verdicts: Record<string, Verdict> = {}) {
  const asked: string[] = [];
  const ask = (addresses: string[]) => {
    asked.push(...addresses);
    return Promise.resolve(new Map(addresses.map((address) => [address, verdicts[address] ?? null])));
  };
  return { asked, ask };
}

test('the report on the seeds without a network is kept, and the next one takes its place', async () => {
  const report = await reportOn(await contentNow(), null);
  expect(report.addresses).toBe(0);
  expect(report.findings.filter(({ kind }) => kind.includes('link') && kind !== 'vague-link')).toEqual([]);
  await keepReport(backend, { addresses: 7, findings: [] });
  await keepReport(backend, report);
  expect(await kept()).toEqual([{ ...report, fresh: true }]);
});

test('every address of another site is asked once, and its verdict is told of each thing that has it', async () => {
  await backend.script(`
    insert into public.blog_posts (id, title, slug, excerpt, content, author, date, published) values
      ('e0000000-0000-4000-8000-000000000001', 'A post', 'a-post', 'x',
       '[One](https://a.example/1#top) and [another](https://a.example/1#end), ![x](https://a.example/p.png)', 'x', '2026-01-01', true);
    insert into public.links (id, title, url, category, active) values
      ('e0000000-0000-4000-8000-000000000002', 'A link', 'https://a.example/1', 'x', true),
      ('e0000000-0000-4000-8000-000000000003', 'A hidden link', 'https://hidden.example/', 'x', false)`);
  const broken = { kind: 'broken-link', detail: 'Its host answers 404 (Not Found).' } as const;
  const { asked, ask } = asker({ 'https://a.example/1': broken });
  const { addresses, findings } = await reportOn(await newContent(), ask);
  expect(asked.filter((address) => address.includes('.example/'))).toEqual(
    ['https://a.example/p.png', 'https://a.example/1'].toSorted(),
  );
  expect(addresses).toBe(new Set(asked).size);
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

test('addresses of posts, links, sources, cartridges, cables, pictures and the footer are asked', async () => {
  const [source] = await backend.sql<{ console_id: string }>('select console_id from public.console_sources limit 1');
  await backend.script(`
    update public.consoles set image = 'https://images.example/a.png' where id = '${source?.console_id}';
    insert into public.link_cables (from_id, to_name, via, source_url) values ('${source?.console_id}', 'x', 'x', 'https://cables.example/');
    update public.site_settings set "ogImage" = 'https://settings.example/a.png'`);
  const { asked, ask } = asker();
  await reportOn(await newContent(), ask);
  const [rows] = await backend.sql<{ addresses: string[] }>(`
    select array(
      select url from public.console_sources where url is not null
      union select source_url from public.console_compatibility where source_url is not null
      union select source_url from public.link_cables where source_url is not null
      union select url from public.links where active union select url from public.social_media_links where active
    ) as addresses`);
  const pages = rows?.addresses.map((address) => address.replace(/#.*/, '')) ?? [];
  expect(asked).toEqual(expect.arrayContaining(pages));
  expect(asked).toEqual(expect.arrayContaining(['https://images.example/a.png', 'https://settings.example/a.png']));
});

test('what visitors cannot see is not in the report: all staff read it', async () => {
  await backend.script(`
    insert into public.blog_posts (title, slug, excerpt, content, author, date, published, publish_at) values
      ('A draft', 'draft', 'x', '[here](https://draft.example/)', 'x', '2026-01-01', false, null),
      ('For later', 'later', 'x', '[here](https://later.example/)', 'x', '2026-01-01', true, '2999-01-01')`);
  const { asked, ask } = asker();
  const { findings } = await reportOn(await newContent(), ask);
  expect(asked.filter((address) => /draft|later/.test(address))).toEqual([]);
  expect(findings.filter(({ title }) => ['A draft', 'For later'].includes(title))).toEqual([]);
});

test('an article is found until a console belongs to it', async () => {
  const found = async () =>
    (await reportOn(await newContent(), null)).findings.filter(({ kind }) => kind === 'post-without-console');
  expect(await found()).toEqual([expect.objectContaining({ title: 'A post', thing: 'post' })]);
  await backend.script(`
    insert into public.post_consoles (post_id, console_id)
    select 'e0000000-0000-4000-8000-000000000001', id from public.consoles limit 1`);
  expect(await found()).toEqual([]);
});

test('a console is found with the facts that its page marks with "no source", whatever is said in a note', async () => {
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

test('a printed report is grouped by kind, and steers no terminal', () => {
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
