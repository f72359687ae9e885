import * as v from 'valibot';
import type { Json } from './database.types';

/*
 * What the public site reads: the columns of each table, and what a row must look like. A build reads the same columns
 * without a browser around it, so nothing else of `src` is imported here. The compiler checks the columns where they
 * are selected, and the schemas against the rows where an answer is judged.
 */

const text = v.string();

/** What a list shows of a post: never its text, so that lists stay small. */
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
  // Whatever is in that column: the page takes from it what it can use.
  specs: v.custom<Json>(() => true),
  updated_at: text,
});
export const consoleColumns =
  `${consoleCardColumns},full_description,processor,display,controls,battery,dimensions,weight,games,specs,updated_at` as const;

/** The Console of the Month; the foreign key promises a console, an answer may still lack it. */
export const featuredConsoleRow = v.object({ id: text, console: v.nullable(consoleDetail) });
export const featuredColumns = `id,console:consoles(${consoleColumns})` as const;

export const category = v.object({ id: text, name: text, slug: text });
export const categoryColumns = 'id,name,slug';

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
