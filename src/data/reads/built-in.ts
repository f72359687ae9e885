import type * as v from 'valibot';
import type { postCard, settingsRow } from '@/data/service/rows';

/*
 * Values that replace a missing response or field. A build reads this file without a browser, so the file imports no
 * code of `src`.
 */

/** The settings until the first response, and after a failed read. */
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
  operator: '',
  postalAddress: '',
};

const unknownCategory = 'Hardware History';
const builtInCategories = new Map([
  ['reviews', 'Game Reviews'],
  ['collecting', 'Collecting Tips'],
  ['tech', 'Tech Preservation'],
]);

/** Returns the name of a post's category, or its built-in label when the response lacks the name. */
export function categoryName({ category, category_name }: CategoryOfPost): string {
  return category_name ?? builtInCategories.get(category) ?? unknownCategory;
}

export type CategoryOfPost = Pick<v.InferOutput<typeof postCard>, 'category' | 'category_name'>;
