import { accounts, whereChangeable, newPost, newRowOf, people, storedPicture } from './permission-fixtures.ts';
import { add, asRowRules, attempt, attempts, breaksRule, change, insertSql, remove, type SqlCase } from './sql-case.ts';

const person = { name: 'X', email: 'x@x.example' };
const newAdmin = { ...person, role: 'admin' };

const ofTheAdmin = `id = '${people.admin}'`;
const role = (who: keyof typeof people) => `select role from public.users where id = '${people[who]}'`;
const setRole = (who: keyof typeof people, to: string) => change('users', `role = '${to}'`, `id = '${people[who]}'`);
/** Returns an upsert over the existing row. */
const over = (table: string, row: Parameters<typeof add>[1], key: string, columns: readonly string[]) => {
  const excluded = columns.map((name) => `${name} = excluded.${name}`);
  return add(table, row, `on conflict (${key}) do update set ${excluded.join(', ')}`);
};
const asAdmin = (who: keyof typeof people) => over('users', { ...newAdmin, id: people[who] }, 'id', ['role']);

/** No persona raises its own role. */
const ownRoleCases: SqlCase[] = (['stranger', 'former', 'contributor', 'editor'] as const).flatMap((persona) => {
  const own = `auth_user_id = '${accounts[persona]}'`;
  const left = persona === 'former' ? '' : persona === 'stranger' ? 'other' : persona;
  const noRows = { expected: `no rows: ${left}`, read: `select role from public.users where ${own}` };
  const upsert = asAdmin(persona === 'former' ? 'stranger' : persona);
  return [
    ...attempts([persona], noRows, { 'users.role: make oneself an admin': change('users', "role = 'admin'", own) }),
    ...attempts([persona], 'rejected', {
      'users: add oneself as an admin': add('users', { ...newAdmin, auth_user_id: accounts.former }),
      'users: an upsert over the own row with the role of an admin': upsert,
    }),
  ];
});

const ofContributor = (set: string) => change('users', set, `id = '${people.contributor}'`);
const editor = { ...person, role: 'editor' };
const factor = '60000000-0000-4000-8000-000000000001';

/**
 * Only the functions of accounts write these columns. The cases try new and existing rows, of the caller and of other
 * people.
 */
const accountColumnCases: SqlCase[] = Object.entries({
  auth_user_id: accounts.former,
  joined_at: '2025-02-02',
  factor_id: factor,
}).flatMap(([column, value]) => {
  const set = `${column} = '${value}'`;
  const upsert = over('users', { ...editor, id: people.editor, [column]: value }, 'id', [column]);
  return [
    ...attempts(['admin'], 'rejected', {
      [`users.${column}: set for a new person`]: add('users', { ...editor, [column]: value }),
      [`users.${column}: set for another person`]: ofContributor(set),
      [`users.${column}: set for oneself`]: change('users', set, ofTheAdmin),
      [`users.${column}: an upsert over an editor`]: upsert,
    }),
    ...attempts(['editor', 'contributor'], 'no rows', {
      [`users.${column}: set in the row with the own account`]: change('users', set, 'auth_user_id is not null'),
    }),
    ...attempts(['service'], 'works', {
      [`users.${column}: set for a new person`]: add('users', { ...editor, [column]: value }),
      [`users.${column}: set for another person`]: ofContributor(set),
    }),
  ];
});

/** An admin changes other people's roles and addresses, but not their accounts. */
const adminCases: SqlCase[] = [
  attempt('admin', 'users.role: make another admin an editor', setRole('secondAdmin', 'editor'), 'works: editor', {
    read: role('secondAdmin'),
  }),
  attempt('admin', 'users.role: make a contributor an admin', setRole('contributor', 'admin'), 'works: admin', {
    read: role('contributor'),
  }),
  ...attempts(['admin'], 'rejected', {
    'users.role: make oneself an editor': setRole('admin', 'editor'),
    'users.role: make oneself a contributor': setRole('admin', 'contributor'),
    'users.role: give oneself an unknown role': setRole('admin', 'other'),
    'users: add an admin': add('users', newAdmin),
    'users: an upsert of an admin over an editor': asAdmin('editor'),
    'users.auth_user_id: unlink the account of another person': ofContributor('auth_user_id = null'),
    'users.joined_at: clear the date of another person': ofContributor('joined_at = null'),
  }),
  ...accountColumnCases,
];

