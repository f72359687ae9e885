import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { fillTables } from '../security/site/read-surfaces';
import { writeSurfaces, type WriteSurface } from '../security/site/write-surfaces';
import { aCategory } from '../support/builders';
import type { accounts } from '../support/network/auth';
import { network } from '../support/network/server';
import type { TableName } from '../support/network/tables';
import { renderApp } from '../support/render-app';
import { says } from '../support/specification-texts';

/** A field of a form, with what is said about it. */
interface Field {
  label: string;
  /** What a person can save there, another than the form shows; of a select also the words of an option. */
  value: string;
  /** The column, or where that is no part of its name the constraint, that the database names when it rejects a value. */
  column: string;
  /** What is said at the field about a value that breaks its rule. */
  rule: string;
  /** What is said where it is empty; left out, it may be. */
  empty?: string;
  /** Values that break the rule, and values about which something else is said. */
  wrong: (string | [value: string, words: string])[];
}

/** A form that is saved: a write surface and what its form is like. */
export interface FormSurface extends WriteSurface {
  to: TableName;
  as: keyof typeof accounts;
  fields: readonly Field[];
  /** What its button says on the way. */
  busy: string;
  failure: string;
  /** What is said when nobody knows what became of it. */
  unknown: string;
  /** The message when something required is missing, where there is one beside those at the fields. */
  missing?: string;
  /** True where the form is there to go on typing after a save. */
  stays?: boolean;
}

const unstorable = "This contains a character we can't store. Please remove it.";
const insecure = "Use an https address or a path on this site: pictures from http addresses don't show here.";
const url = 'Enter an http or https address (up to 2,048 characters) without a user name, spaces or hidden characters.';
const pictureEnd =
  "A path can't contain .., an address can't contain a user name, and neither can contain spaces or hidden characters.";
const picture = (example: string) => `Enter an https address or a path on this site, such as ${example}. ${pictureEnd}`;
const isNoPicture = ['javascript:alert(1)', 'data:image/png;base64,AAAA', '//elsewhere.example/a.png', 'images/a.png'];

const field = (
  [label, column]: [string, string],
  value: string,
  rule: string,
  wrong: Field['wrong'] = [],
  empty?: string,
): Field => ({ label, column, value, rule, wrong, empty });

const { postEditor, links, socialLinks, settings, consoleOfMonth } = says;

const slug = 'Use lowercase letters, digits and underscores, separated by single hyphens, such as game-boy-light.';
const postFields = [
  field(
    [postEditor.title, 'title'],
    'Typed title',
    'Enter a title (up to 200 characters).',
    ['x'.repeat(201), ['   ', 'Enter a title.'], ['a\0b', unstorable], ['half \ud83d', unstorable]],
    'Enter a title.',
  ),
  field(
    [postEditor.slug, 'slug'],
    'typed-slug',
    slug,
    ['Upper', 'two--hyphens', '-start', 'a.b', '%2e', 'x'.repeat(201)],
    slug,
  ),
  field(
    [postEditor.excerpt, 'excerpt'],
    'Typed excerpt.',
    'Enter an excerpt (up to 1,000 characters).',
    ['x'.repeat(1001), ['a\0b', unstorable]],
    'Enter an excerpt.',
  ),
  field(
    [postEditor.content, 'content'],
    '# Typed\n\ntext',
    'Write the article (up to 200,000 characters).',
    [
      'x'.repeat(200_001),
      [' \n ', 'Write the article.'],
      ['half \udc00', unstorable],
      ['Text\n![A](http://a.example/a.png)', insecure],
    ],
    'Write the article.',
  ),
  field(
    [postEditor.image, 'image'],
    '/images/blog/ds-lite-revisited.svg',
    `Enter a path on this site, such as /images/blog/gba-sp-second-look.svg, or an https address. ${pictureEnd}`,
    [...isNoPicture, ['http://a.example/a.png', insecure]],
    'Enter a featured image.',
  ),
  field([postEditor.category, 'category'], 'tin', 'Choose a category from the list.'),
  field(
    [postEditor.author, 'author'],
    'Typed Author',
    'Enter an author (up to 100 characters).',
    ['x'.repeat(101)],
    'Enter an author.',
  ),
  field(
    [postEditor.date, 'date'],
    '2026-02-03',
    'Choose a date between 1900 and 2999.',
    ['1899-12-31', '3000-01-01'],
    'Choose a date.',
  ),
  field(
    [postEditor.readTime, 'read_time'],
    '7 min',
    'Enter a read time (up to 50 characters), such as 5 min.',
    ['x'.repeat(51)],
    'Enter a read time.',
  ),
];

