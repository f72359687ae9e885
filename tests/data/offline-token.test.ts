import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offlineToken } from '@/data/offline-admin';
import type { Backend } from '../../build/local-backend/backend.ts';
import { apiRequest, startTestBackend } from '../database/backend.ts';
import { fixtures, fixtureSql } from '../database/permission-fixtures.ts';
import type { TableName } from '../database/permission-matrix.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startTestBackend({ undoWrites: true });
  await backend.script(fixtureSql);
});
afterAll(() => backend.close());

interface Answer {
  status: number;
  body: string;
}

async function ask(pathname: string, init: RequestInit & { token?: string } = {}): Promise<Answer> {
  const answer = await backend.fetch(apiRequest(pathname, init));
  return { status: answer.status, body: await answer.text() };
}

/** The same request with the viewer's token must be answered with 401, or as that of a visitor. */
async function expectNoMoreThanAVisitor(pathname: string, init: RequestInit = {}): Promise<Answer> {
  const replayed = await ask(pathname, { ...init, token: offlineToken });
  if (replayed.status !== 401) expect(replayed).toEqual(await ask(pathname, init));
  return replayed;
}

const cells = (Object.keys(fixtures) as TableName[]).flatMap((table) =>
  Object.entries(fixtures[table]).map(([state, fixture]) => ({ table, state, ...fixture })),
);

describe('the token of an offline viewer, sent by hand, gives a visitor nothing more', () => {
  test.each(Object.keys(fixtures))('reading all of %s', async (table) => {
    await expectNoMoreThanAVisitor(`/rest/v1/${table}?select=*`);
  });

  test.each(cells)('writing $table: $state', async ({ table, id, key = 'id', insert, change }) => {
    const headers = { prefer: 'return=representation' };
    const count = `select count(*)::int as rows, md5(string_agg(t::text, '' order by t::text)) as content from public.${table} t`;
    const before = await backend.sql(count);
    const row = `/rest/v1/${table}?${key}=eq.${id}`;
    const requests: [string, RequestInit][] = [
      [row, { method: 'PATCH', body: JSON.stringify(change) }],
      [row, { method: 'DELETE' }],
    ];
    if (insert) requests.push([`/rest/v1/${table}`, { method: 'POST', body: JSON.stringify(insert) }]);
    for (const [pathname, init] of requests) {
      const { status, body } = await expectNoMoreThanAVisitor(pathname, { ...init, headers });
      expect(status === 401 || body === '[]', body).toBe(true);
    }
    expect(await backend.sql(count)).toEqual(before);
  });

  test.each(['/auth/v1/user', '/auth/v1/logout', '/auth/v1/admin/users'])('asking %s', async (pathname) => {
    const { status } = await ask(pathname, {
      method: pathname.endsWith('logout') ? 'POST' : 'GET',
      token: offlineToken,
    });
    expect([401, 403]).toContain(status);
  });
});
