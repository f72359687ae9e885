// A form refuses what the database would refuse, before it is sent, and nothing else.
// Each value goes through the check of its form and, whatever that says, to the database.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newPost, postSchema, type PostDraft } from '@/features/blog/post-schema';
import { consoleOfMonthSchema } from '@/features/consoles/featured-period';
import { emptyLink, linkFields, linkSchema, type LinkDraft } from '@/features/links/link-schema';
import { settingsFields, settingsSchema, type SettingsDraft } from '@/features/settings/settings-schema';
import { socialLinkSchema } from '@/features/social-links/social-link-schema';
import { userSchema } from '@/features/users/user-schema';
import { errorsOf } from '../support/schema-errors';
import { read } from '../support/database/site-client.ts';
import { startStaffSite, type StaffSite } from '../support/database/staff-site.ts';

let site: StaffSite;
beforeAll(async () => {
  site = await startStaffSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.restore();
  await site.signInAs('admin');
});

const newId = '99000000-0000-4000-8000-000000000001';
const x = (length: number) => 'x'.repeat(length);
const games = (length: number) => '🎮'.repeat(length);

/** Values of a field that holds text of at most so many characters. */
const text = (longest: number) => [
  ...['', 'a', ' a ', '<script>', 'ä'.repeat(longest), x(longest), x(longest + 1), games(longest), games(longest + 1)],
  ...['\u202e', '\u200b', 'e\u0301', 'a\r\nb', '👩‍👩‍👧‍👦', "'; drop table", '${x}', '\u0001', '\uffff'],
];
const spaces = [' ', '\t\n', '\u00a0', '\ufeff', '\u3000'];
const url = 'https://a.example/';
const addresses = [
  ...[
    '',
    'a',
    'a.example',
    'http:',
    'http://',
    'https:///a',
    'HTTPS://A.EXAMPLE',
    'http\u017f://a.example',
    'ftp://a.example',
  ],
  ...[
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'mailto:a@b',
    '//a.example',
    '/\\a',
    '\\\\a',
    ' https://a.example',
  ],
  ...[
    'https://a.example ',
    'https://a b',
    'https://a\\b',
    'https://a/\tb',
    'https://a/\nb',
    'https://a/\u007f',
    'https://a/\u0080',
  ],
  ...[
    'https://a/\u00a0',
    'https://a/\u2028',
    'https://?x',
    'https://#x',
    'https://user:word@a.example',
    'https://a.example@b.example',
    'https://a.example/@b',
    'https://[::1',
    'https://a:99999',
    'https://a/\u202e',
    'https://a/\u{e0041}',
    'https://café.example/ü',
    'https://[::1]:80/x',
  ],
  ...['https://日本.example', 'https://a/🎮', url + x(2048 - url.length), url + x(2049 - url.length)],
  ...[url + games(2048 - url.length), url + games(2049 - url.length)],
];
const pictures = [
  ...addresses,
  '/',
  '/a.png',
  '/a//b',
  '//a',
  '/\\a',
  '/a\\b',
  '/a b',
  '/?a',
  '/#a',
  '/..//a.example',
  '/a/%2E./b',
  '/...',
  '/a?/../b',
  '/\u200b',
  `/${x(2047)}`,
  `/${x(2048)}`,
];
/** The content policy of the site blocks them for every reader. */
const insecurePictures = ['http://a.example/a.png', 'HTTP://A.EXAMPLE'];
const emails = [
  ...[
    '',
    'a',
    'a@',
    '@b',
    'a@b',
    'a@b@c',
    'a b@c',
    ' a@b',
    'a@b ',
    'a@b\n',
    'Ä@Ö.example',
    '🎮@b',
    'a\u0001@b',
    'a\u007f@b',
  ],
  ...[
    'a\u00a0@b',
    'a\u200b@b',
    'a@b\u202e',
    '"a@b"@c',
    `a@${x(252)}`,
    `a@${x(253)}`,
    `a@${games(252)}`,
    `a@${games(253)}`,
  ],
];
const days = [
  ...['2025-01-01', '1900-01-01', '1899-12-31', '2999-12-31', '3000-01-01', '2024-02-29', '2025-02-29', '2025-02-30'],
  ...[
    '2025-13-01',
    '2025-00-10',
    '2025-01-32',
    '0001-01-01',
    '0000-01-01',
    '',
    'soon',
    '12025-01-01',
    '-0001-01-01',
    '２０２５-01-01',
  ],
];
/** Days as Postgres also reads them; a form only ever has YYYY-MM-DD. */
const otherDays = ['2025-1-1', '20250101', 'January 8, 2025', '2025-01-01T10:00:00Z', 'today'];
const numbers = (lowest: number, highest: number) => [
  ...[lowest, highest, lowest - 1, highest + 1].map(String),
  ...['1', '1.5', '3abc', 'abc', '３', '1e9', '99999999999', 'NaN', 'Infinity', '0x', '--1', '1,5'],
];
/** Written otherwise than whole numbers are, but read as such by what sends them. */
const otherNumbers = ['', ' ', '1e0', '+1', ' 1', '1 ', '1.0', '0x1', '1.'];

