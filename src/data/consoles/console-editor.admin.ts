import * as v from 'valibot';
import { consolesKey } from './consoles';
import { type ServiceResponse } from '@/data/service/errors';
import { firstRowOf, rowsOf } from '@/data/service/row-check';
import { everyRow } from '@/data/service/every-row';
import { consoleColumns } from '@/data/service/rows';
import { consolePage, factColumns } from '@/data/service/catalogue-rows';
import { staffKey } from '@/data/service/session-record';
import { withoutRetries, staffQuery, staffSupabase } from '@/data/service/supabase.admin';
import { isPublic } from '@/data/posts/post-visibility';
import { changedRow, isDuplicateKey, linkChanges, resolveVersion } from '@/data/service/writes.admin';

const text = v.string();
const optionalText = v.nullable(text);
const optionalTexts = v.nullable(v.array(text));
const optionalNumber = v.nullable(v.number());

const release = v.object({
  region: text,
  released: optionalText,
  price: optionalNumber,
  price_to: optionalNumber,
  currency: optionalText,
  launch_games: optionalTexts,
  launch_colours: optionalTexts,
  note: optionalText,
});
const compatibility = v.object({
  family: text,
  plays: text,
  note: optionalText,
  source_title: optionalText,
  source_url: optionalText,
});
const source = v.object({
  field: text,
  title: optionalText,
  url: optionalText,
  checked_on: optionalText,
  confidence: optionalText,
  note: optionalText,
});
const cable = v.object({
  to_id: optionalText,
  to_name: optionalText,
  via: text,
  games: optionalTexts,
  note: optionalText,
  source_title: optionalText,
  source_url: optionalText,
});
const cableFrom = v.object({ via: text, from: v.object({ id: text, name: text }) });
const article = v.object({
  ...{ id: text, slug: text, title: text },
  published: v.boolean(),
  publish_at: v.nullable(text),
});

const consoleToEdit = v.object({
  ...consolePage.entries,
  releases: v.array(release),
  plays: v.array(compatibility),
  cables: v.array(cable),
  /** The cables that end at this console. They start at any console, including this console. */
  cablesTo: v.array(cableFrom),
  sources: v.array(source),
  posts: v.array(v.object({ post: article })),
});
const editedSelect =
  `${consoleColumns},${factColumns},predecessor_id,successor_id,releases:console_releases(region,released,price,price_to,currency,launch_games,launch_colours,note),plays:console_compatibility(family,plays,note,source_title,source_url),cables:link_cables!from_id(to_id,to_name,via,games,note,source_title,source_url),cablesTo:link_cables!to_id(via,from:consoles!from_id(id,name)),sources:console_sources(field,title,url,checked_on,confidence,note),posts:post_consoles(post:blog_posts(id,slug,title,published,publish_at))` as const;

export type EditedConsole = v.InferOutput<typeof consoleToEdit>;

type Lists = 'releases' | 'plays' | 'cables' | 'cablesTo' | 'sources' | 'posts';

/** The values of a console that one transaction saves. */
export interface ConsoleSave {
  console: Omit<EditedConsole, Lists | 'id' | 'updated_at'>;
  releases: v.InferOutput<typeof release>[];
  compatibility: v.InferOutput<typeof compatibility>[];
  /** The cables that start at this console. */
  cables: v.InferOutput<typeof cable>[];
  sources: v.InferOutput<typeof source>[];
  /** The ids of posts. */
  articles: string[];
}

const savedRow = v.object({ id: text, updated_at: text });
export type SavedConsole = v.InferOutput<typeof savedRow>;

export const figureNames = [
  ...(['units_sold_millions', 'processor_mhz', 'second_processor_mhz', 'ram_kib'] as const),
  ...(['video_ram_kib', 'screen_inches', 'screen_width_px', 'screen_height_px'] as const),
  ...(['second_screen_inches', 'second_screen_width_px', 'second_screen_height_px', 'width_mm'] as const),
  ...(['height_mm', 'depth_mm', 'weight_g', 'weight_empty_g'] as const),
  ...(['battery_mah', 'charge_hours', 'rated_hours_min', 'rated_hours_max'] as const),
  ...(['measured_hours_min', 'measured_hours_max'] as const),
] as const;
export type FigureName = (typeof figureNames)[number];

