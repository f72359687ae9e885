import { siteSettings } from '@/data/site-settings';
import { useQuery } from '@/lib/query';
import { defaultSettings } from './default-settings';

/** The settings of the site; the defaults while they are being read and when they cannot be. */
export function useSiteSettings() {
  const { data, isPending } = useQuery(siteSettings());
  return { settings: data ?? defaultSettings, isPending };
}
