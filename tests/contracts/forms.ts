import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { fillTables } from '../security/site/read-surfaces';
import { writeSurfaces, type WriteSurface } from '../security/site/write-surfaces';
import type { accounts } from '../support/network/auth';
import type { TableName } from '../support/network/tables';
import { renderApp } from '../support/render-app';
import { wording } from '../support/specification-texts';

interface Field {
  label: string;
  /** The column in a rejection by the database, or the name of the constraint. */
  column: string;
  /** The `type` of the control. */
  kind: string;
  /** A valid value that differs from the present value. For a select, the words of an option also work. */
  value: string;
  /** The error at the field for a value that breaks its rule. */
  rule: string;
  /** Invalid values. For an error other than `rule`, the words of the error follow the value. */
  wrong: (string | [value: string, words: string])[];
  /** The error of an empty field. Without this error, the field may be empty. */
  empty?: string;
}

export interface FormSurface extends WriteSurface {
  to: TableName;
  as: keyof typeof accounts;
  fields: readonly [Field, ...Field[]];
  /** Words of the submit button during the save. */
  busy: string;
  failure: string;
  /** The message of a save with an unknown result. */
  unknown: string;
  /** The toast about missing values. Some forms show this toast in addition to the errors at the fields. */
  missing?: string;
  /** Whether the form stays open after a save. */
  stays?: boolean;
}

const unstorable = 'We can’t store one of these characters. Please remove it.';
const insecure = 'Use an https address or a path on this site. Pictures from http addresses don’t show here.';
const url = 'Enter an http or https address (up to 2,048 characters) without a user name, spaces or hidden characters.';
const pictureEnd =
  'A path can’t contain .., an address can’t contain a user name, and neither can contain spaces or hidden characters.';
const picture = (example: string) => `Enter an https address or a path on this site, such as ${example}. ${pictureEnd}`;
const invalidPictures = [
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  '//elsewhere.example/a.png',
  'images/a.png',
];

type FieldId = [label: string, column: string, kind?: string];

const field = (
  [label, column, kind = 'text']: FieldId,
  value: string,
  rule: string,
  wrong: Field['wrong'] = [],
  empty?: string,
): Field => ({ label, column, kind, value, rule, wrong, empty });

/** Describes a field that needs a visible character and has a maximum length. */
const text = (
  fieldId: FieldId,
  value: string,
  [what, most]: [what: string, most: number],
  wrong: Field['wrong'] = [],
  empty = `Enter ${what}.`,
) => {
  const rule = `Enter ${what} (up to ${most.toLocaleString('en')} characters).`;
  return field(fieldId, value, rule, ['x'.repeat(most + 1), ...wrong], empty);
};

/** Describes a field that may be empty and has a maximum length. */
const optional = (fieldId: FieldId, value: string, most: number) =>
  field(fieldId, value, `Use up to ${most.toLocaleString('en')} characters.`, ['x'.repeat(most + 1)]);

const category = 'Choose a category from the list.';
const slug = 'Use lowercase letters, digits and underscores, separated by single hyphens, such as game-boy-light.';
const postFields: FormSurface['fields'] = [
  text(
    [wording.postEditor.title, 'title'],
    'Typed title',
    ['a title', 200],
    [
      ['   ', 'Enter a title.'],
      ['a\0b', unstorable],
      ['half \ud83d', unstorable],
    ],
  ),
  field(
    [wording.postEditor.slug, 'slug'],
    'typed-slug',
    slug,
    ['Upper', 'two--hyphens', '-start', 'a.b', '%2e', 'x'.repeat(201)],
    slug,
  ),
  text(
    [wording.postEditor.excerpt, 'excerpt', 'textarea'],
    'Typed excerpt.',
    ['an excerpt', 1000],
    [['a\0b', unstorable]],
  ),
  field(
    [wording.postEditor.content, 'content', 'textarea'],
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
    [wording.postEditor.image, 'image'],
    '/images/blog/ds-lite-revisited.svg',
    `Enter a path on this site, such as /images/blog/gba-sp-second-look.svg, or an https address. ${pictureEnd}`,
    [...invalidPictures, ['http://a.example/a.png', insecure]],
    'Enter a featured image.',
  ),
  field([wording.postEditor.category, 'category', 'select-one'], 'tin', category, [], category),
  text([wording.postEditor.author, 'author'], 'Typed Author', ['an author', 100]),
  field(
    [wording.postEditor.date, 'date', 'date'],
    '2026-02-03',
    'Choose a date between 1900 and 2999.',
    ['1899-12-31', '3000-01-01'],
    'Choose a date.',
  ),
  field(
    [wording.postEditor.readTime, 'read_time'],
    '7 min',
    'Enter a read time (up to 50 characters), such as 5 min.',
    ['x'.repeat(51)],
    'Enter a read time.',
  ),
];

