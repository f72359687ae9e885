import type * as v from 'valibot';
import { paths } from '@/site/paths';
import { publicQuery } from '@/data/reads/public-query';
import type { settingsRow } from '@/data/service/rows';
import { defaultSettings } from '@/data/reads/built-in';
import { useQuery } from '@tanstack/react-query';

export type SiteSettings = v.InferOutput<typeof settingsRow>;

export const settingsKey = ['site-settings'] as const;

export function siteSettings() {
  return publicQuery({
    queryKey: [...settingsKey, 'public'],
    kinds: ['settings'],
    page: paths.home,
    read: async ({ firstRowOf, settingsColumns, settingsRow, supabase }, signal): Promise<SiteSettings | null> => {
      const query = supabase.from('site_settings').select(settingsColumns).limit(1);
      return firstRowOf(await query.abortSignal(signal), settingsRow);
    },
  });
}

/** Returns the site's settings; the defaults while they load and after a failed read. */
export function useSiteSettings() {
  const { data, isPending } = useQuery(siteSettings());
  const settings = data ?? defaultSettings;
  const itemsPerPage = Math.min(12, Math.max(1, Math.trunc(settings.itemsPerPage)));
  return { settings: { ...settings, itemsPerPage }, isPending };
}
