import * as v from 'valibot';
import { consoleCard, consoleCardColumns, consoleColumns, consoleDetail } from './rows.ts';

/* Columns and schemas for pages whose code loads separately. A build reads this file too, like rows.ts. */

const text = v.string();
const number = v.number();
const optionalText = v.nullable(text);

/** The facts of a console; null is unknown. */
export const consoleFacts = v.object({
  family: v.nullable(text),
  distinction: v.nullable(text),
  alt_names: v.nullable(v.array(text)),
  model_codes: v.nullable(v.array(text)),
  codename: v.nullable(text),
  predecessor_name: v.nullable(text),
  successor_name: v.nullable(text),
  discontinued: v.nullable(text),
  units_sold_millions: v.nullable(number),
  units_sold_scope: v.nullable(text),
  units_sold_on: v.nullable(text),
  processor_name: v.nullable(text),
  processor_mhz: v.nullable(number),
  second_processor_name: v.nullable(text),
  second_processor_mhz: v.nullable(number),
  ram_kib: v.nullable(number),
  video_ram_kib: v.nullable(number),
  screen_technology: v.nullable(text),
  screen_inches: v.nullable(number),
  screen_width_px: v.nullable(number),
  screen_height_px: v.nullable(number),
  screen_colours: v.nullable(text),
  screen_lit: v.nullable(text),
  screen_touch: v.nullable(v.boolean()),
  screen_3d: v.nullable(v.boolean()),
  second_screen_technology: v.nullable(text),
  second_screen_inches: v.nullable(number),
  second_screen_width_px: v.nullable(number),
  second_screen_height_px: v.nullable(number),
  second_screen_colours: v.nullable(text),
  second_screen_lit: v.nullable(text),
  second_screen_touch: v.nullable(v.boolean()),
  second_screen_3d: v.nullable(v.boolean()),
  width_mm: v.nullable(number),
  height_mm: v.nullable(number),
  depth_mm: v.nullable(number),
  weight_g: v.nullable(number),
  weight_empty_g: v.nullable(number),
  battery_type: v.nullable(text),
  battery_mah: v.nullable(number),
  charge_hours: v.nullable(number),
  rated_hours_min: v.nullable(number),
  rated_hours_max: v.nullable(number),
  measured_hours_min: v.nullable(number),
  measured_hours_max: v.nullable(number),
  media: v.nullable(v.array(text)),
  saves: v.nullable(text),
  region_lock: v.nullable(text),
  link_cable: v.nullable(text),
  wifi: v.nullable(text),
  bluetooth: v.nullable(text),
  infrared: v.nullable(text),
  nfc: v.nullable(v.boolean()),
  usb: v.nullable(text),
  storage: v.nullable(text),
  headphone_jack: v.nullable(v.boolean()),
  cameras: v.nullable(text),
  microphone: v.nullable(v.boolean()),
  motion_sensor: v.nullable(v.boolean()),
});
export const factColumns =
  `family,distinction,alt_names,model_codes,codename,predecessor_name,successor_name,discontinued,units_sold_millions,units_sold_scope,units_sold_on,processor_name,processor_mhz,second_processor_name,second_processor_mhz,ram_kib,video_ram_kib,screen_technology,screen_inches,screen_width_px,screen_height_px,screen_colours,screen_lit,screen_touch,screen_3d,second_screen_technology,second_screen_inches,second_screen_width_px,second_screen_height_px,second_screen_colours,second_screen_lit,second_screen_touch,second_screen_3d,width_mm,height_mm,depth_mm,weight_g,weight_empty_g,battery_type,battery_mah,charge_hours,rated_hours_min,rated_hours_max,measured_hours_min,measured_hours_max,media,saves,region_lock,link_cable,wifi,bluetooth,infrared,nfc,usb,storage,headphone_jack,cameras,microphone,motion_sensor` as const;

export const consolePage = v.object({
  ...consoleDetail.entries,
  ...consoleFacts.entries,
  predecessor_id: optionalText,
  successor_id: optionalText,
  releases: v.array(
    v.object({
      region: text,
      released: optionalText,
      price: v.nullable(number),
      price_to: v.nullable(number),
      currency: optionalText,
      launch_games: v.nullable(v.array(text)),
      launch_colours: v.nullable(v.array(text)),
      note: optionalText,
    }),
  ),
  sources: v.array(v.object({ field: text, title: optionalText, url: optionalText, note: optionalText })),
  plays: v.array(
    v.object({ family: text, plays: text, note: optionalText, source_title: optionalText, source_url: optionalText }),
  ),
  posts: v.array(v.object({ post: v.object({ slug: text, title: text }) })),
});
/** A read of `consolePageColumns` must filter this column by true, so that nobody reads drafts. */
export const embeddedPublished = 'posts.post.published';
export const consolePageColumns =
  `${consoleColumns},${factColumns},predecessor_id,successor_id,releases:console_releases(region,released,price,price_to,currency,launch_games,launch_colours,note),sources:console_sources(field,title,url,note),plays:console_compatibility(family,plays,note,source_title,source_url),posts:post_consoles(post:blog_posts!inner(slug,title))` as const;