const consoleFields: FormSurface['fields'] = [
  text(['Name', 'name'], 'Typed console', ['a name', 100], [['   ', 'Enter a name.']]),
  field(
    ['Slug', 'slug'],
    'typed-console',
    slug,
    ['Upper', '-start', ['compare', 'The address /consoles/compare is a page of its own. Choose a different slug.']],
    slug,
  ),
  text(['Description', 'description', 'textarea'], 'Typed.', ['a description', 1000], [['a\0b', unstorable]]),
  text(['Full description', 'full_description', 'textarea'], 'All.', ['a full description', 20_000]),
  text(['Processor', 'processor'], 'Typed p', ['a processor', 300]),
  text(['Display', 'display'], 'Typed d', ['a display', 300]),
  text(['Controls', 'controls'], 'Typed c', ['the controls', 300]),
  text(['Battery', 'battery'], 'Typed b', ['a battery', 300]),
  optional(['Dimensions (optional)', 'dimensions'], '1 × 2 × 3 mm', 300),
  optional(['Weight (optional)', 'weight'], '100 g', 300),
  optional(['Game Library (optional)', 'games'], 'Some', 300),
  field(
    ['Picture', 'image'],
    '/images/consoles/nintendo-ds.svg',
    `Enter a path on this site, such as /images/consoles/game-boy.svg, or an https address. ${pictureEnd}`,
    [...invalidPictures, ['http://a.example/a.png', insecure]],
    'Enter a picture.',
  ),
  field(
    ['Year', 'year'],
    '1994',
    'Enter the year of its first release, such as 1989.',
    ['95', '19955'],
    'Enter the year of its first release, such as 1989.',
  ),
  field(['Era', 'color', 'select-one'], 'ds', 'Choose an era from the list.'),
];

const linkFields = (emptyOrder?: string): FormSurface['fields'] => [
  text([wording.links.title, 'title'], 'Typed link', ['a title', 200]),
  field(
    [wording.links.url, 'url', 'url'],
    'https://typed.example/',
    url,
    ['javascript:alert(1)', 'https://a b'],
    'Enter a URL.',
  ),
  text([wording.links.category, 'category'], 'Typed', ['a category', 100]),
  field([`${wording.links.image} (optional)`, 'image'], '/images/links/docs.png', picture('/images/links/docs.png'), [
    'docs.png',
    ['HTTP://a.example/a.png', insecure],
  ]),
  optional([`${wording.links.description} (optional)`, 'description', 'textarea'], 'All of it.', 1000),
  field(
    [wording.links.order, 'order', 'number'],
    '-7',
    'Enter a whole number between -1,000,000 and 1,000,000.',
    ['1000001', '1.5'],
    emptyOrder,
  ),
];

const socialLinkFields = (address: string): FormSurface['fields'] => [
  text([wording.socialLinks.platform, 'platform'], 'youtube', ['a platform', 50], [['  ', 'Enter a platform.']]),
  field(
    [wording.socialLinks.url, 'url', 'url'],
    address,
    url,
    ['javascript:alert(1)', 'youtube.com', `https://youtube.com/${'a'.repeat(2048)}`],
    'Enter a URL.',
  ),
];

