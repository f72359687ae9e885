// The function public.save_console saves a console in one transaction and checks one version.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EditedConsole } from '@/data/consoles/console-editor.admin';
import {
  otherConsoleOption,
  consoleDraft,
  consoleSave,
  emptyCable,
  emptyRelease,
  emptySource,
  sameConsoleOption,
  newConsole,
} from '@/features/consoles/editor/console-draft';
import { fixtureOf, posts } from '../security/database/permission-fixtures.ts';
import { aConsoleDraft } from '../support/console-draft.ts';
import { read } from '../support/database/site-client.ts';
import { changesBetween, startStaffSite, type StaffSite } from '../support/database/staff-site.ts';

let site: StaffSite;
beforeAll(async () => {
  site = await startStaffSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.restore();
  await site.signInAs('editor');
});

const newId = '99000000-0000-4000-8000-000000000001';
const missingId = '99000000-0000-4000-8000-000000000009';
const gameBoy = 'a0000000-0000-4000-8000-000000000001';
const unused = fixtureOf({ table: 'consoles', state: 'console' }).id;

const release = { ...emptyRelease, region: 'jp', released: '1995-07', price: '6800', currency: 'JPY' };
const source = {
  ...emptySource,
  field: 'weight_g',
  title: 'A scale',
  url: 'https://a.example/',
  checked_on: '2026-01-02',
};
const cable = { ...emptyCable, via: 'A cable', to: gameBoy, games: 'GB, dual-mode\nGBC', note: 'A note.' };
const cables = [
  { ...cable, to: sameConsoleOption },
  cable,
  { ...emptyCable, via: 'B', to: otherConsoleOption, to_name: 'A printer' },
];
const plays = newConsole.plays.map((row) => (row.family === 'GB' ? { ...row, plays: 'yes', note: 'All.' } : row));
const whole = aConsoleDraft({
  ...{ weight_g: '123.5', screen_width_px: '160', nfc: 'no', model_codes: 'ABC-001\nABC-002', units_sold_on: '2001' },
  ...{ screen_lit: 'none', predecessor_id: gameBoy, successor_id: 'another', successor_name: 'Something' },
  releases: [release, { ...emptyRelease, region: 'na', price: '89.99', price_to: '99.99', currency: 'USD' }],
  ...{ plays, cables, sources: [source], articles: [posts.published] },
});

const create = (draft = whole, id = newId) => site.createConsole(id, consoleSave(draft, null, id));
/** Saves the console. `linked` holds the articles that the form had when it opened. */
const update = (version: string, draft = whole, id = newId, linked = whole.articles) =>
  site.updateConsole(id, version, consoleSave(draft, null, id), linked);

async function stored(id = newId): Promise<EditedConsole> {
  const row = await read(site.editedConsole(id));
  if (!row) throw new Error('the console is gone');
  return row;
}

test('the database returns a new console as an editor typed it', async () => {
  const saved = await create();
  const row = await stored();
  expect(row.updated_at).toBe(saved.updated_at);
  expect(consoleDraft(row)).toEqual(whole);
  expect(row).toMatchObject({ weight_g: 123.5, screen_width_px: 160, nfc: false, model_codes: ['ABC-001', 'ABC-002'] });
});

test('each shipped console passes through the form unchanged', async () => {
  for (const { id } of await read(site.otherConsoles())) {
    const row = await stored(id);
    const before = await site.content();
    await update(row.updated_at, consoleDraft(row), id);
    expect(changesBetween(before, await site.content()), row.slug).toEqual([]);
  }
});

