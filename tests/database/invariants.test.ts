import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from 'vitest';
import type { Backend } from '../../build/local-backend/backend.ts';
import { isHttpUrl, isImageSource } from '@/lib/safe-url';
import { isSlug } from '@/lib/slugify';
import { isVisible } from '@/lib/text-rules';
import { startTestBackend } from '../support/database/backend.ts';

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
});

const addresses = [
  'https://example.org',
  'HTTP://EXAMPLE.ORG/A?b#c',
  'https://user:pw@example.org/',
  'https://example.org@evil.example',
  'https://@example.org',
  'https://example.org/@a',
  'https://example.org?@a',
  'https://example.org/\u202egpj.a',
  'https://exam\u00adple.org',
  'https://[::1',
  'https://example.org:99999',
  '/..',
  '/..//evil.example',
  '/a/.%2E//evil.example',
  '/%2e/',
  '/...',
  '/a?../b',
  '/a#//b',
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

test('the site and the database agree on every character: which can be seen, and which cannot', async () => {
  const [row] = await backend.sql<{ unseen: number[] }>(
    `select array_agg(code order by code) as unseen from generate_series(1, 0x10ffff) as code
     where code not between 0xd800 and 0xdfff and not private.is_visible('a' || chr(code) || 'b')`,
  );
  const unseen = Array.from({ length: 0x10ffff }, (_, index) => index + 1).filter(
    (code) => !isVisible(`a${String.fromCodePoint(code)}b`),
  );
  expect(row?.unseen).toEqual(unseen);
});

test('no space, no control and nothing without a shape counts as seen, letters and pictures of all scripts do', () => {
  const shapeless = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\p{Variation_Selector}]/u;
  const mayBeSeen = /[\p{Cn}\p{Co}\p{Cs}]/u;
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const character = String.fromCodePoint(code);
    if (shapeless.test(character) && !(mayBeSeen.test(character) && code < 0xe0000)) {
      if (code < 0xe1000) expect.soft(isVisible(character), code.toString(16)).toBe(false);
    }
  }
  for (const text of ['café', '道', 'путь', 'ゲーム', 'שלום', 'مرحبا', 'e\u0301', 'กำ', 'नि', '🎮'])
    expect(isVisible(text), text).toBe(true);
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
