import * as v from 'valibot';
import type { Json } from './database.types';

/*
 * The public reads: columns, row schemas and defaults. A build reads the same columns without a browser, so nothing
 * else of `src` is imported here. The compiler checks columns and schemas against the database types.
 */

const text = v.string();
const number = v.number();

/** Without the article text, so that lists stay small. */
export const postCard = v.object({
  id: text,
  slug: text,
  title: text,
  excerpt: text,
  image: text,
  category: text,
  author: text,
  date: text,
  read_time: text,
});
export const postCardColumns = 'id,slug,title,excerpt,image,category,author,date,read_time';

export const postArticle = v.object({ ...postCard.entries, content: text, updated_at: text });
export const postColumns = `${postCardColumns},content,updated_at` as const;

export const consoleCard = v.object({
  id: text,
  slug: text,
  name: text,
  year: text,
  description: text,
  image: text,
  color: text,
});
export const consoleCardColumns = 'id,slug,name,year,description,image,color';

export const consoleDetail = v.object({
  ...consoleCard.entries,
  full_description: text,
  processor: text,
  display: text,
  controls: text,
  battery: text,
  dimensions: v.nullable(text),
  weight: v.nullable(text),
  games: v.nullable(text),
  // Any JSON: the page uses the parts it knows.
  specs: v.custom<Json>(() => true),
  updated_at: text,
});
export const consoleColumns =
  `${consoleCardColumns},full_description,processor,display,controls,battery,dimensions,weight,games,specs,updated_at` as const;

/** The typed facts of a console: unknown is null. */
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

const optionalText = v.nullable(text);

/** A console with everything that its page shows. */
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
    }),
  ),
  sources: v.array(v.object({ field: text, title: optionalText, url: optionalText, note: optionalText })),
  plays: v.array(
    v.object({ family: text, plays: text, note: optionalText, source_title: optionalText, source_url: optionalText }),
  ),
  posts: v.array(v.object({ post: v.object({ slug: text, title: text }) })),
});
export const consolePageColumns =
  `${consoleColumns},${factColumns},predecessor_id,successor_id,releases:console_releases(region,released,price,price_to,currency),sources:console_sources(field,title,url,note),plays:console_compatibility(family,plays,note,source_title,source_url),posts:post_consoles(post:blog_posts(slug,title))` as const;

/** The foreign key guarantees a console, an answer may still lack it. */
export const featuredConsoleRow = v.object({ id: text, console: v.nullable(consoleDetail) });
export const featuredColumns = `id,console:consoles(${consoleColumns})` as const;

/** `former_slugs` still lead to its posts. */
export const category = v.object({ id: text, name: text, slug: text, former_slugs: v.array(text) });
export const categoryColumns = 'id,name,slug,former_slugs';

const historyLabel = 'Hardware History';

const categoryLabels = new Map<string, string>([
  ['history', historyLabel],
  ['reviews', 'Game Reviews'],
  ['collecting', 'Collecting Tips'],
  ['tech', 'Tech Preservation'],
]);

/** The label of a category slug; an unknown one falls back to history. */
export function categoryLabel(slug: string): string {
  return categoryLabels.get(slug) ?? historyLabel;
}

export const usefulLink = v.object({
  id: text,
  title: text,
  url: text,
  description: v.nullable(text),
  image: v.nullable(text),
  category: text,
});
export const linkColumns = 'id,title,url,description,image,category';

export const socialLink = v.object({ id: text, platform: text, url: text });
export const socialLinkColumns = 'id,platform,url';

export const settingsRow = v.object({
  siteName: text,
  siteDescription: text,
  contactEmail: text,
  maintenanceMode: v.boolean(),
  itemsPerPage: v.number(),
  metaTitle: text,
  metaDescription: text,
  metaKeywords: text,
  ogImage: text,
  twitterHandle: text,
});
export const settingsColumns =
  'siteName,siteDescription,contactEmail,maintenanceMode,itemsPerPage,metaTitle,metaDescription,metaKeywords,ogImage,twitterHandle';

/** Used while the settings load, and when they fail to. */
export const defaultSettings: v.InferOutput<typeof settingsRow> = {
  siteName: 'Handheld Legacy',
  siteDescription:
    'A fan site about handheld consoles from the Game Boy to the Switch: their history, their hardware and how to keep them alive.',
  contactEmail: 'hello@handheld-legacy.example',
  maintenanceMode: false,
  itemsPerPage: 3,
  metaTitle: 'Handheld Legacy: Nintendo handhelds from 1989 to 2020',
  metaDescription:
    'Articles, specifications and a timeline of Nintendo handhelds, from the grey Game Boy of 1989 to the Switch family. Written by fans, with sources.',
  metaKeywords: 'handheld consoles, Game Boy, Nintendo DS, Nintendo 3DS, Switch, retro gaming, collecting',
  ogImage: '/og-image.png',
  twitterHandle: '@handheldlegacy',
};