/** Texts that look like a role of the site or of Postgres. */
const lookalikes = [
  ...['Admin', 'ADMIN', ' admin', 'admin ', 'admin\u200b', '\u0430dmin', 'Editor', 'contributor ', 'service_role'],
  'postgres',
];

/** Attempts with a misspelled role, or with an account whose id equals the id of a row in users. */
const nobodyCases: SqlCase[] = Object.entries({
  'see a draft': "select 1 from public.blog_posts where slug = 'p-draft'",
  'see the own draft': "select 1 from public.blog_posts where slug = 'p-of-stranger'",
  'change a post': change('blog_posts', "title = 'X'", "slug = 'p-published'"),
  'write a draft': add('blog_posts', { ...newPost, published: false }),
  'change the settings': change('site_settings', `"siteName" = 'X'`, 'id = 1'),
  'see the former slug of a draft': "select 1 from public.post_slugs where slug = 'p-draft-once'",
  'see other people': `select 1 from public.users where id = '${people.editor}'`,
}).flatMap(([what, statement]) => {
  const expected = what === 'write a draft' ? 'rejected' : 'no rows';
  return [
    ...lookalikes.map((spelling) =>
      attempt('stranger', `users.role in another spelling: ${what}`, statement, expected, {
        challenge: `with the role ${JSON.stringify(spelling)}`,
        before: setRole('stranger', spelling),
      }),
    ),
    attempt('namesake', `staff_role, by the id of a row in users: ${what}`, statement, expected),
  ];
});

const oneAdmin = `set local session_replication_role = replica; ${setRole('secondAdmin', 'editor')};
  set local session_replication_role = origin`;
const ofSecondAdmin = (set: string) => change('users', set, `id = '${people.secondAdmin}'`);
const ofSecondAccount = (set: string) => `update auth.users set ${set} where id = '${accounts.secondAdmin}'`;
const ban = (who: keyof typeof accounts) =>
  `update auth.users set banned_until = now() + interval '1 hour' where id = '${accounts[who]}'`;
const deleteAccount = (who: keyof typeof accounts) =>
  `delete from auth.users where id = '${accounts[who]}' returning 1`;

/** The site keeps at least one admin who can sign in. */
const lastAdminCases: SqlCase[] = asRowRules([
  ...Object.entries({
    demote: setRole('admin', 'editor'),
    delete: remove('users', ofTheAdmin),
    'unlink the account of': change('users', 'auth_user_id = null', ofTheAdmin),
  }).flatMap(([what, statement]) => [
    attempt('service', `users: ${what} the last admin`, statement, breaksRule, { before: oneAdmin }),
    attempt('service', `users: ${what} one of two admins`, statement, 'works'),
  ]),
  ...Object.entries({
    'has no account': ofSecondAdmin('auth_user_id = null'),
    'has never joined': ofSecondAdmin('joined_at = null'),
    'is banned': ofSecondAccount("banned_until = now() + interval '1 hour'"),
    'has moved the account to another address': ofSecondAccount("email = 'moved@x.example'"),
  }).map(([what, before]) =>
    attempt('service', 'users: demote the last admin who can sign in', setRole('admin', 'editor'), breaksRule, {
      ...{ challenge: `where another admin ${what}`, before },
    }),
  ),
  attempt(
    'service',
    'users: demote an admin, where another admin was banned once',
    setRole('admin', 'editor'),
    'works',
    {
      before: ofSecondAccount("banned_until = now() - interval '1 hour'"),
    },
  ),
  ...attempts(
    ['service'],
    { expected: 'works', before: `${oneAdmin}; ${ofSecondAccount("email = 'moved@x.example'")}` },
    {
      'users: change the name of the last admin': change('users', "name = 'N'", ofTheAdmin),
      'users.email: the address of the last admin in capitals': change(
        'users',
        "email = 'ADMIN@handheld-legacy.test'",
        ofTheAdmin,
      ),
    },
  ),
  ...(['admin', 'service'] as const).flatMap((persona) => [
    ...attempts(
      [persona],
      { expected: breaksRule, before: oneAdmin },
      {
        'users.email: another address for the last admin': change('users', "email = 'x@x.example'", ofTheAdmin),
      },
    ),
    ...attempts([persona], 'works', {
      'users.email: another address for one of two admins': change('users', "email = 'x@x.example'", ofTheAdmin),
    }),
  ]),
  ...attempts(
    ['service'],
    { expected: 'works', before: `${oneAdmin}; ${ban('admin')}` },
    {
      'users: demote the last admin, who cannot sign in': setRole('admin', 'editor'),
      'users: delete the last admin, who cannot sign in': remove('users', ofTheAdmin),
    },
  ),
  ...attempts(['service'], breaksRule, {
    'users: demote all admins in one statement': change('users', "role = 'editor'", "role = 'admin'"),
  }),
  // The row stays, and a mail to its address creates a new account.
  attempt(
    'the auth service',
    'auth.users: delete the account of the last admin, who joins again by a mail',
    deleteAccount('admin'),
    'works: {}',
    {
      before: oneAdmin,
      read: `select public.before_user_created(jsonb_build_object('user',
        jsonb_build_object('id', gen_random_uuid(), 'aud', 'authenticated', 'email', email)))::text
        from public.users where ${ofTheAdmin} and role = 'admin' and auth_user_id is null`,
    },
  ),
  attempt(
    'the auth service',
    'auth.users: delete the account of an editor',
    deleteAccount('editor'),
    'works: a person without an account keeps the posts',
    {
      read: `select 'a person without an account keeps the posts' from public.users as person
        where id = '${people.editor}' and auth_user_id is null
          and exists (select from public.blog_posts where slug = 'p-published' and created_by = person.id)`,
    },
  ),
]);

