import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from 'vitest';
import type { Backend } from '../../build/local-backend/backend.ts';
import { isHttpUrl, isImageSource } from '@/lib/safe-url';
import { isSlug } from '@/lib/slugify';
import { startTestBackend } from './backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());
beforeEach(() => backend.script('begin'));
afterEach(() => backend.script('rollback'));

/** SQLSTATE of a statement that must be refused. */
async function refusal(statement: string): Promise<string> {
  try {
    await backend.sql(statement);
  } catch (error) {
    return (error as { code: string }).code;
  }
  return 'not refused';
}

const post = (changes: Record<string, string>) => {
  const row = {
    title: "'T'",
    slug: "'t'",
    excerpt: "'e'",
    content: "'c'",
    author: "'a'",
    date: "'2025-01-01'",
    ...changes,
  };
  return `insert into public.blog_posts (${Object.keys(row).join(', ')}) values (${Object.values(row).join(', ')})`;
};
const check = '23514';
const unique = '23505';

describe('there is exactly one settings row', () => {
  test('a second one is a conflict', async () => {
    expect(await refusal('insert into public.site_settings default values')).toBe(unique);
  });
  test('none with another id', async () => {
    expect(await refusal('insert into public.site_settings (id) values (2)')).toBe(check);
  });
  test.each([0, 13, -1])('articles per page are 1 to 12: %d is refused', async (count) => {
    expect(await refusal(`update public.site_settings set "itemsPerPage" = ${count}`)).toBe(check);
  });
});

describe('at most one console is featured', () => {
  const feature = `insert into public.console_of_month (console_id, start_date, end_date)
    select id, '2026-12-01', '2026-12-31' from public.consoles where slug = 'nintendo-ds'`;
  test('featuring another one clears the first', async () => {
    await backend.sql(feature);
    const rows = await backend.sql(
      'select c.slug from public.console_of_month m join public.consoles c on c.id = console_id where featured',
    );
    expect(rows).toEqual([{ slug: 'nintendo-ds' }]);
  });
  test('two in one statement leave one', async () => {
    await backend
      .sql(
        `insert into public.console_of_month (console_id, start_date, end_date)
      select id, '2026-12-01', '2026-12-31' from public.consoles where slug in ('nintendo-ds', 'game-boy')`,
      )
      .catch(() => undefined);
    await backend.script('rollback; begin');
    const [row] = await backend.sql<{ count: number }>(
      'select count(*)::int as count from public.console_of_month where featured',
    );
    expect(row?.count).toBe(1);
  });
  test('the index holds even without the trigger', async () => {
    await backend.script('alter table public.console_of_month disable trigger console_of_month_clear_others');
    expect(await refusal(feature)).toBe(unique);
  });
  test('an end before its start is refused, the same day is not', async () => {
    expect(await refusal("update public.console_of_month set start_date = '2026-12-02', end_date = '2026-12-01'")).toBe(
      check,
    );
    await backend.script(
      "rollback; begin; update public.console_of_month set start_date = '2026-12-02', end_date = '2026-12-02'",
    );
  });
  test('a featured console cannot be deleted', async () => {
    expect(await refusal("delete from public.consoles where slug = 'game-boy-color'")).toBe('23503');
  });
});

