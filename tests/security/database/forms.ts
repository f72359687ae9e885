import { createHash } from 'node:crypto';
import { newPost, postErrors, postSchema } from '@/features/blog/editor/post-schema';
import { categoryErrors, categorySchema } from '@/features/categories/category-schema';
import {
  otherConsoleOption,
  consoleSave,
  emptyCable,
  emptyRelease,
  emptySource,
  newConsole,
} from '@/features/consoles/editor/console-draft';
import { consoleErrors, consoleSchema } from '@/features/consoles/editor/console-schema';
import { consoleOfMonthSchema, periodErrors } from '@/features/consoles/of-the-month/featured-period';
import { emptyLink, linkErrors, linkFields, linkSchema } from '@/features/links/link-schema';
import { pictureSchema } from '@/features/pictures/picture-schema';
import { settingsErrors, settingsFields, settingsSchema } from '@/features/settings/settings-schema';
import { socialLinkErrors, socialLinkSchema } from '@/features/social-links/social-link-schema';
import { userErrors, userSchema } from '@/features/users/user-schema';
import { errorsOf } from '../../support/schema-errors.ts';
import type { written } from '../inputs/fields.ts';

export type Values = Record<string, string>;

/** A form of the admin area. */
export interface Form {
  /** Returns the form's errors by field for valid values with these changes. */
  check: (values: Values) => Values;
  /** Returns a unique row, as the form sends it. */
  row: (values: Values) => object;
  /** Returns the form's errors by field for an error of the database. */
  rejection?: (error: unknown) => object | null;
  /** Whether each row replaces the previous row, so that one request cannot save two rows. */
  oneAtATime?: true;
}

let count = 0;
const unique = () => `bad-input-${(count += 1)}`;

const post = { ...newPost('2025-01-01'), title: 't', slug: 's', excerpt: 'e', content: 'c', author: 'a' };
const link = { ...emptyLink, order: '0', title: 't', url: 'https://n.example', category: 'c' };
const socialLink = { platform: 'n', url: 'https://n.example', active: true };
const settings = {
  ...{ siteName: 'N', siteDescription: 'd', contactEmail: 'n@n.example', itemsPerPage: '5', metaTitle: 't' },
  ...{ metaDescription: 'd', metaKeywords: 'k', ogImage: '/n.png', twitterHandle: '@n' },
  ...{ operator: 'N', postalAddress: 'n\nn' },
};
const savedSettings = { ...settings, itemsPerPage: 5, maintenanceMode: false };
const person = { name: 'N', email: 'n@n.example', role: 'contributor' };
const console_id = 'a0000000-0000-4000-8000-000000000001';
const period = { console_id, start_date: '1900-01-01', end_date: '2999-12-31' };
/** Returns the id of a row of supabase/seeds/. */
const shippedId = (words: string) => createHash('md5').update(words).digest('hex');
const aConsole = {
  ...newConsole,
  ...{ name: 'n', slug: 's', description: 'd', full_description: 'f', year: '1989' },
  ...{ processor: 'p', display: 'd', controls: 'c', battery: 'b' },
  ...{
    predecessor_id: otherConsoleOption,
    predecessor_name: 'p',
    successor_id: otherConsoleOption,
    successor_name: 's',
  },
};
const released = (values: Values) => {
  return { ...aConsole, releases: [{ ...emptyRelease, region: 'jp', price: '1', currency: 'EUR', ...values }] };
};
const sourced = (values: Values) => {
  return { ...aConsole, sources: [{ ...emptySource, field: 'weight_g', title: 't', ...values }] };
};
const cabled = (values: Values) => {
  return { ...aConsole, cables: [{ ...emptyCable, via: 'v', to: otherConsoleOption, to_name: 'n', ...values }] };
};
const playing = (values: Values) => {
  return {
    ...aConsole,
    plays: [{ family: 'GB', plays: 'yes', note: '', source_title: '', source_url: '', ...values }],
  };
};

