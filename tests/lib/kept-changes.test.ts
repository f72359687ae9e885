import { describe, expect, test, vi } from 'vitest';
import { dropChanges, keepChanges, keptChanges } from '@/lib/kept-changes';

const like = { title: '', published: false };
const values = { title: 'Typed', published: true };
const kept = (changes: object = {}) => ({ id: 'one', values, base: 'v1', at: 1000, ...changes });
const key = (form: string, id = 'one') => `handheld-legacy.kept.${form}/${id}`;

test('what is kept comes back as it was, the newest first', () => {
  expect(keepChanges('user.form', kept())).toBe(true);
  keepChanges('user.form', kept({ id: 'two', at: 3000 }));
  keepChanges('user.form', kept({ id: 'three', at: 2000 }));
  expect(keptChanges('user.form', like).map(({ id }) => id)).toEqual(['two', 'three', 'one']);
  expect(keptChanges('user.form', like)[2]).toEqual(kept());
});

test('keeping again under the same id replaces, dropping removes that one only', () => {
  keepChanges('user.form', kept());
  keepChanges('user.form', kept({ base: 'v2' }));
  keepChanges('user.form', kept({ id: 'two' }));
  expect(keptChanges('user.form', like)).toHaveLength(2);
  dropChanges('user.form', 'one');
  expect(keptChanges('user.form', like).map(({ id }) => id)).toEqual(['two']);
});

test('another form, another person and another with the same beginning are not offered', () => {
  keepChanges('user.form', kept());
  for (const other of ['user.for', 'user.form2', 'user2.form', 'user.form.1', '']) {
    expect(keptChanges(other, like), other).toEqual([]);
  }
});

test('every character survives', () => {
  const text = 'NUL \0, half \ud83d, RTL \u202e, "quotes", \u2028, 🎮';
  keepChanges('user.form', kept({ values: { title: text, published: false } }));
  expect(keptChanges('user.form', like)[0]?.values.title).toBe(text);
});

describe('garbage on the device is left out', () => {
  test.each<[string, string]>([
    ['no JSON', '{"id":'],
    ['empty', ''],
    ['null', 'null'],
    ['a number', '7'],
    ['a list', '[]'],
    ['no values', JSON.stringify(kept({ values: undefined }))],
    ['values null', JSON.stringify(kept({ values: null }))],
    ['values a text', JSON.stringify(kept({ values: 'x' }))],
    ['a field missing', JSON.stringify(kept({ values: { title: 'x' } }))],
    ['a field too many', JSON.stringify(kept({ values: { ...values, id: '1' } }))],
    ['a field of another name', JSON.stringify(kept({ values: { title: 'x', draft: true } }))],
    ['a field of another kind', JSON.stringify(kept({ values: { title: 1, published: true } }))],
    ['a field null', JSON.stringify(kept({ values: { title: null, published: true } }))],
    ['__proto__', '{"id":"one","base":"","at":1,"values":{"__proto__":{"title":"x","published":true}}}'],
    ['__proto__ beside', '{"id":"one","base":"","at":1,"values":{"title":"x","published":true,"__proto__":{"a":1}}}'],
    ['no id', JSON.stringify(kept({ id: undefined }))],
    ['no base', JSON.stringify(kept({ base: 3 }))],
    ['no time', JSON.stringify(kept({ at: null }))],
    ['a time as text', JSON.stringify(kept({ at: '1000' }))],
    ['a time that is none', JSON.stringify(kept({ at: 1e300 }))],
  ])('%s', (_name, text) => {
    localStorage.setItem(key('user.form'), text);
    keepChanges('user.form', kept({ id: 'two' }));
    expect(keptChanges('user.form', like).map(({ id }) => id)).toEqual(['two']);
    expect(({} as Record<string, unknown>).title).toBeUndefined();
  });
});

describe('a device that', () => {
  test('has no room says so', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(keepChanges('user.form', kept())).toBe(false);
    expect(keptChanges('user.form', like)).toEqual([]);
  });

  test('lets nobody read or remove offers nothing and breaks nothing', () => {
    keepChanges('user.form', kept());
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    expect(keptChanges('user.form', like)).toEqual([]);
    expect(() => dropChanges('user.form', 'one')).not.toThrow();
  });
});
