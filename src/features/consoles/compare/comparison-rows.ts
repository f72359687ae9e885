import type { ComparedConsole } from '@/data/consoles/console-comparison';
import { regions } from '@/data/consoles/regions';
import { factGroups, firstRelease } from '@/features/consoles/console-facts';
import { formatMoney } from '@/features/consoles/launch-price';
import { formatPartialDate } from '@/lib/dates';

/** A row of the comparison: one value for each console, null for an unknown value. */
export interface ComparedRow {
  label: string;
  values: readonly (string | null)[];
  /** True when two known values differ. */
  differs: boolean;
  /** The place and the word of the best console. Null with fewer than two known values, or when no console is best. */
  best: { place: number; word: string } | null;
}

export interface ComparedGroup {
  title: string;
  rows: readonly ComparedRow[];
}

/**
 * The word for the best console, and the numbers that decide. A console is better than another when at least one of
 * its numbers is higher and no number is lower.
 */
interface Better {
  word: string;
  by: (model: ComparedConsole) => readonly (number | null)[];
}

const less = (value: number | null) => (value === null ? null : -value);

/**
 * Maps the group and the label of a fact to its rule. Dates, sizes and clocks have no rule, because more is not better.
 */
export const betterFacts = new Map<string, Better>([
  ['Size and weight/Weight', { word: 'Lightest', by: ({ weight_g }) => [less(weight_g)] }],
  ['Size and weight/Without batteries', { word: 'Lightest', by: ({ weight_empty_g }) => [less(weight_empty_g)] }],
  [
    'Screen/Resolution',
    {
      word: 'Most pixels',
      by: ({ screen_width_px, screen_height_px }) => [product(screen_width_px, screen_height_px)],
    },
  ],
  [
    'Second screen/Resolution',
    {
      word: 'Most pixels',
      by: ({ second_screen_width_px, second_screen_height_px }) => [
        product(second_screen_width_px, second_screen_height_px),
      ],
    },
  ],
  ['Inside/Memory', { word: 'Most', by: ({ ram_kib }) => [ram_kib] }],
  ['Inside/Video memory', { word: 'Most', by: ({ video_ram_kib }) => [video_ram_kib] }],
  ['Power/Capacity', { word: 'Largest', by: ({ battery_mah }) => [battery_mah] }],
  [
    'Power/Battery life, as printed',
    { word: 'Longest', by: ({ rated_hours_min, rated_hours_max }) => [rated_hours_min, rated_hours_max] },
  ],
  [
    'Power/Battery life, measured',
    { word: 'Longest', by: ({ measured_hours_min, measured_hours_max }) => [measured_hours_min, measured_hours_max] },
  ],
  ['Power/Charging', { word: 'Fastest', by: ({ charge_hours }) => [less(charge_hours)] }],
]);

function product(across: number | null, down: number | null): number | null {
  return across === null || down === null ? null : across * down;
}

/** The regions in which most consoles have a price. */
const pricedRegions = ['jp', 'na', 'eu'];

const launchIn = ({ releases }: ComparedConsole, region: string) =>
  releases.find((release) => release.region === region && release.price !== null && release.currency !== null);

function launchPrice(model: ComparedConsole, region: string): string | null {
  const { price = null, price_to = null, currency = null } = launchIn(model, region) ?? {};
  if (price === null || currency === null) return null;
  return `${formatMoney(price, currency)}${price_to === null ? '' : ` to ${formatMoney(price_to, currency)}`}`;
}

/** Returns the rule for the prices in a region. Undefined when the prices have several currencies. */
function cheapest(region: string, models: readonly ComparedConsole[]): Better | undefined {
  const currencies = new Set(models.flatMap((model) => launchIn(model, region)?.currency ?? []));
  if (currencies.size > 1) return undefined;
  return { word: 'Cheapest', by: (model) => [less(launchIn(model, region)?.price ?? null)] };
}

export function comparisonOf(models: readonly ComparedConsole[]): ComparedGroup[] {
  const released = [
    rowOf(
      'First released',
      models.map((model) => formatPartialDate(firstRelease(model))),
    ),
    ...pricedRegions.map((region) => {
      const prices = models.map((model) => launchPrice(model, region));
      return rowOf(`Launch price in ${regions[region]}`, prices, bestOf(models, cheapest(region, models)));
    }),
  ];
  const groups = factGroups.map(({ title, facts, optional }) => {
    // A console may lack the whole group.
    const lacks = models.map((model) => optional === true && facts.every(({ value }) => value(model) === null));
    const rows = facts.flatMap((fact) => {
      const { label, value } = fact;
      const has = models.map((model, place) => !lacks[place] && !(fact.optional && value(model) === null));
      const values = models.map((model, place) => (has[place] ? value(model) : 'None'));
      return !has.includes(true) ? [] : rowOf(label, values, bestOf(models, betterFacts.get(`${title}/${label}`)));
    });
    return { title, rows: lacks.includes(false) ? rows : [] };
  });
  return [{ title: 'Release', rows: released }, ...groups].filter(({ rows }) => rows.length > 0);
}

export function differencesIn(groups: readonly ComparedGroup[]): ComparedGroup[] {
  return groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
}

function rowOf(label: string, values: readonly (string | null)[], best: ComparedRow['best'] = null): ComparedRow {
  const knownValues = values.filter((value) => value !== null);
  return {
    label,
    values,
    differs: new Set(knownValues).size > 1,
    best: knownValues.length === values.length ? best : null,
  };
}

function bestOf(models: readonly ComparedConsole[], better: Better | undefined): ComparedRow['best'] {
  if (!better) return null;
  const judged = models.flatMap((model, place) => {
    const marks = better.by(model).filter((mark) => mark !== null);
    return marks.length === better.by(model).length ? [{ place, marks }] : [];
  });
  if (judged.length < 2) return null;
  const leader = judged.find((one) => judged.every((other) => other === one || isAhead(one.marks, other.marks)));
  return leader ? { place: leader.place, word: better.word } : null;
}

function isAhead(marks: readonly number[], others: readonly number[]): boolean {
  const steps = marks.map((mark, index) => mark - (others[index] ?? mark));
  return steps.every((step) => step >= 0) && steps.some((step) => step > 0);
}
