import { siteSettings } from '@/data/settings';
import { useQuery } from '@tanstack/react-query';
import { defaultSettings } from '@/data/default-settings';

/** The settings of the site; the defaults while they are being read and when they cannot be. */
export function useSiteSettings() {
  const { data, isPending } = useQuery(siteSettings());
  const settings = data ?? defaultSettings;
  const itemsPerPage = Math.min(12, Math.max(1, Math.trunc(settings.itemsPerPage)));
  return { settings: { ...settings, itemsPerPage }, isPending };
}
