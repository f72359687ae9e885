// What a form takes the database takes, and gives back as it was typed; what the database would not take
// the form rejects, with a sentence at the field.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '@/data/service/errors';
import * as v from 'valibot';
import { changedRow, WriteError } from '@/data/service/writes.admin';
import type { Backend } from '../../../build/local-backend/backend.ts';
import { signIn, startTestBackend } from '../../support/database/backend.ts';
import { inputsOf, isTaken, written, type Written } from '../inputs/fields.ts';
import { pairsOf, type Input } from '../inputs/input.ts';
import { needsCases, proves } from '../../support/evidence.ts';
import { forms, type Values } from './forms.ts';
import { ask } from './over-http.ts';

let backend: Backend;
let token: string;
beforeAll(async () => {
  backend = await startTestBackend();
  token = await signIn(backend, 'admin@handheld-legacy.test');
  await backend.script(pictureRowsAlone);
});
afterAll(() => backend.close());

/** That a picture has a stored file, and how many a person adds in a day, is put to the test elsewhere. */
const pictureRowsAlone = `
  alter policy "staff add pictures of stored files" on public.pictures with check (true);
  alter table public.pictures disable trigger pictures_limit_new;
`;

type What = keyof typeof written;
const whatIsWritten = Object.entries(written) as [What, Written][];

/** An input in a field, and what is to come of it. */
interface Verdict {
  field: string;
  input: Input;
  taken: boolean;
  /** What the field shows of it after it is taken. */
  saved: string;
  /** Only the form is asked: on purpose it rejects what the database would take. */
  formAlone: boolean;
}

/** Columns of text that nobody types: chosen from a list, or written by a trigger. */
const notTyped = [
  'blog_posts.category',
  ...['family', 'plays'].map((column) => `console_compatibility.${column}`),
  ...['console_of_today.end_date', 'console_of_today.start_date', 'console_releases.region'],
  ...['confidence', 'field'].map((column) => `console_sources.${column}`),
  ...['color', 'region_lock', 'screen_lit', 'second_screen_lit'].map((column) => `consoles.${column}`),
  // Visitors type these, in another form: message-cases.ts.
  ...['email', 'message', 'name', 'state', 'subject'].map((column) => `contact_messages.${column}`),
  ...[
    'content_stamps.kind',
    'draft_links.key_hash',
    'past_consoles_of_month.end_date',
    'past_consoles_of_month.start_date',
  ],
  ...['pictures.name', 'post_slugs.slug'],
  ...['operation', 'table_name', 'title'].map((column) => `revisions.${column}`),
  'users.role',
];

describe.each(whatIsWritten)('%s', (what, fields) => {
  test.for(verdictsOf(fields))('%s', async ([, verdicts], context) => {
    // Names each case before anything is expected, so that one that fails counts as not held.
    for (const { field, input, taken, saved } of verdicts) {
      const asSaved = saved === input.text ? 'saved as typed' : 'saved as nothing';
      const expected = taken ? asSaved : 'rejected with a sentence at the field';
      proves(context, { category: 'bad input', surface: `${what}: ${field}`, challenge: input.name, expected });
    }
    const [taken, rejected] = [verdicts.filter(({ taken }) => taken), verdicts.filter(({ taken }) => !taken)];
    await expectTaken(what, fields.table, taken);
    await expectRejected(what, fields.table, rejected);
  });
});

/** What comes of each input of each field, by test: texts of one category, or what is meant for a field. */
function verdictsOf({ freeText, shaped, stricter = {} }: Written): [name: string, Verdict[]][] {
  const texts: Record<string, Verdict[]> = {};
  for (const [field, rules] of Object.entries(freeText)) {
    for (const [category, inputs] of Object.entries(inputsOf(field, rules))) {
      const verdicts = inputs.map((input) => ({
        ...{ field, input, taken: isTaken(input.text, rules), formAlone: isBlank(input) || isHalved(input) },
        saved: isBlank(input) && rules.blank === 'saved as nothing' ? '' : input.text,
      }));
      (texts[`texts: ${category}`] ??= []).push(...verdicts);
    }
  }
  const shapes = Object.entries(shaped).map(([field, inputs]): [string, Verdict[]] => [
    field,
    inputs.map((input) => {
      const isBlocked = isBlockedPicture(field, input);
      const formAlone = isHalved(input) || isBlocked;
      return { field, input, taken: input.taken && !isBlocked, saved: input.text, formAlone };
    }),
  ]);
  const spellings = Object.entries(stricter).map(([field, inputs]): [string, Verdict[]] => [
    `${field} in other spellings`,
    inputs.map((input) => ({ field, input, taken: false, saved: '', formAlone: true })),
  ]);
  return [...Object.entries(texts), ...shapes, ...spellings];
}