describe('posts', () => {
  test.each(['', '-a', 'a-', 'a--b', 'A', 'ä', 'a b', 'a/b', '%2e', '.', 'x'.repeat(201)])(
    'the slug %j is refused',
    async (slug) => {
      expect(await refusal(post({ slug: `'${slug}'` }))).toBe(check);
    },
  );
  test.each(['a', 'game-boy', 'under_score-1', 'new', 'x'.repeat(200)])('the slug %j is allowed', async (slug) => {
    expect(await refusal(post({ slug: `'${slug}'` }))).toBe('not refused');
  });
  test('a slug is taken once', async () => {
    expect(await refusal(post({ slug: "'why-the-game-boy-stayed-grey'" }))).toBe(unique);
  });
  test.each([
    ['an empty title', { title: "''" }],
    ['a title of 201 characters', { title: "repeat('x', 201)" }],
    ['an excerpt of 1,001 characters', { excerpt: "repeat('x', 1001)" }],
    ['content of 200,001 characters', { content: "repeat('x', 200001)" }],
    ['a picture by javascript:', { image: "'javascript:alert(1)'" }],
    ['the year 12025', { date: "'12025-01-01'" }],
  ])('%s is refused', async (_what, changes) => {
    expect(await refusal(post(changes))).toBe(check);
  });
  test('an unknown category is refused, and one in use cannot be deleted', async () => {
    expect(await refusal(post({ category: "'nope'" }))).toBe('23503');
    await backend.script('rollback; begin');
    expect(await refusal("delete from public.blog_categories where slug = 'tech'")).toBe('23503');
  });
  test('search is made of title, excerpt and author in small letters, and cannot be written', async () => {
    await backend.sql(post({}));
    expect(await backend.sql("select search from public.blog_posts where slug = 't'")).toEqual([{ search: 't\ne\na' }]);
    expect(await refusal("update public.blog_posts set search = 'x' where slug = 't'")).toBe('428C9');
  });
  test('staff search is made of title, author and category, and follows a renamed category', async () => {
    await backend.sql(post({}));
    const staffSearch = "select staff_search from public.blog_posts where slug = 't'";
    expect(await backend.sql(staffSearch)).toEqual([{ staff_search: 'T\na\nhistory' }]);
    await backend.sql("update public.blog_categories set slug = 'past' where slug = 'history'");
    expect(await backend.sql(staffSearch)).toEqual([{ staff_search: 'T\na\npast' }]);
  });
});

