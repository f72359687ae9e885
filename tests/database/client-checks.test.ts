// A form refuses what the database would refuse, before it is sent, and nothing else; the database's refusal finds
// the field. A few values of each rule: tests/security/database/bad-input.test.ts has thousands of them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PostFields } from '@/data/posts.admin';
import type { FeaturedPeriod } from '@/data/console-of-month.admin';
import type { LinkFields } from '@/data/links.admin';
import type { SiteSettings } from '@/data/settings';
import { forms, type Values } from '../security/database/forms.ts';
import { read } from '../support/database/site-client.ts';
import { startStaffSite, type StaffSite } from '../support/database/staff-site.ts';

let site: StaffSite;
beforeAll(async () => {
  site = await startStaffSite({ undoWrites: true });
  await site.signInAs('admin');
});
afterAll(() => site.close());

const x = (length: number) => 'x'.repeat(length);
const games = (length: number) => '🎮'.repeat(length);

const shown = (value: string) => value.slice(0, 60);

/** Values that form and database take, values that both refuse, and those that only the form refuses, on purpose. */
interface Field {
  taken: string[];
  refused: string[];
  byFormAlone?: string[];
}

const text = (longest: number): Field => ({
  taken: ['a', ' ä\r\n\u0001', x(longest), games(longest)],
  refused: ['', x(longest + 1), games(longest + 1)],
  byFormAlone: [' ', '\u00a0\t'],
});
const optionalText = (longest: number): Field => ({
  taken: ['', ' ', games(longest)],
  refused: [x(longest + 1), games(longest + 1)],
});
const start = 'https://a.example/';
const address: Field = {
  taken: ['HTTPS://A.EXAMPLE', 'https://[::1]:80/x', 'https://café.example/ü', start + games(2048 - start.length)],
  refused: ['', 'a.example', 'javascript:alert(1)', '//a.example', 'https://a b', start + x(2049 - start.length)],
};
const picture: Field = {
  taken: ['/a.png', '/a?/../b', 'https://a.example/a.png'],
  refused: ['/\\a', '/..//a.example', '/\u200b', 'data:image/png;base64,AAAA', `/${x(2048)}`],
  // The content policy of the site blocks it for every reader.
  byFormAlone: ['http://a.example/a.png'],
};
const email: Field = {
  taken: ['a@b', 'Ä@Ö.example', `a@${games(252)}`],
  refused: ['', 'a', 'a@b@c', 'a b@c', 'a\u200b@b', `a@${x(253)}`],
};

const id = '99000000-0000-4000-8000-000000000001';

/** By form: what sends a row of it, and its fields. */
const sent: Partial<
  Record<keyof typeof forms, [send: (row: object) => Promise<unknown>, fields: Record<string, Field>]>
> = {
  post: [
    (row) => site.createPost(id, row as PostFields),
    {
      ...{ title: text(200), excerpt: text(1000), content: text(200_000), author: text(100), read_time: text(50) },
      slug: { taken: ['a', 'game-boy', '_', x(200)], refused: ['', 'A', 'a--b', '-a', 'ä', 'a b', '..', x(201)] },
      image: picture,
      category: { taken: ['tech', 'history'], refused: [''] },
      date: {
        taken: ['1900-01-01', '2024-02-29', '2999-12-31'],
        refused: ['1899-12-31', '3000-01-01'],
        byFormAlone: ['2025-1-1', 'today'],
      },
    },
  ],
  link: [
    (row) => site.addLink({ id, ...(row as LinkFields) }),
    {
      ...{ title: text(200), category: text(100), description: optionalText(1000), url: address },
      image: { ...picture, taken: ['', ...picture.taken] },
      order: {
        taken: ['0', '-1000000', '1000000', '007'],
        refused: ['1000001', '-1000001', 'abc'],
        byFormAlone: ['', '1e0', ' 1', '1.0'],
      },
    },
  ],
  'social link': [
    (row) => site.addSocialLink({ id, ...(row as { platform: string; url: string; active: boolean }) }),
    { platform: text(50), url: address },
  ],
  'Console of the Month': [
    (row) => site.featureConsole({ id, ...(row as FeaturedPeriod) }),
    {
      start_date: { taken: ['1900-01-01', '2999-12-31'], refused: [], byFormAlone: ['today'] },
      end_date: { taken: ['1900-01-01'], refused: ['1899-12-31'], byFormAlone: ['12025-01-01'] },
    },
  ],
  settings: [
    async (row) => site.saveSettings(row as SiteSettings, (await read(site.savedSettings()))?.updated_at ?? null),
    {
      ...{
        siteName: text(100),
        metaTitle: text(200),
        siteDescription: optionalText(500),
        twitterHandle: optionalText(50),
      },
      ...{ metaDescription: optionalText(500), metaKeywords: optionalText(500), contactEmail: email, ogImage: picture },
      itemsPerPage: { taken: ['1', '12'], refused: ['', '0', '13', 'abc'], byFormAlone: ['1e0', '007'] },
    },
  ],
  person: [
    (row) => site.addUser({ id, ...(row as { name: string; email: string; role: string }) }),
    { name: text(100), email },
  ],
};

