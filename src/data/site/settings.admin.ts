import * as v from 'valibot';
import { changedRow, isDuplicateKey, resolveVersion } from '@/data/service/writes.admin';
import type { Tables } from '@/data/service/database.types';
import { type ServiceResponse } from '@/data/service/errors';
import { firstRowOf } from '@/data/service/row-check';
import { settingsRow } from '@/data/service/rows';
import { settingsKey, type SiteSettings } from './settings';
import { staffKey } from '@/data/service/session-record';
import { withoutRetries, staffQuery, staffSupabase } from '@/data/service/supabase.admin';

export type SavedSettings = Tables<'site_settings'>;

const savedRow = v.object({ ...settingsRow.entries, updated_at: v.string() });

export function savedSettings() {
  return staffQuery([...settingsKey, staffKey], readSettings);
}

/**
 * Saves the settings over the version that was read. If the version is null, inserts the row.
 * @throws ConflictError after another save, or WriteError
 */
export async function saveSettings(settings: SiteSettings, version: string | null): Promise<SavedSettings> {
  const table = staffSupabase.from('site_settings');
  const response: ServiceResponse<SavedSettings> = await (version === null
    ? table.insert({ id: 1, ...settings }).select('*')
    : table.update(settings).eq('id', 1).eq('updated_at', version).select('*'));
  const found = version === null ? !isDuplicateKey('site_settings', response) : response.data?.length !== 0;
  if (found) return changedRow<SavedSettings>('site_settings', response, savedRow);
  return resolveVersion('site_settings', await readSettings(), version, settings);
}

async function readSettings(signal?: AbortSignal): Promise<SavedSettings | null> {
  return firstRowOf<SavedSettings>(
    await withoutRetries(staffSupabase.from('site_settings').select('*').limit(1), signal),
    savedRow,
  );
}