describe('a save of a console', () => {
  test('keeps unchanged rows and saves all changes', async () => {
    const { updated_at } = await create();
    const rows = () =>
      site.backend.sql<{ id: string; region: string }>(
        `select id, region from public.console_releases where console_id = '${newId}' order by region`,
      );
    const [jp] = await rows();
    await update(updated_at, {
      ...whole,
      releases: [release, { ...emptyRelease, region: 'kr' }],
      cables: [cable],
      sources: [],
      articles: [],
    });
    expect(await rows()).toEqual([jp, expect.objectContaining({ region: 'kr' })]);
    expect(await stored()).toMatchObject({
      ...{ sources: [], posts: [], cables: [{ via: 'A cable', to_id: gameBoy }], cablesTo: [] },
      plays: [{ family: 'GB', plays: 'yes', note: 'All.' }],
    });
  });

  test('makes a new version even if only a list differs, so a save of an older version conflicts', async () => {
    const { updated_at } = await create();
    const theirs = { ...whole, sources: [source, { ...source, title: 'Another scale' }] };
    const saved = await update(updated_at, theirs);
    expect(saved.updated_at).not.toBe(updated_at);
    const before = await site.content();
    const outdated = update(updated_at, { ...whole, name: 'Mine' });
    await expect(outdated).rejects.toMatchObject({
      name: 'ConflictError',
      now: { id: newId, updated_at: saved.updated_at },
    });
    expect(changesBetween(before, await site.content())).toEqual([]);
  });

  test('takes effect once when repeated after a lost response', async () => {
    const { updated_at } = await create();
    const changed = { ...whole, name: 'Changed', releases: whole.releases.toReversed() };
    const saved = await update(updated_at, changed);
    expect(await update(updated_at, changed)).toMatchObject({ id: newId, updated_at: saved.updated_at });
  });

  test('conflicts if the console was deleted in the meantime', async () => {
    const { updated_at } = await create();
    await site.backend.script(`delete from public.consoles where id = '${newId}'`);
    await expect(update(updated_at)).rejects.toMatchObject({ name: 'ConflictError', now: null });
  });
});

describe('the links between a post and a console, changed in both forms at once', () => {
  const linksOf = (column: string, id: string) =>
    site.backend
      .sql<{ other: string }>(
        `select concat(post_id, console_id) as other from public.post_consoles where ${column} = '${id}' order by other`,
      )
      .then((rows) => rows.map(({ other }) => other.replace(id, '')));
  const postFields = (consoles: string[]) => ({
    ...{ title: 'Saved', slug: 'p-draft', excerpt: 'e', content: 'c', author: 'a', date: '2026-01-01' },
    ...{ image: '/i.svg', category: 'history', read_time: '1 min', published: false, publish_at: null, consoles },
  });

  test.each(['the post', 'the console'])('keep the changes of both forms when %s is saved last', async (last) => {
    const created = await create({ ...whole, articles: [posts.published, posts.own] });
    await site.backend.script(
      `insert into public.post_consoles (post_id, console_id) values ('${posts.draft}', '${gameBoy}') on conflict do nothing`,
    );
    const post = await read(site.editedPost(posts.draft));
    if (!post) throw new Error('the post is gone');
    const [before, articles] = [post.consoles, [posts.published, posts.own]];
    expect(before).toContain(gameBoy);
    // The form of the console swaps one post. The form of the post replaces the Game Boy by another console.
    const saves = [
      () => update(created.updated_at, { ...whole, articles: [posts.own, posts.draft] }, newId, articles),
      () => {
        const consoles = [...before.filter((id) => id !== gameBoy), unused];
        return site.updatePost(posts.draft, post.updated_at, postFields(consoles), before);
      },
    ];
    for (const save of last === 'the post' ? saves : saves.toReversed()) await save();
    const otherLinks = before.filter((id) => id !== gameBoy && id !== unused);
    expect(await linksOf('post_id', posts.draft)).toEqual([...otherLinks, newId, unused].sort());
    expect(await linksOf('console_id', newId)).toEqual([posts.own, posts.draft].sort());
  });
});

test('a repeated save of a new console makes one row, and conflicts if the text differs', async () => {
  const first = await create();
  expect(await create()).toMatchObject(first);
  await expect(create({ ...whole, name: 'Other' })).rejects.toMatchObject({ name: 'ConflictError', now: first });
});

const refused = (column: string, problem = 'not allowed') => ({
  ...{ name: 'WriteError', kind: 'rejected', rejected: { column, problem } },
});