// The one rule that two fields share.
test.for([
  { start_date: '2025-01-31', end_date: '2025-01-31', taken: true },
  { start_date: '2025-01-31', end_date: '2025-02-28', taken: true },
  { start_date: '2024-12-31', end_date: '2025-01-01', taken: true },
  { start_date: '2025-01-31', end_date: '2025-01-30', taken: false },
  { start_date: '2025-03-01', end_date: '2025-02-28', taken: false },
  { start_date: '2025-01-01', end_date: '2024-12-31', taken: false },
  { start_date: '2999-12-31', end_date: '1900-01-01', taken: false },
])('a period from $start_date to $end_date', async ({ taken, ...values }, context) => {
  const challenge = `${values.start_date} to ${values.end_date}`;
  const expected = taken ? 'saved as typed' : 'rejected with a sentence at the field';
  proves(context, { category: 'bad input', surface: 'Console of the Month: period', challenge, expected });
  const { check, row, rejection } = forms['Console of the Month'];
  const wrongOrder = { end_date: 'The end date can’t be before the start date.' };
  expect(check(values)).toEqual(taken ? {} : wrongOrder);
  const saved: unknown = await save('console_of_month', [row(values)]).catch((error: unknown) => error);
  if (taken) expect(saved).toMatchObject([values]);
  else expect(rejection?.(saved)).toEqual(wrongOrder);
});

const seed = 20250118;
const numRuns = 60;

/** Most are days of the calendar, some are none: the 31st of a short month, month 13, day 0. */
const dayLike = fc
  .tuple(fc.integer({ min: 1890, max: 3009 }), fc.nat(13), fc.oneof(fc.integer({ min: 28, max: 32 }), fc.nat(28)))
  .map(([year, ...monthAndDay]) => [year, ...monthAndDay.map((part) => String(part).padStart(2, '0'))].join('-'));

// Not only what somebody thought of: texts made at random, and known ones with a piece taken out or put in.
test.for(whatIsWritten)(
  '%s: form and database agree on any text',
  async ([what, { table, freeText, shaped, stricter = {} }], context) => {
    const challenge = `any text (${numRuns} runs, seed ${seed})`;
    const named = { surface: `${what}: any field`, challenge, expected: 'one verdict of form and database' };
    proves(context, { category: 'bad input', ...named });
    const { check, row } = forms[what];
    const known = Object.values(shaped).flatMap((inputs) => inputs.map(({ text }) => text.slice(0, 300)));
    const piece = fc.oneof(fc.string({ unit: 'binary', maxLength: 3 }), fc.constantFrom('-', '@', '/', '\\', ':', ' '));
    const changed = fc
      .tuple(fc.constantFrom('', ...known), fc.nat(30), fc.nat(3), piece)
      .map(([text, at, gone, added]) => text.slice(0, at) + added + text.slice(at + gone));
    const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 250 }), changed);
    const written = fc
      .constantFrom(...Object.keys(freeText), ...Object.keys(shaped))
      // Of a day only the form knows one spelling.
      .chain((field) => fc.tuple(fc.constant(field), /date|checked_on/.test(field) ? dayLike : anyText));
    let compared = 0;
    const agree = fc.asyncProperty(written, async ([field, text]) => {
      const values = { [field]: text };
      const byForm = Object.keys(check(values)).length === 0;
      // Spaces, numbers in another spelling, halves of a pair and pictures over http the form rejects on purpose:
      // another run instead.
      const input = { name: '', text };
      const formIsStricter =
        text.trim() === '' || field in stricter || isHalved(input) || isBlockedPicture(field, input);
      fc.pre(byForm || !formIsStricter);
      const error: unknown = await save(table, [row(values)]).then(
        () => null,
        (error: unknown) => error,
      );
      if (error) expect(error).toMatchObject({ name: 'WriteError', kind: 'rejected' });
      // Taken by another row: as a value it was fine.
      const byDatabase = !error || (error instanceof WriteError && error.code === '23505');
      expect(byDatabase, `${field}: ${JSON.stringify(text)}`).toBe(byForm);
      compared += 1;
    });
    await fc.assert(agree, { seed, numRuns });
    expect(compared).toBe(numRuns);
  },
);

