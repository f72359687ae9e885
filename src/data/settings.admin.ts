import type { Tables } from './database.types';
import { firstRowOf } from './errors';
import { settingsRow } from './rows';
import { settingsKey, type SiteSettings } from './settings';
import { staffKey, staffQuery } from './staff-query';
import { once, staffSupabase } from './supabase.admin';
import { changedRow } from './writes.admin';

/** The settings as they are saved, or null when no row is there yet. */
export function savedSettings() {
  return staffQuery([...settingsKey, staffKey], async (signal) => {
    const query = staffSupabase.from('site_settings').select('*').limit(1);
    return firstRowOf<Tables<'site_settings'>>(await once(query, signal), settingsRow);
  });
}

/** Saves all settings as the one row there is. @throws WriteError */
export async function saveSettings(settings: SiteSettings): Promise<Tables<'site_settings'>> {
  const answer = await staffSupabase
    .from('site_settings')
    .upsert({ id: 1, ...settings }, { onConflict: 'id' })
    .select('*');
  return changedRow<Tables<'site_settings'>>('site_settings', answer, settingsRow);
}
