import * as v from 'valibot';
import type { Json } from './database.types';

/*
 * Columns and row schemas of the public reads. A build reads the same columns without a browser, so this file imports
 * no code of `src`. The compiler checks columns and schemas against the database types.
 */

const text = v.string();

/** Returns the columns of a schema's rows, for `select`. */
export function columnsOf({ entries }: { entries: object }): string {
  return Object.keys(entries).join(',');
}

/** A post without its text, so that lists stay small. */
export const postCard = v.object({
  id: text,
  slug: text,
  title: text,
  excerpt: text,
  image: text,
  category: text,
  /** The foreign key guarantees a category, but a response may lack its name. */
  category_name: v.nullable(text),
  author: text,
  date: text,
  read_time: text,
});
export const postCardColumns =
  'id,slug,title,excerpt,image,category,...blog_categories(category_name:name),author,date,read_time';

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
  // Any JSON: the page uses the parts that it recognises.
  specs: v.custom<Json>(() => true),
  updated_at: text,
});
export const consoleColumns =
  `${consoleCardColumns},full_description,processor,display,controls,battery,dimensions,weight,games,specs,updated_at` as const;

/** The foreign key guarantees a console, but a response may lack it. */
export const featuredConsoleRow = v.object({ id: text, console: v.nullable(consoleDetail) });
export const featuredColumns = `id,console:consoles(${consoleColumns})` as const;

/** `former_slugs` still lead to the posts of the category. */
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
export const linkColumns = columnsOf(usefulLink);

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
  operator: text,
  postalAddress: text,
});
export const settingsColumns =
  'siteName,siteDescription,contactEmail,maintenanceMode,itemsPerPage,metaTitle,metaDescription,metaKeywords,ogImage,twitterHandle,operator,postalAddress';

const namedPost = v.object({ slug: text, title: text });

/** The row that `post_relations` returns. */
export const postRelationsRow = v.object({
  /** The consoles of the article, in the order of the catalogue. */
  consoles: v.array(v.object({ slug: text, name: text })),
  /** The older and the newer article by date. */
  previous: v.nullable(namedPost),
  next: v.nullable(namedPost),
  /**
   * Up to two of the three newest other articles. Most shared consoles come first, then the same category, then the
   * newest.
   */
  related: v.array(postCard),
  /** Up to five other articles about the same consoles, in the order of `related`. */
  same_consoles: v.array(namedPost),
});

/** The post that a former slug leads to. */
export const formerSlug = v.object({ post_id: text });
export const address = v.object({ slug: text });

/**
 * A row of `search_posts`. `match` is 'exact', 'close' or 'mention'. A mention has a sentence. `total` is the number of
 * posts on all pages.
 */
export const foundPost = v.object({
  ...postCard.entries,
  total: v.number(),
  match: text,
  sentence: v.nullable(text),
});

/** A row of `content_stamps`. */
export const stamp = v.object({ kind: text, changed_at: text });