interface Field {
  /** The database takes them exactly when the form does. */
  same: string[];
  /** The form refuses these on purpose, although the database would take them. */
  stricter?: string[];
}

interface Form {
  check: (values: Record<string, string>) => object;
  send: (values: Record<string, string>) => Promise<unknown>;
  fields: Record<string, Field>;
}

const aPost: PostDraft = {
  ...newPost('2025-01-01'),
  title: 't',
  slug: 'n-new',
  excerpt: 'e',
  content: 'c',
  author: 'a',
};
const aLink: LinkDraft = { ...emptyLink, order: '0', title: 't', url: 'https://n.example', category: 'c' };
const aSocialLink = { platform: 'n', url: 'https://n.example', active: true };
const aPeriod = {
  console_id: 'a0000000-0000-4000-8000-000000000001',
  start_date: '2025-01-01',
  end_date: '2999-12-31',
};
const aPerson = { name: 'N', email: 'new@handheld-legacy.test', role: 'contributor' };
const someSettings: SettingsDraft = {
  ...{ siteName: 'N', siteDescription: 'd', contactEmail: 'n@n.example', itemsPerPage: '5', metaTitle: 't' },
  ...{ metaDescription: 'd', metaKeywords: 'k', ogImage: '/n.png', twitterHandle: '@n' },
};

