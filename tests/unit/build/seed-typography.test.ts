import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const seeds = path.join(import.meta.dirname, '../../../supabase/seeds');

/** Code, addresses and the values of JSON keep straight quotes. */
const code = /`[^`]*`|https?:\/\/[^'\s)]+|\]\([^)]*\)|\$facts\$[^]*?\$facts\$/g;

const faults: readonly [name: string, fault: RegExp][] = [
  ['a straight apostrophe', /\p{L}'{1,2}\p{L}/u],
  ['straight quotes', /(?<!order)"(?!order")/],
  ['a hyphen between years', /\b(?:19|20)\d\d-(?:19|20)\d\d\b/],
  ['an ellipsis in one character', /…/],
  ['a hyphen as a minus', /(?<=[ |])-\d/],
];

test('each seed has curly quotes, en dashes between years and true minus signs', () => {
  const found = readdirSync(seeds).flatMap((name) => {
    const text = readFileSync(path.join(seeds, name), 'utf8').replace(code, '');
    const lines = text.split('\n').filter((line) => !/^\s*(?:--|on conflict|insert|select|from|values)/.test(line));
    return faults.flatMap(([fault, pattern]) =>
      lines.filter((line) => pattern.test(line)).map((line) => `${name}: ${fault}: ${line.trim().slice(0, 100)}`),
    );
  });
  expect(found).toEqual([]);
});