const otherConsole = v.object({
  ...v.pick(consolePage, ['id', 'slug', 'name', 'year', ...figureNames]).entries,
  releases: v.array(v.pick(release, ['price', 'price_to', 'currency'])),
});
const otherSelect =
  'id,slug,name,year,releases:console_releases(price,price_to,currency),units_sold_millions,processor_mhz,second_processor_mhz,ram_kib,video_ram_kib,screen_inches,screen_width_px,screen_height_px,second_screen_inches,second_screen_width_px,second_screen_height_px,width_mm,height_mm,depth_mm,weight_g,weight_empty_g,battery_mah,charge_hours,rated_hours_min,rated_hours_max,measured_hours_min,measured_hours_max';

/** Another console, to compare figures with, to choose as a neighbour, and to check the slug against. */
export type OtherConsole = v.InferOutput<typeof otherConsole>;

export type CableFrom = v.InferOutput<typeof cableFrom>;

export type Article = v.InferOutput<typeof article>;

export function editedConsole(id: string) {
  // The key differs from the key of consoles, so that an open editor does not refetch after every write.
  return staffQuery(['console-editor', staffKey, id], (signal) => readConsole(id, signal));
}

export function otherConsoles() {
  return staffQuery([...consolesKey, staffKey, 'figures'], async (signal) => {
    const query = staffSupabase.from('consoles').select(otherSelect).order('year').order('id');
    return rowsOf<OtherConsole>(await withoutRetries(query, signal), otherConsole);
  });
}

export function publishedArticles() {
  return staffQuery(['console-editor', staffKey, 'articles'], async (signal) => {
    const published = await everyRow<Article>((from, to) => {
      const query = staffSupabase.from('blog_posts').select('id,slug,title,published,publish_at', { count: 'exact' });
      const inOrder = query.eq('published', true).order('date', { ascending: false }).order('id');
      return withoutRetries(inOrder.range(from, to), signal);
    }, article);
    return published.filter(isPublic);
  });
}

/**
 * Creates at most one console for an id.
 * @throws ConflictError when an earlier try saved other values, or WriteError
 */
export async function createConsole(id: string, values: ConsoleSave): Promise<SavedConsole> {
  const response = await save(id, values);
  if (!isDuplicateKey('consoles', response)) return changedRow('consoles', response, savedRow);
  return resolve(id, null, values);
}

/**
 * @param linked the ids of the console's articles at the time of the read
 * @throws WriteError, or ConflictError when the console is deleted or has a newer version
 */
export async function updateConsole(
  id: string,
  version: string,
  values: ConsoleSave,
  linked: readonly string[] = [],
): Promise<SavedConsole> {
  const response = await save(id, values, { version, linked });
  if (response.data?.length !== 0) return changedRow('consoles', response, savedRow);
  return resolve(id, version, values);
}

/** Sends a save. @param from the version that was read; undefined for a new console */
async function save(
  id: string,
  values: ConsoleSave,
  from?: { version: string; linked: readonly string[] },
): Promise<ServiceResponse<SavedConsole>> {
  return staffSupabase
    .rpc('save_console', {
      console_id: id,
      version: from?.version,
      console: values.console,
      releases: values.releases,
      compatibility: values.compatibility,
      cables: values.cables,
      sources: values.sources,
      articles: linkChanges('post_id', from?.linked ?? [], values.articles),
    })
    .select('id,updated_at');
}

/** Works like `resolveVersion`, for a console with its lists. The order in a list means nothing. */
async function resolve(id: string, version: string | null, values: ConsoleSave): Promise<SavedConsole> {
  const now = await readConsole(id);
  return resolveVersion<SavedState>('consoles', now && { ...now, state: stateOf(saveOf(now)) }, version, {
    state: stateOf(values),
  });
}

type SavedState = EditedConsole & { state: string };

/** Returns the values that a save of this unchanged row would send. */
function saveOf({ releases, plays, cables, sources, posts, ...console }: EditedConsole): ConsoleSave {
  return { console, releases, compatibility: plays, cables, sources, articles: posts.map(({ post }) => post.id) };
}

const unsent = ['id', 'updated_at', 'cablesTo'];

function stateOf({ console, releases, compatibility, cables, sources, articles }: ConsoleSave): string {
  const columns = (row: object) =>
    JSON.stringify(
      Object.entries(row)
        .filter(([column]) => !unsent.includes(column))
        .sort(),
    );
  const lists = [releases, compatibility, cables, sources].map((rows) => rows.map(columns).sort());
  return JSON.stringify([columns(console), ...lists, articles.toSorted()]);
}

async function readConsole(id: string, signal?: AbortSignal): Promise<EditedConsole | null> {
  // The database rejects a malformed id.
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return null;
  const query = staffSupabase.from('consoles').select(editedSelect).eq('id', id).limit(1);
  return firstRowOf<EditedConsole>(await withoutRetries(query, signal), consoleToEdit);
}
