import { createHash } from 'node:crypto';
import { firstConsole, newPost, posts, unusedConsole } from './permission-fixtures.ts';
import { personas } from './permission-matrix.ts';
import {
  asRowRules,
  attempt,
  attempts,
  becomeSql,
  breaksRule,
  change,
  insertSql,
  noRow,
  remove,
  type SqlCase,
} from './sql-case.ts';

/** The arguments of `save_post`. */
interface Save {
  id: string;
  /** SQL of the version. The default, null, is for a new post. */
  version?: string;
  changes?: object;
  /** All ids, or the added and the removed ids. Without a value the consoles stay unchanged. */
  consoles?: string[] | { added: string[]; removed: string[] };
}

const added = '91000000-0000-4000-8000-000000000021';
const linkedSince = 'a0000000-0000-4000-8000-000000000004';
const nobodysConsole = '93000000-0000-4000-8000-000000000009';

/**
 * SQL that stores the versions of posts as settings, so that a persona can send even the version of a hidden post.
 */
const before = `select set_config('cases.v' || replace(id::text, '-', ''), updated_at::text, true) from public.blog_posts`;
const versionOf = (id: string) => `current_setting('cases.v${id.replaceAll('-', '')}')::timestamptz`;

function save({ id, version = 'null', changes, consoles }: Save): string {
  const rowsOf = (ids: string[]) => ids.map((console_id) => ({ console_id }));
  const given =
    !consoles || Array.isArray(consoles)
      ? consoles && rowsOf(consoles)
      : { added: rowsOf(consoles.added), removed: rowsOf(consoles.removed) };
  const links = given ? `'${JSON.stringify(given)}'` : 'null';
  const post = JSON.stringify({ ...newPost, slug: 'saved', title: 'Saved', ...changes });
  return `select 1 from public.save_post('${id}', '${post}', ${links}, ${version})`;
}

const changePost = (id: string) => save({ id, version: versionOf(id), consoles: [firstConsole] });
const changeStalePost = (id: string) =>
  save({ id, version: `${versionOf(id)} - interval '1 microsecond'`, consoles: [firstConsole] });

const addDraft = { 'save_post: add a draft': save({ id: added, consoles: [firstConsole] }) };
const addPublished = {
  'save_post: add a published post': save({ id: added, changes: { published: true }, consoles: [firstConsole] }),
};
const changeOwn = { 'save_post: change a draft of the contributor': changePost(posts.ownDraft) };
const changeOthers = {
  'save_post: change a draft of somebody else': changePost(posts.draft),
  'save_post: change a published post': changePost(posts.published),
};
const changeStale = { 'save_post: change an outdated version': changeStalePost(posts.ownDraft) };

const editors = ['editor', 'admin', 'service'] as const;
const authors = ['contributor', ...editors] as const;
const others = ['stranger', 'former'] as const;
/** The expected post with its consoles. */
const isSaved = {
  before,
  expected: 'works: Saved game-boy',
  read: `select concat(post.title, ' ', (
      select string_agg(console.slug, ',') from public.post_consoles as link
      join public.consoles as console on console.id = link.console_id where link.post_id = post.id))
    from public.blog_posts as post where post.slug = 'saved'`,
};