/** Returns the expected outcome of a write, and a query that reads the post after the write. */
const leaving = (slug: string, expected: string) => ({
  expected,
  read: `select concat_ws(' ', title, published, created_by) from public.blog_posts where slug = '${slug}'`,
});

const overPost = (slug: string, columns: string[]) => over('blog_posts', { ...newPost, slug }, 'slug', columns);
const handTo = (who: keyof typeof people, where: string) =>
  change('blog_posts', `created_by = '${people[who]}'`, where);
const inTheirName = {
  'blog_posts.created_by: a new post in the name of the second admin': add('blog_posts', {
    ...{ ...newPost, created_by: people.secondAdmin },
  }),
};

const pictureOwner = (where: string) => `select created_by from public.pictures where ${where}`;

/** The database sets the owner of a picture. */
const pictureCases: SqlCase[] = [
  // With `returning` the policy for reading would reject the insert first.
  ...attempts(['stranger', 'former'], 'rejected', {
    'pictures: add a picture without `returning`': insertSql('pictures', newRowOf('pictures').row),
  }),
  ...(['contributor', 'editor', 'admin'] as const).map((persona) =>
    attempt(
      persona,
      'pictures.created_by: a new picture in the name of the second admin',
      add('pictures', { ...newRowOf('pictures').row, created_by: people.secondAdmin }),
      `works: ${people[persona]}`,
      { read: pictureOwner("alt = ''") },
    ),
  ),
  ...(['editor', 'admin'] as const).map((persona) =>
    attempt(
      persona,
      'pictures.created_by: take over the picture of the contributor',
      change('pictures', `created_by = '${people[persona]}'`, whereChangeable('pictures')),
      `works: ${people.contributor}`,
      { read: pictureOwner(whereChangeable('pictures')) },
    ),
  ),
];

const manyPictures = (count: number) => `
  select lpad(to_hex(n), 32, '0') || '-1x1.png' as name from generate_series(1, ${count}) as n`;
const storeMany = (count: number) =>
  `insert into storage.objects (bucket_id, name) select 'images', name from (${manyPictures(count)}) as file`;
const addMany = (count: number) =>
  `insert into public.pictures (name, file_name, alt) select name, 'n.png', '' from (${manyPictures(count)}) as file returning 1`;
const addedToday = (count: number) => `${storeMany(count)};
  insert into public.pictures (name, file_name, alt, created_by)
    select md5('p' || n) || '-1x1.png', 'n.png', '', '${people.contributor}' from generate_series(1, ${count}) as n`;