test('every field has met every input that applies to it', async (context) => {
  const columns = await backend.sql<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'date') and is_generated = 'NEVER' order by 1`,
  );
  const covered = whatIsWritten.flatMap(([, { table, freeText, shaped }]) =>
    [...Object.keys(freeText), ...Object.keys(shaped)].map((field) => `${table}.${field}`),
  );
  expect(columns.map(({ name }) => name).filter((name) => !covered.includes(name))).toEqual(notTyped);
  const pairs = whatIsWritten.flatMap(([what, { freeText, shaped, stricter = {} }]) => {
    const ofTexts = Object.entries(freeText).map(([field, rules]): [string, Input[]] => [
      field,
      Object.values(inputsOf(field, rules)).flat(),
    ]);
    return [...ofTexts, ...Object.entries(shaped), ...Object.entries(stricter)].flatMap(([field, inputs]) =>
      pairsOf(`${what}: ${field}`, inputs),
    );
  });
  needsCases(context, { category: 'bad input', pairs });
});

/** Spaces only: a form asks for more than the database does. */
function isBlank({ text }: Input): boolean {
  return text !== '' && text.trim() === '';
}

/** Half of a pair: PostgREST rejects it, the embedded backend stores a replacement. Forms know better. */
function isHalved({ text }: Input): boolean {
  return /\p{Surrogate}/u.test(text);
}

/** The content policy of the site blocks it for every reader, so a form rejects what the database would take. */
function isBlockedPicture(field: string, { text }: Input): boolean {
  return ['image', 'ogImage'].includes(field) && /^http:/i.test(text);
}

/** The form has nothing against them, and what is saved is what was typed, or nothing where spaces are that. */
async function expectTaken(what: What, table: string, verdicts: readonly Verdict[]): Promise<void> {
  const { check, row, oneAtATime } = forms[what];
  // One row carries an input in every field that takes it.
  const rows = [...new Set(verdicts.map(({ input }) => input))].map((input) => {
    const ofInput = verdicts.filter((verdict) => verdict.input === input);
    const values = Object.fromEntries(ofInput.map(({ field }) => [field, input.text]));
    const shown = Object.fromEntries(ofInput.map(({ field, saved }) => [field, saved]));
    expect(check(values), input.name).toEqual({});
    return { values, shown, row: row(values), name: input.name };
  });
  // Rows that can be saved together are, as long as none is rejected.
  const all = rows.map(({ row }) => row);
  const together = oneAtATime ? null : await save(table, all).catch(() => null);
  for (const [index, { values, shown, row, name }] of rows.entries()) {
    const saved = together?.[index] ?? (await saveOne(table, row, name));
    expect(await asTyped(table, saved, values), name).toEqual(shown);
  }
}

/** The form says so at that field and no other; the database rejects them too, and its complaint finds the field. */
async function expectRejected(what: What, table: string, verdicts: readonly Verdict[]): Promise<void> {
  const { check, rejection, row } = forms[what];
  const words = /^(Choose|Describe|Enter|Use|Write|We can’t store|The address) [^<>{}]+\.$/;
  for (const { input, field, formAlone } of verdicts) {
    const values = { [field]: input.text };
    const about = `${input.name} in ${field}`;
    expect(check(values), about).toEqual({ [field]: expect.stringMatching(words) as unknown });
    if (!formAlone) {
      const error = await save(table, [row(values)]).catch((error: unknown) => error);
      expect(error, about).toMatchObject({ name: 'WriteError', kind: 'rejected' });
      expect(Object.keys(rejection?.(error) ?? { [field]: '' }), about).toEqual([field]);
    }
  }
}

type Saved = Record<string, unknown>;

async function saveOne(table: string, row: object, name: string): Promise<Saved> {
  const [saved] = await save(table, [row]).catch((error: unknown) => {
    throw new Error(`${name} was rejected`, { cause: error });
  });
  return saved ?? {};
}

/** Sends rows as the site does. @throws WriteError */
async function save(table: string, rows: readonly object[]): Promise<Saved[]> {
  if (rows.length === 0) return [];
  const path = table === 'site_settings' ? 'site_settings?on_conflict=id' : table;
  const headers = { prefer: 'return=representation,resolution=merge-duplicates' };
  const { status, body } = await ask(backend, path, { method: 'POST', body: rows, headers, token });
  if (status >= 300) changedRow(table, { data: null, error: body as Answer<Saved>['error'], status }, v.object({}));
  if (!Array.isArray(body) || body.length !== rows.length) throw new WriteError('malformed', `${table}: ${status}`);
  return body as Saved[];
}

/** What is saved, as a field would show it. */
async function asTyped(table: string, saved: Saved, values: Values): Promise<Values> {
  const shown = Object.entries(values).map(async ([field, text]) => {
    const value = saved[field] ?? '';
    // A number has no other spelling.
    if (typeof value === 'number') return [field, value === Number(text) ? text : String(value)];
    // PGlite stores a byte order mark at the start of a text, but gives the text without it.
    if (text.startsWith('\ufeff')) return [field, (await isStored(table, saved.id, field, text)) ? text : value];
    return [field, value];
  });
  return Object.fromEntries((await Promise.all(shown)) as [string, string][]);
}

async function isStored(table: string, id: unknown, field: string, text: string): Promise<boolean> {
  const rows = await backend.sql(`select from public.${table} where id = $1 and "${field}" = $2`, [id, text]);
  return rows.length === 1;
}
