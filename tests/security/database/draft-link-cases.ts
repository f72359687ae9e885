import { accounts, keyHashOf, people, posts, sha256, tokens } from './permission-fixtures.ts';
import { personas } from './permission-matrix.ts';
import {
  add,
  asRowRules,
  attempt,
  attempts,
  becomeSql,
  breaksRule,
  change,
  insertSql,
  remove,
  type SqlCase,
} from './sql-case.ts';

/** Returns the call of a browser, which sends the hash of the token. */
const open = (token: string) => `select * from public.shared_draft('${sha256(token)}')`;
const toPost = (postId: string) => `post_id = '${postId}'`;
const viewsOf = (postId: string) =>
  `select concat_ws(', ', views, last_viewed_at = now()) from public.draft_links where ${toPost(postId)}`;

/** Everybody with a link reads one draft, and the database counts the view. */
const openedCases: SqlCase[] = personas.flatMap((persona) => [
  attempt(persona, 'shared_draft: a link to a draft', open(tokens.draft), 'works: 1, t', {
    read: viewsOf(posts.draft),
  }),
  attempt(
    persona,
    'shared_draft: the columns of a draft',
    `${open(tokens.draft)} where (title, excerpt, content, author, category, category_name) =
      ('D', 'e', 'c', 'a', 'history', (select name from public.blog_categories where slug = 'history'))
      and slug is null and works_until between now() + interval '23 hours' and now() + interval '24 hours'`,
    'works',
  ),
  attempt(
    persona,
    'shared_draft: a link to a post that is now published leads to the page of the post',
    `${open(tokens.own)} where slug = 'p-own'`,
    'works',
  ),
  attempt(
    persona,
    'shared_draft: a link to a post that is scheduled leads to no page yet',
    `${open(tokens.own)} where title = 'Q' and slug is null`,
    'works',
    { before: change('blog_posts', "publish_at = '2999-01-01'", `id = '${posts.own}'`) },
  ),
  attempt(persona, 'shared_draft: a link shows no other draft', `${open(tokens.draft)} where title <> 'D'`, 'no rows'),
]);

/** Returns cases of an invalid link, which gives no row and counts no view. */
const closed = (surface: string, statement: string, before?: string) =>
  attempts(
    personas,
    { expected: 'no rows: 0', before, read: 'select sum(views) from public.draft_links' },
    {
      [`shared_draft: ${surface}`]: statement,
    },
  );

const isDraft = toPost(posts.draft);
const closedCases: SqlCase[] = [
  ...closed('an invalid token', open('guessed')),
  ...closed('no hash', 'select * from public.shared_draft()'),
  ...closed('null', 'select * from public.shared_draft(null)'),
  ...closed('the stored hash of a token', `select * from public.shared_draft('${keyHashOf(tokens.draft)}')`),
  ...closed('the token itself', `select * from public.shared_draft('${tokens.draft}')`),
  ...closed('a pattern', "select * from public.shared_draft('%')"),
  ...closed(
    'an expired link',
    open(tokens.draft),
    change('draft_links', "created_at = now() - interval '24 hours'", isDraft),
  ),
  ...closed('a revoked link', open(tokens.draft), remove('draft_links', isDraft)),
  ...closed('a link to a deleted post', open(tokens.draft), remove('blog_posts', `id = '${posts.draft}'`)),
  ...closed(
    'a link to a post that was deleted and restored',
    open(tokens.draft),
    `${becomeSql('editor')}; ${remove('blog_posts', `id = '${posts.draft}'`)};
      select * from public.restore_deleted('blog_posts', '${posts.draft}'); reset role`,
  ),
  ...closed(
    'a link of a person who has left the staff',
    open(tokens.draft),
    remove('users', `id = '${people.editor}'`),
  ),
  ...closed(
    'a link of a person whose role no longer has rights',
    open(tokens.draft),
    change('users', "role = 'other'", `id = '${people.editor}'`),
  ),
  ...closed(
    'a link of a person whose account is deleted',
    open(tokens.draft),
    `delete from auth.users where id = '${accounts.editor}'`,
  ),
  ...Object.entries({
    'is banned': "banned_until = now() + interval '1 hour'",
    'has another address': "email = 'moved@x.example'",
    'has no confirmed address': 'email_confirmed_at = null',
    'is marked as deleted': 'deleted_at = now()',
  }).flatMap(([what, set]) =>
    closed(
      `a link of a person whose account ${what}`,
      open(tokens.draft),
      `update auth.users set ${set} where id = '${accounts.editor}'`,
    ),
  ),
  ...closed(
    'a link of a person whose account has never joined',
    open(tokens.draft),
    change('users', 'joined_at = null', `id = '${people.editor}'`),
  ),
  ...closed(
    'a link of a person who is no longer an editor, to the draft of another person',
    open(tokens.draft),
    change('users', "role = 'contributor'", `id = '${people.editor}'`) +
      `; ${change('blog_posts', `created_by = '${people.secondAdmin}'`, `id = '${posts.draft}'`)}`,
  ),
  ...closed(
    'a link of a contributor whose draft now belongs to another person',
    open(tokens.ownDraft),
    change('blog_posts', `created_by = '${people.editor}'`, `id = '${posts.ownDraft}'`),
  ),
  ...closed(
    'a link that the server made for nobody',
    open(tokens.draft),
    change('draft_links', 'created_by = null', isDraft),
  ),
];