/** The limits of pictures, and the accepted names. */
const pictureAmountCases: SqlCase[] = [
  ...attempts(['contributor', 'editor', 'admin'], 'rejected', {
    'pictures.name: a picture whose file nobody stored': add('pictures', {
      ...{ name: `${'2'.repeat(32)}-1x1.png`, file_name: 'n.png', alt: '' },
    }),
    'pictures.name: the file of a smaller picture': add('pictures', {
      ...{ name: storedPicture.replace('-600x400', '-480x320'), file_name: 'n.png', alt: '' },
    }),
  }),
  ...attempts(['contributor', 'editor', 'admin', 'service'], breaksRule, {
    'pictures.name: a file in a folder': add('pictures', {
      ...{ name: `480/${storedPicture}`, file_name: 'n.png', alt: '' },
    }),
  }),
  ...(['contributor', 'editor', 'admin'] as const).flatMap((persona) => [
    attempt(persona, 'pictures: add 50 in one request', addMany(50), 'works', { before: storeMany(50) }),
    attempt(persona, 'pictures: add 51 in one request', addMany(51), 'rejected', { before: storeMany(51) }),
  ]),
  attempt('contributor', 'pictures: the 300th picture in a day', addMany(1), 'works', { before: addedToday(298) }),
  attempt('contributor', 'pictures: the 301st picture in a day', addMany(1), breaksRule, { before: addedToday(299) }),
  attempt('contributor', 'pictures: one more picture on the next day', addMany(1), 'works', {
    before: `${addedToday(299)}; alter table public.pictures disable trigger user;
      update public.pictures set created_at = now() - interval '25 hours'; alter table public.pictures enable trigger user`,
  }),
  attempt('editor', 'pictures: one more picture after another person added 300 today', addMany(1), 'works', {
    before: addedToday(300),
  }),
];

const toCome = "publish_at = '2999-01-01'";
const momentOf = (slug: string) =>
  `select coalesce(publish_at::date::text, 'no moment') from public.blog_posts where slug = '${slug}'`;

/** Only people who may publish set the moment of publication. */
const momentCases: SqlCase[] = [
  attempt(
    'contributor',
    'blog_posts.publish_at: set the moment of an own draft',
    change('blog_posts', toCome, "slug = 'p-own-draft'"),
    'works: no moment',
    { read: momentOf('p-own-draft') },
  ),
  attempt(
    'contributor',
    'blog_posts.publish_at: set the moment of a new draft',
    add('blog_posts', { ...newPost, publish_at: '2999-01-01' }),
    'works: no moment',
    { read: momentOf('x') },
  ),
  attempt(
    'contributor',
    'blog_posts.publish_at: clear the moment that an editor has set',
    change('blog_posts', 'publish_at = null', "slug = 'p-own-draft'"),
    'works: 2999-01-01',
    { before: change('blog_posts', toCome, "slug = 'p-own-draft'"), read: momentOf('p-own-draft') },
  ),
  ...(['editor', 'admin'] as const).map((persona) =>
    attempt(
      persona,
      'blog_posts.publish_at: set the moment of a draft',
      change('blog_posts', toCome, "slug = 'p-own-draft'"),
      'works: 2999-01-01',
      { read: momentOf('p-own-draft') },
    ),
  ),
];

/** Cases about publishing posts and changing their owners. */
const postCases: SqlCase[] = [
  ...(['contributor', 'editor', 'admin'] as const).flatMap((persona) => {
    const isEditor = persona !== 'contributor';
    const ifEditor = (outcome: string) => (isEditor ? `works: ${outcome}` : 'rejected');
    const ifAdmin = (otherwise: string) => (persona === 'admin' ? people.secondAdmin : otherwise);
    const taken = isEditor ? `works: D f ${people[persona]}` : `no rows: D f ${people.editor}`;
    const [ownDraft, draft] = ["slug = 'p-own-draft'", "slug = 'p-draft'"];
    return [
      ...attempts([persona], leaving('p-own-draft', ifEditor(`O t ${people.contributor}`)), {
        'blog_posts.published: publish the draft of the contributor': change(
          'blog_posts',
          'published = true',
          ownDraft,
        ),
      }),
      ...attempts([persona], leaving('x', ifEditor(`X t ${people[persona]}`)), {
        'blog_posts.published: add a published post': add('blog_posts', { ...newPost, published: true }),
      }),
      ...attempts([persona], leaving('p-published', ifEditor(`X f ${people.editor}`)), {
        'blog_posts: an upsert of a draft over a published post': overPost('p-published', ['title', 'published']),
      }),
      ...attempts([persona], leaving('p-draft', ifEditor(`X f ${people.editor}`)), {
        'blog_posts: an upsert of a draft over the draft of an editor': overPost('p-draft', ['title']),
      }),
      ...attempts([persona], leaving('x', `works: X f ${ifAdmin(people[persona])}`), inTheirName),
      ...attempts([persona], leaving('p-own-draft', `works: O f ${ifAdmin(people.contributor)}`), {
        'blog_posts.created_by: hand the draft of the contributor to the second admin': handTo('secondAdmin', ownDraft),
      }),
      ...attempts([persona], leaving('p-draft', taken), {
        'blog_posts.created_by: take over the draft of the editor': handTo(persona, draft),
      }),
    ];
  }),
  ...attempts(['service'], leaving('x', `works: X f ${people.secondAdmin}`), inTheirName),
  ...attempts(['visitor', 'stranger', 'former'], 'rejected', {
    'blog_posts.slug: guess the slug of a draft by a rejection': add('blog_posts', {
      ...newPost,
      slug: 'p-draft',
    }),
  }),
];