describe('old addresses of posts', () => {
  const kept = () =>
    backend.sql(`select s.slug as old, p.slug as now from public.post_slugs s
      join public.blog_posts p on p.id = s.post_id order by s.slug`);
  const add = (slug: string, published: boolean) =>
    backend.sql(post({ slug: `'${slug}'`, published: String(published) }));
  const change = (slug: string, assignments: string) =>
    backend.sql(`update public.blog_posts set ${assignments} where slug = '${slug}'`);

  test('the content of the seeds has none', async () => {
    expect(await kept()).toEqual([]);
  });
  test('a published post that gets a new slug leaves the old one, time after time', async () => {
    await add('a', true);
    await change('a', "slug = 'b'");
    await change('b', "slug = 'c', title = 'New'");
    expect(await kept()).toEqual([
      { old: 'a', now: 'c' },
      { old: 'b', now: 'c' },
    ]);
  });
  test('going back to the first slug leaves only the second', async () => {
    await add('a', true);
    await change('a', "slug = 'b'");
    await change('b', "slug = 'a'");
    expect(await kept()).toEqual([{ old: 'b', now: 'a' }]);
  });
  test('saving a post without a new slug leaves nothing', async () => {
    await add('a', true);
    await change('a', "slug = 'a', published = true, title = 'New'");
    expect(await kept()).toEqual([]);
  });
  test('a draft leaves nothing, also when it is published with its last slug', async () => {
    await add('a', false);
    await change('a', "slug = 'b'");
    await change('b', "slug = 'c', published = true");
    expect(await kept()).toEqual([]);
  });
  test('unpublished, renamed and published again, a post keeps its old address', async () => {
    await add('a', true);
    await change('a', 'published = false');
    await change('a', "slug = 'b'");
    await change('b', 'published = true');
    expect(await kept()).toEqual([{ old: 'a', now: 'b' }]);
  });
  test('unpublished and renamed at once, it keeps it too; published again where it was, it needs none', async () => {
    await add('a', true);
    await change('a', "slug = 'b', published = false");
    expect(await kept()).toEqual([{ old: 'a', now: 'b' }]);
    await change('b', "slug = 'a', published = true");
    expect(await kept()).toEqual([]);
  });
  test.each(['insert', 'publishing', 'renaming'])('a published post owns its address, taken by %s', async (how) => {
    await add('a', true);
    await change('a', "slug = 'b'");
    if (how === 'insert') await add('a', true);
    else await add(how === 'publishing' ? 'a' : 'c', how === 'renaming');
    if (how === 'publishing') await change('a', 'published = true');
    if (how === 'renaming') await change('c', "slug = 'a'");
    expect(await kept()).toEqual(how === 'renaming' ? [{ old: 'c', now: 'a' }] : []);
  });
  test('a draft takes no old address away, by insert or by a new slug', async () => {
    await add('a', true);
    await change('a', "slug = 'b'");
    await add('a', false);
    await change('a', "slug = 'd'");
    await change('d', "slug = 'a'");
    expect(await kept()).toEqual([{ old: 'a', now: 'b' }]);
  });
  test('the last post that left an address owns it', async () => {
    await add('a', true);
    await change('a', "slug = 'b'");
    await add('c', true);
    await change('c', "slug = 'a', published = false");
    expect(await kept()).toEqual([
      { old: 'a', now: 'b' },
      { old: 'c', now: 'a' },
    ]);
    await change('a', 'published = true');
    await change('a', "slug = 'd'");
    expect(await kept()).toEqual([
      { old: 'a', now: 'd' },
      { old: 'c', now: 'd' },
    ]);
  });
  test('an imported row gives way when the post that lives there moves', async () => {
    await add('a', true);
    await add('b', true);
    await backend.sql(
      "insert into public.post_slugs (slug, post_id) select 'a', id from public.blog_posts where slug = 'b'",
    );
    await change('a', "slug = 'c'");
    expect(await kept()).toEqual([{ old: 'a', now: 'c' }]);
  });
  test('deleting a post deletes its old addresses', async () => {
    await add('a', true);
    await change('a', "slug = 'b'");
    await backend.sql("delete from public.blog_posts where slug = 'b'");
    expect(await backend.sql('select from public.post_slugs')).toEqual([]);
  });
  test('a visitor sees an old address only while its post is published', async () => {
    await add('a', true);
    await change('a', "slug = 'b'");
    const seen = async () => {
      await backend.script('set local role anon');
      const rows = await backend.sql('select slug from public.post_slugs');
      await backend.script('reset role');
      return rows;
    };
    expect(await seen()).toEqual([{ slug: 'a' }]);
    await change('b', 'published = false');
    expect(await seen()).toEqual([]);
  });
  test.each(['anon', 'authenticated'])('%s inserts, changes and deletes none by hand', async (role) => {
    for (const statement of [
      "insert into public.post_slugs (slug, post_id) select 'z', id from public.blog_posts limit 1",
      "update public.post_slugs set slug = 'z'",
      'delete from public.post_slugs',
      'select private.remember_slug()',
    ]) {
      await backend.script(`rollback; begin; set local role ${role}`);
      expect(await refusal(statement)).toBe('42501');
    }
  });
});

describe('rows keep their identity', () => {
  test.each([
    'blog_posts',
    'blog_categories',
    'consoles',
    'console_of_month',
    'links',
    'social_media_links',
    'users',
    'site_settings',
  ])('id and created_at of %s cannot change, and updated_at follows every change', async (table) => {
    const one = `where id = (select id from public.${table} limit 1)`;
    if (table !== 'site_settings') {
      expect(await refusal(`update public.${table} set id = gen_random_uuid() ${one}`)).toBe(check);
      await backend.script('rollback; begin');
    }
    const [row] = await backend.sql<{ fresh: boolean; kept: boolean }>(
      `update public.${table} set created_at = '1999-01-01', updated_at = '1999-01-01' ${one}
       returning updated_at = now() as fresh, created_at > '2020-01-01' as kept`,
    );
    expect(row).toEqual({ fresh: true, kept: true });
  });
});