/** The function gives no rights: only people who may write the tables save a post. */
const rightCases: SqlCase[] = [
  ...attempts(
    ['visitor'],
    { expected: 'rejected', before },
    {
      ...{ ...addDraft, ...changeOwn, ...changeOthers },
      // A caller who may call the function would get an error about the arguments.
      'save_post: call the function with null': "select 1 from public.save_post(null, '{}', null)",
    },
  ),
  ...attempts(others, 'rejected', { ...addDraft, ...addPublished }),
  ...attempts(others, { expected: 'no rows', before }, { ...changeOwn, ...changeOthers, ...changeStale }),
  ...attempts(authors, isSaved, { ...addDraft, ...changeOwn }),
  ...attempts(authors, { expected: 'no rows', before }, changeStale),
  ...attempts(
    ['contributor'],
    { expected: 'rejected', before },
    {
      ...addPublished,
      'save_post: publish a draft of the contributor': save({
        ...{ id: posts.ownDraft, version: versionOf(posts.ownDraft), changes: { published: true } },
        consoles: [firstConsole],
      }),
    },
  ),
  ...attempts(
    ['contributor'],
    { expected: 'no rows', before },
    {
      ...{ ...changeOthers, 'save_post: change an own published post': changePost(posts.own) },
    },
  ),
  ...attempts(editors, isSaved, { ...addPublished, ...changeOthers }),
  ...attempts(['contributor'], 'rejected', {
    'post_consoles: move a console of an own draft to a draft of somebody else': change(
      'post_consoles',
      `post_id = '${posts.ofNobody}'`,
      `post_id = '${posts.ownDraft}'`,
    ),
    // The contributor may read this post, so only the policy's check rejects the move.
    'post_consoles: move a console of an own draft to a published post': change(
      'post_consoles',
      `post_id = '${posts.own}'`,
      `post_id = '${posts.ownDraft}'`,
    ),
  }),
  ...attempts(
    ['contributor'],
    {
      expected: 'no rows',
      before: insertSql('post_consoles', { post_id: posts.own, console_id: unusedConsole }),
    },
    {
      'post_consoles: delete a console of an own published post': remove('post_consoles', `post_id = '${posts.own}'`),
      'post_consoles: move a console of an own published post to an own draft': change(
        'post_consoles',
        `post_id = '${posts.ownDraft}', console_id = '${firstConsole}'`,
        `post_id = '${posts.own}'`,
      ),
    },
  ),
];

/** A save covers all rows of one post. */
const ruleCases: SqlCase[] = asRowRules([
  ...attempts(
    authors,
    {
      before,
      expected: `works: p-draft p-published`,
      read: `select string_agg(post.slug, ' ' order by post.slug) from public.post_consoles as link
        join public.blog_posts as post on post.id = link.post_id where post.slug in ('p-draft', 'p-own-draft', 'p-published', 'saved')`,
    },
    {
      'post_consoles: remove all consoles of a post in one save': save({
        id: posts.ownDraft,
        version: versionOf(posts.ownDraft),
        consoles: [],
      }),
    },
  ),
  // Somebody linked a console to the post after the editor read the post.
  ...[
    { added: [firstConsole], removed: [], then: 'game-boy game-boy-color unused' },
    { added: [firstConsole], removed: [unusedConsole], then: 'game-boy game-boy-color' },
    { added: [], removed: [unusedConsole, firstConsole], then: 'game-boy-color' },
    { added: [linkedSince, unusedConsole], removed: [], then: 'game-boy-color unused' },
    { added: [], removed: [], then: 'game-boy-color unused' },
  ].flatMap(({ then, ...consoles }) =>
    attempts(
      authors,
      {
        before: `insert into public.post_consoles (post_id, console_id) values ('${posts.ownDraft}', '${linkedSince}'); ${before}`,
        expected: `works: ${then}`,
        read: `select string_agg(console.slug, ' ' order by console.slug) from public.post_consoles as link
          join public.consoles as console on console.id = link.console_id where link.post_id = '${posts.ownDraft}'`,
      },
      {
        [`post_consoles: add ${consoles.added.length} and remove ${consoles.removed.length}, which leaves ${then}`]:
          save({
            ...{ id: posts.ownDraft, version: versionOf(posts.ownDraft), consoles },
          }),
      },
    ),
  ),
  ...attempts(authors, noRow, {
    'post_consoles.console_id: a save with a missing console': save({
      id: added,
      consoles: [nobodysConsole],
    }),
  }),
  ...attempts(authors, breaksRule, {
    'blog_posts.title: a save of a title that is too long': save({ id: added, changes: { title: 'x'.repeat(201) } }),
  }),
  ...attempts(
    authors,
    { expected: '22023: a post is saved by columns that it has', before },
    {
      'blog_posts: a save of no column': `select 1 from public.save_post('${posts.ownDraft}', '{}', null, ${versionOf(posts.ownDraft)})`,
      'blog_posts: a save of a list': `select 1 from public.save_post('${added}', '[]', null)`,
      'blog_posts: a save of null': `select 1 from public.save_post('${added}', null, null)`,
      'blog_posts: a save of an unknown column': save({ id: added, changes: { '"; drop': 1 } }),
      'blog_posts: a save with a second id': save({ id: added, changes: { id: added } }),
      'blog_posts: a save of a computed column': save({ id: added, changes: { staff_search: 'x' } }),
    },
  ),
]);

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
/** Returns SQL that adds articles with days, categories and consoles, and removes all other links to consoles. */
const articles = (rows: string) => `
  delete from public.post_consoles;
  insert into public.blog_posts (id, slug, title, excerpt, content, author, date, category, published, publish_at)
    select md5(slug)::uuid, slug, slug, 'e', 'c', 'a', date '2998-01-01' + day, category, true, publish_at::timestamptz
    from (values ${rows}) as post (slug, day, category, consoles, publish_at);
  insert into public.post_consoles (post_id, console_id)
    select md5(post.slug)::uuid, console.id from (values ${rows}) as post (slug, day, category, consoles, publish_at)
    join public.consoles as console on console.slug = any (string_to_array(post.consoles, ' '))`;