const inItsLastSecond = change('draft_links', "created_at = now() - interval '23:59:59'", isDraft);
const stillWorking: SqlCase[] = [
  attempt('visitor', 'shared_draft: a link of a person who has signed out everywhere', open(tokens.draft), 'works', {
    before: `delete from auth.sessions where user_id = '${accounts.editor}'`,
  }),
  attempt('visitor', 'shared_draft: a link of a person who was banned once', open(tokens.draft), 'works', {
    before: `update auth.users set banned_until = now() - interval '1 hour' where id = '${accounts.editor}'`,
  }),
  attempt('visitor', 'shared_draft: a link in its last second', open(tokens.draft), 'works', {
    before: inItsLastSecond,
  }),
];

const withLinks = (count: number, postId: string) =>
  `insert into public.draft_links (post_id, key_hash, hours)
    select '${postId}', encode(sha256(convert_to(n::text, 'UTF8')), 'hex'), 24 from generate_series(1, ${count}) as n`;
const runOut = (postId: string) => change('draft_links', "created_at = now() - interval '2 days'", toPost(postId));
const countOf = (postId: string) => `select count(*) from public.draft_links where ${toPost(postId)}`;
const newLink = (postId: string, more: Parameters<typeof insertSql>[1] = {}) =>
  add('draft_links', { post_id: postId, key_hash: keyHashOf('new'), hours: '24', ...more });

/** Staff make, list and revoke links. Staff cannot write the columns that the database fills. */
const staffCases: SqlCase[] = [
  ...(['contributor', 'editor', 'admin'] as const).flatMap((persona) => {
    const read = `select concat_ws(', ', created_by, created_at = now(), views) from public.draft_links
      where key_hash = '${keyHashOf('new')}'`;
    return [
      attempt(
        persona,
        'draft_links: owner, time and views of a new link',
        newLink(posts.ownDraft),
        `works: ${people[persona]}, t, 0`,
        { read },
      ),
      ...attempts([persona], 'rejected', {
        'draft_links.created_by: a link in the name of another person': newLink(posts.ownDraft, {
          created_by: people.secondAdmin,
        }),
        'draft_links.created_at: a link that begins in the future': newLink(posts.ownDraft, {
          created_at: '2999-01-01',
        }),
        'draft_links.views: a new link with seven views': newLink(posts.ownDraft, { views: '7' }),
        'draft_links.views: change the number of views': change('draft_links', 'views = 7', toPost(posts.ownDraft)),
        'draft_links.hours: make a link work longer': change('draft_links', 'hours = 720', toPost(posts.ownDraft)),
        'draft_links.post_id: make a link show another post': change(
          'draft_links',
          `post_id = '${posts.draft}'`,
          toPost(posts.ownDraft),
        ),
        'draft_links: an upsert over the link of an editor': `${insertSql('draft_links', {
          ...{ post_id: posts.ownDraft, key_hash: keyHashOf(tokens.draft), hours: '24' },
        })} on conflict (key_hash) do update set post_id = excluded.post_id returning 1`,
      }),
    ];
  }),
  ...attempts(['contributor'], 'rejected', {
    'draft_links: a link to a draft without an owner': newLink(posts.ofNobody),
    'draft_links: a link to a draft of the stranger': newLink(posts.ofStranger),
    'draft_links: a link to a post that is published': newLink(posts.published),
    'draft_links: a link to an own post that is published': newLink(posts.own),
  }),
  // Without a condition the statement deletes only the contributor's own row.
  attempt('contributor', 'draft_links: delete every link', 'delete from public.draft_links', 'no rows: 2', {
    read: 'select count(*) from public.draft_links',
  }),
];

/** The limit of links per post. */
const amountCases: SqlCase[] = asRowRules([
  ...(['editor', 'admin', 'service'] as const).flatMap((persona) => [
    attempt(persona, 'draft_links: the 20th link of a post', newLink(posts.draft), 'works: 20', {
      ...{ before: withLinks(18, posts.draft), read: countOf(posts.draft) },
    }),
    attempt(persona, 'draft_links: the 21st link of a post', newLink(posts.draft), breaksRule, {
      before: withLinks(19, posts.draft),
    }),
  ]),
  ...(['contributor', 'service'] as const).map((persona) =>
    attempt(persona, 'draft_links: a new link after others expired', newLink(posts.ownDraft), 'works: 1', {
      before: `${withLinks(19, posts.ownDraft)}; ${runOut(posts.ownDraft)}`,
      read: countOf(posts.ownDraft),
    }),
  ),
  ...(['editor', 'admin'] as const).map((persona) =>
    attempt(persona, 'draft_links: delete two links at once', remove('draft_links', 'true'), 'rejected'),
  ),
  attempt('service', 'draft_links: delete all links at once', remove('draft_links', 'true'), 'works'),
  ...(['contributor', 'editor'] as const).map((persona) =>
    attempt(
      persona,
      'draft_links: delete a draft that has several links',
      remove('blog_posts', `id = '${posts.ownDraft}'`),
      'works: 0',
      { before: withLinks(2, posts.ownDraft), read: countOf(posts.ownDraft) },
    ),
  ),
]);

/** Nobody finds a shared draft without its link. */
const leakCases: SqlCase[] = (['visitor', 'stranger', 'former'] as const).flatMap((persona) =>
  attempts([persona], 'no rows', {
    'shared_draft: a search does not find the draft that a link shows':
      "select from public.search_posts(page_size => 100) where slug = 'p-draft'",
  }),
);

/** All cases about shared drafts and draft links. */
export const draftLinkCases: SqlCase[] = [
  ...openedCases,
  ...closedCases,
  ...stillWorking,
  ...staffCases,
  ...amountCases,
  ...leakCases,
];
