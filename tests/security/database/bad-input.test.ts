// What a form takes the database takes, and gives back as it was typed; what the database would not take
// the form refuses, with a sentence at the field.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, type TestContext } from 'vitest';
import type { Answer } from '@/data/errors';
import * as v from 'valibot';
import { changedRow, WriteError } from '@/data/writes.admin';
import type { Backend } from '../../../build/local-backend/backend.ts';
import { apiRequest, signIn, startTestBackend } from '../../support/database/backend.ts';
import { inputsOf, isTaken, written, type FreeText, type Written } from '../inputs/fields.ts';
import { pairsOf, type Input } from '../inputs/input.ts';
import { needsCases, proves } from '../../support/evidence.ts';
import { forms, type Form, type Values } from './forms.ts';

let backend: Backend;
let token: string;
beforeAll(async () => {
  backend = await startTestBackend();
  token = await signIn(backend, 'admin@handheld-legacy.test');
});
afterAll(() => backend.close());

type What = keyof typeof written;
const whatIsWritten = Object.entries(written) as [What, Written][];

/** An input in the fields that are to take it. */
interface Taken {
  input: Input;
  fields: string[];
}

/** An input in the one field that is not to. */
interface Refused {
  input: Input;
  field: string;
  /** Only the form is asked: on purpose it refuses what the database would take. */
  formAlone?: boolean;
}

/** Columns of text that nobody types: chosen from a list, or written by a trigger. */
const notTyped = ['blog_posts.category', 'consoles.color', 'post_slugs.slug', 'users.role'];

describe.each(whatIsWritten)('%s', (what, { table, freeText, shaped, stricter = {} }) => {
  const form = forms[what];

  // One row carries an input in every field that takes it; each field that does not is tried alone.
  test.for(groupsOf(freeText))('texts: %s', async ([, group], context) => {
    const taken: Taken[] = [];
    const refused: Refused[] = [];
    for (const [input, fields] of group) {
      const takers = fields.filter(([, rules]) => isTaken(input.text, rules));
      if (takers.length > 0) taken.push({ input, fields: takers.map(([field]) => field) });
      const others = fields.filter((field) => !takers.includes(field) && !isReplaced(form, input));
      refused.push(...others.map(([field]) => ({ input, field, formAlone: isBlank(input) || isHalved(input) })));
    }
    await expectVerdicts(context, what, table, { taken, refused });
  });

  test.for(Object.entries(shaped))('%s', async ([field, inputs], context) => {
    const isBlocked = (input: Input) => forms[what].check !== undefined && isBlockedPicture(field, input);
    const refused = inputs.filter((input) => (!input.taken && !isReplaced(form, input)) || isBlocked(input));
    await expectVerdicts(context, what, table, {
      taken: inputs.filter((input) => input.taken && !isBlocked(input)).map((input) => ({ input, fields: [field] })),
      refused: refused.map((input) => ({ input, field, formAlone: isHalved(input) || isBlocked(input) })),
    });
  });

  test.for(Object.entries(stricter))('%s in other spellings', async ([field, inputs], context) => {
    const refused = inputs.map((input) => ({ input, field, formAlone: true }));
    await expectVerdicts(context, what, table, { taken: [], refused });
  });
});

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
  const expected = taken ? 'saved as typed' : 'refused with a sentence at the field';
  proves(context, { category: 'bad input', surface: 'Console of the Month: period', challenge, expected });
  const { check, row, refusal } = forms['Console of the Month'];
  const wrongOrder = { end_date: "The end date can't be before the start date." };
  expect(check?.(values)).toEqual(taken ? {} : wrongOrder);
  const saved: unknown = await save('console_of_month', [row(values)]).catch((error: unknown) => error);
  if (taken) expect(saved).toMatchObject([values]);
  else expect(refusal?.(saved)).toEqual(wrongOrder);
});

const seed = 20250118;
const numRuns = 60;

/** Most are days of the calendar, some are none: the 31st of a short month, month 13, day 0. */
const dayLike = fc
  .tuple(fc.integer({ min: 1890, max: 3009 }), fc.nat(13), fc.oneof(fc.integer({ min: 28, max: 32 }), fc.nat(28)))
  .map(([year, ...monthAndDay]) => [year, ...monthAndDay.map((part) => String(part).padStart(2, '0'))].join('-'));

// Not only what somebody thought of: texts made at random, and known ones with a piece taken out or put in.
test.for(whatIsWritten.filter(([what]) => forms[what].check))(
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
      .chain((field) => fc.tuple(fc.constant(field), /date/.test(field) ? dayLike : anyText));
    let compared = 0;
    const agree = fc.asyncProperty(written, async ([field, text]) => {
      const values = { [field]: text };
      const byForm = Object.keys(check?.(values) ?? {}).length === 0;
      // Spaces, numbers in another spelling and halves of a pair the form refuses on purpose: another run instead.
      const formIsStricter = text.trim() === '' || field in stricter || isHalved({ name: '', text });
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
      pairsOf(
        `${what}: ${field}`,
        inputs.filter((input) => !isReplaced(forms[what], input)),
      ),
    );
  });
  needsCases(context, { category: 'bad input', pairs });
});