const relatedTo = (slug: string) => {
  const slugs = (column: string) => `
    coalesce((select string_agg(each ->> 'slug', ' ' order by n) from jsonb_array_elements(${column}) with ordinality as r (each, n)), '-')`;
  return `select concat_ws(' | ', previous ->> 'slug', next ->> 'slug', ${slugs('related')}, ${slugs('same_consoles')})
    from public.post_relations('${slug}')`;
};
const rows = {
  self: "('r-self', 5, 'tech', 'game-boy nintendo-ds', null)",
  both: "('r-both', 1, 'history', 'game-boy nintendo-ds', null)",
  one: "('r-one', 7, 'history', 'game-boy', null)",
  oneOfCategory: "('r-one-tech', 2, 'tech', 'nintendo-ds', null)",
  oneNewer: "('r-one-newer', 3, 'tech', 'nintendo-ds', null)",
  none: "('r-none', 9, 'tech', '', null)",
  newest: "('r-newest', 11, 'history', '', null)",
  toCome: "('r-to-come', 6, 'tech', 'game-boy nintendo-ds', '2999-01-01')",
  sameDay: "('r-same-day', 5, 'history', '', null)",
};
const publicOnly = 'public posts and no draft';
/** Drafts and scheduled posts with the same console, day and category. */
const hidden = [...['p-draft', 'p-own-draft', 'p-of-nobody', 'p-of-stranger'], ...['p-scheduled', 'p-own-scheduled']];

/** For every persona all related articles are public. */
const relationCases: SqlCase[] = personas.flatMap((persona): SqlCase[] => [
  ...attempts([persona], 'no rows', {
    'post_relations: relations of a draft': "select 1 from public.post_relations('p-own-draft')",
    'post_relations: relations of a scheduled post': "select 1 from public.post_relations('p-scheduled')",
    'post_relations: without a slug': 'select 1 from public.post_relations()',
  }),
  {
    ...attempt(persona, 'post_relations: relations of a published post', '', publicOnly),
    async run(database) {
      await database.exec(`
        update public.blog_posts set date = '2999-01-01' where slug like 'p-%';
        insert into public.post_consoles (post_id, console_id) select '${posts.own}', console_id
          from public.post_consoles where post_id = '${posts.published}'`);
      await database.exec(becomeSql(persona));
      const { rows } = await database.query<{ relations: string }>(
        "select concat(previous, next, related, same_consoles) as relations from public.post_relations('p-published')",
      );
      const text = rows[0]?.relations ?? '';
      return text.includes('"p-own"') && !hidden.some((slug) => text.includes(`"${slug}"`)) ? publicOnly : text;
    },
  },
]);