const settingsFields: FormSurface['fields'] = [
  text([wording.settings.siteName, 'siteName'], 'Typed Legacy', ['a name', 100], [], 'Enter a site name.'),
  optional([wording.settings.siteDescription, 'siteDescription', 'textarea'], 'Typed.', 500),
  field(
    [wording.settings.contactEmail, 'contactEmail', 'email'],
    'typed@test.example',
    'Enter an email address without spaces or hidden characters, such as hello@example.org.',
    ['nobody', 'a@b@c'],
    'Enter a contact email.',
  ),
  field(
    [wording.settings.itemsPerPage, 'itemsPerPage', 'number'],
    '4',
    'Enter a whole number from 1 to 12.',
    ['0', '13', '1.5', '1e1', '-3', '99999999999'],
    'Enter a whole number from 1 to 12.',
  ),
  text([wording.settings.metaTitle, 'metaTitle'], 'A title & more', ['a title', 200], [], 'Enter a meta title.'),
  optional([wording.settings.metaDescription, 'metaDescription', 'textarea'], 'A "quote".', 500),
  optional([wording.settings.metaKeywords, 'metaKeywords'], 'one, two', 500),
  field(
    [wording.settings.ogImage, 'ogImage'],
    'https://pictures.example/og.png',
    picture('/og-image.png'),
    [...invalidPictures, ['http://a.example/a.png', insecure]],
    'Enter an OG image URL.',
  ),
  optional([wording.settings.twitterHandle, 'twitterHandle'], '@typed', 50),
  optional(['Operator', 'operator'], 'Typed Society', 200),
  optional(['Postal address', 'postalAddress', 'textarea'], '1 Typed Street', 500),
];

const startDate = 'Choose a start date.';
const wrongOrder = 'The end date can’t be before the start date.';
const noEnd = 'Choose an end date.';
const periodFields = (model: string, [label, first, last]: [string, string, string]): FormSurface['fields'] => [
  field([label, 'console_id', 'select-one'], model, 'Choose a console.', [], 'Choose a console.'),
  field([first, 'start_date', 'date'], '2026-02-01', startDate, [], startDate),
  field([last, 'date_order', 'date'], '2026-12-24', wrongOrder, ['2026-01-30'], noEnd),
];
const featuredFields = periodFields('Beta (1990)', [
  'Console',
  wording.consoleOfMonth.startDate,
  wording.consoleOfMonth.endDate,
]);
const queueFields = periodFields('Alpha (1989)', ['Queued console', 'First day', 'Last day']);

const nameField = (value: string) => text(['Name', 'name'], value, ['a name', 100], [['   ', 'Enter a name.']]);
const roleField = (value: string) => field(['Role', 'role', 'select-one'], value, 'Choose another role.');
const email = 'Enter one email address (up to 254 characters), without spaces or hidden characters.';
const emailField = field(
  ['Email', 'email', 'email'],
  'typed@handheld-legacy.test',
  email,
  [
    'newton',
    'a b@c',
    ['jörg@example.org', 'Use plain English letters, digits and signs only: email to other addresses gets lost.'],
  ],
  'Enter an email address.',
);

const categorySlug = slug.replace('game-boy-light', 'repair-tips');
const categoryFields = (value: string): FormSurface['fields'] => [
  nameField('Typed'),
  field(['Slug', 'slug'], value, categorySlug, ['Upper', 'two--hyphens', 'x'.repeat(201)], categorySlug),
];

function form(surface: string, parts: Pick<FormSurface, 'fields' | 'busy' | 'missing' | 'stays'>): FormSurface {
  const found = writeSurfaces.find((write) => write.surface === surface);
  if (!found?.as || found.to === 'sign-in' || found.to === 'mail' || found.to === 'builds')
    throw new Error(`no form of staff: ${surface}`);
  const { to, as, failure } = found;
  const [rejected, unknown] = typeof failure === 'string' ? [failure, failure] : [failure('400'), failure('500')];
  return { ...found, to, as, failure: rejected, unknown, ...parts };
}

