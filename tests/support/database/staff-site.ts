import { http, passthrough } from 'msw';
import { setupServer } from 'msw/node';
import { vi } from 'vitest';
import { startTestBackend } from './backend.ts';
import { keepContent } from './kept-content.ts';
import type { Backend } from '../../../build/local-backend/backend.ts';
import { fixtureSql } from '../../security/database/permission-fixtures.ts';
import { tableNames } from '../../security/database/permission-matrix.ts';

/** A changed row. `now` has the changed columns, all columns of a new row, or null for a deleted row. */
interface Change {
  table: string;
  id: string;
  now: Record<string, unknown> | null;
}

type Content = Map<string, { table: string; id: string; row: Record<string, unknown> }>;

/**
 * Runs the data functions of the screens on the database of this test file. The database has the seeds and, by default,
 * the rows of the permission matrix. Writes stay until a call of `restore`.
 */
export async function startStaffSite(rows = fixtureSql) {
  const backend = await startTestBackend();
  await backend.script(rows);
  const kept = await keepContent(
    backend,
    'kept',
    tableNames.map((table) => `public.${table}`),
  );

  const sent: { path: string; body: string }[] = [];
  const server = setupServer(
    http.all(/\/(rest|auth|storage)\/v1\//, async ({ request }) => {
      const { origin, pathname } = new URL(request.url);
      // The backend sends this request to the stack, which is another process.
      if (origin !== siteOrigin) return passthrough();
      const answer = await backend.fetch(request);
      sent.push({ path: pathname, body: await answer.clone().text() });
      return answer;
    }),
  );
  server.listen({ onUnhandledRequest: 'error' });
  const data = await loadDataLayer();

  return {
    ...data,
    backend,
    sent,
    /** Signs in with the password of all test accounts; null signs out. */
    async signInAs(who: string | null): Promise<void> {
      const email = `${who}@handheld-legacy.test`;
      if (data.storedSession()?.user.email === email) return;
      data.signOut();
      if (who !== null) await data.signIn({ email, password: 'handheld-1989' });
    },
    /**
     * Returns the rows of all public tables except `revisions`. Omits the columns that every write changes. Other tests
     * cover the revisions.
     */
    content: () => contentOf(backend),
    restore: kept.restore,
    async close(): Promise<void> {
      // The next test file uses the same modules.
      data.signOut();
      server.close();
      await kept.forget();
      await backend.close();
    },
  };
}

export type StaffSite = Awaited<ReturnType<typeof startStaffSite>>;

const siteOrigin = 'http://localhost:3000';

/** Returns the differences, sorted by table and id. */
export function changesBetween(before: Content, after: Content): Change[] {
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((key): Change[] => {
    const [old, now] = [before.get(key), after.get(key)];
    const { table = '', id = '' } = old ?? now ?? {};
    if (!now) return [{ table, id, now: null }];
    const differing = Object.entries(now.row).filter(([column, value]) => !sameValue(value, old?.row[column]));
    return differing.length > 0 ? [{ table, id, now: Object.fromEntries(differing) }] : [];
  });
}

/** Loads the data functions. The interception must already run, because the auth client reads its session at once. */
async function loadDataLayer() {
  // A new client of supabase-js needs the class WebSocket, which Node 20 lacks. No test opens a WebSocket.
  vi.stubGlobal('WebSocket', EventTarget);
  const [site, staff] = await Promise.all([import('./site-data.ts'), import('./staff-data.ts')]);
  const isFunction = ([name, value]: [string, unknown]) => typeof value === 'function' && /^[a-z]/.test(name);
  const functions = Object.entries(staff).filter(isFunction);
  const staffFunctions = functions.map(([name]) => name);
  return { staffFunctions, ...site, ...staff };
}

async function contentOf({ sql }: Backend): Promise<Content> {
  const rowsOf = (table: string) =>
    `select '${table}' as table, to_jsonb(t) - '{updated_at,search,staff_search,search_category,picture_hashes}'::text[] as row from public.${table} t`;
  // Every change adds a revision.
  const tables = tableNames.filter((table) => table !== 'revisions');
  const rows = await sql<{ table: string; row: Record<string, unknown> }>(tables.map(rowsOf).join(' union all '));
  return new Map(
    rows.map(({ table, row }) => {
      const id = String(table === 'post_slugs' ? row.slug : row.id);
      return [`${table} ${id}`, { table, id, row }];
    }),
  );
}

function sameValue(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
