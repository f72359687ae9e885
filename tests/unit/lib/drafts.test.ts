import { describe, expect, test, vi } from 'vitest';
import { draftsOf, dropDraft, keepDraft } from '@/site/drafts';

const defaults = { title: '', published: false };
const values = { title: 'Typed', published: true };
const target = { id: 'row', version: 'v 1' };
const draft = (changes: object = {}) => ({ id: 'one', values, target, at: 1000, ...changes });
/** Returns the stored text of a draft. */
const stored = (changes: object = {}) => JSON.stringify({ format: 2, ...draft(changes) });
const key = (form: string, id = 'one') => `handheld-legacy.kept.${form}/${id}`;

test('draftsOf returns the drafts unchanged, the newest first', () => {
  expect(keepDraft('user.form', draft())).toBe(true);
  keepDraft('user.form', draft({ id: 'two', at: 3000 }));
  keepDraft('user.form', draft({ id: 'three', at: 2000 }));
  expect(draftsOf('user.form', defaults).map(({ id }) => id)).toEqual(['two', 'three', 'one']);
  expect(draftsOf('user.form', defaults)[2]).toEqual(draft());
});

test('keepDraft replaces the draft with the same id, and dropDraft removes only one draft', () => {
  keepDraft('user.form', draft());
  keepDraft('user.form', draft({ target: { id: 'row', version: null } }));
  keepDraft('user.form', draft({ id: 'two' }));
  expect(draftsOf('user.form', defaults)).toHaveLength(2);
  dropDraft('user.form', 'one');
  expect(draftsOf('user.form', defaults).map(({ id }) => id)).toEqual(['two']);
});

test('draftsOf ignores other forms and people, even when their keys begin alike', () => {
  keepDraft('user.form', draft());
  for (const other of ['user.for', 'user.form2', 'user2.form', 'user.form.1', '']) {
    expect(draftsOf(other, defaults), other).toEqual([]);
  }
});

test('a draft keeps every character', () => {
  const text = 'NUL \0, half \ud83d, RTL \u202e, "quotes", \u2028, 🎮';
  keepDraft('user.form', draft({ values: { title: text, published: false } }));
  expect(draftsOf('user.form', defaults)[0]?.values.title).toBe(text);
});

test('draftsOf reads the first format and splits id and version', () => {
  const old = (base: string) => JSON.stringify({ id: 'one', values, base, at: 1000 });
  const targets = ['row 2026-11-21 09:51:34.885+00', 'row', ''].map((base) => {
    localStorage.setItem(key('user.form'), old(base));
    return draftsOf('user.form', defaults)[0];
  });
  expect(targets).toEqual([
    { id: 'one', values, target: { id: 'row', version: '2026-11-21 09:51:34.885+00' }, at: 1000 },
    { id: 'one', values, target: { id: 'row', version: null }, at: 1000 },
    { id: 'one', values, target: { id: '', version: null }, at: 1000 },
  ]);
});

test.each<[string, object, typeof values]>([
  ['lacks a field', { title: 'x' }, { title: 'x', published: false }],
  ['has a further field', { ...values, id: '1' }, values],
  ['has a field of another name', { title: 'x', draft: true }, { title: 'x', published: false }],
  [
    'has a field called __proto__',
    JSON.parse('{"title":"x","published":true,"__proto__":{"a":1}}') as object,
    { title: 'x', published: true },
  ],
])('a draft that %s comes back with exactly the fields of the form', (_name, typed, restored) => {
  localStorage.setItem(key('user.form'), stored({ values: typed }));
  expect(draftsOf('user.form', defaults)[0]?.values).toEqual(restored);
  expect(({} as Record<string, unknown>).a).toBeUndefined();
});

describe('invalid entries in storage', () => {
  test.each<[string, string]>([
    ['no JSON', '{"id":'],
    ['empty', ''],
    ['null', 'null'],
    ['a number', '7'],
    ['a list', '[]'],
    ['no values', stored({ values: undefined })],
    ['values null', stored({ values: null })],
    ['values a text', stored({ values: 'x' })],
    ['no field of the form', stored({ values: { name: 'x' } })],
    ['a field of another kind', stored({ values: { title: 1, published: true } })],
    ['a field null', stored({ values: { title: null, published: true } })],
    ['__proto__', '{"id":"one","base":"","at":1,"values":{"__proto__":{"title":"x","published":true}}}'],
    ['no id', stored({ id: undefined })],
    ['no target', stored({ target: 3 })],
    ['a target without id', stored({ target: { version: null } })],
    ['a version that is no text', stored({ target: { id: 'row', version: 3 } })],
    ['no base in the first format', '{"id":"one","base":3,"at":1,"values":{"title":"x","published":true}}'],
    ['no time', stored({ at: null })],
    ['a time as text', stored({ at: '1000' })],
    ['a time out of range', stored({ at: 1e300 })],
  ])('draftsOf skips an entry with this flaw: %s', (_name, text) => {
    localStorage.setItem(key('user.form'), text);
    keepDraft('user.form', draft({ id: 'two' }));
    expect(draftsOf('user.form', defaults).map(({ id }) => id)).toEqual(['two']);
    expect(({} as Record<string, unknown>).title).toBeUndefined();
  });
});

describe('storage that fails', () => {
  test('keepDraft returns false when storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(keepDraft('user.form', draft())).toBe(false);
    expect(draftsOf('user.form', defaults)).toEqual([]);
  });

  test('draftsOf and dropDraft survive storage that denies access', () => {
    keepDraft('user.form', draft());
    const reject = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(reject);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(reject);
    expect(draftsOf('user.form', defaults)).toEqual([]);
    expect(() => dropDraft('user.form', 'one')).not.toThrow();
  });
});