describe('the last admin stays', () => {
  test.each([
    "update public.users set role = 'editor' where role = 'admin'",
    "delete from public.users where role = 'admin'",
  ])('%s is refused', async (statement) => {
    expect(await refusal(statement)).toBe(check);
  });
  test('with a second admin, one may go', async () => {
    await backend.sql("update public.users set role = 'admin' where email = 'editor@handheld-legacy.test'");
    expect(await refusal("delete from public.users where email = 'admin@handheld-legacy.test'")).toBe('not refused');
    expect(await refusal("delete from public.users where email = 'editor@handheld-legacy.test'")).toBe(check);
  });
  test('an admin without a sign-in does not count', async () => {
    await backend.sql("insert into public.users (name, email, role) values ('B', 'b@b.example', 'admin')");
    expect(await refusal("delete from public.users where email = 'admin@handheld-legacy.test'")).toBe(check);
    await backend.script('rollback; begin');
    expect(await refusal("delete from auth.users where email = 'admin@handheld-legacy.test'")).toBe(check);
  });
});

test('the service role may import: many rows, any owner, any time', async () => {
  await backend.script('set local role service_role');
  expect(await refusal(post({ created_at: "'2001-01-01'" }))).toBe('not refused');
  expect(await refusal('update public.links set active = true where active or not active')).toBe('not refused');
});

const addresses = [
  'https://example.org',
  'HTTP://EXAMPLE.ORG/A?b#c',
  'https://user:pw@example.org/',
  'https://[::1]/',
  'http://x',
  'https://exämple.org/ü',
  'https://example.org/a b',
  'https://example.org/\t',
  'https:// example.org',
  'https:///a',
  'https:/example.org',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//example.org/x',
  '/\\example.org',
  '\\\\example.org',
  '/',
  '/images/a.png',
  '/images/a b.png',
  '/images//a.png',
  '/a\\b',
  'images/a.png',
  '',
  ' ',
  'ftp://example.org',
  'https://example.org\\@evil.example',
  'https://a\u007f',
  'https://a\u0085b',
  `https://example.org/${'x'.repeat(2028)}`,
  `https://example.org/${'x'.repeat(2029)}`,
  `/${'x'.repeat(2047)}`,
  `/${'x'.repeat(2048)}`,
  `https://example.org/${'😀'.repeat(2028)}`,
  `https://example.org/${'😀'.repeat(2029)}`,
  '/\nx',
  '/x\n',
];

test.each(addresses)('the site and the database agree on the address %j', async (address) => {
  const [row] = await backend.sql<{ http: boolean; image: boolean }>(
    'select private.is_http_url($1) as http, private.is_image_source($1) as image',
    [address],
  );
  expect({ http: isHttpUrl(address), image: isImageSource(address) }).toEqual(row);
});

const slugs = [
  'game-boy',
  'a',
  '_',
  '__a__-_b_',
  '1989-2020',
  'new',
  'edit',
  '',
  ' ',
  '-',
  'a-',
  '-a',
  'a--b',
  'a b',
  'Game-boy',
  'gameboY',
  'game.boy',
  '..',
  '%2e',
  'a/b',
  'a?b',
  'a#b',
  'a\\b',
  'a\n',
  '\na',
  'a\nb',
  'a\r\n',
  'pokémon',
  'ß',
  'ſ',
  '\u212a',
  '１',
  '٣',
  'ゲーム',
  '😀',
  'a\u200bb',
  'a\u202eb',
  'a'.repeat(200),
  'a'.repeat(201),
  `${'a-'.repeat(99)}aa`,
  `${'a-'.repeat(100)}a`,
];

test.each(slugs)('the site and the database agree on the slug %j', async (slug) => {
  const [row] = await backend.sql<{ is: boolean }>('select private.is_slug($1) as is', [slug]);
  expect({ is: isSlug(slug) }).toEqual(row);
});

test('every table has row-level security on and no policy open to the public role', async () => {
  expect(
    await backend.sql(
      "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity",
    ),
  ).toEqual([]);
  expect(
    await backend.sql("select policyname from pg_policies where schemaname = 'public' and 'public' = any(roles)"),
  ).toEqual([]);
});
