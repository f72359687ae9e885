import { queryOptions } from '@/lib/query';
import { firstRowOf } from './answers';
import type { Tables } from './database.types';
import { rest } from './rest';

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
  return queryOptions({
    queryKey: [...settingsKey, 'public'],
    queryFn: async ({ signal }) => {
      const query = rest.from('site_settings').select('*').limit(1);
      return firstRowOf<Tables<'site_settings'>>(await query.abortSignal(signal), settingsShape);
    },
  });
}
