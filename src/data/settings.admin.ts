import { firstRowOf } from './answers';
import type { Tables } from './database.types';
import { settingsKey, settingsShape, type SiteSettings } from './settings';
import { staffRest } from './staff-rest';
import { staffKey, staffQuery } from './staff-query';
import { changedRow } from './writes';

/** The settings as they are saved, or null when no row is there yet. */
export function savedSettings() {
  return staffQuery([...settingsKey, staffKey], async (signal) => {
    const query = staffRest.from('site_settings').select('*').limit(1);
    return firstRowOf<Tables<'site_settings'>>(await query.abortSignal(signal), settingsShape);
  });
}

/** Saves all settings as the one row there is. @throws WriteError */
export async function saveSettings(settings: SiteSettings): Promise<Tables<'site_settings'>> {
  const answer = await staffRest
    .from('site_settings')
    .upsert({ id: 1, ...settings }, { onConflict: 'id' })
    .select('*');
  return changedRow<Tables<'site_settings'>>('site_settings', answer, settingsShape);
}