const source = { source_title: optionalText, source_url: optionalText };

export const playingConsole = v.object({
  id: text,
  slug: text,
  name: text,
  region_lock: optionalText,
  plays: v.array(v.object({ family: text, plays: text, note: optionalText, ...source })),
});
export const playingColumns =
  'id,slug,name,region_lock,plays:console_compatibility(family,plays,note,source_title,source_url)';

export const buyableConsole = v.object({
  slug: text,
  name: text,
  weight_g: v.nullable(number),
  screen_inches: v.nullable(number),
  screen_lit: optionalText,
  screen_3d: v.nullable(v.boolean()),
  battery_type: optionalText,
  plays: v.array(v.object({ family: text, plays: text })),
});
export const buyableColumns =
  'slug,name,weight_g,screen_inches,screen_lit,screen_3d,battery_type,plays:console_compatibility(family,plays)';

export const launchedConsole = v.object({
  slug: text,
  name: text,
  releases: v.array(v.object({ region: text, released: optionalText, launch_colours: v.nullable(v.array(text)) })),
  sources: v.array(v.object({ field: text, title: optionalText, url: optionalText, note: optionalText })),
});
export const launchedColumns =
  'slug,name,releases:console_releases(region,released,launch_colours),sources:console_sources(field,title,url,note)';

export const sourcedConsole = v.object({
  slug: text,
  name: text,
  ...consoleFacts.entries,
  predecessor_id: optionalText,
  successor_id: optionalText,
  releases: v.array(
    v.object({
      region: text,
      released: optionalText,
      price: v.nullable(number),
      launch_games: v.nullable(v.array(text)),
      launch_colours: v.nullable(v.array(text)),
    }),
  ),
  sources: v.array(v.object({ field: text, title: optionalText, url: optionalText, confidence: optionalText })),
  plays: v.array(v.object({ family: text, plays: text, source_title: optionalText })),
});
export const sourcedColumns =
  `slug,name,${factColumns},predecessor_id,successor_id,releases:console_releases(region,released,price,launch_games,launch_colours),sources:console_sources(field,title,url,confidence),plays:console_compatibility(family,plays,source_title)` as const;

export const lockSource = v.object({ console_id: text, title: optionalText, url: optionalText, note: optionalText });
export const lockColumns = 'console_id,title,url,note';

const linked = v.object({ slug: text, name: text, year: text });
export const linkCable = v.object({
  from: linked,
  to: v.nullable(linked),
  to_name: optionalText,
  via: text,
  games: v.nullable(v.array(text)),
  note: optionalText,
  ...source,
});
export const linkedColumns =
  'from:consoles!from_id(slug,name,year),to:consoles!to_id(slug,name,year),to_name,via,games,note,source_title,source_url';

export type OpenCable = Omit<v.InferOutput<typeof linkCable>, 'from' | 'to'> & {
  from_id: string;
  to_id: string | null;
};
export const cableColumns = 'from_id,to_id,to_name,via,games,note,source_title,source_url';

type Page = v.InferOutput<typeof consolePage>;

/** A console with all its public values. The page of a console shows fewer values. */
export type OpenConsole = Omit<Page, 'sources'> & {
  sources: (Page['sources'][number] & { checked_on: string | null; confidence: string | null })[];
};
export const openConsoleColumns =
  `${consoleColumns},${factColumns},predecessor_id,successor_id,releases:console_releases(region,released,price,price_to,currency,launch_games,launch_colours,note),sources:console_sources(field,title,url,checked_on,confidence,note),plays:console_compatibility(family,plays,note,source_title,source_url),posts:post_consoles(post:blog_posts!inner(slug,title))` as const;

/** The foreign key guarantees a console, but a response may lack it. The days are YYYY-MM-DD. */
export const pastConsole = v.object({
  ...{ id: text, start_date: text, end_date: text },
  console: v.nullable(consoleCard),
});
export const pastColumns = `id,start_date,end_date,console:consoles(${consoleCardColumns})` as const;

export const namedConsole = v.object({ slug: text, name: text, year: text, color: text });

/** A row of `console_relations`. */
export const relatedConsole = v.object({
  ...namedConsole.entries,
  relation: text,
  family: v.nullable(text),
  plays: v.nullable(text),
});

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The row that `find_consoles` returns. */
export const foundRow = v.object({
  consoles: v.array(v.object({ ...consoleCard.entries, sorted_by: v.nullable(v.number()) })),
  total: v.number(),
  page: v.number(),
  is_close: v.boolean(),
  counts: v.custom<Record<string, Record<string, number>>>(
    (facets) =>
      isRecord(facets) &&
      Object.values(facets).every((counts) => isRecord(counts) && Object.values(counts).every(Number.isInteger)),
  ),
});

export const comparedConsole = v.object({
  ...consoleCard.entries,
  ...consoleFacts.entries,
  releases: v.array(
    v.object({
      region: text,
      released: v.nullable(text),
      price: v.nullable(number),
      price_to: v.nullable(number),
      currency: v.nullable(text),
    }),
  ),
});
export const comparedColumns =
  `${consoleCardColumns},${factColumns},releases:console_releases(region,released,price,price_to,currency)` as const;
