import { siteSettings } from '@/data/site-settings';
import { useQuery } from '@/lib/query';
import { defaultSettings } from './default-settings';

/** The settings of the site; the defaults while they are being read and when they cannot be. */
export function useSiteSettings() {
  const { data, isPending } = useQuery(siteSettings());
  const settings = data ?? defaultSettings;
  const itemsPerPage = Math.min(12, Math.max(1, Math.trunc(settings.itemsPerPage)));
  return { settings: { ...settings, itemsPerPage }, isPending };
}
