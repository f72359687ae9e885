import { inject, type TestContext } from 'vitest';
import type { Backend } from '../../../build/local-backend/backend.ts';
import { apiRequest, startTestBackend } from '../../support/database/backend.ts';
import { proves } from '../../support/evidence.ts';
import { fixtureSql } from './permission-fixtures.ts';

/**
 * Starts two backends with the rows of the permission matrix. The first backend undoes each write, so that cases stay
 * independent. The second backend keeps writes, for sessions and for requests that must change nothing.
 */
export async function startBackends(): Promise<[undoing: Backend, keeping: Backend]> {
  const backends: [Backend, Backend] = [await startTestBackend({ undoWrites: true }), await startTestBackend()];
  // Both backends of the stack share one database.
  for (const each of inject('stack') ? backends.slice(1) : backends) await each.script(fixtureSql);
  return backends;
}

/** Returns a hash for each public table. */
export function contentOf({ sql }: Backend, tables: readonly string[]): Promise<unknown> {
  const sums = tables.map((table) => `select md5(string_agg(t::text, '' order by t::text)) from public.${table} t`);
  return sql(sums.join(' union all '));
}

export interface ApiRequest {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  token?: string;
  apikey?: string;
}

/** Sends a request to the tables and functions of the API. The response to a write holds the written rows. */
export async function ask(backend: Pick<Backend, 'fetch'>, path: string, { body, headers, ...parts }: ApiRequest = {}) {
  const request = apiRequest(`/rest/v1/${path}`, {
    ...parts,
    headers: { prefer: 'return=representation', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = await backend.fetch(request);
  return { status: answer.status, body: (await answer.json().catch(() => null)) as unknown, headers: answer.headers };
}

export function provesOverHttp(context: TestContext, surface: string, challenge: string, expected: string): void {
  proves(context, { category: 'permissions', surface: `HTTP ${surface}`, challenge, expected });
}
