import { expect, test } from 'vitest';
import { factGroups, firstRelease } from '@/features/consoles/console-facts';
import { aConsole } from '../../support/builders';

const textOf = (field: string, facts: Parameters<typeof aConsole>[0]) =>
  factGroups
    .flatMap((group) => group.facts)
    .find((fact) => fact.field === field)
    ?.value(aConsole(facts));

test.each([
  ['rated_hours', { rated_hours_min: 10, rated_hours_max: 14 }, '10 to 14 h'],
  ['rated_hours', { rated_hours_min: 10, rated_hours_max: 10 }, '10 h'],
  ['rated_hours', { rated_hours_min: 10 }, 'At least 10 h'],
  ['measured_hours', { measured_hours_max: 7.5 }, 'Up to 7.5 h'],
  ['measured_hours', {}, null],
  ['width_mm', { width_mm: 90, height_mm: 148, depth_mm: 32 }, '90 × 148 × 32 mm'],
  ['width_mm', { width_mm: 90, height_mm: 148 }, '90 × 148 mm, depth unknown'],
  ['width_mm', { depth_mm: 24.5 }, '24.5 mm, width and height unknown'],
  ['width_mm', {}, null],
  ['screen_width_px', { screen_width_px: 1280, screen_height_px: 720 }, '1280 × 720 pixels'],
  ['second_screen_width_px', { second_screen_height_px: 192 }, '192 pixels, width unknown'],
])('the fact %s of %o shows %s', (field, facts, text) => {
  expect(textOf(field, facts)).toBe(text);
});

// A vague date counts as its earliest day, unless a precise date of the list lies within the vague date.
test.each([
  [['1990-11-21', '1989-04-21'], '1989-04-21'],
  [['1990-11-21', '1990'], '1990-11-21'],
  [['1990', '1990-11', '1990-11-21'], '1990-11-21'],
  [['1990-11-21', '1990', '1990-03'], '1990-03'],
  [['1990-12-01', '1990-11'], '1990-11'],
  [['1991-01-01', '1990', null], '1990'],
  [[null], '1988'],
  [[], '1988'],
])('firstRelease of the dates %j is %s', (dates, first) => {
  expect(firstRelease({ releases: dates.map((released) => ({ released })), year: '1988' })).toBe(first);
});

test('the sources of each fact have a separate field', () => {
  const fields = factGroups.flatMap(({ facts }) => facts.map(({ field }) => field));
  expect(new Set(fields).size).toBe(fields.length);
});
