import type { Tables } from './database.types';
import { settingsColumns } from './columns';
import { onceInAVisit, publicQuery } from './public-query';
import { readRow } from './rest';

export type SiteSettings = Omit<Tables<'site_settings'>, 'id' | 'created_at' | 'updated_at'>;

export const settingsShape = {
  siteName: 'text',
  siteDescription: 'text',
  contactEmail: 'text',
  itemsPerPage: 'number',
  metaTitle: 'text',
  metaDescription: 'text',
  metaKeywords: 'text',
  ogImage: 'text',
  twitterHandle: 'text',
} as const;

export const settingsKey = ['site-settings'] as const;

/** The settings of the site, or null when no row is there. */
export function siteSettings() {
  const options = publicQuery({
    queryKey: [...settingsKey, 'public'],
    copy: (copy) => copy.settings(),
    read: (signal) => readRow<SiteSettings>('site_settings', { select: settingsColumns }, settingsShape, signal),
  });
  return { ...options, staleTime: onceInAVisit };
}