/** Removes null values: hundreds of rows with all columns have more parameters than PGlite supports. */
const withoutNulls = (row: object) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

/** Converts a form's errors by path, such as `releases.0.note`, to errors by field. */
const inRow = (errors: object) =>
  Object.fromEntries(Object.entries(errors).map(([path, words]) => [path.split('.')[2] ?? path, words as string]));

/** Maps the name of a form's content to the form. */
export const forms: Record<keyof typeof written, Form> = {
  post: {
    check: (values) => errorsOf(postSchema, { ...post, ...values }),
    // The post is published, because a person may have at most 500 drafts. The consoles are rows of another table.
    row: (values) => ({ ...post, consoles: undefined, publish_at: null, slug: unique(), published: true, ...values }),
    rejection: postErrors,
  },
  link: {
    check: (values) => errorsOf(linkSchema, { ...link, ...values }),
    row: (values) => linkFields({ ...link, ...values }),
    rejection: linkErrors,
  },
  'social link': {
    check: (values) => errorsOf(socialLinkSchema, { ...socialLink, ...values }),
    row: (values) => ({ ...socialLink, ...values }),
    rejection: socialLinkErrors,
  },
  settings: {
    check: (values) => errorsOf(settingsSchema, { ...settings, ...values }),
    row: (values) => ({ id: 1, ...settingsFields({ ...settings, ...values }, savedSettings) }),
    rejection: settingsErrors,
    oneAtATime: true,
  },
  person: {
    check: (values) => errorsOf(userSchema, { ...person, ...values }),
    row: (values) => ({ ...person, email: `${unique()}@n.example`, ...values }),
    rejection: userErrors,
  },
  console: {
    check: (values) => errorsOf(consoleSchema, { ...aConsole, ...values }),
    row: (values) => withoutNulls(consoleSave({ ...aConsole, slug: unique(), ...values }, null, console_id).console),
    rejection: consoleErrors,
  },
  // These forms lack `rejection`: the console form shows the database's errors at the list of rows.
  release: {
    check: (values) => inRow(errorsOf(consoleSchema, released(values))),
    row: (values) => ({
      ...{ id: shippedId('release game-boy jp'), console_id },
      ...consoleSave(released(values), null, console_id).releases[0],
    }),
    oneAtATime: true,
  },
  source: {
    check: (values) => inRow(errorsOf(consoleSchema, sourced(values))),
    row: (values) => ({ console_id, ...consoleSave(sourced(values), null, console_id).sources[0] }),
  },
  compatibility: {
    check: (values) => inRow(errorsOf(consoleSchema, playing(values))),
    row: (values) => ({
      ...{ id: shippedId('compatibility game-boy GB'), console_id },
      ...consoleSave(playing(values), null, console_id).compatibility[0],
    }),
    oneAtATime: true,
  },
  'link cable': {
    check: (values) => inRow(errorsOf(consoleSchema, cabled(values))),
    row: (values) => ({
      ...{ id: shippedId('cable'), from_id: console_id },
      ...consoleSave(cabled(values), null, console_id).cables[0],
    }),
    oneAtATime: true,
  },
  category: {
    check: (values) => errorsOf(categorySchema, { name: 'n', slug: 's', ...values }),
    row: (values) => ({ name: 'n', slug: unique(), ...values }),
    rejection: categoryErrors,
  },
  picture: {
    check: (values) => errorsOf(pictureSchema, { alt: 'a', file_name: 'n', ...values }),
    row: (values) => ({ name: `${shippedId(unique())}-1x1.png`, file_name: 'n', alt: 'a', ...values }),
  },
  'Console of the Month': {
    check: (values) => errorsOf(consoleOfMonthSchema, { ...period, ...values }),
    row: (values) => ({ ...period, ...values }),
    rejection: periodErrors,
    oneAtATime: true,
  },
};
