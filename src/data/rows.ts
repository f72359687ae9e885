import * as v from 'valibot';
import type { Json } from './database.types';

/*
 * The public reads: columns, row schemas and defaults. A build reads the same columns without a browser, so nothing
 * else of `src` is imported here. The compiler checks columns and schemas against the database types.
 */

const text = v.string();

/** Without the article text, so that lists stay small. */
export const postCard = v.object({
  id: text,
  slug: text,
  title: text,
  excerpt: text,
  image: text,
  category: text,
  /** The foreign key guarantees a category, an answer may still lack it. */
  category_name: v.nullable(text),
  author: text,
  date: text,
  read_time: text,
});
export const postCardColumns =
  'id,slug,title,excerpt,image,category,...blog_categories(category_name:name),author,date,read_time';

const unknownCategory = 'Hardware History';
const builtInCategories = new Map([
  ['reviews', 'Game Reviews'],
  ['collecting', 'Collecting Tips'],
  ['tech', 'Tech Preservation'],
]);

/** The name of a post's category, or its built-in label where an answer lacks the name. */
export function categoryName({ category, category_name }: CategoryOfPost): string {
  return category_name ?? builtInCategories.get(category) ?? unknownCategory;
}

export type CategoryOfPost = Pick<v.InferOutput<typeof postCard>, 'category' | 'category_name'>;

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

/** The foreign key guarantees a console, an answer may still lack it. */
export const featuredConsoleRow = v.object({ id: text, console: v.nullable(consoleDetail) });
export const featuredColumns = `id,console:consoles(${consoleColumns})` as const;

/** `former_slugs` still lead to its posts. */
export const category = v.object({ id: text, name: text, slug: text, former_slugs: v.array(text) });
export const categoryColumns = 'id,name,slug,former_slugs';

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
