import { HttpResponse } from 'msw';
import { fold } from '@/lib/search-text';
import { preferences } from './postgrest';
import { selectFrom, type Tables } from './tables';

type Model = Tables['consoles'][number];

const known = 'q era plays lit lock decade weight sort page_number page_size'.split(' ');

const bandOf = (grams: number) =>
  grams < 150 ? 'under-150' : grams < 250 ? '150-250' : grams < 350 ? '250-350' : 'from-350';

/**
 * Answers a call of the database's function `find_consoles` (supabase/migrations/*_search.sql).
 * Arguments that it does not have are an error here as there.
 */
export async function answerFind(tables: Tables, request: Request): Promise<Response> {
  preferences(request, []);
  if (new URL(request.url).search !== '')
    throw new Error('the fake PostgREST does not filter what find_consoles finds');
  const given = (await request.json()) as Record<string, string> & { page_number?: number; page_size?: number };
  const strangers = Object.keys(given).filter((name) => !known.includes(name));
  if (strangers.length > 0) throw new Error(`find_consoles has no argument ${strangers.join()}`);
  const { q = '', sort = '', page_number = 1, page_size = 24, ...wanted } = given;

  /** By filter, the values that let a console through. */
  const values: Record<string, (model: Model) => string[]> = {
    era: ({ color }) => [color],
    plays: ({ id }) =>
      tables.console_compatibility
        .filter(({ console_id, plays }) => console_id === id && plays !== 'no')
        .map(({ family }) => family),
    lit: ({ screen_lit }) => (screen_lit === null ? [] : [screen_lit === 'none' ? 'no' : 'yes']),
    lock: ({ region_lock }) => (region_lock === null ? [] : [region_lock]),
    decade: ({ year }) => [`${year.slice(0, 3)}0`],
    weight: ({ weight_g }) => (weight_g === null ? [] : [bandOf(weight_g)]),
  };
  const missesOf = (model: Model) => {
    const missed = Object.entries(wanted).filter(([name, value]) => !values[name]?.(model).includes(value));
    const isFound = model.search.toLowerCase().includes(fold(q).toLowerCase());
    return [...missed.map(([name]) => name), ...(isFound ? [] : ['q'])];
  };
  const keyOf = (model: Model): number | null => {
    const american = tables.console_releases.find(
      ({ console_id, region }) => console_id === model.id && region === 'na',
    );
    const keys: Record<string, number | null> = {
      weight: model.weight_g,
      screen: model.screen_inches === null ? null : -model.screen_inches,
      battery: model.rated_hours_max === null ? null : -model.rated_hours_max,
      price: american?.currency === 'USD' ? american.price : null,
    };
    return keys[sort] ?? null;
  };
  const inOrder = (one: Model, other: Model) =>
    (keyOf(one) ?? Infinity) - (keyOf(other) ?? Infinity) ||
    (sort === 'name' ? one.name.toLowerCase().localeCompare(other.name.toLowerCase()) : 0) ||
    one.year.localeCompare(other.year) ||
    one.id.localeCompare(other.id);

  const counts: Record<string, Record<string, number>> = {};
  const count = (facet: string, value: string) => {
    const ofFacet = (counts[facet] ??= {});
    ofFacet[value] = (ofFacet[value] ?? 0) + 1;
  };
  for (const model of tables.consoles) {
    const misses = missesOf(model);
    const [only = ''] = misses;
    if (misses.length === 1) count('without', only);
    for (const facet of ['plays', 'lit', 'lock', 'decade', 'weight']) {
      if (misses.every((name) => name === facet)) values[facet]?.(model).forEach((value) => count(facet, value));
    }
  }
  const found = tables.consoles.filter((model) => missesOf(model).length === 0).sort(inOrder);
  const page = Math.min(page_number, Math.max(1, Math.ceil(found.length / page_size)));
  const columns = 'id,slug,name,year,description,image,color';
  const consoles = found.slice((page - 1) * page_size, page * page_size).map((model) => {
    const key = keyOf(model);
    return { ...selectFrom(tables, 'consoles', model, columns), sorted_by: key === null ? null : Math.abs(key) };
  });
  return HttpResponse.json([{ total: found.length, page, consoles, counts }]);
}
