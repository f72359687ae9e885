// `npm run check` finds every regular expression and rejects each expression that a text can slow down.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { judgementOf, patternsIn } from '../../../tools/patterns.ts';
import { proves } from '../../support/evidence.ts';

const category = 'hardening';
const surface = 'regular expressions';
const projectRoot = path.join(import.meta.dirname, '../../..');

test.for([
  ['a literal', 'const a = /a+/g;', '/a+/g'],
  ['the argument of a call', "text.replace(/a+/, '')", '/a+/'],
  ['an expression within a template', '`${/a+/.exec(text)}`', '/a+/'],
  ['an expression in an element', '<p>{/a+/.test(text)}</p>', '/a+/'],
  ['an expression after a division', 'const a = b / c / /a+/.exec(d).length;', '/a+/'],
  ['a constructed expression', "new RegExp('a+', 'g')", '/a+/g'],
  ['an expression from a call of RegExp', "RegExp('a+')", '/a+/'],
  ['an expression of several parts', "new RegExp([/a+/, /b/].map(({ source }) => source).join('|'), 'u')", '/a+|b/u'],
])('patternsIn finds %s', ([challenge = '', code = '', expected], context) => {
  proves(context, { category, surface, challenge, expected: 'found, with its text and flags' });
  expect(patternsIn('a.tsx', code).map(({ expression }) => String(expression))).toEqual([expected]);
});

test.for([
  ['a comment', '// /a+/'],
  ['a text', "const a = '/a+/';"],
  ['a division', 'const a = b / c + d / e;'],
])('patternsIn ignores %s', ([, code = '']) => {
  expect(patternsIn('a.tsx', code)).toEqual([]);
});

test.for([
  // The first four expressions were in the code.
  ['mail addresses in articles, formerly', '/^mailto:[^\\s\\\\]+@[^\\s\\\\]+$/i', '2nd degree polynomial'],
  ['web addresses, formerly', '/^https?:\\/\\/[^\\\\/?#]+[^\\\\]*$/', '2nd degree polynomial'],
  ['tokens in a build, formerly', '/\\beyJ[\\w-]+\\.(eyJ[\\w-]+)\\.[\\w-]+/g', '2nd degree polynomial'],
  ['slashes at the end, formerly', '/\\/+$/', '2nd degree polynomial'],
  ['repetition of a repetition', '/^(a+)+$/', 'exponential'],
  ['a repetition of overlapping choices', '/^(?:a|ab|b)*$/', 'exponential'],
  ['three repetitions in a row', '/^a*a*a*$/', '3rd degree polynomial'],
  ['a repetition in a lookahead', '/^(?=(a+)+$)b/', 'exponential'],
  ['an expression that only the running code knows', 'new RegExp(text)', 'not a constant'],
])('the check rejects a slow expression: %s', async ([challenge = '', code = '', reason = ''], context) => {
  proves(context, { category, surface, challenge, expected: 'rejected' });
  const [pattern] = patternsIn('a.ts', code);
  expect(pattern && (await judgementOf(pattern))).toMatchObject({
    verdict: 'slow',
    reason: expect.stringContaining(reason) as unknown,
  });
});

test('the check finds the expressions for lines of an article, and no expression is slow', async (context) => {
  proves(context, { category, surface, challenge: 'lines of an article', expected: 'not slow' });
  const file = 'src/features/blog/article/markdown.ts';
  const patterns = patternsIn(file, readFileSync(path.join(projectRoot, file), 'utf8'));
  expect(patterns.length).toBeGreaterThan(2);
  for (const pattern of patterns) expect((await judgementOf(pattern)).verdict).not.toBe('slow');
});

test('the check gives the file and line of an expression', () => {
  expect(patternsIn('src/a.ts', '\n\nconst a = /b/;')).toMatchObject([{ place: 'src/a.ts:3', code: '/b/' }]);
});