const forms: Record<string, Form> = {
  'a post': {
    check: (values) => errorsOf(postSchema, { ...aPost, ...values }),
    send: (values) => site.createPost(newId, { ...aPost, ...values }),
    fields: {
      title: { same: text(200), stricter: spaces },
      slug: {
        same: [
          ...[
            '',
            'a',
            'new',
            'edit',
            'game-boy',
            'a_b',
            '_',
            '-',
            '-a',
            'a-',
            'a--b',
            'A',
            'Ä',
            'ä',
            'a b',
            'a/b',
            'a.b',
            '.',
            '..',
          ],
          ...['%2e', 'a\n', '\na', 'a\u0301', '\u0131', '\u212a', '１', 'ſ', x(200), x(201), ' '],
        ],
      },
      excerpt: { same: text(1000), stricter: spaces },
      content: { same: text(200_000), stricter: spaces },
      image: { same: pictures, stricter: insecurePictures },
      // That the category exists only the database knows.
      category: { same: ['', 'tech', 'history', 'reviews', 'collecting'] },
      author: { same: text(100), stricter: spaces },
      date: { same: days, stricter: otherDays },
      read_time: { same: text(50), stricter: spaces },
    },
  },
  'a link': {
    check: (values) => errorsOf(linkSchema, { ...aLink, ...values }),
    send: (values) => site.addLink({ id: newId, ...linkFields({ ...aLink, ...values }) }),
    fields: {
      title: { same: text(200), stricter: spaces },
      url: { same: addresses },
      category: { same: text(100), stricter: spaces },
      image: { same: pictures, stricter: insecurePictures },
      description: { same: [...text(1000), ...spaces] },
      order: { same: [...numbers(-1_000_000, 1_000_000), '-0', '007'], stricter: otherNumbers },
    },
  },
  'a social link': {
    check: (values) => errorsOf(socialLinkSchema([]), { ...aSocialLink, ...values }),
    send: (values) => site.addSocialLink({ id: newId, ...aSocialLink, ...values }),
    fields: { platform: { same: text(50), stricter: spaces }, url: { same: addresses } },
  },
  'the Console of the Month': {
    check: (values) => errorsOf(consoleOfMonthSchema, { ...aPeriod, ...values }),
    send: (values) => site.featureConsole({ id: newId, ...aPeriod, ...values }),
    fields: {
      console_id: { same: ['', 'a0000000-0000-4000-8000-000000000002'] },
      // It has no limits of its own; the end it must not be after is in 2999.
      start_date: { same: days.filter((day) => day !== '-0001-01-01'), stricter: otherDays },
      // The start it must not be before is in 2025.
      end_date: { same: days.filter((day) => day !== '12025-01-01'), stricter: [...otherDays, '12025-01-01'] },
    },
  },
  'the settings': {
    check: (values) => errorsOf(settingsSchema, { ...someSettings, ...values }),
    send: async (values) =>
      site.saveSettings(
        settingsFields({ ...someSettings, ...values }, { ...someSettings, itemsPerPage: 5, maintenanceMode: false }),
        (await read(site.savedSettings()))?.updated_at ?? null,
      ),
    fields: {
      siteName: { same: text(100), stricter: spaces },
      siteDescription: { same: [...text(500), ...spaces] },
      contactEmail: { same: emails },
      itemsPerPage: {
        same: [...numbers(1, 12), '', ' '],
        stricter: [...otherNumbers.filter((it) => it.trim()), '007', '1e1'],
      },
      metaTitle: { same: text(200), stricter: spaces },
      metaDescription: { same: [...text(500), ...spaces] },
      metaKeywords: { same: [...text(500), ...spaces] },
      ogImage: { same: pictures, stricter: insecurePictures },
      twitterHandle: { same: [...text(50), ...spaces] },
    },
  },
  'a person': {
    check: (values) => errorsOf(userSchema, { ...aPerson, ...values }),
    send: (values) => site.addUser({ id: newId, ...aPerson, ...values }),
    fields: {
      name: { same: text(100), stricter: spaces },
      email: { same: emails },
      // An admin is not on offer for a new person, and there is no way to type a role.
      role: { same: ['editor', 'contributor'] },
    },
  },
};

describe.each(Object.entries(forms))('%s', (_what, { check, send, fields }) => {
  /** Does the form, fine but for this value, have nothing against it, and does the database take it? */
  const verdicts = async (field: string, value: string) => {
    const values = { [field]: value };
    const form = Object.values(check(values)).every((error) => error === undefined);
    try {
      await send(values);
      await site.restore();
      return { value: shortened(value), form, database: true };
    } catch (error) {
      expect(error, shortened(value)).toMatchObject({ name: 'WriteError', kind: 'rejected' });
      return { value: shortened(value), form, database: false };
    }
  };

  test.each(Object.entries(fields))('%s', async (field, { same, stricter = [] }) => {
    expect(Object.values(check({})).filter(Boolean)).toEqual([]);
    const seen: unknown[] = [];
    const wanted: unknown[] = [];
    for (const value of same) {
      const verdict = await verdicts(field, value);
      seen.push(verdict);
      wanted.push({ ...verdict, database: verdict.form });
    }
    for (const value of stricter) {
      seen.push(await verdicts(field, value));
      wanted.push({ value: shortened(value), form: false, database: true });
    }
    expect(seen).toEqual(wanted);
    // A table of values that are all fine, or all wrong, would prove little; so would one of words only.
    expect(new Set((wanted as { form: boolean }[]).map(({ form }) => form)).size).toBe(field === 'role' ? 1 : 2);
  });

  // A NUL and half a surrogate pair are rejected by the rule that the text fields of all schemas share.
  test.each(Object.keys(fields))('%s: a NUL is refused by the database', async (field) => {
    await expect(send({ [field]: 'a\u0000b' })).rejects.toMatchObject({ name: 'WriteError', kind: 'rejected' });
  });
});

function shortened(value: string): string {
  return value.length > 60 ? `${value.slice(0, 40)}… (${Array.from(value).length})` : value;
}
