import { PostgrestClient } from '@supabase/postgrest-js';
import { env } from '@/lib/env';
import type { Database } from './database.types';
import { fetchWhole } from './fetch-whole';

/** No answer at all within this time counts as a failed request. */
export const timeoutMilliseconds = 10_000;

/**
 * The public site's way to the database: reads as an anonymous visitor. Its own
 * retry is off, because the query client is the one layer that tries again.
 */
export const rest = new PostgrestClient<Database, { PostgrestVersion: '13' }>(`${env.supabaseUrl}/rest/v1`, {
  headers: { apikey: env.supabaseKey },
  fetch: fetchWhole,
  timeout: timeoutMilliseconds,
  retry: false,
});