/** The inputs of all free texts by category, each with the fields that it goes into. */
function groupsOf(freeText: Written['freeText']): [category: string, Map<Input, [string, FreeText][]>][] {
  const groups: Record<string, Map<Input, [string, FreeText][]>> = {};
  for (const [field, rules] of Object.entries(freeText)) {
    for (const [category, inputs] of Object.entries(inputsOf(field, rules))) {
      const group = (groups[category] ??= new Map<Input, [string, FreeText][]>());
      for (const input of inputs) group.set(input, [...(group.get(input) ?? []), [field, rules]]);
    }
  }
  return Object.entries(groups);
}

/** Spaces only: a form asks for more than the database does. */
function isBlank({ text }: Input): boolean {
  return text !== '' && text.trim() === '';
}

/** Half of a pair: PostgREST refuses it, the embedded backend stores a replacement. Forms know better. */
function isHalved({ text }: Input): boolean {
  return /\p{Surrogate}/u.test(text);
}

/** Where there is no form, the embedded backend could only show what the hosted one does not do. */
function isReplaced(form: Form, input: Input): boolean {
  return !form.check && isHalved(input);
}

/** The content policy of the site blocks it for every reader, so a form refuses what the database would take. */
function isBlockedPicture(field: string, { text }: Input): boolean {
  return ['image', 'ogImage'].includes(field) && /^http:/i.test(text);
}

/** Names each case before anything is expected, so that one that fails counts as not held. */
async function expectVerdicts(
  context: TestContext,
  what: What,
  table: string,
  { taken, refused }: { taken: readonly Taken[]; refused: readonly Refused[] },
): Promise<void> {
  const verdict = forms[what].check ? 'refused with a sentence at the field' : 'refused by the database';
  const cases = [
    ...taken.flatMap(({ input, fields }) => fields.map((field) => ({ input, field, expected: 'saved as typed' }))),
    ...refused.map(({ input, field }) => ({ input, field, expected: verdict })),
  ];
  for (const { input, field, expected } of cases) {
    proves(context, { category: 'bad input', surface: `${what}: ${field}`, challenge: input.name, expected });
  }
  await expectTaken(what, table, taken);
  await expectRefused(what, table, refused);
}

/** The form has nothing against them, and what is saved is what was typed. */
async function expectTaken(what: What, table: string, cases: readonly Taken[]): Promise<void> {
  const { check, row, oneAtATime } = forms[what];
  const rows = cases.map(({ input, fields }) => {
    const values = Object.fromEntries(fields.map((field) => [field, input.text]));
    expect(check?.(values) ?? {}, input.name).toEqual({});
    return { values, row: row(values), name: input.name };
  });
  // Rows that can be saved together are, as long as none is refused.
  const together = oneAtATime
    ? null
    : await save(
        table,
        rows.map(({ row }) => row),
      ).catch(() => null);
  for (const [index, { values, row, name }] of rows.entries()) {
    const saved = together?.[index] ?? (await saveOne(table, row, name));
    expect(await asTyped(table, saved, values), name).toEqual(values);
  }
}

/** The form says so at that field and no other; the database refuses them too, and its complaint finds the field. */
async function expectRefused(what: What, table: string, cases: readonly Refused[]): Promise<void> {
  const { check, refusal, row } = forms[what];
  for (const { input, field, formAlone = false } of cases) {
    const { name, text } = input;
    const about = `${name} in ${field}`;
    const sentence = expect.stringMatching(
      /^(Choose|Enter|Use|Write|This contains a character) [^<>{}]+\.$/,
    ) as unknown;
    if (check) expect(check({ [field]: text }), about).toEqual({ [field]: sentence });
    if (!check || !formAlone) {
      const error = await save(table, [row({ [field]: text })]).catch((error: unknown) => error);
      expect(error, about).toMatchObject({ name: 'WriteError', kind: 'rejected' });
      expect(Object.keys(refusal?.(error) ?? { [field]: '' }), about).toEqual([field]);
    }
  }
}

type Saved = Record<string, unknown>;

async function saveOne(table: string, row: object, name: string): Promise<Saved> {
  const [saved] = await save(table, [row]).catch((error: unknown) => {
    throw new Error(`${name} was refused`, { cause: error });
  });
  return saved ?? {};
}

/** Sends rows as the site does. @throws WriteError */
async function save(table: string, rows: readonly object[]): Promise<Saved[]> {
  if (rows.length === 0) return [];
  const answer = await backend.fetch(
    apiRequest(`/rest/v1/${table}${table === 'site_settings' ? '?on_conflict=id' : ''}`, {
      method: 'POST',
      body: JSON.stringify(rows),
      headers: { prefer: 'return=representation,resolution=merge-duplicates' },
      token,
    }),
  );
  const body = (await answer.json()) as unknown;
  const { status } = answer;
  if (!answer.ok) changedRow(table, { data: null, error: body as Answer<Saved>['error'], status }, v.object({}));
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