const everyForm: FormSurface[] = [
  form('create a post', { fields: postFields, busy: wording.postEditor.busy }),
  form('change a post', { fields: postFields, busy: wording.postEditor.busy }),
  form('create a console', { fields: consoleFields, busy: 'Saving...' }),
  form('change a console', { fields: consoleFields, busy: 'Saving...' }),
  form('add a link', { fields: linkFields(), busy: 'Adding...', missing: wording.links.required, stays: true }),
  form('change a link', { fields: linkFields('Enter an order.'), busy: 'Saving... Docs of docs' }),
  form('add a social link', {
    fields: socialLinkFields('https://youtube.com/@us'),
    busy: 'Adding...',
    missing: wording.socialLinks.required,
    stays: true,
  }),
  form('change a social link', { fields: socialLinkFields('https://github.com/typed'), busy: 'Saving... github' }),
  form('add a category', { fields: categoryFields('typed'), busy: 'Adding...', stays: true }),
  form('change a category', { fields: categoryFields('typed'), busy: 'Saving... Tales of tin' }),
  form('save the settings', { fields: settingsFields, busy: 'Saving...', stays: true }),
  form('feature a console', { fields: featuredFields, busy: 'Saving...', stays: true }),
  form('change the Console of the Month', { fields: featuredFields, busy: 'Saving...', stays: true }),
  form('queue a console', { fields: queueFields, busy: 'Adding...', stays: true }),
  form('change a console of the queue', {
    fields: queueFields,
    busy: 'Saving... Beta (1990), from 1 January 2020 until 31 January 2020',
  }),
  form('add a person', {
    fields: [nameField('Typed Person'), emailField, roleField('editor')],
    busy: 'Adding...',
  }),
  form('change a person', {
    fields: [nameField('Typed Editor'), emailField, roleField('contributor')],
    busy: 'Saving...',
  }),
  form('save the own name', { fields: [nameField('Typed Editor')], busy: 'Saving...', stays: true }),
];

/** One form of each shape: a screen, a dialog, a table row, and a form that adds a row. */
const oneOfEachShape = ['change a post', 'change a person', 'change a link', 'add a link'];

/** CI tests every form. On a developer's machine, one form of each shape is enough. */
export const forms = everyForm.filter(({ surface }) => process.env.CI || oneOfEachShape.includes(surface));

/** Says whether a form is a table row. A save closes this form. After a failure, "Retry" sends the form again. */
export const isRow = ({ again }: FormSurface) => again === 'Retry';

export function fillFor({ before }: FormSurface): void {
  fillTables();
  before?.();
}

/** Returns the last button with this name, because a dialog comes after the button that opened the dialog. */
export function button(name: string): HTMLElement {
  const found = screen.getAllByRole('button', { name }).at(-1);
  if (!found) throw new Error(`no button ${name}`);
  return found;
}
export const press = (name: string) => fireEvent.click(button(name));
export const send = ({ press: [name = ''] }: FormSurface) => press(name);
export const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
export const restoreButtons = () => screen.queryAllByRole('button', { name: 'Restore' });

type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const typable = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];

/**
 * Returns the control of a field. A unique label leads to its control directly. `getByLabelText` reads the labels of
 * every element. In jsdom this took a third of the time of a long form.
 */
export function control({ form = '' }: FormSurface, { label }: Field): FormControl {
  const found = document.querySelector<HTMLElement>(form);
  if (!found) throw new Error(`no ${form} on the screen`);
  const labels = Array.from(found.querySelectorAll('label')).filter(({ textContent }) => textContent === label);
  const named = labels.length === 1 ? labels[0]?.control : null;
  if (typable.some((kind) => named instanceof kind)) return named as FormControl;
  return within(found).getByLabelText(label);
}

/** Opens a form and waits until its fields are enabled. */
export async function openForm(surface: FormSurface, as = surface.as) {
  const app = renderApp(surface.address, { as });
  if (surface.open) fireEvent.click(await screen.findByRole('button', { name: surface.open }));
  for (const each of surface.fields) {
    await waitFor(() => {
      const input = control(surface, each);
      expect(input).toBeEnabled();
      if (input instanceof HTMLSelectElement) expect(optionOf(input, each.value), each.label).toBeDefined();
    });
  }
  return app;
}

/** Opens a form and types a new value into every field. */
export async function openFilled(surface: FormSurface, as = surface.as) {
  const app = await openForm(surface, as);
  fillIn(surface);
  return app;
}

const optionOf = (select: HTMLSelectElement, words: string) =>
  Array.from(select.options).find(({ value, text }) => value === words || text === words);

export function type(surface: FormSurface, each: Field, text = each.value): void {
  const input = control(surface, each);
  const value = input instanceof HTMLSelectElement ? (optionOf(input, text)?.value ?? '') : text;
  fireEvent.change(input, { target: { value } });
}

/** Types another valid value. Returns the value. */
export function typeAnotherValue(surface: FormSurface, each: Field): string {
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

export function expectTyped(surface: FormSurface): void {
  for (const each of surface.fields) {
    const input = control(surface, each);
    const shown = input instanceof HTMLSelectElement ? optionOf(input, each.value)?.value : each.value;
    expect(input.value, each.label).toBe(shown);
  }
}