const someDrafts = (count: number, first = 1) =>
  `insert into public.blog_posts (title, slug, excerpt, content, author, date)
    select 'X', 'some-' || n, 'e', 'c', 'a', '2025-01-01' from generate_series(${first}, ${first + count - 1}) as n returning 1`;
const draftsOf = (who: keyof typeof people) =>
  `select count(*) from public.blog_posts where created_by = '${people[who]}' and not published and slug like 'some-%'`;

/**
 * Returns SQL that gives a person this many more drafts. In the fixtures the contributor and the editor have one draft
 * each.
 */
const hasDrafts = (who: keyof typeof people, count: number) =>
  `${someDrafts(count, 1001)}; ${change('blog_posts', `created_by = '${people[who]}'`, "slug like 'some-%'")}`;

/** The states before a 501st draft. */
const ofEditor = { expected: 'works', before: hasDrafts('editor', 499) };
const ofContributorByAdmin = { expected: breaksRule, before: hasDrafts('contributor', 499) };

/** The limits of drafts per person and request. */
const amountCases: SqlCase[] = asRowRules([
  ...attempts(['contributor', 'editor', 'service'], 'works', {
    'blog_posts: 50 drafts in one request': someDrafts(50),
  }),
  ...attempts(['editor', 'service'], 'works', { 'blog_posts: 51 drafts in one request': someDrafts(51) }),
  ...attempts(['contributor'], 'rejected', { 'blog_posts: 51 drafts in one request': someDrafts(51) }),
  ...(['contributor', 'editor', 'admin', 'service'] as const).flatMap((persona) => {
    const who = persona === 'service' ? 'admin' : persona;
    const oneMore = add('blog_posts', { ...newPost, slug: 'some-more', created_by: people[who] });
    const own = ['contributor', 'editor'].includes(persona) ? 1 : 0;
    const [before, read] = [hasDrafts(who, 499 - own), draftsOf(who)];
    const ofMore = persona === 'service' ? 'works' : breaksRule;
    return [
      attempt(persona, 'blog_posts: the 500th draft', oneMore, `works: ${500 - own}`, { before, read }),
      attempt(persona, 'blog_posts: the 501st draft', oneMore, ofMore, { before: hasDrafts(who, 500 - own) }),
    ];
  }),
  ...attempts(['editor'], ofEditor, {
    'blog_posts: a published post instead of the 501st draft': add('blog_posts', { ...newPost, published: true }),
    'blog_posts: the 501st draft, by unpublishing a post': change(
      'blog_posts',
      'published = false',
      "slug = 'p-published'",
    ),
  }),
  ...attempts(['admin'], ofContributorByAdmin, {
    'blog_posts: the 501st draft, given to a contributor by an admin': add('blog_posts', {
      ...{ ...newPost, created_by: people.contributor },
    }),
  }),
]);

/** All attempts to get more rights. */
export const escalationCases: SqlCase[] = [
  ...ownRoleCases,
  ...adminCases,
  ...nobodyCases,
  ...lastAdminCases,
  ...pictureCases,
  ...pictureAmountCases,
  ...momentCases,
  ...postCases,
  ...amountCases,
];
