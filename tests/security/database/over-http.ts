import { inject, type TestContext } from 'vitest';
import type { Backend } from '../../../build/local-backend/backend.ts';
import { apiRequest, startTestBackend } from '../../support/database/backend.ts';
import { proves } from '../../support/evidence.ts';
import { fixtureSql } from './permission-fixtures.ts';

/**
 * Two backends with the rows of the permission matrix. The first undoes what a request writes, so that the cases do not
 * meet one another; the second keeps it: sessions, and whatever a request that is to change nothing could change.
 */
export async function startBackends(): Promise<[undoing: Backend, keeping: Backend]> {
  const backends: [Backend, Backend] = [await startTestBackend({ undoWrites: true }), await startTestBackend()];
  // The stack is one database.
  for (const each of inject('stack') ? backends.slice(1) : backends) await each.script(fixtureSql);
  return backends;
}

/** Everything in public tables, as one value each. */
export function contentOf({ sql }: Backend, tables: readonly string[]): Promise<unknown> {
  const sums = tables.map((table) => `select md5(string_agg(t::text, '' order by t::text)) from public.${table} t`);
  return sql(sums.join(' union all '));
}

export interface Asked {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  token?: string;
  apikey?: string;
}

/** One request to the tables and functions of the API. A write tells what it wrote. */
export async function ask(backend: Pick<Backend, 'fetch'>, path: string, { body, headers, ...asked }: Asked = {}) {
  const request = apiRequest(`/rest/v1/${path}`, {
    ...asked,
    headers: { prefer: 'return=representation', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = await backend.fetch(request);
  return { status: answer.status, body: (await answer.json().catch(() => null)) as unknown, headers: answer.headers };
}

export function provesOverHttp(context: TestContext, surface: string, challenge: string, expected: string): void {
  proves(context, { category: 'permissions', surface: `HTTP ${surface}`, challenge, expected });
}
