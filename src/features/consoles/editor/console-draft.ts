import { placeholders } from '@/site/pictures';
import type { Article, ConsoleSave, EditedConsole } from '@/data/consoles/console-editor.admin';
import type { Json } from '@/data/service/database.types';
import { cartridgeFamilies } from '@/data/consoles/cartridge-families';
import { byRegion } from '@/data/consoles/regions';
import { specValue } from '@/features/consoles/console-specs';
import { factNames, type FactName, type Facts } from './fact-fields';
import { factText, factValue, linesOf } from './fact-rules';

export interface ReleaseDraft {
  region: string;
  released: string;
  price: string;
  price_to: string;
  currency: string;
  launch_games: string;
  launch_colours: string;
  note: string;
}

/** An empty `plays` means unknown. */
export interface PlaysDraft {
  family: string;
  plays: string;
  note: string;
  source_title: string;
  source_url: string;
}

export interface CableDraft {
  via: string;
  /** The id of another console, `itself` for a second copy of this console, or `another` for a named device. */
  to: string;
  to_name: string;
  games: string;
  note: string;
  source_title: string;
  source_url: string;
}

export interface SourceDraft {
  field: string;
  title: string;
  url: string;
  checked_on: string;
  confidence: string;
  note: string;
}

/** The typed values, in the order of the form. An empty text means unknown, except in a required field. */
export interface ConsoleDraft extends Record<FactName, string> {
  name: string;
  slug: string;
  year: string;
  color: string;
  image: string;
  description: string;
  full_description: string;
  processor: string;
  display: string;
  controls: string;
  battery: string;
  dimensions: string;
  weight: string;
  games: string;
  releases: ReleaseDraft[];
  plays: PlaysDraft[];
  cables: CableDraft[];
  sources: SourceDraft[];
  /** The id of a console, `another` for a named console, or nothing. */
  predecessor_id: string;
  predecessor_name: string;
  successor_id: string;
  successor_name: string;
  /** The ids of posts. */
  articles: string[];
}

/** The option for a console outside the catalogue. */
export const otherConsoleOption = 'another';

/** The option for a link between two copies of the same console. */
export const sameConsoleOption = 'itself';

export const emptyRelease: ReleaseDraft = {
  ...{
    region: '',
    released: '',
    price: '',
    price_to: '',
    currency: '',
    launch_games: '',
    launch_colours: '',
    note: '',
  },
};
export const emptyCable: CableDraft = {
  ...{ via: '', to: '', to_name: '', games: '', note: '', source_title: '', source_url: '' },
};
export const emptySource: SourceDraft = { field: '', title: '', url: '', checked_on: '', confidence: '', note: '' };

const playsOf = (rows: readonly Partial<Record<keyof PlaysDraft, string | null>>[]) =>
  Object.keys(cartridgeFamilies).map((family): PlaysDraft => {
    const row = rows.find((each) => each.family === family);
    const { plays, note, source_title, source_url } = row ?? {};
    return { family, ...texts({ plays, note, source_title, source_url }) };
  });

export const newConsole: ConsoleDraft = {
  ...{ name: '', slug: '', description: '', full_description: '', processor: '', display: '', controls: '' },
  ...{ battery: '', dimensions: '', weight: '', games: '', image: placeholders.console, year: '', color: 'gameboy' },
  ...(Object.fromEntries(factNames.map((name) => [name, ''])) as Record<FactName, string>),
  ...{ releases: [], plays: playsOf([]), cables: [], sources: [] },
  ...{ predecessor_id: '', predecessor_name: '', successor_id: '', successor_name: '', articles: [] },
};

/** The texts of the sheet. Nested specs win over the columns, as on the page. */
const specNames = ['processor', 'display', 'controls', 'battery', 'dimensions', 'weight', 'games'] as const;

export function consoleDraft(row: EditedConsole): ConsoleDraft {
  const { name, slug, year, color, image, description, full_description } = row;
  const specs = Object.fromEntries(specNames.map((key) => [key, specValue(row, key)]));
  const facts = Object.fromEntries(factNames.map((fact) => [fact, factText(row[fact])]));
  return {
    ...newConsole,
    ...{ name, slug, year, color, image, description, full_description },
    ...specs,
    ...facts,
    releases: byRegion(row.releases).map(({ price, price_to, launch_games, launch_colours, ...release }) => ({
      ...emptyRelease,
      ...texts(release),
      ...{ price: factText(price), price_to: factText(price_to) },
      ...{ launch_games: factText(launch_games), launch_colours: factText(launch_colours) },
    })),
    plays: playsOf(row.plays),
    cables: inOrder(row.cables, ({ via, to_id, to_name }) =>
      [via, to_id === row.id ? '' : to_id, to_name].join('\n'),
    ).map(({ to_id, games, ...cable }) => ({
      ...texts(cable),
      to: to_id === row.id ? sameConsoleOption : (to_id ?? otherConsoleOption),
      games: factText(games),
    })),
    sources: inOrder(row.sources, ({ field, title }) => `${field} ${title}`).map((source) => ({
      ...emptySource,
      ...texts(source),
    })),
    predecessor_id: row.predecessor_id ?? (row.predecessor_name === null ? '' : otherConsoleOption),
    predecessor_name: row.predecessor_name ?? '',
    successor_id: row.successor_id ?? (row.successor_name === null ? '' : otherConsoleOption),
    successor_name: row.successor_name ?? '',
    articles: articlesOf(row.posts)
      .map(({ id }) => id)
      .sort(),
  };
}

