import { cartridgeFamilies } from '@/data/consoles/cartridge-families';
import type { ConsoleChoice, ConsoleCounts, FacetName, FilterName, FoundConsole } from '@/data/consoles/found-consoles';
import { eraLabel } from '@/features/consoles/eras';
import { lockWords } from '@/features/consoles/fact-labels';
import { formatMoney } from '@/features/consoles/launch-price';
import { formatNumber } from '@/lib/english';

interface Option {
  value: string;
  label: string;
}

interface Facet {
  name: FacetName;
  label: string;
  /** The label of the choice that keeps all consoles. */
  any: string;
  options: readonly Option[];
}

const decades: readonly Option[] = ['1980', '1990', '2000', '2010'].map(decadeOption);

export const facets: readonly Facet[] = [
  {
    name: 'plays',
    label: 'Plays',
    any: 'Anything',
    options: optionsFrom(cartridgeFamilies),
  },
  {
    name: 'lit',
    label: 'Screen',
    any: 'Lit or not',
    options: [
      { value: 'yes', label: 'Lit' },
      { value: 'no', label: 'Not lit' },
    ],
  },
  {
    name: 'lock',
    label: 'Region lock',
    any: 'Any',
    options: optionsFrom(lockWords),
  },
  { name: 'decade', label: 'Years', any: 'Any', options: decades },
  {
    name: 'weight',
    label: 'Weight',
    any: 'Any',
    options: [
      { value: 'under-150', label: 'Under 150 g' },
      { value: '150-250', label: '150 to 250 g' },
      { value: '250-350', label: '250 to 350 g' },
      { value: 'from-350', label: '350 g and more' },
    ],
  },
];

/** The orders of the catalogue. '' is the default order. */
export const orders: readonly Option[] = [
  { value: '', label: 'Oldest first' },
  { value: 'name', label: 'Name' },
  { value: 'weight', label: 'Lightest first' },
  { value: 'screen', label: 'Largest screen' },
  { value: 'battery', label: 'Longest battery' },
  { value: 'price', label: 'Lowest launch price' },
];

/** Returns the choices of a facet. With counts, each choice shows how many consoles the choice would find. */
export function optionsOf({ name, any, options }: Facet, counts: ConsoleCounts | null): Option[] {
  const counted = counts?.[name] ?? {};
  const offered = name === 'decade' ? withOtherDecades(options, Object.keys(counted)) : options;
  return [
    { value: '', label: any },
    ...offered.map(({ value, label }) => ({ value, label: counts ? `${label} (${counted[value] ?? 0})` : label })),
  ];
}

const labels: Record<FilterName | 'sort', string> = {
  ...{ q: 'Search', era: 'Era', sort: 'Sort by' },
  ...(Object.fromEntries(facets.map(({ name, label }) => [name, label])) as Record<FacetName, string>),
};

export function filterLabel(name: FilterName | 'sort'): string {
  return labels[name];
}

/** Returns the text of a filter: `Weight: under 150 g`. An unknown value shows unchanged. */
export function filterText(name: FilterName, { [name]: value }: ConsoleChoice): string {
  if (name === 'q') return `${labels.q}: “${value}”`;
  if (name === 'era') return `${labels.era}: ${eraLabel(value) || value}`;
  const facet = facets.find((each) => each.name === name);
  const option = facet?.options.find((each) => each.value === value) ?? (name === 'decade' && decadeOption(value));
  return `${labels[name]}: ${option ? option.label : value}`;
}

function optionsFrom(words: Readonly<Record<string, string>>): Option[] {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}

function decadeOption(value: string): Option {
  return { value, label: /^\d{4}$/.test(value) ? `${value}s` : value };
}

function withOtherDecades(options: readonly Option[], found: readonly string[]): Option[] {
  const others = found.filter((value) => !options.some((option) => option.value === value)).map(decadeOption);
  return [...options, ...others].sort((one, other) => (one.value < other.value ? -1 : 1));
}

const number = (value: number) => formatNumber(value, 2);

/** Maps an order to the name and the format of its number. */
const sortedBy: Record<string, [name: string, shown: (value: number) => string]> = {
  weight: ['Weight', (grams) => `${number(grams)} g`],
  screen: ['Screen size', (inches) => `${number(inches)} inches`],
  battery: ['Battery life', (hours) => `Up to ${number(hours)} h`],
  price: ['US launch price', (price) => formatMoney(price, 'USD')],
};

/** Returns the text for the value that sorts a console. Empty when the card already shows this value. */
export function sortedByText({ sorted_by }: FoundConsole, sort: string): string {
  const [name, shown] = sortedBy[sort] ?? [];
  if (!name || !shown) return '';
  return sorted_by === null ? `${name} unknown` : shown(sorted_by);
}