const linkFields = (emptyOrder?: string) => [
  field(
    [links.title, 'title'],
    'Typed link',
    'Enter a title (up to 200 characters).',
    ['a'.repeat(201)],
    'Enter a title.',
  ),
  field([links.url, 'url'], 'https://typed.example/', url, ['javascript:alert(1)', 'https://a b'], 'Enter a URL.'),
  field(
    [links.category, 'category'],
    'Typed',
    'Enter a category (up to 100 characters).',
    ['a'.repeat(101)],
    'Enter a category.',
  ),
  field([`${links.image} (optional)`, 'image'], '/images/links/docs.png', picture('/images/links/docs.png'), [
    'docs.png',
    ['HTTP://a.example/a.png', insecure],
  ]),
  field([`${links.description} (optional)`, 'description'], 'All of it.', 'Use up to 1,000 characters.', [
    'a'.repeat(1001),
  ]),
  field(
    [links.order, 'order'],
    '-7',
    'Enter a whole number between -1,000,000 and 1,000,000.',
    ['1000001', '1.5'],
    emptyOrder,
  ),
];

const socialLinkFields = (address: string) => [
  field(
    [socialLinks.platform, 'platform'],
    'youtube',
    'Enter a platform (up to 50 characters).',
    ['a'.repeat(51), ['  ', 'Enter a platform.']],
    'Enter a platform.',
  ),
  field(
    [socialLinks.url, 'url'],
    address,
    url,
    ['javascript:alert(1)', 'youtube.com', `https://youtube.com/${'a'.repeat(2048)}`],
    'Enter a URL.',
  ),
];

const settingsFields = [
  field(
    [settings.siteName, 'siteName'],
    'Typed Legacy',
    'Enter a name (up to 100 characters).',
    ['a'.repeat(101)],
    'Enter a site name.',
  ),
  field([settings.siteDescription, 'siteDescription'], 'Typed.', 'Use up to 500 characters.', ['a'.repeat(501)]),
  field(
    [settings.contactEmail, 'contactEmail'],
    'typed@test.example',
    'Enter an email address without spaces or hidden characters, such as hello@example.org.',
    ['nobody', 'a@b@c'],
    'Enter a contact email.',
  ),
  field(
    [settings.itemsPerPage, 'itemsPerPage'],
    '4',
    'Enter a whole number from 1 to 12.',
    ['0', '13', '1.5', '1e1', '-3', '99999999999'],
    'Enter a whole number from 1 to 12.',
  ),
  field(
    [settings.metaTitle, 'metaTitle'],
    'A title & more',
    'Enter a title (up to 200 characters).',
    ['a'.repeat(201)],
    'Enter a meta title.',
  ),
  field([settings.metaDescription, 'metaDescription'], 'A "quote".', 'Use up to 500 characters.', ['a'.repeat(501)]),
  field([settings.metaKeywords, 'metaKeywords'], 'one, two', 'Use up to 500 characters.', ['a'.repeat(501)]),
  field(
    [settings.ogImage, 'ogImage'],
    'https://pictures.example/og.png',
    picture('/og-image.png'),
    [...isNoPicture, ['http://a.example/a.png', insecure]],
    'Enter an OG image URL.',
  ),
  field([settings.twitterHandle, 'twitterHandle'], '@typed', 'Use up to 50 characters.', ['a'.repeat(51)]),
];

const wrongOrder = "The end date can't be before the start date.";
const periodFields = [
  field(['Console', 'console_id'], 'Beta (1990)', 'Choose a console.', [], 'Choose a console.'),
  field([consoleOfMonth.startDate, 'start_date'], '2026-02-01', 'Choose a start date.', [], 'Choose a start date.'),
  field([consoleOfMonth.endDate, 'date_order'], '2026-12-24', wrongOrder, ['2026-01-30'], 'Choose an end date.'),
];

const nameField = (value: string) =>
  field(
    ['Name', 'name'],
    value,
    'Enter a name (up to 100 characters).',
    ['a'.repeat(101), ['   ', 'Enter a name.']],
    'Enter a name.',
  );
const roleField = (value: string) => field(['Role', 'role'], value, 'Choose another role.');
const email = 'Enter one email address (up to 254 characters), without spaces or hidden characters.';

