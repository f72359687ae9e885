import { factGroups } from '@/features/consoles/console-facts';
import { eras } from '@/features/consoles/eras';
import { cartridgeFamilies } from '@/data/consoles/cartridge-families';
import { regions } from '@/data/consoles/regions';
import {
  otherConsoleOption,
  sameConsoleOption,
  type CableDraft,
  type ConsoleDraft,
  type PlaysDraft,
  type ReleaseDraft,
  type SourceDraft,
} from './console-draft';
import { playWords } from '@/features/consoles/fact-labels';
import { factFields, factLabel, factNames, type FactName } from './fact-fields';

const options = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
const choose = { value: '', label: 'Choose...' };

export const regionOptions = [choose, ...options(regions)];
export const eraOptions = eras;
export const playsOptions = [{ value: '', label: 'Unknown' }, ...options(playWords)];
export const confidenceOptions = [
  { value: '', label: 'Not said' },
  ...options({ high: 'High', medium: 'Medium', low: 'Low' }),
];

const ofRegions = { release: 'Release', price: 'Price', games: 'Launch games', colours: 'Launch colours' };

/** The possible subjects of a source: each part of the page that shows sources. */
export const sourceOptions = [choose, ...sourceSubjects()];

function sourceSubjects() {
  const subjects = new Map<string, string>();
  for (const { title, facts } of factGroups) {
    for (const { field, label } of facts) subjects.set(field, `${title}: ${label}`);
  }
  for (const [kind, word] of Object.entries(ofRegions)) {
    for (const { value, label } of options(regions)) subjects.set(`${kind}.${value}`, `${word}: ${label}`);
  }
  subjects.set('predecessor', 'Before and after: Predecessor');
  subjects.set('successor', 'Before and after: Successor');
  return options(Object.fromEntries(subjects));
}

export const releaseLabels: Record<keyof ReleaseDraft, string> = {
  region: 'Region',
  released: 'Date',
  price: 'Price',
  price_to: 'Up to',
  currency: 'Currency',
  launch_games: 'Launch games',
  launch_colours: 'Launch colours',
  note: 'Note',
};

export const playsLabels: Record<Exclude<keyof PlaysDraft, 'family'>, string> = {
  plays: 'Plays them',
  note: 'Note',
  source_title: 'Source title',
  source_url: 'Source address',
};

export const cableLabels: Record<keyof CableDraft, string> = {
  via: 'Linked by',
  to: 'With',
  to_name: 'Name of the other',
  games: 'Games',
  note: 'Note',
  source_title: 'Source title',
  source_url: 'Source address',
};

export const cableOptions = (consoles: Names['consoles']) => [
  choose,
  { value: sameConsoleOption, label: 'Another of its kind' },
  ...consoles.map(({ id, name }) => ({ value: id, label: name })),
  { value: otherConsoleOption, label: 'Something else...' },
];

export const sourceLabels: Record<keyof SourceDraft, string> = {
  field: 'Source for',
  title: 'Title',
  url: 'Address',
  checked_on: 'Checked on',
  confidence: 'Confidence',
  note: 'Note',
};

export const consoleLabels: Record<keyof ConsoleDraft, string> = {
  name: 'Name',
  slug: 'Slug',
  year: 'Year',
  color: 'Era',
  image: 'Picture',
  description: 'Description',
  full_description: 'Full description',
  processor: 'Processor',
  display: 'Display',
  controls: 'Controls',
  battery: 'Battery',
  dimensions: 'Dimensions',
  weight: 'Weight',
  games: 'Game Library',
  ...(Object.fromEntries(factNames.map((name) => [name, factLabel(name)])) as Record<FactName, string>),
  releases: 'Releases and prices',
  plays: 'Compatibility',
  cables: 'Link cables',
  sources: 'Sources',
  predecessor_id: 'Followed the',
  predecessor_name: 'Name of the one before',
  successor_id: 'Was followed by the',
  successor_name: 'Name of the one after',
  articles: 'Articles about it',
};

const labelIn = (choices: readonly { value: string; label: string }[], value: string) =>
  choices.find((option) => option.value === value)?.label ?? value;

interface Names {
  consoles: readonly { id: string; name: string }[];
  articles: readonly { id: string; title: string }[];
}

/** Returns the text of one field of a version, in the words of the form. */
export function versionText(draft: ConsoleDraft, field: keyof ConsoleDraft, names: Names): string {
  switch (field) {
    case 'releases':
      return draft.releases.map(({ region, ...row }) => lineOf(labelIn(regionOptions, region), row)).join('\n');
    case 'plays':
      return draft.plays
        .filter((row) => Object.values(row).filter((value) => value !== '').length > 1)
        .map(({ family, plays, ...row }) =>
          lineOf(cartridgeFamilies[family] ?? family, { plays: labelIn(playsOptions, plays), ...row }),
        )
        .join('\n');
    case 'cables':
      return draft.cables
        .map(({ via, to, to_name, ...row }) =>
          lineOf(via, { to: to === otherConsoleOption ? to_name : labelIn(cableOptions(names.consoles), to), ...row }),
        )
        .join('\n');
    case 'sources':
      return draft.sources.map((row) => lineOf(labelIn(sourceOptions, row.field), { ...row, field: '' })).join('\n');
    case 'articles':
      return draft.articles.map((id) => names.articles.find((post) => post.id === id)?.title ?? id).join('\n');
    case 'color':
      return labelIn(eras, draft.color);
    case 'predecessor_id':
    case 'successor_id': {
      const id = draft[field];
      return id === otherConsoleOption ? 'Another' : (names.consoles.find((each) => each.id === id)?.name ?? id);
    }
    default: {
      const fact = Object.hasOwn(factFields, field) ? factFields[field as FactName] : undefined;
      return fact?.kind === 'choice' ? labelIn(fact.options, draft[field]) : draft[field];
    }
  }
}

function lineOf(start: string, row: Record<string, string>): string {
  const values = Object.values(row);
  return [start, ...values.filter((value) => value !== '').map((value) => value.replaceAll('\n', '; '))].join(', ');
}
