import { describe, expect, test, vi } from 'vitest';
import { draftsOf, dropDraft, keepDraft } from '@/site/drafts';

const like = { title: '', published: false };
const values = { title: 'Typed', published: true };
const target = { id: 'row', version: 'v 1' };
const kept = (changes: object = {}) => ({ id: 'one', values, target, at: 1000, ...changes });
/** As it is written. */
const stored = (changes: object = {}) => JSON.stringify({ format: 2, ...kept(changes) });
const key = (form: string, id = 'one') => `handheld-legacy.kept.${form}/${id}`;

test('what is kept comes back as it was, the newest first', () => {
  expect(keepDraft('user.form', kept())).toBe(true);
  keepDraft('user.form', kept({ id: 'two', at: 3000 }));
  keepDraft('user.form', kept({ id: 'three', at: 2000 }));
  expect(draftsOf('user.form', like).map(({ id }) => id)).toEqual(['two', 'three', 'one']);
  expect(draftsOf('user.form', like)[2]).toEqual(kept());
});

test('keeping again under the same id replaces, dropping removes that one only', () => {
  keepDraft('user.form', kept());
  keepDraft('user.form', kept({ target: { id: 'row', version: null } }));
  keepDraft('user.form', kept({ id: 'two' }));
  expect(draftsOf('user.form', like)).toHaveLength(2);
  dropDraft('user.form', 'one');
  expect(draftsOf('user.form', like).map(({ id }) => id)).toEqual(['two']);
});

test('another form, another person and another with the same beginning are not offered', () => {
  keepDraft('user.form', kept());
  for (const other of ['user.for', 'user.form2', 'user2.form', 'user.form.1', '']) {
    expect(draftsOf(other, like), other).toEqual([]);
  }
});

test('every character survives', () => {
  const text = 'NUL \0, half \ud83d, RTL \u202e, "quotes", \u2028, 🎮';
  keepDraft('user.form', kept({ values: { title: text, published: false } }));
  expect(draftsOf('user.form', like)[0]?.values.title).toBe(text);
});

test('what a build of the first format kept comes back, with id and version apart', () => {
  const old = (base: string) => JSON.stringify({ id: 'one', values, base, at: 1000 });
  const targets = ['row 2026-11-21 09:51:34.885+00', 'row', ''].map((base) => {
    localStorage.setItem(key('user.form'), old(base));
    return draftsOf('user.form', like)[0];
  });
  expect(targets).toEqual([
    { id: 'one', values, target: { id: 'row', version: '2026-11-21 09:51:34.885+00' }, at: 1000 },
    { id: 'one', values, target: { id: 'row', version: null }, at: 1000 },
    { id: 'one', values, target: { id: '', version: null }, at: 1000 },
  ]);
});

test.each<[string, object, typeof values]>([
  ['lacks a field, which gets its default', { title: 'x' }, { title: 'x', published: false }],
  ['has a field too many, which is dropped', { ...values, id: '1' }, values],
  ['has a field of another name', { title: 'x', draft: true }, { title: 'x', published: false }],
  [
    'has a field called __proto__',
    JSON.parse('{"title":"x","published":true,"__proto__":{"a":1}}') as object,
    { title: 'x', published: true },
  ],
])('a draft that %s, comes back', (_name, typed, restored) => {
  localStorage.setItem(key('user.form'), stored({ values: typed }));
  expect(draftsOf('user.form', like)[0]?.values).toEqual(restored);
  expect(({} as Record<string, unknown>).a).toBeUndefined();
});

describe('garbage on the device is left out', () => {
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
    ['a time that is none', stored({ at: 1e300 })],
  ])('%s', (_name, text) => {
    localStorage.setItem(key('user.form'), text);
    keepDraft('user.form', kept({ id: 'two' }));
    expect(draftsOf('user.form', like).map(({ id }) => id)).toEqual(['two']);
    expect(({} as Record<string, unknown>).title).toBeUndefined();
  });
});

describe('a device that', () => {
  test('has no room says so', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(keepDraft('user.form', kept())).toBe(false);
    expect(draftsOf('user.form', like)).toEqual([]);
  });

  test('lets nobody read or remove offers nothing and breaks nothing', () => {
    keepDraft('user.form', kept());
    const reject = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(reject);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(reject);
    expect(draftsOf('user.form', like)).toEqual([]);
    expect(() => dropDraft('user.form', 'one')).not.toThrow();
  });
});
