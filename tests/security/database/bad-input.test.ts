// The database accepts and returns each text that a form accepts. The form rejects every other text with a
// sentence at the field.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServiceResponse } from '@/data/service/errors';
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

/** SQL that lifts two rules of pictures: the stored file and the daily limit. Other tests cover these rules. */
const pictureRowsAlone = `
  alter policy "staff add pictures of stored files" on public.pictures with check (true);
  alter table public.pictures disable trigger pictures_limit_new;
`;

type FormName = keyof typeof written;
const formEntries = Object.entries(written) as [FormName, Written][];

/** An input in a field, and its expected outcome. */
interface Verdict {
  field: string;
  input: Input;
  taken: boolean;
  /** The field's text after an accepted save. */
  saved: string;
  /** Whether only the form rejects the input, on purpose. The database would accept the input. */
  formAlone: boolean;
}

/** Text columns without a text field. A list or a trigger fills these columns. */
const notTyped = [
  'blog_posts.category',
  ...['family', 'plays'].map((column) => `console_compatibility.${column}`),
  ...['console_of_today.end_date', 'console_of_today.start_date', 'console_releases.region'],
  ...['confidence', 'field'].map((column) => `console_sources.${column}`),
  ...['color', 'region_lock', 'screen_lit', 'second_screen_lit'].map((column) => `consoles.${column}`),
  // Visitors type these texts in the contact form, which message-cases.ts covers.
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

describe.each(formEntries)('%s: the form and the database', (what, fields) => {
  test.for(verdictsOf(fields))('agree on %s', async ([, verdicts], context) => {
    // Records each case first, so that the summary counts every case of a failed test.
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

/** Returns the name and the verdicts of each test. A test has the texts of a category, or the inputs of a field. */
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

// Only this rule compares two fields.
test.for([
  { start_date: '2025-01-31', end_date: '2025-01-31', taken: true },
  { start_date: '2025-01-31', end_date: '2025-02-28', taken: true },
  { start_date: '2024-12-31', end_date: '2025-01-01', taken: true },
  { start_date: '2025-01-31', end_date: '2025-01-30', taken: false },
  { start_date: '2025-03-01', end_date: '2025-02-28', taken: false },
  { start_date: '2025-01-01', end_date: '2024-12-31', taken: false },
  { start_date: '2999-12-31', end_date: '1900-01-01', taken: false },
])(
  'the form and the database agree on a period from $start_date to $end_date',
  async ({ taken, ...values }, context) => {
    const challenge = `${values.start_date} to ${values.end_date}`;
    const expected = taken ? 'saved as typed' : 'rejected with a sentence at the field';
    proves(context, { category: 'bad input', surface: 'Console of the Month: period', challenge, expected });
    const { check, row, rejection } = forms['Console of the Month'];
    const wrongOrder = { end_date: 'The end date can’t be before the start date.' };
    expect(check(values)).toEqual(taken ? {} : wrongOrder);
    const saved: unknown = await save('console_of_month', [row(values)]).catch((error: unknown) => error);
    if (taken) expect(saved).toMatchObject([values]);
    else expect(rejection?.(saved)).toEqual(wrongOrder);
  },
);

const seed = 20250118;
const numRuns = 60;

/** Days. Most are valid. The invalid days are the 31st of a short month, month 13 or day 0. */
const dayLike = fc
  .tuple(fc.integer({ min: 1890, max: 3009 }), fc.nat(13), fc.oneof(fc.integer({ min: 28, max: 32 }), fc.nat(28)))
  .map(([year, ...monthAndDay]) => [year, ...monthAndDay.map((part) => String(part).padStart(2, '0'))].join('-'));

// Tries random texts, and known texts with a piece removed or added.
test.for(formEntries)(
  '%s: the form and the database agree on any text',
  async ([what, { table, freeText, shaped, stricter = {} }], context) => {
    const challenge = `any text (${numRuns} runs, seed ${seed})`;
    const named = { surface: `${what}: any field`, challenge, expected: 'one verdict of form and database' };
    proves(context, { category: 'bad input', ...named });
    const { check, row } = forms[what];
    const samples = Object.values(shaped).flatMap((inputs) => inputs.map(({ text }) => text.slice(0, 300)));
    const piece = fc.oneof(fc.string({ unit: 'binary', maxLength: 3 }), fc.constantFrom('-', '@', '/', '\\', ':', ' '));
    const changed = fc
      .tuple(fc.constantFrom('', ...samples), fc.nat(30), fc.nat(3), piece)
      .map(([text, at, gone, added]) => text.slice(0, at) + added + text.slice(at + gone));
    const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 250 }), changed);
    const written = fc
      .constantFrom(...Object.keys(freeText), ...Object.keys(shaped))
      // The database also accepts other spellings of a day.
      .chain((field) => fc.tuple(fc.constant(field), /date|checked_on/.test(field) ? dayLike : anyText));
    let compared = 0;
    const agree = fc.asyncProperty(written, async ([field, text]) => {
      const values = { [field]: text };
      const byForm = Object.keys(check(values)).length === 0;
      // The form alone rejects spaces, other spellings of numbers, lone surrogates and http pictures. `fc.pre`
      // replaces a run with these inputs.
      const input = { name: '', text };
      const formIsStricter =
        text.trim() === '' || field in stricter || isHalved(input) || isBlockedPicture(field, input);
      fc.pre(byForm || !formIsStricter);
      const error: unknown = await save(table, [row(values)]).then(
        () => null,
        (error: unknown) => error,
      );
      if (error) expect(error).toMatchObject({ name: 'WriteError', kind: 'rejected' });
      // A duplicate is a valid value that another row has.
      const byDatabase = !error || (error instanceof WriteError && error.code === '23505');
      expect(byDatabase, `${field}: ${JSON.stringify(text)}`).toBe(byForm);
      compared += 1;
    });
    await fc.assert(agree, { seed, numRuns });
    expect(compared).toBe(numRuns);
  },
);

test('every field has a case for each of its inputs', async (context) => {
  const columns = await backend.sql<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'date') and is_generated = 'NEVER' order by 1`,
  );
  const covered = formEntries.flatMap(([, { table, freeText, shaped }]) =>
    [...Object.keys(freeText), ...Object.keys(shaped)].map((field) => `${table}.${field}`),
  );
  expect(columns.map(({ name }) => name).filter((name) => !covered.includes(name))).toEqual(notTyped);
  const pairs = formEntries.flatMap(([what, { freeText, shaped, stricter = {} }]) => {
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

/** Says whether the text has only spaces. Only a form rejects these texts. */
function isBlank({ text }: Input): boolean {
  return text !== '' && text.trim() === '';
}

/**
 * Says whether the text has a lone surrogate. Forms and PostgREST reject the text. The embedded backend replaces the
 * surrogate.
 */
function isHalved({ text }: Input): boolean {
  return /\p{Surrogate}/u.test(text);
}

/** Says whether the content security policy blocks the picture. Only the form rejects these addresses. */
function isBlockedPicture(field: string, { text }: Input): boolean {
  return ['image', 'ogImage'].includes(field) && /^http:/i.test(text);
}

/**
 * Expects that the form accepts the inputs and that the database keeps the inputs. Some fields save spaces as nothing.
 */
async function expectTaken(what: FormName, table: string, verdicts: readonly Verdict[]): Promise<void> {
  const { check, row, oneAtATime } = forms[what];
  // One row holds an input in every field that accepts the input.
  const rows = [...new Set(verdicts.map(({ input }) => input))].map((input) => {
    const ofInput = verdicts.filter((verdict) => verdict.input === input);
    const values = Object.fromEntries(ofInput.map(({ field }) => [field, input.text]));
    const shown = Object.fromEntries(ofInput.map(({ field, saved }) => [field, saved]));
    expect(check(values), input.name).toEqual({});
    return { values, shown, row: row(values), name: input.name };
  });
  // Saves all rows in one request when possible. After a rejection the test saves each row alone.
  const all = rows.map(({ row }) => row);
  const together = oneAtATime ? null : await save(table, all).catch(() => null);
  for (const [index, { values, shown, row, name }] of rows.entries()) {
    const saved = together?.[index] ?? (await saveOne(table, row, name));
    expect(await asTyped(table, saved, values), name).toEqual(shown);
  }
}

/** Expects the form's error only at the field of the input. The error of the database must lead to the same field. */
async function expectRejected(what: FormName, table: string, verdicts: readonly Verdict[]): Promise<void> {
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

/**
 * Sends rows as the site does.
 * @throws WriteError
 */
async function save(table: string, rows: readonly object[]): Promise<Saved[]> {
  if (rows.length === 0) return [];
  const path = table === 'site_settings' ? 'site_settings?on_conflict=id' : table;
  const headers = { prefer: 'return=representation,resolution=merge-duplicates' };
  const { status, body } = await ask(backend, path, { method: 'POST', body: rows, headers, token });
  if (status >= 300)
    changedRow(table, { data: null, error: body as ServiceResponse<Saved>['error'], status }, v.object({}));
  if (!Array.isArray(body) || body.length !== rows.length) throw new WriteError('malformed', `${table}: ${status}`);
  return body as Saved[];
}

/** Returns the saved values as a field shows them. */
async function asTyped(table: string, saved: Saved, values: Values): Promise<Values> {
  const shown = Object.entries(values).map(async ([field, text]) => {
    const value = saved[field] ?? '';
    // The database does not keep the spelling of a number.
    if (typeof value === 'number') return [field, value === Number(text) ? text : String(value)];
    // PGlite stores a byte order mark at the start of a text, but returns the text without it.
    if (text.startsWith('\ufeff')) return [field, (await isStored(table, saved.id, field, text)) ? text : value];
    return [field, value];
  });
  return Object.fromEntries((await Promise.all(shown)) as [string, string][]);
}

async function isStored(table: string, id: unknown, field: string, text: string): Promise<boolean> {
  const rows = await backend.sql(`select from public.${table} where id = $1 and "${field}" = $2`, [id, text]);
  return rows.length === 1;
}
