import { describe, expect, test } from 'vitest';
import type { ConsoleCard } from '@/data/consoles/consoles';
import { timelineYears } from '@/features/timeline/timeline-years';
import { aConsole } from '../../support/builders';

const console_ = (name: string, year: string, color = 'gameboy'): ConsoleCard => aConsole({ name, year, color });

/** Returns a line for each year with models: the year and the names of the models. */
const models = (consoles: ConsoleCard[]) =>
  timelineYears(consoles)
    .filter((year) => year.consoles.length > 0)
    .map(({ text, consoles: ofYear }) => `${text}: ${ofYear.map(({ name }) => name).join(', ')}`);

const texts = (consoles: ConsoleCard[]) => timelineYears(consoles).map(({ text }) => text);

describe('the marks of the timeline', () => {
  test('cover each year from 1989 to 2020, also without a console', () => {
    const years = timelineYears([]);
    expect(years).toHaveLength(32);
    expect(years[0]).toEqual({ year: 1989, text: '1989', consoles: [], begins: [], era: '' });
    expect(years.at(-1)?.year).toBe(2020);
  });

  test('hold the models of their year in the given order, and ignore spaces around the year', () => {
    expect(models([console_('Color', '1998'), console_('Boy', ' 1989 '), console_('Light', '1998')])).toEqual([
      '1989: Boy',
      '1998: Color, Light',
    ]);
  });

  test.each([
    ['1988', '1988', '2020'],
    ['1970', '1970', '2020'],
    ['2025', '1989', '2025'],
    ['2099', '1989', '2099'],
  ])('with a model of %s reach from %s to %s', (year, first, last) => {
    const all = texts([console_('Other', year)]);
    expect(all[0]).toBe(first);
    expect(all.at(-1)).toBe(last);
    expect(all).toHaveLength(Number(last) - Number(first) + 1);
  });

  test.each([
    ['', 'Year unknown'],
    ['  ', 'Year unknown'],
    ...['soon', '1989-90', '198', '-1989', '1e3', '0000', '1969', '2100', '9999'].map((year) => [year, year]),
  ])('put a model with the invalid year "%s" last, under "%s"', (year = '', text) => {
    const years = timelineYears([console_('Odd', year), console_('Boy', '1989')]);
    expect(years).toHaveLength(33);
    expect(years.at(-1)).toMatchObject({ year: null, text, consoles: [{ name: 'Odd' }], begins: [] });
  });

  test('group consoles with the same invalid year', () => {
    const consoles = [console_('A', 'soon'), console_('B', ''), console_('C', 'soon')];
    expect(models(consoles)).toEqual(['soon: A, C', 'Year unknown: B']);
  });
});

describe('the eras on the timeline', () => {
  const consoles = [
    console_('Boy', '1989'),
    console_('DS', '2004', 'ds'),
    console_('Micro', '2005'),
    console_('Virtual', '1995', 'red'),
  ];
  const year = (wanted: number) => timelineYears(consoles).find((mark) => mark.year === wanted);

  test('begin once, with the first model of each era', () => {
    const beginnings = timelineYears(consoles).flatMap(({ text, begins }) => begins.map(({ label }) => [text, label]));
    expect(beginnings).toEqual([
      ['1989', 'Game Boy Era'],
      ['2004', 'DS Era'],
    ]);
  });

  test('last until the next era begins', () => {
    expect(year(2003)?.era).toBe('gameboy');
    expect(year(2004)?.era).toBe('ds');
    expect(year(2005)?.era).toBe('ds');
    expect(year(2020)?.era).toBe('ds');
  });

  test('ignore an unknown colour', () => {
    expect(year(1995)).toMatchObject({ begins: [], era: 'gameboy' });
  });

  test('may begin in the same year, and then the year belongs to the DS era', () => {
    const [first] = timelineYears([console_('DS', '1989', 'ds'), console_('Boy', '1989')]);
    expect(first?.begins.map(({ value }) => value)).toEqual(['gameboy', 'ds']);
    expect(first?.era).toBe('ds');
  });
});