/** A write surface with what its form is like. */
function form(surface: string, parts: Pick<FormSurface, 'fields' | 'busy' | 'missing' | 'stays'>): FormSurface {
  const found = writeSurfaces.find((write) => write.surface === surface);
  if (!found?.as || found.to === 'sign-in' || found.to === 'mail') throw new Error(`no form of staff: ${surface}`);
  const { to, as, failure } = found;
  const [refused, unknown] = typeof failure === 'string' ? [failure, failure] : [failure('400'), failure('500')];
  return { ...found, to, as, failure: refused, unknown, ...parts };
}

/** Every form of staff. */
export const forms: FormSurface[] = [
  form('create a post', { fields: postFields, busy: postEditor.busy }),
  form('change a post', { fields: postFields, busy: postEditor.busy }),
  form('add a link', { fields: linkFields(), busy: 'Adding...', missing: says.links.required, stays: true }),
  form('change a link', { fields: linkFields('Enter an order.'), busy: 'Saving... Docs of docs' }),
  form('add a social link', {
    fields: socialLinkFields('https://youtube.com/@us'),
    busy: 'Adding...',
    missing: says.socialLinks.required,
    stays: true,
  }),
  form('change a social link', { fields: socialLinkFields('https://github.com/typed'), busy: 'Saving... github' }),
  form('save the settings', { fields: settingsFields, busy: 'Saving...', stays: true }),
  form('feature a console', { fields: periodFields, busy: 'Saving...', stays: true }),
  form('change the Console of the Month', { fields: periodFields, busy: 'Saving...', stays: true }),
  form('add a person', {
    fields: [
      nameField('Typed Person'),
      field(['Email', 'email'], 'typed@handheld-legacy.test', email, ['newton', 'a b@c'], 'Enter an email address.'),
      roleField('editor'),
    ],
    busy: 'Adding...',
  }),
  form('change a person', { fields: [nameField('Typed Editor'), roleField('contributor')], busy: 'Saving...' }),
];

/** In a table row a save closes the form, and after a failure Retry sends it again. */
export const isRow = ({ again }: FormSurface) => again === 'Retry';

/** What is in the database. */
export function fillFor({ before }: FormSurface): void {
  fillTables();
  network.tables.blog_categories.push(aCategory());
  before?.();
}

/** The button of this name; the last, as a dialog stands after what opened it. */
export function button(name: string): HTMLElement {
  const found = screen.getAllByRole('button', { name }).at(-1);
  if (!found) throw new Error(`no button ${name}`);
  return found;
}
export const press = (name: string) => fireEvent.click(button(name));
export const send = ({ press: [name = ''] }: FormSurface) => press(name);
export const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
export const offers = () => screen.queryAllByRole('button', { name: 'Restore' });

/** Where a field is typed in. */
export function control({ form = '' }: FormSurface, { label }: Field): HTMLInputElement | HTMLSelectElement {
  const found = document.querySelector<HTMLElement>(form);
  if (!found) throw new Error(`no ${form} on the screen`);
  return within(found).getByLabelText(label);
}

/** Opens a form and waits until it can be written in. */
export async function openForm(surface: FormSurface, as = surface.as) {
  const app = renderApp(surface.address, { as });
  if (surface.open) fireEvent.click(await screen.findByRole('button', { name: surface.open }));
  await waitFor(() => {
    for (const each of surface.fields) {
      const input = control(surface, each);
      expect(input).toBeEnabled();
      if (input instanceof HTMLSelectElement) expect(optionOf(input, each.value), each.label).toBeDefined();
    }
  });
  return app;
}

const optionOf = (select: HTMLSelectElement, words: string) =>
  Array.from(select.options).find(({ value, text }) => value === words || text === words);

export function type(surface: FormSurface, each: Field, text = each.value): void {
  const input = control(surface, each);
  const value = input instanceof HTMLSelectElement ? (optionOf(input, text)?.value ?? '') : text;
  fireEvent.change(input, { target: { value } });
}

/** Something else that a person can save there. */
export function typeOther(surface: FormSurface, each: Field): string {
  const input = control(surface, each);
  const others = input instanceof HTMLSelectElement ? Array.from(input.options) : [];
  const option = others.find(({ value, selected }) => value !== '' && !selected)?.value;
  const text = option ?? (/\d$/.test(each.value) ? each.value.replace(/.$/, '5') : `${each.value}2`);
  type(surface, each, text);
  return text;
}

export function fillIn(surface: FormSurface): void {
  for (const each of surface.fields) type(surface, each);
}

/** What the form shows is what was typed in it. */
export function expectTyped(surface: FormSurface): void {
  for (const each of surface.fields) {
    const input = control(surface, each);
    const shown = input instanceof HTMLSelectElement ? optionOf(input, each.value)?.value : each.value;
    expect(input.value, each.label).toBe(shown);
  }
}
