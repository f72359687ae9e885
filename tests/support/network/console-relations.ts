import { HttpResponse } from 'msw';
import { preferences } from './postgrest';
import type { Tables } from './tables';

type Model = Tables['consoles'][number];

interface Arguments {
  of_console?: string;
  predecessor?: string;
  successor?: string;
  families?: string[];
}

/**
 * Answers a call of the database's function `console_relations` (supabase/migrations/*_search.sql).
 * Arguments that it does not have are an error here as there.
 */
export async function answerRelations({ consoles, ...tables }: Tables, request: Request): Promise<Response> {
  preferences(request, []);
  if (new URL(request.url).search !== '') throw new Error('the fake PostgREST does not filter the relations');
  const { of_console, predecessor, successor, families = [], ...others } = (await request.json()) as Arguments;
  if (Object.keys(others).length > 0)
    throw new Error(`console_relations has no argument ${Object.keys(others).join()}`);
  const inOrder = [...consoles].sort((a, b) => a.year.localeCompare(b.year) || a.id.localeCompare(b.id));
  const place = inOrder.findIndex(({ id }) => id === of_console);
  const byId = (sought?: string) => consoles.find(({ id }) => id === sought);
  const sides: [relation: string, model: Model | undefined][] = [
    ['predecessor', byId(predecessor)],
    ['successor', byId(successor)],
    ['before', place < 0 ? undefined : inOrder[place - 1]],
    ['after', place < 0 ? undefined : inOrder[place + 1]],
  ];
  const players = tables.console_compatibility
    .filter(({ family, plays }) => families.includes(family) && plays !== 'no')
    .map((cell) => ({ ...cell, rank: `${cell.plays === 'yes' ? 0 : 1}${cell.console_id}${cell.family}` }))
    .sort((a, b) => a.rank.localeCompare(b.rank))
    .slice(0, 25);
  return HttpResponse.json([
    ...sides.flatMap(([relation, model]) => rowOf(relation, model, null, null)),
    ...players.flatMap(({ console_id, family, plays }) => rowOf('player', byId(console_id), family, plays)),
  ]);
}

function rowOf(relation: string, model: Model | undefined, family: string | null, plays: string | null) {
  if (!model) return [];
  const { slug, name, year, color } = model;
  return [{ relation, family, plays, slug, name, year, color }];
}