const fields = Object.entries(sent).flatMap(([form, [send, ofForm]]) =>
  Object.entries(ofForm).map(([field, values]) => ({ form: form as keyof typeof forms, send, field, values })),
);

test.each(fields)('$form: $field', async ({ form, send, field, values: { taken, refused, byFormAlone = [] } }) => {
  const { check, row } = forms[form];
  const saidBy = (values: Values) => Object.keys(check?.(values) ?? {});
  for (const value of [...taken, ...byFormAlone])
    await expect(send(row({ [field]: value })), shown(value)).resolves.toBeTruthy();
  for (const value of taken) expect(saidBy({ [field]: value }), shown(value)).toEqual([]);
  for (const value of [...refused, ...byFormAlone]) expect(saidBy({ [field]: value }), shown(value)).toEqual([field]);
  for (const value of refused) {
    const error: unknown = await send(row({ [field]: value })).catch((error: unknown) => error);
    const rejected = { column: field, problem: 'not allowed' };
    expect(error, shown(value)).toMatchObject({ name: 'WriteError', kind: 'rejected', rejected });
  }
  // The rule that the fields of all forms share.
  const nul = send(row({ [field]: 'a\u0000b' }));
  await expect(nul).rejects.toMatchObject({ name: 'WriteError', kind: 'rejected' });
  expect(saidBy({ [field]: 'a\u0000b' })).toEqual([field]);
});

describe('the database refuses, and names the column where it can,', () => {
  const send = (form: keyof typeof forms, values: Values) => sent[form]?.[0](forms[form].row(values));

  test.each([
    ['a slug that another post has', 'post', { slug: 'p-published' }, { column: 'slug', problem: 'taken' }],
    [
      'an address of a person, whatever its case',
      'person',
      { email: 'Editor@Handheld-Legacy.TEST' },
      { column: 'email', problem: 'taken' },
    ],
    [
      'a console that is not there',
      'Console of the Month',
      { console_id: '99999999-0000-4000-8000-000000000000' },
      { column: 'console_id', problem: 'not allowed' },
    ],
    ['a category that is not there', 'post', { category: 'nope' }, { column: 'category', problem: 'not allowed' }],
    ['a role of too many characters', 'person', { role: x(31) }, { column: 'role', problem: 'not allowed' }],
    ['a day that is none', 'post', { date: '2025-02-30' }, null],
    ['half an order', 'link', { order: '1.5' }, null],
    ['an order beyond any integer', 'link', { order: '3000000000' }, null],
    ['an id that is none', 'Console of the Month', { console_id: 'game-boy' }, null],
  ] as const)('%s', async (_what, form, values, rejected) => {
    await expect(send(form, values)).rejects.toMatchObject({ kind: 'rejected', rejected });
  });
});