/** Returns a draft for a new console: a copy without the slug. */
export function copiedConsole(row: EditedConsole): ConsoleDraft {
  return { ...consoleDraft(row), name: `Copy of ${row.name}`.slice(0, 100), slug: '' };
}

export function articlesOf(posts: EditedConsole['posts']): Article[] {
  return posts.map(({ post }) => post);
}

/**
 * Converts validated values for the database.
 * @param specs the specs of the row; keys that the form shows move to columns
 * @param ownId the id of the saved console
 */
export function consoleSave(draft: ConsoleDraft, specs: Json, ownId: string): ConsoleSave {
  const { name, slug, year, color, image, description, full_description } = draft;
  const { processor, display, controls, battery } = draft;
  const facts = Object.fromEntries(factNames.map((fact) => [fact, factValue(fact, draft[fact])])) as Facts;
  return {
    console: {
      ...{ name, slug, year, color, image, description, full_description, processor, display, controls, battery },
      dimensions: orNull(draft.dimensions),
      weight: orNull(draft.weight),
      games: orNull(draft.games),
      specs: otherSpecs(specs),
      ...facts,
      ...neighbour('predecessor', draft.predecessor_id, draft.predecessor_name),
      ...neighbour('successor', draft.successor_id, draft.successor_name),
    },
    releases: draft.releases.map(({ region, released, price, price_to, currency, ...release }) => ({
      region,
      released: orNull(released),
      price: numberOrNull(price),
      price_to: numberOrNull(price_to),
      currency: orNull(currency),
      launch_games: linesOrNull(release.launch_games),
      launch_colours: linesOrNull(release.launch_colours),
      note: orNull(release.note),
    })),
    compatibility: draft.plays
      .filter(({ plays }) => plays !== '')
      .map(({ family, plays, note, source_title, source_url }) => ({
        ...{ family, plays, note: orNull(note) },
        ...{ source_title: orNull(source_title), source_url: orNull(source_url) },
      })),
    cables: draft.cables.map(({ via, to, to_name, games, note, source_title, source_url }) => ({
      via,
      to_id: to === otherConsoleOption ? null : to === sameConsoleOption ? ownId : to,
      to_name: to === otherConsoleOption ? to_name : null,
      games: linesOrNull(games),
      ...{ note: orNull(note), source_title: orNull(source_title), source_url: orNull(source_url) },
    })),
    sources: draft.sources.map(({ field, title, url, checked_on, confidence, note }) => ({
      ...{ field, title: orNull(title), url: orNull(url), checked_on: orNull(checked_on) },
      ...{ confidence: orNull(confidence), note: orNull(note) },
    })),
    articles: draft.articles,
  };
}

export function consoleDraftKey(id = 'new'): string {
  return `consoles.${id}`;
}

const orNull = (typed: string) => (typed.trim() === '' ? null : typed);
const numberOrNull = (typed: string) => (typed.trim() === '' ? null : Number(typed));
const linesOrNull = (typed: string) => (typed.trim() === '' ? null : linesOf(typed));

function neighbour<Side extends 'predecessor' | 'successor'>(side: Side, id: string, name: string) {
  return {
    [`${side}_id`]: id === otherConsoleOption ? null : orNull(id),
    [`${side}_name`]: id === otherConsoleOption ? name : null,
  } as Record<`${Side}_id` | `${Side}_name`, string | null>;
}

function otherSpecs(specs: Json): Json {
  if (typeof specs !== 'object' || specs === null || Array.isArray(specs)) return null;
  const shown: readonly string[] = specNames;
  const others = Object.entries(specs).filter(([key]) => !shown.includes(key));
  return others.length > 0 ? Object.fromEntries(others) : null;
}

function texts<Key extends string>(row: Record<Key, string | null | undefined>) {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, value ?? ''])) as Record<Key, string>;
}

function inOrder<Row>(rows: readonly Row[], by: (row: Row) => string | number): Row[] {
  return rows.toSorted((a, b) => (by(a) < by(b) ? -1 : Number(by(a) > by(b))));
}