// The form prevents these values, and the database rejects them.
test.each<[what: string, draft: Partial<typeof whole>, rejected: object]>([
  ['the slug of another console', { slug: 'game-boy' }, refused('slug', 'taken')],
  ['the slug of a page', { slug: 'compare' }, refused('slug')],
  ['a weight out of range', { weight_g: '9000' }, refused('weight_g')],
  ['more minimum hours than maximum hours', { rated_hours_min: '9', rated_hours_max: '8' }, refused('rated_hours_max')],
  ['two releases of one region', { releases: [release, { ...release, released: '' }] }, refused('releases', 'taken')],
  ['a price without a currency', { releases: [{ ...release, currency: '' }] }, refused('releases')],
  [
    'the most of a price alone',
    { releases: [{ ...release, price: '', currency: '', price_to: '9' }] },
    refused('releases'),
  ],
  ['a source without a title', { sources: [{ ...source, title: '' }] }, refused('sources')],
  ['an unknown family', { plays: [...plays, { ...plays[0], family: 'NES', plays: 'yes' } as never] }, refused('plays')],
  ['two equal cables', { cables: [cable, { ...cable, note: '' }] }, refused('cables', 'taken')],
  ['a cable without a name', { cables: [{ ...cable, via: '' }] }, refused('cables')],
  ['a cable to a deleted console', { cables: [{ ...cable, to: missingId }] }, refused('cables')],
  ['a deleted post', { articles: [newId] }, refused('articles')],
  ['a deleted predecessor', { predecessor_id: missingId }, refused('predecessor_id')],
])('the database rejects a save with %s, and changes nothing', async (_what, changes, rejected) => {
  const before = await site.content();
  await expect(create({ ...whole, ...changes })).rejects.toMatchObject(rejected);
  const { updated_at } = await stored(unused);
  await expect(update(updated_at, { ...whole, ...changes }, unused)).rejects.toMatchObject(rejected);
  expect(changesBetween(before, await site.content())).toEqual([]);
  expect((await stored(unused)).updated_at).toBe(updated_at);
});

// The form sends either the id or the name.
test.each(['predecessor', 'successor'])(
  'the database rejects a %s with both an id and a name, and names the column of the id',
  async (name) => {
    const { console, ...lists } = consoleSave(whole, null, newId);
    const both = { ...console, [`${name}_id`]: gameBoy, [`${name}_name`]: 'Another' };
    await expect(site.createConsole(newId, { ...lists, console: both })).rejects.toMatchObject(refused(`${name}_id`));
  },
);

test.each<[what: string, console: object]>([
  ['no column', {}],
  ['an unknown column', { ...consoleSave(whole, null, newId).console, nonsense: 1 }],
  ['a column that the database fills', { ...consoleSave(whole, null, newId).console, search: 'x' }],
])('the database rejects a save with %s, and changes nothing', async (_what, console) => {
  const before = await site.content();
  const saved = site.createConsole(newId, { ...consoleSave(whole, null, newId), console: console as never });
  await expect(saved).rejects.toMatchObject({ name: 'WriteError', kind: 'rejected', code: '22023' });
  expect(changesBetween(before, await site.content())).toEqual([]);
});

test('a cable shows at both consoles, and only a save of the first console changes the cable', async () => {
  const { updated_at } = await create();
  const from = { id: newId, name: 'Typed' };
  expect((await stored()).cablesTo).toEqual([{ via: 'A cable', from }]);
  const other = await stored(gameBoy);
  expect(other.cablesTo).toContainEqual({ via: 'A cable', from });
  await update(other.updated_at, { ...consoleDraft(other), cables: [] }, gameBoy);
  expect((await stored()).cables).toHaveLength(cables.length);
  expect((await stored(gameBoy)).cables).toEqual([]);
  await update(updated_at, { ...whole, cables: [] });
  expect((await stored(gameBoy)).cablesTo).not.toContainEqual({ via: 'A cable', from });
});

test('a list that a save omits stays unchanged', async () => {
  const { updated_at } = await create();
  await update(updated_at, whole);
  const before = await site.content();
  await site.updateConsole(newId, (await stored()).updated_at, {
    ...consoleSave(whole, null, newId),
    ...{ releases: null as never, sources: null as never, compatibility: null as never, cables: null as never },
  });
  expect(changesBetween(before, await site.content())).toEqual([]);
});
