import { firstRowOf, type Answer } from './answers';
import { resolveVersion } from './conflict';
import type { Tables } from './database.types';
import { settingsKey, settingsShape, type SiteSettings } from './settings';
import { staffRest } from './staff-rest';
import { staffKey, staffQuery } from './staff-query';
import { changedRow, isThereAlready } from './writes';

export type SavedSettings = Tables<'site_settings'>;

const savedShape = { ...settingsShape, updated_at: 'text' } as const;

/** The settings as they are saved, or null when no row is there yet. */
export function savedSettings() {
  return staffQuery([...settingsKey, staffKey], readSettings);
}

/**
 * Saves settings over the version that was read; with no version, as the row that is not there yet.
 * @throws ConflictError when somebody saved others since. WriteError
 */
export async function saveSettings(settings: SiteSettings, version: string | null): Promise<SavedSettings> {
  const table = staffRest.from('site_settings');
  const answer: Answer<SavedSettings> = await (version === null
    ? table.insert({ id: 1, ...settings }).select('*')
    : table.update(settings).eq('id', 1).eq('updated_at', version).select('*'));
  const found = version === null ? !isThereAlready('site_settings', answer) : answer.data?.length !== 0;
  if (found) return changedRow<SavedSettings>('site_settings', answer, savedShape);
  return resolveVersion('site_settings', await readSettings(), version, settings);
}

async function readSettings(signal?: AbortSignal): Promise<SavedSettings | null> {
  const query = staffRest.from('site_settings').select('*').limit(1);
  return firstRowOf<SavedSettings>(await (signal ? query.abortSignal(signal) : query), savedShape);
}