const inOrder = (what: string, slugs: (keyof typeof rows)[], expected: string, before = '') =>
  attempt('visitor', `post_relations: ${what}`, 'select', `works: ${expected}`, {
    before: `${articles(slugs.map((each) => rows[each]).join(', '))}; ${before}`,
    read: relatedTo('r-self'),
  });

const many = Array.from({ length: 160 }, (_none, n) => `many-${n + 1}`);
const firstOfMany = many.toSorted((a, b) => (md5(a) < md5(b) ? 1 : -1)).slice(0, 4);

/**
 * Cases about the neighbours, the two related articles among the three newest, and further articles about the same
 * consoles.
 */
const orderCases: SqlCase[] = asRowRules([
  attempt('visitor', 'post_relations: the consoles come oldest first', 'select', 'works: game-boy nintendo-ds', {
    before: articles(rows.self),
    read: `select string_agg(each ->> 'slug', ' ' order by n)
      from public.post_relations('r-self'), jsonb_array_elements(consoles) with ordinality as r (each, n)`,
  }),
  inOrder(
    'articles with a shared console come before newer articles among the three newest',
    ['self', 'both', 'one', 'newest'],
    'r-both | r-one | r-one r-newest | r-both',
  ),
  inOrder(
    'articles of the category come before newer articles among the three newest',
    ['self', 'none', 'newest'],
    'r-none | r-none r-newest | -',
    "delete from public.blog_posts where date < '2998-01-01'",
  ),
  inOrder(
    'the category decides among equal numbers of shared consoles',
    ['self', 'one', 'oneOfCategory'],
    'r-one-tech | r-one | r-one-tech r-one | -',
  ),
  inOrder(
    'the newest of the category come first, and no article is in both lists',
    ['self', 'one', 'oneOfCategory', 'oneNewer', 'none', 'newest'],
    'r-one-newer | r-one | r-one r-none | r-one-newer r-one-tech',
  ),
  inOrder(
    'a scheduled post is neither a neighbour nor related',
    ['self', 'both', 'one', 'toCome'],
    'r-both | r-one | r-both r-one | -',
  ),
  inOrder(
    'the id decides about neighbours of one day',
    ['self', 'both', 'one', 'sameDay'],
    `${md5('r-same-day') < md5('r-self') ? 'r-same-day | r-one' : 'r-both | r-same-day'} | r-one r-same-day | r-both`,
  ),
  inOrder(
    'an older article with two shared consoles comes before many newer articles with one, and five are listed',
    ['self', 'both', 'one', 'none', 'newest'],
    `r-both | r-one | r-one r-none | r-both ${firstOfMany.join(' ')}`,
    `insert into public.blog_posts (id, slug, title, excerpt, content, author, date, published)
        select md5(slug)::uuid, slug, 'm', 'e', 'c', 'a', '2997-01-01', true
        from unnest(string_to_array('${many.join()}', ',')) as slug;
      insert into public.post_consoles (post_id, console_id, created_at)
        select id, '${firstConsole}', now() + interval '1 day' * rank() over (order by id)
        from public.blog_posts where slug like 'many-%'`,
  ),
]);

/** Staff find the authors of posts that they may read. */
const authorCases: SqlCase[] = personas
  .filter((persona) => persona !== 'visitor')
  .flatMap((persona) => {
    const seesAll = ['editor', 'admin', 'service'].includes(persona);
    const seesOwn = seesAll || persona === 'contributor';
    return attempt(
      persona,
      'post_authors: the authors of drafts',
      "select 1 where (select string_agg(author, ' ' order by author) from public.post_authors() where author like 'by %') is not distinct from " +
        (seesAll ? "'by another by the contributor'" : seesOwn ? "'by the contributor'" : 'null'),
      'works',
      {
        before: `update public.blog_posts set author = 'by another' where id = '${posts.draft}';
          update public.blog_posts set author = 'by the contributor' where id = '${posts.ownDraft}'`,
      },
    );
  });

export const savePostCases: SqlCase[] = [...rightCases, ...ruleCases, ...relationCases, ...orderCases, ...authorCases];
