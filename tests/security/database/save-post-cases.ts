import { firstConsole, newPost, posts } from './permission-fixtures.ts';
import { personas } from './permission-matrix.ts';
import { asRowRules, attempt, attempts, becomeSql, broken, change, noRow, type SqlCase } from './sql-case.ts';

/** What `save_post` is given. */
interface Save {
  id: string;
  /** SQL of the version; null for a new post. */
  version?: string;
  changes?: object;
  /** Ids; left out, they stay as they are. */
  consoles?: string[];
}

const added = '91000000-0000-4000-8000-000000000021';
const nobodysConsole = '93000000-0000-4000-8000-000000000009';

/** The versions are known to everybody, also of posts that one does not see. */
const before = `select set_config('cases.v' || replace(id::text, '-', ''), updated_at::text, true) from public.blog_posts`;
const versionOf = (id: string) => `current_setting('cases.v${id.replaceAll('-', '')}')::timestamptz`;

function save({ id, version = 'null', changes, consoles }: Save): string {
  const links = consoles ? `'${JSON.stringify(consoles.map((console_id) => ({ console_id })))}'` : 'null';
  const post = JSON.stringify({ ...newPost, slug: 'saved', title: 'Saved', ...changes });
  return `select 1 from public.save_post('${id}', '${post}', ${links}, ${version})`;
}

const changeIt = (id: string) => save({ id, version: versionOf(id), consoles: [firstConsole] });
const late = (id: string) =>
  save({ id, version: `${versionOf(id)} - interval '1 microsecond'`, consoles: [firstConsole] });

const draftIt = { 'save_post: add a draft': save({ id: added, consoles: [firstConsole] }) };
const publishIt = {
  'save_post: add a published post': save({ id: added, changes: { published: true }, consoles: [firstConsole] }),
};
const changeOwn = { 'save_post: change a draft of the contributor': changeIt(posts.ownDraft) };
const changeOthers = {
  'save_post: change a draft of somebody else': changeIt(posts.draft),
  'save_post: change a published post': changeIt(posts.published),
};
const changeLate = { 'save_post: change a version that is not current': late(posts.ownDraft) };

const editors = ['editor', 'admin', 'service'] as const;
const authors = ['contributor', ...editors] as const;
const others = ['stranger', 'former'] as const;
/** The post, and the consoles that it is about from now on. */
const isSaved = {
  before,
  expected: 'works: Saved game-boy',
  read: `select concat(post.title, ' ', (
      select string_agg(console.slug, ',') from public.post_consoles as link
      join public.consoles as console on console.id = link.console_id where link.post_id = post.id))
    from public.blog_posts as post where post.slug = 'saved'`,
};

/** Who saves a post: those who may write its tables, and nobody through the function. */
const rightCases: SqlCase[] = [
  ...attempts(
    ['visitor'],
    { expected: 'rejected', before },
    {
      ...{ ...draftIt, ...changeOwn, ...changeOthers },
      // Whoever may call it is told what is wrong.
      'save_post: call it with nothing': "select 1 from public.save_post(null, '{}', null)",
    },
  ),
  ...attempts(others, 'rejected', { ...draftIt, ...publishIt }),
  ...attempts(others, { expected: 'no rows', before }, { ...changeOwn, ...changeOthers, ...changeLate }),
  ...attempts(authors, isSaved, { ...draftIt, ...changeOwn }),
  ...attempts(authors, { expected: 'no rows', before }, changeLate),
  ...attempts(
    ['contributor'],
    { expected: 'rejected', before },
    {
      ...publishIt,
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
      ...{ ...changeOthers, 'save_post: change an own published post': changeIt(posts.own) },
    },
  ),
  ...attempts(editors, isSaved, { ...publishIt, ...changeOthers }),
  ...attempts(['contributor'], 'rejected', {
    'post_consoles: move one of an own draft to a draft of somebody else': change(
      'post_consoles',
      `post_id = '${posts.ofNobody}'`,
      `post_id = '${posts.ownDraft}'`,
    ),
  }),
];

/** A save is whole, and of one post. */
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
      'post_consoles: none of a post in one save': save({
        id: posts.ownDraft,
        version: versionOf(posts.ownDraft),
        consoles: [],
      }),
    },
  ),
  ...attempts(authors, noRow, {
    'post_consoles.console_id: a save with a console that there is not': save({
      id: added,
      consoles: [nobodysConsole],
    }),
  }),
  ...attempts(authors, broken, {
    'blog_posts.title: a save of a title too long': save({ id: added, changes: { title: 'x'.repeat(201) } }),
  }),
  ...attempts(
    authors,
    { expected: '22023: a post is saved by columns that it has', before },
    {
      'blog_posts: a save of no column': `select 1 from public.save_post('${posts.ownDraft}', '{}', null, ${versionOf(posts.ownDraft)})`,
      'blog_posts: a save of a list': `select 1 from public.save_post('${added}', '[]', null)`,
      'blog_posts: a save of nothing': `select 1 from public.save_post('${added}', null, null)`,
      'blog_posts: a save of a column that there is not': save({ id: added, changes: { '"; drop': 1 } }),
      'blog_posts: a save that says the id twice': save({ id: added, changes: { id: added } }),
      'blog_posts: a save of what the database says': save({ id: added, changes: { staff_search: 'x' } }),
    },
  ),
]);

const told = 'what visitors see, and no draft';
/** The drafts are about the same console, and of the same day and category. */
const drafts = ['p-draft', 'p-own-draft', 'p-of-nobody', 'p-of-former', 'p-of-stranger'];

/** What is told beside an article is what every visitor may see, whoever asks. */
const relationCases: SqlCase[] = personas.flatMap((persona): SqlCase[] => [
  ...attempts([persona], 'no rows', {
    'post_relations: of a draft': "select 1 from public.post_relations('p-own-draft')",
    'post_relations: of nothing': 'select 1 from public.post_relations()',
  }),
  {
    ...attempt(persona, 'post_relations: beside a published post', '', told),
    async run(database) {
      await database.exec(`
        update public.blog_posts set date = '2999-01-01' where slug like 'p-%';
        insert into public.post_consoles (post_id, console_id) select '${posts.own}', console_id
          from public.post_consoles where post_id = '${posts.published}'`);
      await database.exec(becomeSql(persona));
      const { rows } = await database.query<{ told: string }>(
        "select concat(previous, next, related) as told from public.post_relations('p-published')",
      );
      const text = rows[0]?.told ?? '';
      return text.includes('"p-own"') && !drafts.some((slug) => text.includes(`"${slug}"`)) ? told : text;
    },
  },
]);

/** Everybody on the staff finds the authors of what they may read. */
const authorCases: SqlCase[] = personas
  .filter((persona) => persona !== 'visitor')
  .flatMap((persona) => {
    const seesAll = ['editor', 'admin', 'service'].includes(persona);
    const seesOwn = seesAll || persona === 'contributor';
    return attempt(
      persona,
      'post_authors: of drafts',
      "select 1 where (select string_agg(author, ' ' order by author) from public.post_authors() where author like 'by %') is not distinct from " +
        (seesAll ? "'by another by the contributor'" : seesOwn ? "'by the contributor'" : 'null'),
      'works',
      {
        before: `update public.blog_posts set author = 'by another' where id = '${posts.draft}';
          update public.blog_posts set author = 'by the contributor' where id = '${posts.ownDraft}'`,
      },
    );
  });

export const savePostCases: SqlCase[] = [...rightCases, ...ruleCases, ...relationCases, ...authorCases];
